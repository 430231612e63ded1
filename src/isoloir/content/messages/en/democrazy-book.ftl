# The whole rules, chapter by chapter; see core/rulebook.py.
democrazy-book-goal-title = What it’s about
democrazy-book-goal = Tokens of four colours lie before everyone. At the end each is worth one point, unless the laws say otherwise, and the laws are yours to make. The most points win.
democrazy-book-components-title = What is on the table
democrazy-book-components =
    - A bag with 15 tokens of each colour: red, blue, yellow, green.
    - { $laws } law cards, and the End. { $house_only ->
        [true] All of them are laws of your own{ $blank_laws ->
            [true] {" "}or blank
           *[other] { "" }
        }.
       *[other] { $house_laws ->
            [0] { "" }
            [one] One of them is a law of your own.
           *[other] { $house_laws } of them are laws of your own.
        }{ $blank_laws ->
            [true] {" "}Six of them are blank.
           *[other] { "" }
        }
    }
    - For everyone a YES and a NO.
    - Ten jokers; with { $seats } players { $seats } are dealt, so nobody knows exactly which are out:
democrazy-book-components-head-1 = joker
democrazy-book-components-head-2 = in the pack
democrazy-book-joker-white = white shoe: surely adopted
democrazy-book-joker-black = black shoe: surely rejected
democrazy-book-joker-scam = Scam: the other way round
democrazy-book-start-title = The start
democrazy-book-start =
    With { $seats } players everyone draws { $each } tokens blindly and lays them open, and is dealt { $each } laws and one joker, secretly. { $bag } tokens stay in the bag.
    The deck is { $above } laws on top of { $among } cards, one of which is the End; { $unseen } laws leave the game unseen. Who begins is drawn by lot.
democrazy-book-propose-title = Your turn: draw and propose
democrazy-book-propose =
    The laws that act at the start of a turn come first. Then you draw a law card, and you must propose one law of your hand: it’s read out.
    Six laws can be in force. If a blue law would be the seventh and none in force has its symbol, you first name the one that would go.
democrazy-book-blank-title = Blank laws
democrazy-book-blank = Anyone who proposes a blank card writes a red law on it, aloud: who is concerned, what they do, how many tokens, of which colour. A tie rejects it, and it’s discarded afterwards.
democrazy-book-vote-title = The vote
democrazy-book-vote = Everyone votes in secret, the proposer too: YES, NO, or their joker instead. All votes are opened together. More YES than NO adopts, more NO than YES rejects. On a tie the circle on the law decides: white adopts, black rejects. Laws in force may change how votes count.
democrazy-book-card-yes = YES
democrazy-book-card-no = NO
democrazy-book-card-white = white shoe
democrazy-book-card-black = black shoe
democrazy-book-card-scam = Scam
democrazy-book-case-tie = Two against two: a law with a white circle is adopted, one with a black circle rejected.
democrazy-book-jokers-title = Jokers
democrazy-book-jokers =
    A joker is played once in the whole game, in place of a vote, and is spent, whatever it did. A white shoe adopts whatever the cards say, a black shoe rejects, a Scam turns the result round, a tie’s too.
    { $joker_mode ->
        [all-void] Two jokers or more in one vote are all void: the YES and NO that are left decide, or the circle.
       *[other] At this table two shoes or more in one vote are void; a single shoe decides. Then each Scam turns the result round once, so two Scams change nothing.
    }
democrazy-book-case-jokers =
    { $joker_mode ->
        [all-void] A white shoe and a Scam: both are void, and two YES remain. The law is { $adopted ->
            [yes] adopted
           *[no] rejected
        }.
       *[other] A white shoe and a Scam: the shoe adopts, the Scam turns that round. The law is { $adopted ->
            [yes] adopted
           *[no] rejected
        }.
    }
democrazy-book-enact-title = An adopted law
democrazy-book-enact = First the laws about votes act. Then a red law acts at once and is gone. A blue law is in force from the next turn on; it replaces the one that carries the same symbol, or the one that was named. A rejected law is discarded.
democrazy-book-laws-title = Laws in force
democrazy-book-laws =
    The oldest law acts first, and players act clockwise from the one whose turn it is. Where two laws set the same thing, the newer one holds; what they add or multiply adds up.
democrazy-book-people-title = Laws about people
democrazy-book-people =
    Some laws are about you. Everyone says whether it’s true of them, when a red law is adopted or a blue one comes into force; the answers are public and hold while the law does. { $apart ->
        [true] Everyone is taken at their word.
       *[other] Where anyone can see whether it’s true, a show of hands follows: a yes falls if more than half of the others doubt it.
    }
    Other laws mean one person: everyone points at once, and most hands decide; if they tie, it’s the first one clockwise from the player whose turn it is.
    { $apart ->
        [true] You’re playing apart, so the laws that need one room stay in the box.
       *[other] Some laws are about manners. From the turn after they come into force everyone says who was caught: anyone who owns up is, and anyone more than half of the others name.
    }
democrazy-book-tokens-title = Tokens
democrazy-book-tokens =
    Drawing is blind; when you return or give a token you choose it. Anyone who must part with more than they have parts with all.
    “Richest” and “poorest” go by tokens, never by points. All who are level draw, return or score, but only one gives, gets or swaps: the first clockwise from the one whose turn it is. If the same player would be both, nothing happens.
democrazy-book-end-title = The end
democrazy-book-end = The game is over at once when the End is drawn, however it’s drawn, or when the last token leaves the bag; the other draws are lost. A law adopted in the turn in which the bag runs out isn’t in force.
democrazy-book-count-title = The final count
democrazy-book-count = Each token is worth one point, unless a law says otherwise. Then the laws in force are gone through, oldest first. Totals may be negative. Equal totals share the victory.
democrazy-book-cases-title = Rare cases
democrazy-book-cases =
    - For laws about YES and NO a white shoe stands with YES, a black one with NO; a Scam or a void joker on neither side.
    - Two thirds: three times the YES are at least twice all YES and NO, with one YES at least; there’s no circle. A single joker still decides.
    - Jokers handed out again are drawn by lot from all that nobody holds, the discarded ones included.
    - A joker laid down because of a law hasn’t been played.
