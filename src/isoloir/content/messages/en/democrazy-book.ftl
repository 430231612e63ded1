# The whole rules, chapter by chapter; see core/rulebook.py.
democrazy-book-goal-title = What it’s about
democrazy-book-goal =
    { democrazy-book-goal-tokens } { democrazy-book-goal-worth } { democrazy-book-goal-talk } { democrazy-book-goal-won }
democrazy-book-goal-tokens = Everyone has tokens of four colours in front of them.
democrazy-book-goal-worth = At the end, each token is worth { $worth ->
        [one] one point
       *[other] { $worth } points
    } unless the laws say otherwise, and the laws are yours to make.
democrazy-book-goal-talk = Until the votes are sealed you may argue, promise, threaten and bargain, and nobody has to keep their word.
democrazy-book-goal-won = The player with the most points wins.
democrazy-book-components-title = What’s on the table
democrazy-book-components =
    - { democrazy-book-components-bag }
    - { democrazy-book-components-laws } { democrazy-book-components-own }
    - { democrazy-book-components-ballots }
    - { democrazy-book-components-jokers } { democrazy-book-components-dealt }
democrazy-book-components-bag = A bag with { $per_colour } tokens of each colour: red, blue, yellow and green.
democrazy-book-components-laws = { $laws } law cards and the End card.
democrazy-book-components-own = { $house_only ->
        [true] All of these laws are your own{ $blank_laws ->
            [true] , except for { $blanks } blank cards to write on
           *[other] { "" }
        }.
       *[other] { $house_laws ->
            [0] { "" }
            [one] One of these laws is your own.
           *[other] { $house_laws } of these laws are your own.
        }{ $blank_laws ->
            [true] {" "}{ $blanks } of the cards are blank.
           *[other] { "" }
        }
    }
democrazy-book-components-ballots = A YES card and a NO card for each player.
democrazy-book-components-jokers = { $jokers } jokers.
democrazy-book-components-dealt = With { $seats } players, { $seats ->
        [10] every joker is dealt, but you only know your own.
       *[other] { $seats } jokers are dealt, so nobody knows exactly which ones are in play.
    } The whole pack of jokers:
democrazy-book-components-head-1 = joker
democrazy-book-components-head-2 = in the pack
democrazy-book-joker-white = white shoe: adopts the law
democrazy-book-joker-black = black shoe: rejects the law
democrazy-book-joker-scam = Scam: flips the result
democrazy-book-start-title = The start
democrazy-book-start =
    { democrazy-book-start-tokens } { democrazy-book-start-cards } { democrazy-book-start-bag }
    { democrazy-book-start-deck } { $unseen ->
        [0] { democrazy-book-start-all-used }
        [one] { democrazy-book-start-one-left }
       *[other] { democrazy-book-start-others-left }
    } { $left_out ->
        [0] { "" }
       *[other] { democrazy-book-start-known }
    } { democrazy-book-start-by-lot }
democrazy-book-start-tokens = With { $seats } players, everyone draws { $each } tokens without looking and keeps them in full view.
democrazy-book-start-cards = Then everyone is dealt { $each } laws and one joker, in secret.
democrazy-book-start-bag = { $bag } tokens stay in the bag.
democrazy-book-start-deck = The deck is made up of { $above } laws on top of { $among } cards, one of which is the End.
democrazy-book-start-all-used = All the laws are used.
democrazy-book-start-one-left = The one law left over is put away unseen.
democrazy-book-start-others-left = The other { $unseen } laws are put away unseen.
democrazy-book-start-by-lot = The first player is picked at random.
democrazy-book-start-known = { $left_out ->
        [one] One of them is the law this table heard last.
       *[other] Among them are the { $left_out } laws this table heard last.
    }
democrazy-book-propose-title = Your turn: draw and propose
democrazy-book-propose =
    { democrazy-book-propose-start } { democrazy-book-propose-draw } { democrazy-book-propose-next }
    { democrazy-book-propose-most } { democrazy-book-propose-instead }
