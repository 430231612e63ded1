# The whole rules, chapter by chapter; see core/rulebook.py.
third-man-book-goal-title = What it’s about
third-man-book-goal =
    { third-man-book-goal-stairs } { third-man-book-goal-bids }
    { third-man-book-goal-rounds } { third-man-book-goal-token }
third-man-book-goal-stairs = { $most_players } players climb up and down a staircase from −{ $limit } to +{ $limit }.
third-man-book-goal-bids = You move by bidding cards, and the best bid isn’t always the highest.
third-man-book-goal-rounds = A match takes several rounds.
third-man-book-goal-token = The player who stands highest at the end of a round wins a token, and { $tokens } tokens win the match.
third-man-book-components-title = What’s on the table
third-man-book-components =
    - { third-man-book-components-hand } { third-man-book-components-secret }
    - { third-man-book-components-tokens } { third-man-book-components-enough }
    - { third-man-book-components-open }
third-man-book-components-hand = Each player has the same { $hand } cards, 0 to { $highest }.
third-man-book-components-secret = The only secret is which card you choose.
third-man-book-components-tokens = A staircase that shows everyone’s score, and { $all_tokens } tokens for the rounds you win.
third-man-book-components-enough = That’s always enough, since { $tokens } win the match.
third-man-book-components-open = Cards that have been played stay face up, so everyone knows what the others still hold.
third-man-book-start-title = The start
third-man-book-start =
    { $first_leader ->
        [random] { third-man-book-start-by-lot }
        [0] { third-man-book-start-seat-1 }
        [1] { third-man-book-start-seat-2 }
        [2] { third-man-book-start-seat-3 }
       *[3] { third-man-book-start-seat-4 }
    }
    { third-man-book-start-fresh } { third-man-book-start-kept }
third-man-book-start-by-lot = The leader of the first bid is picked at random.
third-man-book-start-seat-1 = At this table the player in seat 1 leads the first bid of the match.
third-man-book-start-seat-2 = At this table the player in seat 2 leads the first bid of the match.
third-man-book-start-seat-3 = At this table the player in seat 3 leads the first bid of the match.
third-man-book-start-seat-4 = At this table the player in seat 4 leads the first bid of the match.
third-man-book-start-fresh = At the start of every round all scores are 0 and everyone has all { $hand } cards again.
third-man-book-start-kept = You keep your tokens.
third-man-book-lead-title = Leading
third-man-book-lead =
    { third-man-book-lead-open } { third-man-book-lead-seen }
third-man-book-lead-open = The leader plays one of their cards face up.
third-man-book-lead-seen = The other three see it before they choose.
third-man-book-follow-title = Answering
third-man-book-follow =
    { third-man-book-follow-secret } { third-man-book-follow-together }
third-man-book-follow-secret = The other three each choose a card, in secret and at the same time.
third-man-book-follow-together = When they’ve all chosen, the cards are turned over together.
third-man-book-gains-title = What a card scores
third-man-book-gains =
    - { third-man-book-gains-first }
    - { third-man-book-gains-second }
    - { third-man-book-gains-third }
    - { third-man-book-gains-last }
    { third-man-book-gains-tie } { third-man-book-gains-firsts } { third-man-book-gains-seconds } { third-man-book-gains-thirds }
third-man-book-gains-first = Highest card: gains { $prize } points minus its own value.
third-man-book-gains-second = Card in second place: loses points equal to its value.
third-man-book-gains-third = Card in third place: gains twice its value.
third-man-book-gains-last = Card in last place: its player doesn’t move.
third-man-book-gains-tie = Equal cards tie, and the place below a tie stays empty.
third-man-book-gains-firsts = If two cards tie for highest, they share the { $prize } points: each gets { $half } minus its value, and nobody is second.
third-man-book-gains-seconds = If two cards tie for second, each loses its player points equal to its value, and nobody is third.
third-man-book-gains-thirds = If two tie for third, both gain twice their value, and nobody is last.
third-man-book-case-four = Four different cards: { $gain0 }, { $gain1 }, { $gain2 }, { $gain3 }.
third-man-book-case-firsts = Tie for highest: { $gain0 } and { $gain1 }. The next card is third and gets { $gain2 }; the last gets { $gain3 }.
third-man-book-case-seconds = Tie for second: the highest gets { $gain0 }, the two tied for second get { $gain1 } each, and the last gets { $gain3 }.
third-man-book-case-thirds = Tie for third: { $gain0 }, { $gain1 }, then { $gain2 } for each of the two tied cards.
third-man-book-case-pairs = Two pairs: { $gain0 } for each of the two highest, { $gain2 } for each of the two below.
third-man-book-void-title = A void bid
third-man-book-void =
    { third-man-book-void-equal }
    { third-man-book-void-again }
