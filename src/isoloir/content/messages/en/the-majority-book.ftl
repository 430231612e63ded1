# The whole rules, chapter by chapter; see core/rulebook.py.
the-majority-book-goal-title = What it’s about
the-majority-book-goal =
    A council of demons is in session, and everyone wants a say in it. { $seats ->
        [3] Three players, each playing for themselves.
       *[other] Two teams of two, partners opposite each other.
    } You play { $rounds } rounds. In each you draft a hand of demons, then play it in tricks: bribes steal, assassins kill, spies peek and traitors change sides.
    After each round the council debates each of its three colours. The most powerful player in a colour earns coins, and the runner-up often earns more. { $seats ->
        [3] The player with the most coins wins.
       *[other] The team with the most coins wins.
    }
the-majority-book-components-title = What’s in the deck
the-majority-book-components =
    { $deck } cards in red, blue and yellow. There are no 1s, 4s or 8s. { $seats ->
        [3] With three players, one 0, one 3, one 5, one 6, one 9 and one 10 of each colour stay in the box, { $left_out } cards in all.
       *[other] With four players, all { $deck } cards are used.
    }
    You also need coins and the spy’s token.
the-majority-book-components-head-1 = power
the-majority-book-components-head-2 = card
the-majority-book-components-head-3 = in each colour
the-majority-book-components-head-4 = in all
the-majority-book-power-0 = Bribe
the-majority-book-power-2 = Assassination
the-majority-book-power-3 = Spy
the-majority-book-power-5 = no effect
the-majority-book-power-6 = no effect
the-majority-book-power-7 = Betrayal
the-majority-book-power-9 = no effect
the-majority-book-power-10 = no effect
the-majority-book-start-title = The start
the-majority-book-start =
    { $first_token ->
        [random] The first holder of the spy’s token is picked at random.
        [0] At this table the player in the first seat starts with the spy’s token.
        [1] At this table the player in the second seat starts with the spy’s token.
        [2] At this table the player in the third seat starts with the spy’s token.
       *[3] At this table the player in the fourth seat starts with the spy’s token.
    }
    Everyone is dealt { $first_deal } cards in round 1, and { $later_deal } in each of rounds 2 to { $rounds }; after the last deal the deck is empty.
the-majority-book-draft-title = The draft
the-majority-book-draft = Everyone keeps one card from the packet they hold and passes the rest to the left, all at the same time, until the packets are used up. If you’re passed a single card, you keep it. From round 2 on, the card left in your hand is drafted with the { $later_deal } new ones, so each packet starts with { $packet } cards.
the-majority-book-give-title = The exchange
the-majority-book-give = Partners give each other one card at the same time, without knowing what they’ll get back. Apart from this exchange, they tell each other nothing.
the-majority-book-play-title = A trick
the-majority-book-play =
    Everyone chooses a card in secret, and all the cards are turned face up together. Then the effects happen, weakest card first: the 0s, then the 2s, the 3s and the 7s.
    Round 1 has { $first_tricks } tricks, and rounds 2 to { $rounds } have { $later_tricks } each. One card always stays in your hand; the one left after the last round counts for nothing.
the-majority-book-bribe-title = 0, the Bribe
the-majority-book-bribe = A 0 takes every card of its colour in this trick. Two or more 0s of one colour cancel each other out and take nothing. The 0 itself is worth nothing.
the-majority-book-case-bribe = The red 0 takes the red 10. Cards of other colours stay where they are.
the-majority-book-case-bribes = Two blue 0s cancel each other out: the blue 9 stays where it is.
the-majority-book-kill-title = 2, the Assassination
the-majority-book-kill =
    A 2 kills every card of the other colours in this trick, even a 0, but not what a bribe has taken. Killed cards are out of the game, but stay face up. Two 2s of different colours kill everything that wasn’t stolen, themselves included.
    { $stolen_two_kills ->
        [true] A 2 that a bribe has taken still kills.
       *[other] At this table a 2 that a bribe has taken does nothing.
    }
