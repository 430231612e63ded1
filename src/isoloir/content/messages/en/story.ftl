# What decided a game, once it is over: what holds for any game with scores.
story-title = What decided it
story-history = Round by round
story-chart = Scores, round by round
story-round = Round
story-place = { $place ->
        [1] first place
        [2] second place
        [3] third place
       *[other] { $place }th place
    }
story-table = The scores as a table
story-see-n = See that moment: step { $n } of the replay
story-see-round = Replay the end of round { $round }
story-when = in round { $round }
story-Shared = Nothing separates them: { $seats } finish tied at { $score } and share the victory.
story-TieBroken = Tied at { $score } with { $others }, { $seats } { $count ->
        [one] wins
       *[other] win
    } on the tie-break.
story-Won = { $seats } { $count ->
        [one] wins
       *[other] win
    } with { $score }.
story-Margin = { $seats } { $count ->
        [one] wins
       *[other] win
    } with { $score }; { $others } { $rivals ->
        [one] is
       *[other] are
    } { $ahead } behind.
story-LedThroughout = { $seats } { $count ->
        [one] was
       *[other] were
    } in the lead at the end of every round.
story-TookTheLead = { $seats } took the lead { $when } and { $count ->
        [one] was
       *[other] were
    } never caught.
story-WonLast = { $behind ->
        [0] Tied with { $others } just before the end, { $seats } { $count ->
            [one] was
           *[other] were
        } in front when it counted.
       *[other] { $others } { $rivals ->
            [one] was
           *[other] were
        } still { $behind } ahead just before the end, but { $seats } { $count ->
            [one] was
           *[other] were
        } in front when it counted.
    }
story-WasBehind = Earlier, { $when }, { $seats } { $count ->
        [one] was
       *[other] were
    } { $behind } behind { $others }.
story-Swing = The biggest leap came { $when }: +{ $points } for { $seats }, { $ahead } more than anyone else.
story-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
