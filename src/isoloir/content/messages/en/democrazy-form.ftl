# The form for a house law, and the sentence it makes.
democrazy-form-write = Write a law
democrazy-form-sheet = A house law
democrazy-form-add = Add this law
democrazy-form-save = Save the law
democrazy-form-edit = Edit
democrazy-form-edit-law = Edit “{ $law }”
democrazy-form-remove = Remove
democrazy-form-remove-law = Remove “{ $law }”
democrazy-form-unreadable = The game can’t read this line as a law.
democrazy-form-as-text = As text, to copy or paste
democrazy-form-as-text-hint = Write one law per line. Paste a list here, or copy this one for another evening.
democrazy-form-preview = The card
democrazy-form-finish = Finish the sentence: put your own words in place of the dots.
democrazy-form-remake = Go back to the sentence made from your choices
democrazy-form-text-fr = The sentence in French
democrazy-form-text-en = The sentence in English
democrazy-form-title-fr = The law’s title in French (optional)
democrazy-form-title-en = The law’s title in English (optional)
democrazy-form-more = Short name
democrazy-form-id = A short name, for files and records
democrazy-form-id-hint = Use lowercase letters, digits and dashes. If you leave it empty, the short name is made from the title.

democrazy-form-trigger = When does it act?
democrazy-form-trigger-now = once, as soon as it’s adopted
democrazy-form-trigger-start = at the start of every turn
democrazy-form-trigger-vote = after every vote
democrazy-form-trigger-count = when votes are counted
democrazy-form-trigger-final = at the final count
democrazy-form-trigger-declare = at the final count, for the people it describes
democrazy-form-when = After which votes?
democrazy-form-when-always = all of them
democrazy-form-when-adopted = votes where a law is adopted
democrazy-form-when-rejected = votes where a law is rejected
democrazy-form-when-tie = tied votes
democrazy-form-when-unanimous = unanimous votes
democrazy-form-once = Only the first time; after that the law is repealed
democrazy-form-do = What happens?
democrazy-form-do-draw = drawing tokens
democrazy-form-do-fill = topping up to a certain number of tokens
democrazy-form-do-renew = drawing tokens, then returning the same number
democrazy-form-do-return = returning tokens to the bag
democrazy-form-do-level = keeping only a certain number of tokens
democrazy-form-do-shed = returning all tokens of one colour
democrazy-form-do-trim = keeping only a few tokens of a colour
democrazy-form-do-give = giving tokens away
democrazy-form-do-rotate = everyone passes all their tokens to the player next to them
democrazy-form-do-exchange = two players swap all their tokens
democrazy-form-do-barter = swapping one token with a neighbour
democrazy-form-do-repeal = repealing laws
democrazy-form-do-rejoker = drawing a joker
democrazy-form-do-burn = discarding a joker
democrazy-form-do-pass-hands = everyone passes all their law cards to the player next to them
democrazy-form-do-study = drawing law cards
democrazy-form-do-drop = discarding law cards
democrazy-form-do-weight = changing how many votes someone has
democrazy-form-do-ties = settling ties
democrazy-form-do-share = changing how many YES votes a law needs
democrazy-form-do-worth = deciding what a colour is worth
democrazy-form-do-raise = making a colour worth more or less
democrazy-form-do-times = multiplying what a colour is worth
democrazy-form-do-per-set = points for having all four colours
democrazy-form-do-per-group = points for tokens of the same colour
democrazy-form-do-sole = points for a colour nobody else has
democrazy-form-do-lead = points for having the most of a colour
democrazy-form-do-bonus = points for some of the players
democrazy-form-do-trait = points for the people the law describes
democrazy-form-part-who = Who?
democrazy-form-part-count = How many?
democrazy-form-part-least = Up to how many?
democrazy-form-part-most = How many can they keep?
democrazy-form-part-colour = Which colour?
democrazy-form-part-of = Of which colour?
democrazy-form-part-to = Who gets them?
democrazy-form-part-one = Who swaps?
democrazy-form-part-other = And who with?
democrazy-form-part-which = Which laws?
democrazy-form-part-votes = How many votes?
democrazy-form-part-adopt = What does a tie mean?
democrazy-form-part-yes = How many YES votes?
democrazy-form-part-share-of = Out of how many votes?
democrazy-form-part-points = How many points?
democrazy-form-part-factor = How many times as much?
democrazy-form-part-size = How many tokens?
democrazy-form-check = How does the table know?
democrazy-form-check-word = everyone is taken at their word
democrazy-form-check-eye = everyone can see it; if there’s any doubt, the table decides
democrazy-form-check-room = everyone can see it, as long as you’re all in the same room
democrazy-form-circle = If the vote on this law is tied
democrazy-form-circle-white = it’s adopted (white circle)
democrazy-form-circle-black = it’s rejected (black circle)
democrazy-form-symbol = Symbol
democrazy-form-symbol-hint = A new law replaces any law in force with the same symbol.
democrazy-form-symbol-none = none