the-majority-book-case-kill = The yellow 2 kills the red card and the blue one{ $seats ->
        [3] .
       *[other] ; the yellow 10 stays.
    }
the-majority-book-spy-title = 3, the Spy
the-majority-book-spy =
    { $first_edition_spy ->
        [true] At this table a stolen 3 still works, as in the first edition: the thief is the spy, as if they’d played it. Only a killed 3 does nothing.
       *[other] A 3 only works if it was neither stolen nor killed.
    }
    The player who played the 3 takes the token, and the next trick of this round is played face up. If several 3s work, only one counts. Go clockwise, starting with the player who holds the token: the last player whose 3 works is the spy. If the holder is the only spy, they keep the token, and the next trick is still played face up.
the-majority-book-case-spies = Colette holds the token. The next players clockwise are you, Ada and Blaise. You and Blaise each play a 3 that works. Blaise is further clockwise and takes the token, and the next trick is played face up.
the-majority-book-open-title = An open trick
the-majority-book-open =
    Cards are played face up, one after another, clockwise. { $seats ->
        [3] The player on the spy’s left begins, so the spy plays last.
       *[other] The player on the spy’s right begins, so the spy plays second and their partner last.
    } Effects only happen once all the cards are down, in the usual order. A 3 works as usual, and then the next trick is played face up too. The first trick of a round is never an open one.
the-majority-book-betray-title = 7, the Betrayal
the-majority-book-betray = If you play a 7 and it’s neither stolen nor killed, it goes over to the player on your right.
the-majority-book-win-title = What you win
the-majority-book-win = Whatever is in front of you after the effects, stolen cards included, is yours for the rest of the game. It stays face up and counts in every debate to come.
the-majority-book-debate-title = The debate
the-majority-book-debate =
    After each round, the council debates one colour after another. Everyone adds up the power of all the cards they’ve won in that colour so far.
    - First place earns { $prize } coins.
    - Second place earns { $part ->
            [5] a fifth
           *[other] one { $part }th
        } of what first place has, in coins, rounded down.
    - If two players tie for first, second place earns that twice; if three do, three times.
    - Players who tie for a place are all paid in full.
    Without any power you earn nothing, and if everyone ties for first, nobody is second.
    That’s the joke of this council: the stronger the leader, the richer the one who stands right behind.
the-majority-book-case-debate =  The highest total is { $best }: first place earns { $prize } coins. Second place earns { $part ->
            [5] a fifth
           *[other] one { $part }th
        } of { $best }, rounded down: { $share } coins. If two players had { $best } each, they’d both earn { $prize } coins, and second place would earn { $twice }.
the-majority-book-end-title = The end
the-majority-book-end =
    { $seats ->
        [3] The player with the most coins wins. If there’s a tie and the player who holds the token is part of it, they win. If they aren’t, the first tied player clockwise from them wins.
       *[other] Partners add up their coins, and the team with the most wins. If it’s a tie, the team with the token wins.
    }
the-majority-book-cases-title = Rare cases
the-majority-book-cases =
    - A stolen 7 doesn’t move. { $first_edition_spy ->
        [true] A stolen 3 works for the thief.
       *[other] A stolen 3 doesn’t work.
    }
    - A stolen card can’t be killed.
    { $seats ->
        [3] { "" }
       *[other] - Your partner isn’t spared: you steal or kill their card like anyone else’s.
    }
    - Two 2s of the same colour spare each other.
    - A 3 in the last trick of a round moves the token and does nothing else.
    - Several 7s in one trick move at the same time, each only once.
    - Cards of the same colour and power are interchangeable, so each kind is offered only once when you choose.
    - If the highest total is below { $part }, coming second earns nothing.
the-majority-book-advice-title = A word of advice
the-majority-book-advice =
    - Aim for second, right behind someone powerful.
    - If you’re first in a colour, hand an opponent more of it with a 7, or let someone tie with you: two in first place pay the runner-up twice, and that may be your partner.
    - In the draft, a 0 is only as good as the cards of its colour that others are sure to play.
    - An open trick is worth most when you still hold a 0 or a 2.
