third-man-title = The Third Man
third-man-line = Third place pays, second place hurts.
third-man-rules =
    { $most_players } players, each with { $hand } cards from 0 to { $highest }. In each bid the leader plays a card face up; the other three answer in secret, and their cards are turned over together.
    The highest card scores { $prize } points minus its own value. The card in second place loses points equal to its value. The card in third place scores twice its value. The last scores nothing.
    Tie for highest: each scores { $half } minus its value, nobody is second, and the next card down is third. Tie for second: each loses points equal to its value, and nobody is third. Tie for third: both score twice their value.
    Three or four equal cards: the bid is void and everyone takes their card back. Played cards stay face up, so you always know what the others have left.
    The player who’s ahead leads the next bid; if players are tied, it’s the one who has just gained the most.
    A round ends when someone reaches +{ $limit } or −{ $limit }, or after { $bids } bids: the player who’s ahead takes a token. { $tokens } tokens win the match.

third-man-ask-lead = You lead. Which card do you play face up?
third-man-ask-follow = Which card do you answer with?

third-man-event-DealBegan = Round { $deal }: { $you ->
        [yes] you lead
       *[no] { $seat } leads
    } the first bid.
third-man-event-Led = { $you ->
        [yes] You lead
       *[no] { $seat } leads
    } with the { $card }.
third-man-event-Revealed = The cards are turned over: { $cards }.
third-man-event-BidVoid = The bid is void: three or more cards are equal. Everyone takes their card back and the same player leads again.
third-man-event-BidSpent = The bid is void yet again: this time the cards are lost, and nobody moves.
third-man-event-BidScored = Scores: { $scores }.
third-man-event-LeadPassed = { $you ->
        [yes] You lead
       *[no] { $seat } leads
    } the next bid.
third-man-event-TokenWon = End of the round: { $you ->
        [yes] you’re ahead and take
       *[no] { $seat } is ahead and takes
    } a token!
third-man-event-DealTied = { $seats } are tied: nobody takes the token.
third-man-event-GameWon = { $count ->
        [one] { $you ->
            [yes] You win the match!
           *[no] { $seats } wins the match.
        }
       *[other] { $seats } share the victory.
    }

# For the terminal.
third-man-board-deal = Round { $deal } · bid { $bid } of { $bids }
third-man-board-over = The match is over
third-man-board-lead = On the table: the { $card }, played by { $name }
third-man-board-lead-you = On the table: your { $card }
third-man-board-voids = { $voids ->
        [one] this bid has been void once
       *[other] this bid has been void { $voids } times
    }
third-man-board-cards = cards left
third-man-board-score = score
third-man-board-tokens = tokens
third-man-why-first = first: { $prize } minus { $card }
third-man-why-first-tied = tied for first: { $half } minus { $card }
third-man-why-second = second: minus { $card }
third-man-why-third = third: twice { $card }
third-man-why-last = last: stays put

# For the page.
third-man-face-you = you
third-man-face-stairs = The stairs from −{ $limit } to +{ $limit }
third-man-face-leads = leads
third-man-face-moved = { $way ->
        [up] { $you ->
            [yes] You climb
           *[no] { $name } climbs
        }
       *[down] { $you ->
            [yes] You drop
           *[no] { $name } drops
        }
    } { $steps }, to { $score }
third-man-face-stayed = { $you ->
        [yes] You stay put.
        [too] { $count ->
            [2] You and { $list } stay put.
           *[other] You, { $names } stay put.
        }
       *[no] { $names } { $count ->
            [one] stays put.
           *[other] stay put.
        }
    }
third-man-face-nobody-moved = Nobody moves.
third-man-face-token = { $you ->
        [yes] You take
       *[no] { $name } takes
    } the token for this round.
third-man-face-first = 1st
third-man-face-second = 2nd
third-man-face-third = 3rd
third-man-face-last = last
third-man-face-no-second = Two cards tie for first, so nobody is second.
third-man-face-no-third = Two cards tie for second, so nobody is third.
third-man-face-highest = highest
third-man-face-place = { $place }:
third-man-face-sum-first = { $prize } − { $card }
third-man-face-sum-first-tied = { $half } − { $card }
third-man-face-sum-second = −{ $card }
third-man-face-sum-third = 2 × { $card }
third-man-face-past = last bid:
third-man-page-last = The last bid
third-man-face-card = card
third-man-face-one = Card { $card }
third-man-face-worth = What this card would score
third-man-face-done = Round { $deal } · bid { $bid } of { $bids } is over
third-man-face-aim = The round ends at +{ $limit }, at −{ $limit } or after { $bids } bids: the player who’s ahead takes a token. { $tokens } tokens win the match.
third-man-face-street = The cards in this bid
third-man-face-next = leads next
third-man-page-lead = Bid { $bid }: { $name } plays first, face up.
third-man-page-answer = The other three answer in secret.