democrazy-form-who-everyone = everyone
democrazy-form-who-active = { $trigger ->
        [start] the player whose turn it is
       *[other] the proposer
    }
democrazy-form-who-others = { $trigger ->
        [start] everyone but the player whose turn it is
       *[other] everyone but the proposer
    }
democrazy-form-who-neighbours = { $trigger ->
        [start] each player next to the one whose turn it is
       *[other] each player next to the proposer
    }
democrazy-form-who-left = { $trigger ->
        [start] the player to the left of the one whose turn it is
       *[other] the player on the proposer’s left
    }
democrazy-form-who-right = { $trigger ->
        [start] the player to the right of the one whose turn it is
       *[other] the player on the proposer’s right
    }
democrazy-form-who-richest = the player with the most tokens
democrazy-form-who-poorest = the player with the fewest tokens
democrazy-form-who-one-richest = the player with the most tokens (the first clockwise if several tie)
democrazy-form-who-one-poorest = the player with the fewest tokens (the first clockwise if several tie)
democrazy-form-who-holders = everyone who still has a joker
democrazy-form-who-users = everyone who has played their joker
democrazy-form-who-lacking-red = everyone without a red token
democrazy-form-who-lacking-blue = everyone without a blue token
democrazy-form-who-lacking-yellow = everyone without a yellow token
democrazy-form-who-lacking-green = everyone without a green token
democrazy-form-who-declared = anyone who says it applies to them
democrazy-form-who-active-declared = the player whose turn it is, if it applies to them
democrazy-form-who-pointed = the player with the most fingers pointing at them
democrazy-form-who-caught = anyone who’s caught
democrazy-form-who-winners = everyone on the winning side
democrazy-form-who-losers = everyone on the losing side
democrazy-form-who-lone = a player who’s alone on the losing side
democrazy-form-who-yes = everyone who voted YES
democrazy-form-who-no = everyone who voted NO
democrazy-form-said-declared = anyone who …
democrazy-form-said-active-declared = the player whose turn it is, if they …,
democrazy-form-said-pointed = the player who …
democrazy-form-said-caught = anyone caught …
democrazy-form-to-active = { democrazy-form-who-active }
democrazy-form-to-left = the player on their left
democrazy-form-to-right = the player on their right
democrazy-form-to-richest = { democrazy-form-who-richest }
democrazy-form-to-poorest = { democrazy-form-who-poorest }
democrazy-form-to-pointed = the player with the most fingers pointing at them
democrazy-form-one-active = { democrazy-form-who-active }
democrazy-form-one-left = { democrazy-form-who-left }
democrazy-form-one-right = { democrazy-form-who-right }
democrazy-form-one-richest = { democrazy-form-who-richest }
democrazy-form-one-poorest = { democrazy-form-who-poorest }
democrazy-form-other-active = { democrazy-form-who-active }
democrazy-form-other-left = { democrazy-form-who-left }
democrazy-form-other-right = { democrazy-form-who-right }
democrazy-form-other-richest = { democrazy-form-who-richest }
democrazy-form-other-poorest = { democrazy-form-who-poorest }
democrazy-form-other-chosen = a player of their choice
democrazy-form-which-all = all of them
democrazy-form-which-colours = laws that change what a colour is worth
democrazy-form-which-plain = laws without a symbol
democrazy-form-which-oldest = the oldest
democrazy-form-which-newest = the newest
democrazy-form-which-chosen = { $trigger ->
        [start] one law, picked by the player whose turn it is
       *[other] one law, picked by the proposer
    }
democrazy-form-of-each = each colour
democrazy-form-of-favourite = the colour they have the most of
democrazy-form-adopt-true = the law is adopted
democrazy-form-adopt-false = the law is rejected
democrazy-form-colour-none = any colour they like
democrazy-form-colour-red = red
democrazy-form-colour-blue = blue
democrazy-form-colour-yellow = yellow
democrazy-form-colour-green = green

# The sentence: when, then what.
democrazy-form-at-now = { "" }
democrazy-form-at-start = { $once ->
        [true] At the start of the next turn,
       *[false] At the start of every turn,
    }
democrazy-form-at-vote = { $when ->
        [adopted] { $once ->
            [true] The next time a law is adopted,
           *[false] When a law is adopted,
        }
        [rejected] { $once ->
            [true] The next time a law is rejected,
           *[false] When a law is rejected,
        }
        [tie] { $once ->
            [true] The next time a vote is tied,
           *[false] When a vote is tied,
        }
        [unanimous] { $once ->
            [true] The next time everyone votes the same way,
           *[false] When everyone votes the same way,
        }
       *[always] { $once ->
            [true] After the next vote,
           *[false] After every vote,
        }
    }
