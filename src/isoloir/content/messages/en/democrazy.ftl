democrazy-title = Démocrazy
democrazy-line = Every law you pass changes the rules, and everyone votes for what suits them.
democrazy-rules =
    { $least_players } to { $most_players } players. Everyone has tokens of four colours in front of them; at the end each token is worth { $worth ->
        [one] 1 point
       *[other] { $worth } points
    }, unless the laws say otherwise. You hold a secret hand of laws, a YES card, a NO card and one secret joker, which has to last you the whole game.
    On your turn, draw a law, then propose one from your hand. Everyone votes in secret, including you. The majority decides; if it’s a tie, the circle on the law does: white adopts it, black rejects it.
    Once per game, you can play your joker instead of voting. The white shoe adopts the law, the black shoe rejects it, and the Scam flips the result. { $joker_mode ->
        [all-void] Two or more jokers in one vote cancel each other out, and they’re spent all the same.
       *[other] Two or more shoes in one vote cancel each other out; a single shoe decides. Then each Scam flips the result. Every joker played is spent.
    }
    A red law takes effect right away, and then it’s gone. A blue law is in force from the next turn on. A new law replaces any law with the same symbol. At most { $most_laws } laws can be in force, so if yours would be one too many, you have to say which one it would replace.
    You draw tokens without looking; when you return one or give one away, you choose which. The oldest law acts first, and players act clockwise, starting with the player whose turn it is.
    Some laws are about the people at the table: either everyone says whether the law is about them, or everyone points at someone.
    The game ends when someone draws the End card, hidden among the last { $among } cards, or when the last token leaves the bag. Then everyone counts their points, law by law.

democrazy-ask-propose = Which law do you propose?
democrazy-ask-name = { $most_laws } laws are in force. Which one goes if yours is adopted?
democrazy-ask-debate = Any last words?
democrazy-ask-vote = How do you vote?
democrazy-ask-declare = Does this apply to you?
democrazy-ask-doubt = Is there anyone you don’t believe?
democrazy-ask-point = Who is it?
democrazy-ask-catch = Was anyone caught?
democrazy-ask-return = Which token do you return to the bag?
democrazy-ask-give = Which token do you give away?
democrazy-ask-trim = Several of your colours tie for the most tokens. Which one do you cut back?
democrazy-ask-barter = Which token do you give in exchange?
democrazy-ask-exchange = Who do you swap all your tokens with?
democrazy-ask-repeal = Which law do you repeal?
democrazy-ask-drop = Which law card do you discard?
democrazy-ask-blank-words = Your blank law: what does it say?
democrazy-ask-blank-do = How does it work?
democrazy-ask-hand-do = Carry out your law. What happens next?
democrazy-ask-hand-who = Who is it about?
democrazy-ask-hand-to = And who with?
democrazy-ask-hand-colour = Of which colour?
democrazy-ask-hand-law = Which law?
democrazy-ask-judge = Is that what the law said?

democrazy-choice-vote-yes = YES
democrazy-choice-vote-no = NO
democrazy-choice-vote-white = White shoe: adopts the law
democrazy-choice-vote-black = Black shoe: rejects the law
democrazy-choice-vote-scam = Scam: flips the result
democrazy-choice-declare-yes = Yes, that’s me
democrazy-choice-declare-no = No
democrazy-choice-doubt-nobody = I believe them all
democrazy-choice-point-nobody = Nobody
democrazy-choice-catch-nobody = Nobody
democrazy-choice-return-red = a red one
democrazy-choice-return-blue = a blue one
democrazy-choice-return-yellow = a yellow one
democrazy-choice-return-green = a green one
democrazy-choice-give-red = a red one
democrazy-choice-give-blue = a blue one
democrazy-choice-give-yellow = a yellow one
democrazy-choice-give-green = a green one
democrazy-choice-trim-red = red
democrazy-choice-trim-blue = blue
democrazy-choice-trim-yellow = yellow
democrazy-choice-trim-green = green
democrazy-choice-barter-red = a red one
democrazy-choice-barter-blue = a blue one
democrazy-choice-barter-yellow = a yellow one
democrazy-choice-barter-green = a green one
democrazy-choice-blank-words-aloud = I’ll say it out loud
democrazy-choice-hand-do-done = that’s all
democrazy-choice-hand-do-undo = take back the last move
democrazy-choice-hand-do-draw = draw a token
democrazy-choice-hand-do-return = return a token to the bag
democrazy-choice-hand-do-give = give someone a token
democrazy-choice-hand-do-swap = swap all their tokens
democrazy-choice-hand-do-repeal = repeal a law
democrazy-choice-hand-do-joker = draw a joker
democrazy-choice-hand-do-burn = discard their joker
democrazy-choice-hand-do-study = draw a law card
democrazy-choice-hand-do-drop = discard a law card
democrazy-choice-hand-who-back = something else
democrazy-choice-hand-who-everyone = everyone
democrazy-choice-hand-to-back = something else
democrazy-choice-hand-colour-back = something else
democrazy-choice-hand-colour-any = any colour they like
democrazy-choice-hand-colour-red = red
democrazy-choice-hand-colour-blue = blue
democrazy-choice-hand-colour-yellow = yellow
democrazy-choice-hand-colour-green = green
democrazy-choice-hand-law-back = something else
democrazy-choice-debate-ready = I’m ready to vote
democrazy-choice-judge-yes = Yes, that’s it
democrazy-choice-judge-no = No, it said something else
democrazy-everyone = everyone
democrazy-no-move = nothing
democrazy-said-aloud = (said out loud)
democrazy-move-draw = { $who } draws 1 token
democrazy-move-return = { $who } returns { democrazy-one-token }
democrazy-move-give = { $who } gives { $to } { democrazy-one-token }
democrazy-move-swap = { $who } and { $to } swap all their tokens
democrazy-move-repeal = { $law } is repealed
democrazy-move-joker = { $who } draws a joker
democrazy-move-burn = { $who } shows their joker and discards it
democrazy-move-study = { $who } draws 1 law card
democrazy-move-drop = { $who } discards 1 law card
democrazy-one-token = { $colour ->
        [red] 1 red token
        [blue] 1 blue token
        [yellow] 1 yellow token
        [green] 1 green token
       *[any] 1 token of their choice
    }