democrazy-book-propose-start = First, any laws that act at the start of a turn take effect.
democrazy-book-propose-draw = Then you draw a law card, and you have to propose a law from your hand, reading it out loud.
democrazy-book-propose-next = After the vote, the turn passes clockwise.
democrazy-book-propose-most = At most { $most_laws } laws can be in force at once.
democrazy-book-propose-instead = If you propose a blue law that would be one too many, and no law in force has the same symbol, you have to say before the vote which law it would replace.
democrazy-book-blank-title = Blank laws
democrazy-book-blank =
    { democrazy-book-blank-invent } { democrazy-book-blank-write } { democrazy-book-blank-choose } { democrazy-book-blank-acts } { democrazy-book-blank-judged } { democrazy-book-blank-once }
democrazy-book-blank-invent = If you propose a blank card, you invent a red law: anything you like, as long as it’s clear and in the spirit of the game.
democrazy-book-blank-write = Write it down, or say it out loud.
democrazy-book-blank-choose = Then choose how it works.
democrazy-book-blank-acts = Either the game does it, as for any other red law; or, if it’s adopted, you carry it out by hand: you say move by move what happens, and the others say whether that’s what the law said.
democrazy-book-blank-judged = If more than half of them say no, none of it happens.
democrazy-book-blank-once = The law’s circle is black, and the card is used only once: after the vote it’s discarded.
democrazy-book-vote-title = The vote
democrazy-book-vote =
    { $debate ->
        [off] { "" }
       *[other] { democrazy-book-vote-debate }
    } { democrazy-book-vote-secret } { democrazy-book-vote-together } { democrazy-book-vote-majority } { democrazy-book-vote-circle } { democrazy-book-vote-tied } { democrazy-book-vote-counted }
democrazy-book-vote-debate = Before each vote you have up to { $debate } seconds to talk: the proposer makes the case, the others answer, and it ends early once everyone’s ready.
democrazy-book-vote-secret = Everyone, including the proposer, votes in secret with a YES, a NO or their joker.
democrazy-book-vote-together = All votes are revealed together.
democrazy-book-vote-majority = The bigger side wins: with more YES votes the law is adopted, with more NO votes it’s rejected.
democrazy-book-vote-circle = If it’s a tie, the circle on the law decides: white adopts it, black rejects it.
democrazy-book-vote-tied = A vote counts as tied by its YES and NO votes, even if a joker then decides it.
democrazy-book-vote-counted = Some laws in force change how votes are counted.
democrazy-book-card-yes = YES
democrazy-book-card-no = NO
democrazy-book-card-white = white shoe
democrazy-book-card-scam = Scam
democrazy-book-case-tie = Two against two: a law with a white circle is adopted, and one with a black circle is rejected.
democrazy-book-jokers-title = Jokers
democrazy-book-jokers =
    { democrazy-book-jokers-once } { democrazy-book-jokers-kinds }
    { $joker_mode ->
        [all-void] { democrazy-book-jokers-void }
       *[other] { democrazy-book-jokers-shoes } { democrazy-book-jokers-scams }
    }
democrazy-book-jokers-once = You can play your joker instead of voting, but only once: after that it’s gone, whatever it did.
democrazy-book-jokers-kinds = A white shoe adopts the law whatever the votes say, a black shoe rejects it, and a Scam flips the result, even after a tie.
democrazy-book-jokers-void = Two or more jokers in one vote cancel each other out: the remaining YES and NO votes decide, or the circle if they’re tied.
democrazy-book-jokers-shoes = At this table, two or more shoes in one vote cancel each other out; a single shoe decides.
democrazy-book-jokers-scams = Then each Scam flips the result once, so two Scams change nothing.
democrazy-book-case-jokers =
    { $joker_mode ->
        [all-void] A white shoe and a Scam cancel each other out, and two YES votes remain. The law is { $adopted ->
            [yes] adopted
           *[no] rejected
        }.
       *[other] A white shoe and a Scam: the shoe adopts the law, and the Scam flips the result. The law is { $adopted ->
            [yes] adopted
           *[no] rejected
        }.
    }