third-man-book-void-equal = If three or four cards are equal, the bid is void: nobody moves, everyone takes their card back, and the same player leads again with any card.
third-man-book-void-again = If the same bid is void { $voids } times in a row, it counts as 0 for everyone, and its cards are gone.
third-man-book-case-void = Three fives: the bid is void, and the 2 doesn’t change that.
third-man-book-next-title = Who leads next
third-man-book-next =
    { third-man-book-next-highest } { third-man-book-next-moved } { third-man-book-next-before }
    { third-man-book-next-clockwise } { third-man-book-next-no-move }
third-man-book-next-highest = The player with the highest score leads the next bid.
third-man-book-next-moved = If players tie, the lead goes to the one who has just moved up the most.
third-man-book-next-before = If they still tie, compare their moves in the bid before that, and so on back through the round.
third-man-book-next-clockwise = If their moves have been the same all along, go clockwise, starting with the last leader: the first of the tied players leads.
third-man-book-next-no-move = Void bids don’t count as moves.
third-man-book-end-title = The end of a round
third-man-book-end =
    { third-man-book-end-over }
    { third-man-book-end-highest } { third-man-book-end-past }
    { third-man-book-end-tie } { third-man-book-end-all-tied }
third-man-book-end-over = A round is over as soon as someone reaches or passes +{ $limit } or −{ $limit }, or after { $bids } bids; the last card isn’t played.
third-man-book-end-highest = The player with the highest score takes the token, whatever ended the round: −2 is higher than −5.
third-man-book-end-past = Scores past { $limit } count in full.
third-man-book-end-tie = If players tie for the highest score, the tie is broken as it is for the lead.
third-man-book-end-all-tied = If their moves have been the same all along, nobody gets a token and a new round begins.
third-man-book-match-title = The end of the match
third-man-book-match =
    { third-man-book-match-won } { third-man-book-match-winner-leads }
    { third-man-book-match-longest }
third-man-book-match-won = { $tokens } tokens win the match.
third-man-book-match-winner-leads = Until then, the winner of a round leads the next one.
third-man-book-match-longest = After { $most_rounds } rounds the player with the most tokens wins; if players tie, they share the victory.
third-man-book-cases-title = Rare cases
third-man-book-cases =
    - { third-man-book-cases-both-up }
    - { third-man-book-cases-up-and-down }
    - { third-man-book-cases-nobody }
third-man-book-cases-both-up = If two players pass +{ $limit } in the same bid, the one with the higher score takes the token.
third-man-book-cases-up-and-down = If one player reaches +{ $limit } and another −{ $limit } in the same bid, the player with the highest score takes the token.
third-man-book-cases-nobody = If nobody wins the token, go clockwise, starting with the last leader: the first of the tied players leads the next round.
third-man-book-advice-title = A word of advice
third-man-book-advice =
    - { third-man-book-advice-third }
    - { third-man-book-advice-nought } { third-man-book-advice-nought-when }
    - { third-man-book-advice-look } { third-man-book-advice-guess }
    - { third-man-book-advice-push } { third-man-book-advice-push-when }
third-man-book-advice-third = Third, never second: nothing pays like third place, and nothing hurts like second.
third-man-book-advice-nought = A 0 costs nothing anywhere.
third-man-book-advice-nought-when = Keep it for a bid you’d rather not be in.
third-man-book-advice-look = Look at what the others have left.
third-man-book-advice-guess = Late in a round you often know who can come second.
third-man-book-advice-push = You can end a round by pushing someone past −{ $limit }.
third-man-book-advice-push-when = Do it while you’re the one who stands highest.
