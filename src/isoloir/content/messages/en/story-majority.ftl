# What decided a game of Majority.
story-majority-LastPile = The last pile: { $how ->
        [score] { $seats } banked together and took
       *[two] only { $seats } were still in, and they took
    } { $points ->
        [one] { $points } point each
       *[other] { $points } points each
    }, which ended the game.
story-majority-ThoughtAlike = { $seats } think most alike: they voted the same way { $times } times out of { $votes }.
story-majority-AloneOut = { $vote ->
        [score] On “{ $reference }” nobody else wanted to bank yet: { $seat } was out, and the round went on to pay { $points } points.
       *[other] On “{ $reference }” nobody else chose “{ $word }”: { $seat } was out, and the round went on to pay { $points } points.
    }
story-majority-RichestPile = The richest pile: { $points } points { $count ->
        [one] for
       *[other] each for
    } { $seats }.
story-majority-OneMind = On “{ $reference }” all { $voters } votes went to “{ $word }”.
story-majority-NoMind = On “{ $reference }” no two players agreed: { $voters } votes, { $voters } different ideas.
