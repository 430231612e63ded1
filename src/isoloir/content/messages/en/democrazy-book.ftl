# The whole rules, chapter by chapter; see core/rulebook.py.
democrazy-book-goal-title = What it’s about
democrazy-book-goal = Everyone has tokens of four colours in front of them. At the end, each token is worth { $worth ->
        [one] one point
       *[other] { $worth } points
    } unless the laws say otherwise. And the laws are yours to make. Until the votes are sealed you may argue, promise, threaten and bargain, and nobody has to keep their word. The player with the most points wins.
democrazy-book-components-title = What’s on the table
democrazy-book-components =
    - A bag with { $per_colour } tokens of each colour: red, blue, yellow and green.
    - { $laws } law cards and the End card. { $house_only ->
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
    - A YES card and a NO card for each player.
    - { $jokers } jokers. With { $seats } players, { $seats ->
        [10] every joker is dealt, and nobody knows who holds which.
       *[other] { $seats } jokers are dealt, so nobody knows exactly which ones are in play.
    } The whole pack of jokers:
democrazy-book-components-head-1 = joker
democrazy-book-components-head-2 = in the pack
democrazy-book-joker-white = white shoe: adopts the law
democrazy-book-joker-black = black shoe: rejects the law
democrazy-book-joker-scam = Scam: flips the result
democrazy-book-start-title = The start
democrazy-book-start =
    With { $seats } players, everyone draws { $each } tokens without looking and keeps them in full view. Then everyone is dealt { $each } laws and one joker, in secret. { $bag } tokens stay in the bag.
    The deck is made up of { $above } laws on top of { $among } cards, one of which is the End. { $unseen ->
        [0] All the laws are used.
        [one] The one law left over is put away unseen.
       *[other] The other { $unseen } laws are put away unseen.
    } The first player is picked at random.
democrazy-book-propose-title = Your turn: draw and propose
democrazy-book-propose =
    First, any laws that act at the start of a turn take effect. Then you draw a law card, and you have to propose a law from your hand. It’s read out to everyone. After the vote, the turn passes clockwise.
    At most { $most_laws } laws can be in force. If you propose a blue law that would be one too many, and no law in force has the same symbol, you have to say before the vote which law it would replace.
democrazy-book-blank-title = Blank laws
democrazy-book-blank = If you propose a blank card, you invent a red law: anything you like, as long as it’s clear and in the spirit of the game. Write it down, or say it out loud. Then choose how it works. Either the game does it, as for any other red law; or, if it’s adopted, you carry it out by hand: you say move by move what happens, and the others say whether that’s what the law said. If more than half of them say no, none of it happens. The law’s circle is black, and the card is used only once: after the vote it’s discarded.
democrazy-book-vote-title = The vote
democrazy-book-vote = Everyone, including the proposer, votes in secret with a YES, a NO or their joker. All votes are revealed together. The bigger side wins: with more YES votes the law is adopted, with more NO votes it’s rejected. If it’s a tie, the circle on the law decides: white adopts it, black rejects it. A vote counts as tied by its YES and NO votes, even if a joker then decides it. Some laws in force change how votes are counted.
democrazy-book-card-yes = YES
democrazy-book-card-no = NO
democrazy-book-card-white = white shoe
democrazy-book-card-scam = Scam
democrazy-book-case-tie = Two against two: a law with a white circle is adopted, and one with a black circle is rejected.
democrazy-book-jokers-title = Jokers
democrazy-book-jokers =
    You can play your joker once in the whole game, instead of voting; after that it’s gone, whatever it did. A white shoe adopts the law whatever the votes say, a black shoe rejects it, and a Scam flips the result, even after a tie.
    { $joker_mode ->
        [all-void] Two or more jokers in one vote cancel each other out: the remaining YES and NO votes decide, or the circle if they’re tied.
       *[other] At this table, two or more shoes in one vote cancel each other out; a single shoe decides. Then each Scam flips the result once, so two Scams change nothing.
    }
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
democrazy-book-enact = After each vote, laws in force that act on votes go first. Next, if a red law was adopted, it takes effect and is discarded. An adopted blue law is in force from the next turn on, and replaces any law with the same symbol, or the one the proposer named. A rejected law is discarded.
democrazy-book-laws-title = Laws in force
democrazy-book-laws =
    The oldest law acts first, and players act clockwise, starting with the player whose turn it is. If two laws conflict, the newer one wins; if they only add or multiply points, both count.
democrazy-book-people-title = Laws about people
democrazy-book-people =
    { $declares ->
        [true] Some laws are about the players themselves. When a red one is adopted, or a blue one comes into force, everyone says whether it applies to them. Everyone sees the answers, which hold for as long as the law is in force. { $doubts ->
            [true] If it’s something people can see, you can then challenge one player who said yes; their yes doesn’t count if more than half of the others challenge it. Nobody is told who did.
           *[other] Everyone is taken at their word.
        }
       *[other] { "" }
    }
    { $points ->
        [true] Some laws are about one person: everyone points at someone at the same time, and the law is about the player with the most fingers pointing at them. If players tie, it’s the first of them clockwise, starting with the player whose turn it is. If nobody points at anyone, the law is about nobody.
       *[other] { "" }
    }
    { $catches ->
        [true] Some laws are about manners. After each vote, or at the start of each turn, they ask who was caught: you can own up, name one player you caught, or name nobody. A law that asks at the start of each turn doesn’t ask on the turn it comes into force. You’re caught if you own up, or if more than half of the others name you.
       *[other] { "" }
    }
    { $apart ->
        [true] You’re playing from different places, so the laws that need everyone in the same room stay in the box.
       *[other] { "" }
    }
democrazy-book-tokens-title = Tokens
democrazy-book-tokens =
    You draw tokens without looking, but you choose the ones you return or give away. If you have to give up more tokens than you have, you give up what you’ve got.
    “Most” and “fewest” refer to tokens, never points. If players tie, all of them draw or return tokens, or gain or lose points, unless the law says only one does. But only one of them gives, receives or swaps: the first clockwise, starting with the player whose turn it is. If the same player would have to both give and receive, nothing happens. If two players have to swap one token each and one of them has none, they don’t swap. Players who swap all their tokens do so even if one of them has none.
democrazy-book-end-title = The end
democrazy-book-end = The game is over as soon as the End is drawn, no matter how, or the last token leaves the bag. Anyone still due to draw gets nothing more. A blue law adopted on the turn the bag runs out never comes into force, and the law it would have replaced still counts.
democrazy-book-count-title = The final count
democrazy-book-count = Each token is worth { $worth ->
        [one] one point
       *[other] { $worth } points
    }, unless a law says otherwise. Then the laws in force are applied, oldest first. Totals can be negative. If players tie, they share the victory.
democrazy-book-cases-title = Rare cases
democrazy-book-cases =
    - For laws about YES and NO votes, a white shoe counts as a YES and a black shoe as a NO. A Scam or a cancelled joker counts for neither side.
    - If a law requires a two-thirds majority, at least two thirds of the YES and NO votes have to be YES, and there has to be at least one YES. The circle doesn’t matter. Jokers act after that, as always.
    - New jokers are drawn at random from all those that nobody holds, including the discarded ones. You never hold two jokers: if you have one, you don’t draw another. If there aren’t enough jokers, they’re handed out clockwise, starting with the player whose turn it is.
    - If a law makes you discard your joker, that doesn’t count as playing it.
democrazy-book-advice-title = A word of advice
democrazy-book-advice =
    - Argue, promise and bargain. A law that gives something to half of the table is half adopted.
    - Look at the circle before you count votes: in a tie it decides.
    - Keep your joker for a law that would decide the game, and watch who has played theirs.
    - Collect the colour that the laws in force pay, and get rid of the one they don’t.
