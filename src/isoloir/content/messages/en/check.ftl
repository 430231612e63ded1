# What `isoloir check` and `isoloir.testing` say about a game, to the person writing it.

check-ends = It ends, and only then says who has won
check-teams = Everyone is in one team, and a team wins or loses together
check-questions = Its questions can be answered
check-tells = Everything it tells players is on its list of events, and can be saved
check-refuses = It refuses what wasn’t offered, and doesn’t change
check-repeats = The same seed and choices make the same game
check-order = It doesn’t matter who seals first
check-boards = No step changes an earlier board
check-saves = It can be saved, loaded and copied at every pause
check-travels = Its views can be sent and read again
check-leaks = Nobody learns a secret from a view, a question, an event or an order
check-swaps = Everything it calls secret is really put to the test
check-redeals = A board dealt again from what one seat knows looks the same to that seat
check-bots = Bots only go by what they see
check-moments = What is told adds up to what’s seen afterwards
check-words = There are words for everything it asks and tells

check-fault-raised = it crashes: { $why } (at { $where })
check-fault-endless = it hasn’t ended after { $pauses } questions; give it a final round
check-fault-over-unsaid = nobody is asked anything, but board.next is “{ $next }” instead of OVER, or the other way round
check-fault-winners-early = there are winners at step “{ $step }”, before the game is over
check-fault-winners-late = the game is over, and winners() is empty
check-fault-winners-strange = winners() names seats that don’t exist: { $seats }
check-fault-scores-count = scores() has { $got } numbers for { $seats } seats
check-fault-teams-seats = not every seat is in exactly one team: { $teams }
check-fault-teams-split = team { $team } wins only in part; winners: { $winners }
check-fault-asks-nobody = “{ $what }” is asked of seat { $seat }, which doesn’t exist
check-fault-asks-unnamed = a question at step “{ $step }” has no name: Ask("name", options)
check-fault-options-none = “{ $what }” offers nothing to choose from (see { $where })
check-fault-options-twice = “{ $what }” offers something twice (see { $where })
check-fault-options-type = “{ $what }” offers { $option }, which is neither a text nor a whole number (see { $where })
check-fault-options-take = “{ $what }” wants { $take } of { $count } options (see { $where })
check-fault-modest = the modest answer to “{ $what }” isn’t among its options (see { $where })
check-fault-event-unlisted = { $event } is told but not listed in GAME.events (see { $where })
check-fault-event-nobody = { $event } is told to a seat that doesn’t exist (see { $where })
check-fault-event-travels = { $event } comes back different once it’s saved and read: keep to numbers, strings, tuples and Values (see { $where })
check-fault-refusal-trace = a refused choice at step “{ $step }” has changed the game
check-fault-refusal-words = a refusal doesn’t say whose choice it was or what it was about: { $said }
check-fault-not-refused = a choice that wasn’t offered is accepted: { $choices }
check-fault-not-repeatable = step “{ $step }” turns out differently the second time: all chance must come from chance(board.seed, …), and no set may decide an order (see { $where })
check-fault-order-of-sealing = step “{ $step }” depends on who sealed first: go through the seats in order, not through the answers (see { $where })
check-fault-board-changed = the board of step “{ $step }” was changed later: boards are replaced, never changed; no lists or dicts in them
check-fault-save-board = after saving and loading, the board differs in: { $field }; keep to numbers, strings, tuples and Values
check-fault-save-asks = after saving and loading at step “{ $step }”, the questions differ
check-fault-save-step = a copy plays on differently from the original; the board differs in: { $field }
check-fault-save-told = a copy tells something different after step “{ $step }”
check-fault-view-seat = the view made for { $viewer } says it’s for { $got }: its field `seat` must be the viewer
check-fault-view-travels = a view at step “{ $step }” comes back different once it’s sent and read: keep to numbers, strings, tuples and Values
check-fault-leak-view = { $viewer ->
        [screen] everyone
       *[other] seat { $viewer }
    } can read a secret in `{ $field }` of the view, at step “{ $step }” (see { $where })
check-fault-leak-order = { $viewer ->
        [screen] everyone
       *[other] seat { $viewer }
    } can read a secret in the order of `{ $field }` of the view, at step “{ $step }”: sort it, or shuffle it by chance (see { $where })
check-fault-leak-asked = who is asked “{ $what }” at step “{ $step }” tells { $viewer ->
        [screen] everyone
       *[other] seat { $viewer }
    } a secret (see { $where })
check-fault-leak-question = the options of “{ $what }” at step “{ $step }”, or their order, tell seat { $viewer } a secret (see { $where })
check-fault-leak-event = { $event } at step “{ $step }” tells { $viewer ->
        [screen] everyone
       *[other] seat { $viewer }
    } something that’s neither in the view before it nor in the one after it. If it isn’t a secret, keep it on the board and in the view; if it is, tell it with only=seat (see { $where })
check-fault-swap-public = swap_secrets changes { $fields }, which GAME.secrets doesn’t list (see { $where })
check-fault-never-swapped = swap_secrets never changes { $fields }, so a leak of it wouldn’t be found (see { $where })
check-fault-redeal-view = a board dealt from what { $viewer ->
        [screen] everyone
       *[other] seat { $viewer }
    } knows at step “{ $step }” looks different to that seat in: { $field } (see { $where })
check-fault-redeal-asks = a board dealt from what { $viewer ->
        [screen] everyone
       *[other] seat { $viewer }
    } knows at step “{ $step }” asks different questions (see { $where })
check-fault-redeal-endless = a board dealt from a view ends without winners
check-fault-neither-secret-nor-seen = { $field } of the board is neither in the view nor listed in GAME.secrets
check-fault-not-at-a-pause = { $maker } makes a board that doesn’t stop at a question, from step “{ $step }”
check-fault-bots-peek = the bot “{ $level }” answers “{ $what }” from things it can’t see
check-fault-settles = GAME.settles names fields that the view doesn’t have: { $fields }
check-fault-alike = GAME.alike says that everyone sees the same, but seats differ in: { $fields }
check-fault-fold = after { $told }, the fold differs from the view in: { $fields } (see { $where })
check-fault-words = there are no words for `{ $name }`: add them next to the game, in { $key }’s .ftl file