# Why a vote comes out as it does, step by step.
democrazy-why-weight = Under { $law }, not every vote counts the same. { $text }
democrazy-why-void = More than one joker: they cancel each other out, and they’re spent.
democrazy-why-shoes-void = More than one shoe: they cancel each other out, and they’re spent.
democrazy-why-majority = { $adopts ->
        [yes] More YES than NO.
       *[no] More NO than YES.
    }
democrazy-why-circle = It’s a tie, and the law has a { $adopts ->
        [yes] white circle, so it’s adopted.
       *[no] black circle, so it’s rejected.
    }
democrazy-why-ties = It’s a tie, and { $law } settles it. { $text }
democrazy-why-share = { $law } is in force. { $text } { $adopts ->
        [yes] There are enough YES votes.
       *[no] There aren’t enough YES votes.
    }
democrazy-why-white = The white shoe adopts the law, whatever the votes say.
democrazy-why-black = The black shoe rejects the law, whatever the votes say.
democrazy-why-scam = The Scam flips the result: the law is { $adopts ->
        [yes] adopted.
       *[no] rejected.
    }

democrazy-colour-red = red
democrazy-colour-blue = blue
democrazy-colour-yellow = yellow
democrazy-colour-green = green
democrazy-letter-red = R
democrazy-letter-blue = B
democrazy-letter-yellow = Y
democrazy-letter-green = G
democrazy-count-red = { $count } red
democrazy-count-blue = { $count } blue
democrazy-count-yellow = { $count } yellow
democrazy-count-green = { $count } green
democrazy-symbol-red = red
democrazy-symbol-blue = blue
democrazy-symbol-yellow = yellow
democrazy-symbol-green = green
democrazy-symbol-ballot = ballot
democrazy-symbol-desk = desk
democrazy-symbol-clock = clock
democrazy-symbol-scales = scales
democrazy-symbol-hat = hat
democrazy-kind-red = red, right away
democrazy-kind-blue = blue, lasting
democrazy-side-left = left
democrazy-side-right = right
democrazy-vote-yes = YES
democrazy-vote-no = NO
democrazy-vote-white = white shoe
democrazy-vote-black = black shoe
democrazy-vote-scam = Scam

democrazy-event-GameBegan = { $you ->
        [yes] You begin.
       *[no] { $seat } begins.
    } Tokens: { $tokens }.
democrazy-event-HandDealt = Your laws: { $laws }.
democrazy-event-JokerDealt = Your joker: { $joker }.
democrazy-event-TurnBegan = Turn { $turn }: { $you ->
        [yes] you’re up.
       *[no] { $seat }.
    }
democrazy-event-CameIntoForce = { $law } is now in force.
democrazy-event-Declared = { $law }: { $count ->
        [0] nobody says yes.
        [one] { $you ->
            [yes] only you say yes.
           *[no] only { $seats } says yes.
        }
       *[other] { $seats } say yes.
    }
democrazy-event-Doubted = The table doesn’t believe { $count ->
        [one] { $you ->
            [yes] you.
           *[no] { $seats }.
        }
       *[other] { $seats }.
    }
democrazy-event-Pointed = { $law }: { $count ->
        [0] nobody points at anyone.
       *[other] { $you ->
            [yes] it’s you.
           *[no] it’s { $seats }.
        }
    }