democrazy-book-enact-title = An adopted law
democrazy-book-enact =
    { democrazy-book-enact-votes-first } { democrazy-book-enact-red } { democrazy-book-enact-blue } { democrazy-book-enact-rejected }
democrazy-book-enact-votes-first = After each vote, laws in force that act on votes go first.
democrazy-book-enact-red = Next, if a red law was adopted, it takes effect and is discarded.
democrazy-book-enact-blue = An adopted blue law is in force from the next turn on, and replaces any law with the same symbol, or the one the proposer named.
democrazy-book-enact-rejected = A rejected law is discarded.
democrazy-book-laws-title = Laws in force
democrazy-book-laws =
    { democrazy-book-laws-oldest } { democrazy-book-laws-conflict }
democrazy-book-laws-oldest = The oldest law acts first, and players act clockwise, starting with the player whose turn it is.
democrazy-book-laws-conflict = If two laws conflict, the newer one wins; if they only add or multiply points, both count.
democrazy-book-people-title = Laws about people
democrazy-book-people =
    { $declares ->
        [true] { democrazy-book-people-about } { democrazy-book-people-declared } { democrazy-book-people-seen } { $doubts ->
            [true] { democrazy-book-people-doubt } { democrazy-book-people-unseen }
           *[other] { democrazy-book-people-word }
        }
       *[other] { "" }
    }
    { $points ->
        [true] { democrazy-book-people-pointed } { democrazy-book-people-pointed-tie } { democrazy-book-people-pointed-none }
       *[other] { "" }
    }
    { $catches ->
        [true] { democrazy-book-people-manners } { democrazy-book-people-caught } { democrazy-book-people-caught-later } { democrazy-book-people-caught-how }
       *[other] { "" }
    }
    { $apart ->
        [true] { democrazy-book-people-apart }
       *[other] { "" }
    }
democrazy-book-people-about = Some laws are about the players themselves.
democrazy-book-people-declared = When a red one is adopted, or a blue one comes into force, everyone says whether it applies to them.
democrazy-book-people-seen = Everyone sees the answers, which hold for as long as the law is in force.
democrazy-book-people-doubt = If it’s something people can see, you can then challenge one player who said yes; their yes doesn’t count if more than half of the others challenge it.
democrazy-book-people-unseen = Nobody is told who did.
democrazy-book-people-word = Everyone is taken at their word.
democrazy-book-people-pointed = Some laws are about one person: everyone points at someone at the same time, and the law is about the player with the most fingers pointing at them.
democrazy-book-people-pointed-tie = If players tie, it’s the first of them clockwise, starting with the player whose turn it is.
democrazy-book-people-pointed-none = If nobody points at anyone, the law is about nobody.
democrazy-book-people-manners = Some laws are about manners.
democrazy-book-people-caught = After each vote, or at the start of each turn, they ask who was caught: you can own up, name one player you caught, or name nobody.
democrazy-book-people-caught-later = A law that asks at the start of each turn doesn’t ask on the turn it comes into force.
democrazy-book-people-caught-how = You’re caught if you own up, or if more than half of the others name you.
democrazy-book-people-apart = You’re not all in the same room, so the laws that need everyone to be there stay in the box.
democrazy-book-tokens-title = Tokens
democrazy-book-tokens =
    { democrazy-book-tokens-chosen } { democrazy-book-tokens-short }
    { democrazy-book-tokens-counted } { democrazy-book-tokens-all-tied } { democrazy-book-tokens-one-tied } { democrazy-book-tokens-same } { democrazy-book-tokens-swap-one } { democrazy-book-tokens-swap-all }
