# What decided a match of The Third Man.
story-third-man-history = Round by round
story-third-man-see-round = Replay the end of round { $round }
story-third-man-when = in round { $round }
story-third-man-OtherCard = { $spent ->
        [yes] { $seat } spent the { $card } too early: kept for the last bid and played instead of the { $played }, it would have taken the token from { $winner }.
       *[no] In the last bid { $seat } still held the { $card }: played instead of the { $played }, it would have taken the token from { $winner }.
    }
story-third-man-BestThird = The finest third place: { $seat } with the { $card }, { $points } points in one go.
story-third-man-WorstFall = { $place ->
        [1] The costliest bid: { $seat } played the { $card }, tied for first and still lost { $points } points.
       *[other] The costliest bid: { $seat } came second with the { $card } and lost { $points } points.
    }
story-third-man-SankTheDeal = { $seat } fell to { $score }, which ended the round; the token went to { $winner }.
story-third-man-points = { $points ->
        [one] { $points } token
       *[other] { $points } tokens
    }