democrazy-event-Caught = { $law }: { $count ->
        [0] nobody was caught.
        [one] { $you ->
            [yes] you were caught.
           *[no] { $seats } was caught.
        }
       *[other] { $seats } were caught.
    }
democrazy-event-LawDrawn = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } a law; { $left ->
        [one] { $left } card is left.
       *[other] { $left } cards are left.
    }
democrazy-event-LawTaken = It’s { $law }. { $text }
democrazy-event-EndDrawn = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } the End: the game is over!
democrazy-event-Proposed = { $you ->
        [yes] You propose
       *[no] { $seat } proposes
    } { $law }. { $text }
democrazy-event-Written = { $you ->
        [yes] You write
       *[no] { $seat } writes
    }: “{ $text }”
democrazy-event-Named = If the new law is adopted, { $law } goes.
democrazy-event-Voted = { $law } is { $adopted ->
        [yes] adopted
       *[no] rejected
    }, { $yes } YES to { $no } NO. { $votes }. { $why }
democrazy-event-Applied = { $law } takes effect.
democrazy-event-LaidOut = { $you ->
        [yes] You’d carry out { $law } like this: { $moves }.
       *[no] { $seat } would carry out { $law } like this: { $moves }.
    }
democrazy-event-Judged = { $accepted ->
        [true] The table agrees: that’s what { $law } said.
       *[false] The table doesn’t agree that { $law } said so, so nothing happens.
    }
democrazy-event-Posted = { $law } will be in force from the next turn.
democrazy-event-Repealed = { $law } is repealed.
democrazy-event-TokensDrawn = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $colours }.
democrazy-event-TokensReturned = { $you ->
        [yes] You return
       *[no] { $seat } returns
    } { $colours } to the bag.
democrazy-event-TokenGiven = { $you ->
        [yes] You give
       *[no] { $seat } gives
    } { $colour } to { $to }.
democrazy-event-TokensBartered = { $you ->
        [yes] You swap
       *[no] { $seat } swaps
    } { $gave } for { $got } with { $to }.
democrazy-event-TokensExchanged = { $seats } swap all their tokens.
democrazy-event-TokensRotated = Everyone passes their tokens to the { $to }.
democrazy-event-JokerDrawn = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } a joker.
democrazy-event-JokerLaidDown = { $you ->
        [yes] You discard
       *[no] { $seat } discards
    } a joker: { $joker }.
democrazy-event-HandsPassed = Everyone passes their hand of laws to the { $to }.
democrazy-event-LawDropped = { $you ->
        [yes] You discard
       *[no] { $seat } discards
    } { $law }.
democrazy-event-BagEmptied = { $you ->
        [yes] You’ve
       *[no] { $seat } has
    } drawn the last token: the game is over!
democrazy-event-Counted = { $you ->
        [yes] You: { $lines } = { $points }
       *[no] { $seat }: { $lines } = { $points }
    }
democrazy-event-GameWon = { $count ->
        [one] { $you ->
            [yes] You win!
           *[no] { $seats } wins.
        }
       *[other] { $seats } share the victory.
    }

# For the terminal.
democrazy-board-points = points
democrazy-board-would-change = What if the law passed and the game ended now?
democrazy-board-would-end = It would empty the bag and end the game.
democrazy-board-leaves-out = Not counted here: laws that act after the vote ({ $laws }).
democrazy-board-known = Laws you’ve seen in { $name }’s hand: { $laws }
democrazy-line-tokens = tokens { $points }

# For the page.
democrazy-page-began = { $you ->
        [yes] You begin.
       *[no] { $seat } begins.
    } Everyone has drawn their tokens.
democrazy-page-acts = { $law } takes effect. { $text }
democrazy-page-brief-LawTaken = You drew { $law }.
democrazy-page-brief-Proposed = { $you ->
        [yes] You propose
       *[no] { $seat } proposes
    } { $law }.
democrazy-page-brief-Voted = { $law } is { $adopted ->
        [yes] adopted
       *[no] rejected
    }, { $yes } YES to { $no } NO. { $why }
democrazy-page-soon = A law is on its way. Everyone votes in secret, YES or NO; the majority decides.
democrazy-page-last-vote = The last vote
democrazy-page-hand = Your laws
democrazy-page-once = your joker, once only
democrazy-page-symbol = { $symbol } symbol
democrazy-page-tie-white = if tied: yes
democrazy-page-tie-black = if tied: no
democrazy-page-heap = { $vote }: { $seats }
democrazy-page-quoted = “{ $law }”
democrazy-page-adopted = Adopted
democrazy-page-rejected = Rejected
democrazy-page-kind-red = Red law: acts once, right away
democrazy-page-kind-blue = Blue law: in force from the next turn
democrazy-page-circle-white = White circle: adopted on a tie
democrazy-page-circle-black = Black circle: rejected on a tie
democrazy-page-ends-blue = It would replace { $laws }.
democrazy-page-ends-red = It would repeal { $laws }.
democrazy-page-would-leave = Goes if the new law is adopted
democrazy-page-pending = In force from the next turn
democrazy-page-declared = { $count ->
        [one] It’s about { $seats }.
       *[other] It’s about { $seats }.
    }
