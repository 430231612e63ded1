# What decided a game of Démocrazy.
story-democrazy-when = on turn { $round }
story-democrazy-see-round = Replay the end of turn { $round }
story-democrazy-history = Turn by turn: everyone’s points if the game had ended there
story-democrazy-LawDecided = { $law } made a difference of { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in all at the final count. { $turned ->
        [yes] Without that law, { $rivals ->
            [one] victory would have gone to { $others }
           *[other] { $others } would have shared the victory
        }.
       *[no] No law made a bigger difference, but the outcome would have been the same without this one.
    }
story-democrazy-JokerDecided = The vote on { $law } was { $yes } YES to { $no } NO, but { $seat } played a joker ({ $joker }), so the law was { $adopted ->
        [yes] adopted.
       *[no] rejected.
    }
story-democrazy-OneVoice = { $law } was { $adopted ->
        [yes] adopted
       *[no] rejected
    } by a single vote: { $yes } YES to { $no } NO.
story-democrazy-BusiestTurn = No turn changed the scores more than turn { $round }, when { $law } was adopted: { $points } points in one go.
story-democrazy-RichestLost = { $seat } held the most tokens ({ $tokens }) but only finished { $place ->
        [2] second.
        [3] third.
       *[other] { $place }th.
    }
