# What `isoloir check` and `isoloir.testing` say about a game, to the person writing it.

check-ends = The game comes to an end, and names no winner before then
check-teams = Every player belongs to one team, and a team wins or loses together
check-questions = The game’s questions can be answered
check-tells = Everything the game tells players is in its list of events and can be saved
check-refuses = The game refuses a choice it didn’t offer, and nothing changes
check-repeats = The same seed and the same choices make the same game
check-order = It doesn’t matter who seals their choice first
check-boards = No step changes the board of an earlier step
check-saves = The game can be saved, loaded and copied at every pause
check-travels = The game’s views can be sent and read back
check-leaks = No view, question or event gives a secret away, not even by its order
check-swaps = Everything the game calls secret is actually tested for leaks
check-redeals = Dealing again from what one player knows doesn’t change what that player sees
check-bots = Bots only use what they can see
check-moments = What players are told adds up to what they see afterwards
check-words = There are words for everything the game asks or tells its players
check-options = The options can be chosen, each with its default
check-steps = Every step asks at most one question and leads on to the next step
check-labels = No dice are thrown twice
check-again = The game is the same in another process
check-texts = Every text fits the game, in every language

check-see = { $said } (see { $where })
check-fault-options-class = { $why }
check-fault-option-kind = the option “{ $option }” is of a type the lobby can’t show: use bool, Literal[…], Annotated[int, Meta(ge=…, le=…)] or a tuple of strings
check-fault-option-unbounded = the option “{ $option }” has no bounds: write Annotated[int, Meta(ge=…, le=…)]
check-fault-option-default = the default of the option “{ $option }” isn’t a value one could choose: { $why }
check-fault-objection-raised = GAME.objection crashes: { $why }. To refuse options, raise BadSetup("too-many")
check-fault-setup-refused = GAME.objection refuses the default options with { $seats } seats: { $why }
check-fault-next-unknown = there’s no step “{ $next }” in GAME.steps; did you mean { $near }?
check-fault-step-returns-nothing = step “{ $step }” doesn’t return a board: end each way through it with `return replace(board, …)`
check-fault-step-not-asked = step “{ $step }” returns a question instead of asking it: write `yield from` in front
check-fault-step-returns = step “{ $step }” has to return a board; it returns { $got }
check-fault-step-yields = step “{ $step }” has to ask with `yield from ask(…)`
check-fault-step-tells-first = step “{ $step }” tells something before its question: tell it afterwards, or in a step before
check-fault-step-asks-twice = step “{ $step }” asks a second time: make that a step of its own
check-fault-step-stuck = step “{ $step }” is still busy after { $seconds } seconds, in a loop that doesn’t seem to end
check-fault-yield-from = a question was never asked: write `yield from` in front of ask, ask_one or ask_some ({ $why })
check-fault-broken-rule = { $why }
check-fault-label-twice = chance(…, { $label }) is thrown { $times } times in one game, and it’s the same dice each time: add the round to the label, or use another one
check-fault-hash-seed = step “{ $step }” turns out differently in another process: it depends on the order of a set of strings, so sort it
check-fault-text-unknown = nothing in the game is called that, so nobody will ever read `{ $name }`; did you mean `{ $near }`?
check-fault-text-missing = `{ $name }` isn’t in { $file }
check-fault-text-variable = there’s no variable ${ $variable } for `{ $name }`; did you mean ${ $near }?
check-fault-hint-unknown = there’s nothing called “{ $hint }” to give a hint about; did you mean “{ $near }”?
check-fault-raised = the game crashes: { $why } (at { $where })
check-fault-endless = the game still isn’t over after { $pauses } questions; give it a final round
check-fault-over-unsaid = board.next has to be OVER when nobody is asked anything, and only then; here it’s “{ $next }”
check-fault-winners-early = there are winners at step “{ $step }”, before the game is over
check-fault-winners-late = the game is over, but winners() is empty
check-fault-winners-strange = winners() names seats that don’t exist: { $seats }
check-fault-scores-count = scores() returns { $got } numbers for { $seats } seats
check-fault-teams-seats = every seat has to belong to exactly one team; here the teams are { $teams }
check-fault-teams-split = only part of team { $team } wins; the winners are { $winners }
check-fault-asks-nobody = the question “{ $what }” is put to seat { $seat }, which doesn’t exist
check-fault-asks-unnamed = a question at step “{ $step }” has no name; write Ask("name", options)
check-fault-options-none = the question “{ $what }” has no options to choose from (see { $where })
check-fault-options-twice = the question “{ $what }” offers the same option twice (see { $where })
check-fault-options-type = the question “{ $what }” offers { $option }, which is neither a string nor a whole number (see { $where })
check-fault-options-take = the question “{ $what }” asks for { $take } of its { $count } options (see { $where })
check-fault-modest = GAME.modest answers “{ $what }” with something that isn’t one of the options (see { $where })
check-fault-event-unlisted = { $event } is sent to players, but isn’t listed in GAME.events (see { $where })
check-fault-event-nobody = { $event } is sent to a seat that doesn’t exist (see { $where })
check-fault-event-travels = { $event } isn’t the same once it has been saved and read back: use only numbers, strings, tuples and Values (see { $where })
check-fault-refusal-trace = at step “{ $step }”, a choice was refused but still changed the game
check-fault-refusal-words = a refusal has to say whose choice it was and which question it answered; this one doesn’t: { $said }
check-fault-not-refused = a choice that hadn’t been offered was accepted: { $choices }
check-fault-not-repeatable = step “{ $step }” doesn’t turn out the same the second time: take all randomness from chance(board.seed, …), and never rely on the order of a set (see { $where })
check-fault-order-of-sealing = step “{ $step }” depends on who seals first: go through the seats in order, not through the answers (see { $where })
check-fault-board-changed = the board of step “{ $step }” was changed later: replace boards instead of changing them, and keep lists and dicts out of them
check-fault-save-board = once saved and loaded, the board differs from the original in { $field }: use only numbers, strings, tuples and Values
check-fault-save-asks = once saved and loaded at step “{ $step }”, the game asks different questions
check-fault-save-step = a copy of the game doesn’t carry on like the original: their boards differ in { $field }
check-fault-save-told = after step “{ $step }”, a copy of the game doesn’t tell players the same things as the original
check-fault-view-seat = the view made for “{ $viewer }” says it’s for “{ $got }”: its field `seat` has to name the viewer
check-fault-view-travels = a view at step “{ $step }” isn’t the same once it has been sent and read back: use only numbers, strings, tuples and Values
check-fault-leak-view = { $viewer ->
        [screen] everyone
       *[other] seat { $viewer }
    } can read a secret in the view’s field `{ $field }`, at step “{ $step }” (see { $where })