democrazy-form-at-count = { "" }
democrazy-form-at-final = At the final count,
democrazy-form-at-declare = At the final count,
democrazy-form-tokens = { $count ->
        [one] { $colour ->
            [red] 1 red token
            [blue] 1 blue token
            [yellow] 1 yellow token
            [green] 1 green token
           *[none] 1 token of their choice
        }
       *[other] { $colour ->
            [red] { $count } red tokens
            [blue] { $count } blue tokens
            [yellow] { $count } yellow tokens
            [green] { $count } green tokens
           *[none] { $count } tokens of their choice
        }
    }
democrazy-form-gains = { $sign ->
        [less] loses
       *[more] gains
    } { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
democrazy-form-says-draw = { $who } draws { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }.
democrazy-form-says-fill = { $who } draws until they have { $least ->
        [one] 1 token
       *[other] { $least } tokens
    }.
democrazy-form-says-renew = { $who } draws { $count ->
        [one] 1 token, then returns 1
       *[other] { $count } tokens, then returns { $count }
    } of their choice to the bag.
democrazy-form-says-return = { $who } returns { democrazy-form-tokens } to the bag.
democrazy-form-says-level = { $most ->
        [0] { $who } returns all their tokens to the bag.
       *[other] { $who } returns tokens of their choice to the bag until they have only { $most } left.
    }
democrazy-form-says-shed = { $who } returns all their { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
       *[green] green
    } tokens to the bag.
democrazy-form-says-trim = { $who } keeps at most { $most ->
        [one] 1 token
       *[other] { $most } tokens
    } of { $of ->
        [favourite] the colour they have the most of, and returns the rest of that colour to the bag.
       *[each] each colour and returns the rest to the bag.
    }
democrazy-form-says-give = { $who } gives { democrazy-form-tokens } to { $to }.
democrazy-form-said-to-pointed = the player who …
democrazy-form-says-rotate = everyone passes all their tokens to { $to }.
democrazy-form-says-exchange = { $one } swaps all their tokens with { $other }.
democrazy-form-says-barter = { democrazy-form-who-active } swaps 1 token with the player on their { $side ->
        [left] left
       *[right] right
    }; each of them chooses which one to give.
democrazy-form-says-repeal = { $which ->
        [all] all laws in force are repealed.
        [colours] all laws in force that change what a colour is worth are repealed.
        [plain] all laws in force that have no symbol are repealed.
        [oldest] the oldest law in force is repealed.
        [newest] the newest law in force is repealed.
       *[chosen] { democrazy-form-who-active } picks one law in force, and it’s repealed.
    }
democrazy-form-says-rejoker = { $who } draws a joker, unless they already have one.
democrazy-form-says-burn = { $who } shows their joker, if they have one, and discards it.
democrazy-form-says-pass-hands = everyone passes their whole hand of laws to { $to }.
democrazy-form-says-study = { $who } draws { $count ->
        [one] 1 law card
       *[other] { $count } law cards
    }.
democrazy-form-says-drop = { $who } discards { $count ->
        [one] 1 law card
       *[other] { $count } law cards
    } of their choice, face up.
democrazy-form-says-weight = { $votes ->
        [0] { $who } votes, but their vote doesn’t count.
        [one] { $who } has 1 vote.
       *[other] { $who } has { $votes } votes.
    }
democrazy-form-says-ties = { $adopt ->
        [true] when a vote is tied, the law is adopted, whatever its circle.
       *[false] when a vote is tied, the law is rejected, whatever its circle.
    }
democrazy-form-says-share = a law is adopted only if at least { $yes } out of every { $of } votes are YES.
democrazy-form-says-worth = { $points ->
        [0] { $colour } tokens are worth nothing.
       *[other] each { $colour } token is worth { $points } { $amount ->
            [one] point.
           *[other] points.
        }
    }
democrazy-form-says-raise = each { $colour } token is worth { $amount } { $amount ->
        [one] point
       *[other] points
    } { $sign ->
        [less] less.
       *[more] more.
    }
democrazy-form-says-times = { $factor ->
        [0] { $colour } tokens are worth nothing.
        [1] { $colour } tokens are worth the same as before.
        [2] { $colour } tokens are worth twice as much.
       *[other] { $colour } tokens are worth { $factor } times as much.
    }
democrazy-form-says-per-set = everyone { democrazy-form-gains } for each set of all four colours.
democrazy-form-says-per-group = everyone { democrazy-form-gains } for each group of { $size } tokens of the same colour.
democrazy-form-says-sole = everyone { democrazy-form-gains } for each colour that only they have.
democrazy-form-says-lead = in each colour, the player with the most tokens { democrazy-form-gains }.
democrazy-form-says-bonus = { $who } { democrazy-form-gains }.
democrazy-form-says-trait = anyone who … { democrazy-form-gains }.
democrazy-form-do-hand = something else: the proposer carries it out by hand
democrazy-form-part-do = What happens?
democrazy-form-part-check = How does the table know?
democrazy-form-colour-any = { democrazy-form-colour-none }
democrazy-form-says-hand = … (The proposer carries it out by hand; the table says if that’s what was meant.)
