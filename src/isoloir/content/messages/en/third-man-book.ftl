# The whole rules, chapter by chapter; see core/rulebook.py.
third-man-book-goal-title = What it’s about
third-man-book-goal =
    { $most_players } players climb up and down a staircase from −{ $limit } to +{ $limit }. You move by bidding cards, and the best bid isn’t always the highest.
    A match takes several rounds. The player who stands highest at the end of a round wins a token, and { $tokens } tokens win the match.
third-man-book-components-title = What’s on the table
third-man-book-components =
    - Each player has the same { $hand } cards, 0 to { $highest }. The only secret is which card you choose.
    - A staircase that shows everyone’s score, and { $all_tokens } tokens for the rounds you win. That’s always enough, since { $tokens } win the match.
    - Cards that have been played stay face up, so everyone knows what the others still hold.
third-man-book-start-title = The start
third-man-book-start =
    { $first_leader ->
        [random] The leader of the first bid is picked at random.
        [0] At this table the player in the first seat leads the first bid of the match.
        [1] At this table the player in the second seat leads the first bid of the match.
        [2] At this table the player in the third seat leads the first bid of the match.
       *[3] At this table the player in the fourth seat leads the first bid of the match.
    }
    At the start of every round all scores are 0 and everyone has all { $hand } cards again. You keep your tokens.
third-man-book-lead-title = Leading
third-man-book-lead = The leader plays one of their cards face up. The other three see it before they choose.
third-man-book-follow-title = Answering
third-man-book-follow = The other three each choose a card, in secret and at the same time. When they’ve all chosen, the cards are turned over together.
third-man-book-gains-title = What a card scores
third-man-book-gains =
    - Highest card: gains { $prize } points minus its own value.
    - Card in second place: loses points equal to its value.
    - Card in third place: gains twice its value.
    - Card in last place: its player doesn’t move.
    Equal cards tie, and the place below a tie stays empty. If two cards tie for highest, they share the { $prize } points: each gets { $half } minus its value, and nobody is second. If two cards tie for second, each loses its player points equal to its value, and nobody is third. If two tie for third, both gain twice their value, and nobody is last.
third-man-book-case-four = Four different cards: { $gain0 }, { $gain1 }, { $gain2 }, { $gain3 }.
third-man-book-case-firsts = Tie for highest: { $gain0 } and { $gain1 }. The next card is third and gets { $gain2 }; the last gets { $gain3 }.
third-man-book-case-seconds = Tie for second: the highest gets { $gain0 }, the two tied for second get { $gain1 } each, and the last gets { $gain3 }.
third-man-book-case-thirds = Tie for third: { $gain0 }, { $gain1 }, then { $gain2 } for each of the two tied cards.
third-man-book-case-pairs = Two pairs: { $gain0 } for each of the two highest, { $gain2 } for each of the two below.
third-man-book-void-title = A void bid
third-man-book-void =
    If three or four cards are equal, the bid is void: nobody moves, everyone takes their card back, and the same player leads again with any card.
    If the same bid is void { $voids } times in a row, it counts as 0 for everyone, and its cards are gone.
third-man-book-case-void = Three fives: the bid is void, and the 2 doesn’t change that.
third-man-book-next-title = Who leads next
third-man-book-next =
    The player with the highest score leads the next bid. If players tie, the lead goes to the one who has just moved up the most. If they still tie, compare their moves in the bid before that, and so on back through the round.
    If their moves have been the same all along, go clockwise, starting with the last leader: the first of the tied players leads. Void bids don’t count as moves.
third-man-book-end-title = The end of a round
third-man-book-end =
    A round is over as soon as someone reaches or passes +{ $limit } or −{ $limit }, or after { $bids } bids; the last card isn’t played.
    The player with the highest score takes the token, whatever ended the round: −2 is higher than −5. Scores past { $limit } count in full.
    If players tie for the highest score, the tie is broken as it is for the lead. If their moves have been the same all along, nobody gets a token and a new round begins.
third-man-book-match-title = The end of the match
third-man-book-match =
    { $tokens } tokens win the match. Until then, the winner of a round leads the next one.
    After { $most_rounds } rounds the player with the most tokens wins; if players tie, they share the victory.
third-man-book-cases-title = Rare cases
third-man-book-cases =
    - If two players pass +{ $limit } in the same bid, the one with the higher score takes the token.
    - If one player reaches +{ $limit } and another −{ $limit } in the same bid, the player with the highest score takes the token.
    - If nobody wins the token, go clockwise, starting with the last leader: the first of the tied players leads the next round.
third-man-book-advice-title = A word of advice
third-man-book-advice =
    - Third, never second: nothing pays like third place, and nothing hurts like second.
    - A 0 costs nothing anywhere. Keep it for a bid you’d rather not be in.
    - Look at what the others have left. Late in a round you often know who can come second.
    - You can end a round by pushing someone past −{ $limit }. Do it while you’re the one who stands highest.
