# The whole rules, chapter by chapter; see core/rulebook.py.
third-man-book-goal-title = What it’s about
third-man-book-goal =
    Four players walk up and down a staircase from −20 to +20. You move by bidding cards, and the best bid isn’t always the highest.
    A match is several deals. Each deal brings one token to the player who stands highest; three tokens win the match.
third-man-book-components-title = What is on the table
third-man-book-components =
    - Each player has the same ten cards, 0 to 9. Nothing is dealt and nothing is hidden but the choice itself.
    - A staircase with every player’s score, and tokens for deals won.
    - Cards that were played stay in sight, so everyone knows what everyone else still holds.
third-man-book-start-title = The start
third-man-book-start =
    { $first_leader ->
        [random] Who leads the first bid of the match is drawn by lot.
        [0] At this table the first seat leads the first bid of the match.
        [1] At this table the second seat leads the first bid of the match.
        [2] At this table the third seat leads the first bid of the match.
       *[3] At this table the fourth seat leads the first bid of the match.
    }
    At the start of every deal all scores are 0 and everyone holds all ten cards again. Tokens are kept.
third-man-book-lead-title = Leading
third-man-book-lead = The leader lays one card from hand face up. The three others see it before they choose.
third-man-book-follow-title = Answering
third-man-book-follow = The three others choose a card each, in secret and at the same time. When all have chosen, the cards are turned up together.
third-man-book-gains-title = What a card brings
third-man-book-gains =
    - Highest card: 10 points minus its own value.
    - Second: loses its value.
    - Third: gains twice its value.
    - Last: stays where it is.
    Equal cards share a rank, and the ranks below move down. Two highest: the 10 is split, so each gets 5 minus its value, and nobody is second. Two seconds: both lose their value, and nobody is third. Two thirds: both gain double, and nobody is last.
third-man-book-case-four = Four different cards: { $gain0 }, { $gain1 }, { $gain2 }, { $gain3 }.
third-man-book-case-firsts = Two highest: { $gain0 } and { $gain1 }. The next is third and gets { $gain2 }; the last { $gain3 }.
third-man-book-case-seconds = Two seconds: the highest gets { $gain0 }, both seconds { $gain1 }, and the last { $gain3 }.
third-man-book-case-thirds = Two thirds: { $gain0 }, { $gain1 }, then { $gain2 } for each of the thirds.
third-man-book-case-pairs = Two pairs: two firsts with { $gain0 } each and two thirds with { $gain2 } each.
third-man-book-void-title = A void bid
third-man-book-void =
    If three or four cards are equal, the bid is void: nobody moves, everyone takes their card back, and the same player leads again with any card.
    The twentieth void in a row of the same bid counts as 0 for everyone, and its cards are spent.
third-man-book-case-void = Three fives: the bid is void, the 2 changes nothing.
third-man-book-next-title = Who leads next
third-man-book-next =
    The highest score leads the next bid. If several are level, the one among them who has just moved up most; if that’s level too, the bid before that, and so on back through the deal.
    If they moved alike all along, the first of them clockwise from the last leader, the last leader included. Void bids are no movement.
third-man-book-end-title = The end of a deal
third-man-book-end =
    A deal is over as soon as someone stands at +20 or beyond, or at −20 or below, or after nine bids; the tenth card isn’t played.
    The highest score takes the token, whatever ended the deal: −2 is higher than −5. Scores past 20 count exactly.
    If the highest score is shared, the same comparison as for the lead settles it. If all movements were identical, nobody gets a token and a new deal begins.
third-man-book-match-title = The end of the match
third-man-book-match =
    Otherwise the winner of the deal leads the next one. Three tokens win the match.
    After fifty deals most tokens win, and equals share it.
third-man-book-cases-title = Rare cases
third-man-book-cases =
    - Two players pass +20 together: the higher one takes the token.
    - One reaches +20 and another −20 in the same bid: the highest score takes the token.
    - After a deal without a token, the first of the tied players clockwise from the last leader leads.
