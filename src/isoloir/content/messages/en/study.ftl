# A finished game looked at as a whole, for those who played it.

study-title = A closer look
study-back = Back to the replay

study-decided = The moment that decided it
study-decided-at = From step { $n } of { $last } to the end, { $count ->
        [one] { $names } was alone in the lead.
       *[other] { $names } were ahead of everyone else.
    }
study-decided-last = { $count ->
        [one] It took the very last step to put { $names } alone in the lead.
       *[other] It took the very last step to put { $names } ahead of everyone else.
    }
study-decided-start = { $count ->
        [one] { $names } was alone in the lead from the first step to the last.
       *[other] { $names } were ahead of everyone else from the first step to the last.
    }
study-decided-never = Nobody took the lead for good: the game was only decided at the end.
study-stopped = This game was stopped early, so there’s no moment that decided it.
study-turned = { $count ->
        [one] At that step only { $names } could have changed the result by choosing differently.
       *[other] At that step any one of these players could have changed the result by choosing differently: { $names }.
    }
study-see = See step { $n }
study-lead = { $count ->
        [0] The lead never changed hands.
        [one] The lead changed hands once.
       *[other] The lead changed hands { $count } times.
    }

study-alike = Who chose alike
study-alike-how = When two players were asked the same thing, how often did they give the same answer? The line across each bar marks what pure chance would give.
study-alike-none = In this game, no two players were asked quite the same thing.
study-alike-two = { $one } and { $other }
study-alike-count = { $alike } of { $asked }
study-alike-chance = by chance: { $count }
study-alike-all = { $count ->
        [one] One more pair
       *[other] { $count } more pairs
    }

study-weight = Who tipped the scales
study-weight-how = For each player: how often would a different answer have changed the outcome right away, with everyone else’s answers unchanged?
study-weight-none = Nobody had anything to decide in this game.
study-weight-count = { $pivotal } of { $choices }

study-evening = The whole evening: { $count } games
study-evening-won = { $names } won