democrazy-page-declared-none = It’s about nobody here.
democrazy-page-no-law = No laws in force: every token is worth { $worth ->
        [one] 1 point
       *[other] { $worth } points
    }.
democrazy-page-force = { $count ->
        [0] Laws in force
       *[other] Laws in force ({ $count } of { $most_laws }), oldest first
    }
democrazy-page-people = Who has what
democrazy-page-no-change = For now, nobody’s tokens or points would change.
democrazy-page-no-change-start = Nothing changes yet: this law would act at the start of every turn.
democrazy-page-no-change-vote = Nothing changes yet: once in force, this law would act after each vote.
democrazy-page-no-change-count = Nothing changes yet: this law would change how votes are counted.
democrazy-page-same = still { $without } { $count ->
        [one] point
       *[other] points
    }
democrazy-page-from-to = { $without } → { $after } { $count ->
        [one] point
       *[other] points
    }
democrazy-page-range = { $low } to { $high }
democrazy-page-tokens-change = tokens { $tokens }
democrazy-page-for-you = For you:
democrazy-page-for-others = The others:
democrazy-page-points = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
democrazy-page-proposes = proposes
democrazy-page-laws = { $count ->
        [one] 1 law in hand
       *[other] { $count } laws in hand
    }
democrazy-page-joker = joker
democrazy-page-joker-held = Holds a joker
democrazy-page-joker-used = Has played a joker
democrazy-page-joker-none = Has no joker
democrazy-page-my-joker = Your joker, to play once instead of voting:
democrazy-page-my-none = You don’t have a joker any more.
democrazy-page-deck = { $left ->
        [one] 1 card left in the deck.
       *[other] { $left } cards left in the deck; the End is among the last { $among }.
    }
democrazy-page-bag = In the bag:
democrazy-page-last = Last vote: { $law } { $adopted ->
        [yes] adopted
       *[no] rejected
    }
democrazy-page-now-you = It’s up to you.
democrazy-page-now-propose = { $seat } is choosing a law to propose.
democrazy-page-now-debate = The floor is open: plead, promise, bargain.
democrazy-page-now-write = { $seat } is writing a law on a blank card.
democrazy-page-now-name = { $seat } is choosing which law the new one would replace.
democrazy-page-now-vote = { $you ->
        [yes] You’re putting
       *[no] { $seat } is putting
    } a law to a vote.
democrazy-page-now-Declare = Everyone says whether the law is about them.
democrazy-page-now-Doubt = Everyone says whether they believe the answers.
democrazy-page-now-Point = Everyone points at someone.
democrazy-page-now-Catch = Everyone says who was caught.
democrazy-page-now-ReturnToken = { $seat } is returning a token to the bag.
democrazy-page-now-TrimFavourite = { $seat } is returning the extra tokens of one colour.
democrazy-page-now-GiveToken = { $seat } is giving a token to { $to }.
democrazy-page-now-BarterTokens = { $seat } and { $to } are swapping tokens.
democrazy-page-now-ChooseExchange = { $seat } is choosing who to swap all their tokens with.
democrazy-page-now-ChooseRepeal = { $seat } is choosing a law to repeal.
democrazy-page-now-DropLaw = { $seat } is discarding a law card.
democrazy-page-with-give = It goes to { $to }.
democrazy-page-with-barter = { $to } gives you a token in exchange.
democrazy-page-of = { $count ->
        [one] you have 1
       *[other] you have { $count }
    }
democrazy-page-so-far = Your red law takes effect once, as soon as it’s adopted
democrazy-page-no-change-hand = If it’s adopted, the proposer says what happens, and the table says whether that’s what the law meant.
democrazy-page-now-LayOut = { $seat } is carrying out the law.
democrazy-page-now-Judge = Everyone says whether that’s what the law said.
democrazy-page-plan = What would happen
democrazy-page-does = What the game does
democrazy-page-count = The final count
democrazy-page-count-tokens = Tokens, { $worth ->
        [one] 1 point
       *[other] { $worth } points
    } each
democrazy-page-ended-end = The End card was drawn. Each token is worth { $worth ->
        [one] 1 point
       *[other] { $worth } points
    }; then the laws in force apply, oldest first.
democrazy-page-ended-bag = The bag is empty. Each token is worth { $worth ->
        [one] 1 point
       *[other] { $worth } points
    }; then the laws in force apply, oldest first.