check-fault-leak-order = { $viewer ->
        [screen] everyone
       *[other] seat { $viewer }
    } can guess a secret from the order of `{ $field }` in the view, at step “{ $step }”: sort that field, or shuffle it with chance() (see { $where })
check-fault-leak-asked = at step “{ $step }”, knowing who is asked “{ $what }” tells { $viewer ->
        [screen] everyone
       *[other] seat { $viewer }
    } a secret (see { $where })
check-fault-leak-question = at step “{ $step }”, the options of “{ $what }” or their order tell seat { $viewer } a secret (see { $where })
check-fault-leak-event = { $event } at step “{ $step }” tells { $viewer ->
        [screen] everyone
       *[other] seat { $viewer }
    } something that’s in neither the view before nor the view after. If it isn’t a secret, put it on the board and in the view; if it is, send it with only=seat (see { $where })
check-fault-swap-public = swap_secrets changes { $fields }, which GAME.secrets doesn’t list (see { $where })
check-fault-never-swapped = swap_secrets never changes { $fields }, so a leak there wouldn’t be found (see { $where })
check-fault-redeal-view = a board dealt from what { $viewer ->
        [screen] everyone
       *[other] seat { $viewer }
    } knows at step “{ $step }” doesn’t look the same to them: the difference is in { $field } (see { $where })
check-fault-redeal-asks = a board dealt from what { $viewer ->
        [screen] everyone
       *[other] seat { $viewer }
    } knows at step “{ $step }” asks different questions (see { $where })
check-fault-redeal-endless = a game dealt again from a view ends without a winner
check-fault-neither-secret-nor-seen = there’s something on the board that’s neither in the view nor listed in GAME.secrets: { $field }
check-fault-not-at-a-pause = from step “{ $step }”, { $maker } makes a board that doesn’t stop at a question
check-fault-bots-peek = to answer “{ $what }”, the bot “{ $level }” uses things it isn’t meant to see
check-fault-settles = GAME.settles names fields that the view doesn’t have: { $fields }
check-fault-own = GAME.own names the fields of the view in which a seat may see something else than everyone. These don’t fit it: { $fields }
check-fault-patch = a page that is sent only what changes ends up with other values in: { $fields }. Two values that are equal in Python but written differently, such as 1 and True, are taken for the same
check-fault-fold = after { $told }, the view returned by `after` differs from the real one in: { $fields } (see { $where })
check-fault-words = there are no words for `{ $name }`: add them to { $key }’s .ftl file, next to the game