democrazy-book-tokens-chosen = You draw tokens without looking, but you choose the ones you return or give away, unless the law says which.
democrazy-book-tokens-short = If you have to give up more tokens than you have, you give up what you’ve got.
democrazy-book-tokens-counted = “Most” and “fewest” refer to tokens, never points.
democrazy-book-tokens-all-tied = If players tie, all of them draw or return tokens, or gain or lose points, unless the law says only one does.
democrazy-book-tokens-one-tied = But only one of them gives, receives or swaps: the first clockwise, starting with the player whose turn it is.
democrazy-book-tokens-same = Nobody gives to themselves or swaps with themselves: a gift or swap like that doesn’t happen.
democrazy-book-tokens-swap-one = If two players have to swap one token each and one of them has none, they don’t swap.
democrazy-book-tokens-swap-all = Players who swap all their tokens do so even if one of them has none.
democrazy-book-end-title = The end
democrazy-book-end =
    { democrazy-book-end-over } { democrazy-book-end-lost } { democrazy-book-end-unplaced }
democrazy-book-end-over = The game is over as soon as the End is drawn, no matter how, or the last token leaves the bag.
democrazy-book-end-lost = Anyone still due to draw gets nothing more.
democrazy-book-end-unplaced = A blue law adopted on the turn the bag runs out never comes into force, and the law it would have replaced still counts.
democrazy-book-count-title = The final count
democrazy-book-count =
    { democrazy-book-count-worth } { democrazy-book-count-oldest } { democrazy-book-count-negative } { democrazy-book-count-shared }
democrazy-book-count-worth = Each token is worth { $worth ->
        [one] one point
       *[other] { $worth } points
    }, unless a law says otherwise.
democrazy-book-count-oldest = Then the laws in force are applied, oldest first.
democrazy-book-count-negative = Totals can be negative.
democrazy-book-count-shared = If players tie, they share the victory.
democrazy-book-cases-title = Rare cases
democrazy-book-cases =
    - { democrazy-book-cases-sides } { democrazy-book-cases-neither }
    - { democrazy-book-cases-two-thirds } { democrazy-book-cases-no-circle } { democrazy-book-cases-jokers-after }
    - { democrazy-book-cases-redrawn } { democrazy-book-cases-one-joker } { democrazy-book-cases-too-few }
    - { democrazy-book-cases-laid-down }
democrazy-book-cases-sides = For laws about YES and NO votes, a white shoe counts as a YES and a black shoe as a NO.
democrazy-book-cases-neither = A Scam or a cancelled joker counts for neither side.
democrazy-book-cases-two-thirds = If a law requires a two-thirds majority, at least two thirds of the YES and NO votes have to be YES, and there has to be at least one YES.
democrazy-book-cases-no-circle = The circle doesn’t matter.
democrazy-book-cases-jokers-after = Jokers act after that, as always.
democrazy-book-cases-redrawn = If a law hands out new jokers, they’re drawn at random from all those that nobody holds, including the discarded ones.
democrazy-book-cases-one-joker = You never hold two jokers: if you have one, you don’t draw another.
democrazy-book-cases-too-few = If there aren’t enough jokers, they’re handed out clockwise, starting with the player whose turn it is.
democrazy-book-cases-laid-down = If a law makes you discard your joker, that doesn’t count as playing it.
democrazy-book-advice-title = A word of advice
democrazy-book-advice =
    - { democrazy-book-advice-argue } { democrazy-book-advice-half }
    - { democrazy-book-advice-circle }
    - { democrazy-book-advice-joker }
    - { democrazy-book-advice-colour }
democrazy-book-advice-argue = Argue, promise and bargain.
democrazy-book-advice-half = A law that gives something to half of the table is half adopted.
democrazy-book-advice-circle = Look at the circle before you count votes: in a tie it decides.
democrazy-book-advice-joker = Keep your joker for a law that would decide the game, and watch who has played theirs.
democrazy-book-advice-colour = Collect the colour that the laws in force pay, and get rid of the one they don’t.
democrazy-book-deck-title = The laws
democrazy-book-deck =
    { democrazy-book-deck-ours }
democrazy-book-deck-ours = These are the laws of our deck that you play with at this table.
democrazy-book-red = Red laws: they work once
democrazy-book-blue = Blue laws: they stay
