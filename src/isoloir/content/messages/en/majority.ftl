majority-title = Majority
majority-subtitle = the words
majority-line = Not the best link between two words: the one the others will see.
majority-rules =
    { $least_players } to { $most_players } players. One word is the reference; three more are laid out at A, B and C.
    Everyone votes in secret for the word they think most people will link to the reference, or for Bank.
    All votes are revealed at once. The option with the most votes wins, as long as it has at least { $majority }; if several options tie, they all win.
    A winning word goes on top of the pile and becomes the new reference. Everyone who chose it plays on with three new words; the others are out until the next round.
    If Bank wins, everyone who chose it gets one point per card in the pile. If Bank wins alone, the round is over; if it ties with a word, the players who chose that word play on.
    When only two players are still in, the round is over and they each get one point per card in the pile.
    If no option has { $majority } votes, the round is over and nobody scores.
    { $reversed_rounds ->
        [true] At this table a card is tossed before each round: if it comes up green, you look for the word that goes best with the reference; if it comes up red, for the one that goes least well with it.
       *[other] { "" }
    }
    { $show_totals ->
        [true] Points are kept face up.
       *[other] Points are kept face down.
    } Once a round ends and someone has { $goal } points or more, the player with the most points wins.

majority-ask-vote = What will most of the others choose?
majority-ask-vote-most = Which word goes best with “{ $reference }”?
majority-ask-vote-least = Which word goes least well with “{ $reference }”?
majority-choice-vote-A = A
majority-choice-vote-B = B
majority-choice-vote-C = C
majority-choice-vote-score = Bank

majority-event-RoundBegan = Round { $round }: everyone is in. The first reference is “{ $word }”. { $aim ->
        [least] Red card: look for the word that goes LEAST well with it.
       *[most] Look for the word that goes best with it.
    }
majority-event-Shuffled = A pack has run out: { $cards } cards are turned over, shuffled and split into three packs again.
majority-event-TurnBegan = Turn { $turn }. With “{ $reference }”: { $words }.
majority-event-Voted = The votes are revealed: { $votes }.
majority-event-NoMajority = No option has { $majority } votes: there’s no majority, and nobody scores.
majority-event-Scored = Bank wins. One point per card in the pile: { $points ->
        [one] 1 point
       *[other] { $points } points
    } each for { $seats }.
majority-event-WordsWon = Added to the pile: { $words }. That makes { $pile } cards. Still in: { $seats }.
majority-event-Eliminated = Out until the next round: { $seats }.
majority-event-TwoLeft = Only two players are left. One point per card in the pile: { $points } points each for { $seats }.
majority-event-TooFewCards = Nearly all the cards are in the pile. The round is over and nobody scores.
majority-event-RoundEnded = End of round { $round }: { $gains }.
majority-event-GameWon = The game is over. { $scores }. { $count ->
        [one] { $you ->
            [yes] You win!
           *[no] { $seats } wins.
        }
       *[other] { $seats } share the victory.
    }

majority-aim-most = the best match
majority-aim-least = the WORST match
majority-nobody-scores = nobody scores

# For the terminal.
majority-board-turn = Round { $round } · turn { $turn } · looking for { $aim }
majority-board-over = The game is over
majority-board-pile = Pile: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
majority-board-in = in
majority-board-out = out
majority-board-vote = last vote
majority-board-round = this round
majority-board-points = points
majority-board-hidden = face down

# What can be wrong with a house word.
error-majority-house-word-empty = house word { $number } (“{ $word }”) has no letters or digits
error-majority-house-word-long = house word { $number } (“{ $word }”) is too long for a card: { $most } characters at most
error-majority-house-word-characters = house word { $number } (“{ $word }”) has characters that can’t be shown on a card
error-majority-house-word-twice = house word { $number } (“{ $word }”) is already in the game: “{ $twin }”

# For the page.
majority-page-round = Round { $round }
majority-page-turn = Round { $round } · turn { $turn }
majority-page-reference = reference
majority-page-pile = { $cards ->
        [one] The pile: 1 card, 1 point
       *[other] The pile: { $cards } cards, { $cards } points
    }
majority-page-chain = Words in the pile, oldest first
majority-page-words = What you can vote for
majority-page-score-worth = { $points ->
        [one] 1 point if Bank wins
       *[other] { $points } points if Bank wins
    }
majority-page-wins = wins
majority-page-quoted = “{ $word }”
majority-page-heap = { $vote }: { $seats }
majority-page-began = Round { $round }: everyone is in. { $aim ->
        [least] Red card: look for the word that goes LEAST well with “{ $word }”.
       *[most] Look for the word that goes best with “{ $word }”.
    }
majority-page-open = The votes are revealed.
majority-page-voted = The votes are revealed. { $votes }.
majority-page-won-brief = { $count ->
        [one] { $words } wins with { $votes } votes: { $pile } cards in the pile.
       *[other] { $words } tie for the win: { $pile } cards in the pile, { $top } on top.
    }
majority-page-won = { majority-page-won-brief } Still in: { $seats }.
majority-page-out = { $count ->
        [one] { $seats } is out.
       *[other] { $seats } are out.
    }
majority-page-why-vote = Vote with the crowd and you stay in.
majority-page-why-stay = The last two take the pile.
majority-page-final = The vote that ended the game
majority-page-people = Who’s in
majority-page-gain = +{ $points }
majority-page-paid-score = Bank: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
majority-page-paid-two = last two: { $cards } cards
majority-page-points = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
majority-page-hidden = Totals stay hidden until the end. The game ends at { $goal } points.
majority-page-only-you = Only you can see your total. The game ends at { $goal } points.
majority-page-you-are-out = You’re out until the next round.
majority-page-last = The last vote:
majority-page-ordinary = Green card
majority-page-reversed = Reversed round
majority-page-aim-most = Look for the word that goes best with the reference.
majority-page-aim-least = Look for the word that goes LEAST well with the reference.
majority-page-toss = Toss the card
majority-page-toss-somebody = Someone, toss the card!
majority-page-began-toss = Round { $round }: everyone is in. Toss the card!
majority-ask-vote-toss = With “{ $reference }”: which word? Toss the card first.
