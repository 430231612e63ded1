# The whole rules, chapter by chapter; see core/rulebook.py.
the-majority-book-goal-title = What it’s about
the-majority-book-goal =
    { $seats ->
        [3] Three players, each alone.
       *[other] Two teams of two, partners opposite each other.
    } Four rounds of drafting and tricks; after each, the majorities in three colours are paid. The most coins win.
the-majority-book-components-title = What is in the deck
the-majority-book-components =
    { $deck } cards in red, blue and yellow. There’s no 1, no 4 and no 8. { $seats ->
        [3] With three players one card of each 0, 3, 5, 6, 9 and 10 is taken out of each colour, 18 cards in all.
       *[other] With four players all 72 cards are in.
    }
    Beside them coins, as many as are needed, and the spy’s token.
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
        [random] Who holds the spy’s token first is drawn by lot.
        [0] At this table the first seat holds the spy’s token first.
        [1] At this table the second seat holds the spy’s token first.
        [2] At this table the third seat holds the spy’s token first.
       *[3] At this table the fourth seat holds the spy’s token first.
    }
    In the first round everyone is dealt six cards, in rounds 2 to 4 four cards; after the fourth deal the deck is empty.
the-majority-book-draft-title = The draft
the-majority-book-draft = Everyone keeps one card of the packet they hold and passes the rest to the left, all at once, until the packets are used up; the last card of a packet is kept without a choice. From round 2 on the card you kept in hand is drafted together with the four new ones, so five cards go round.
the-majority-book-give-title = The exchange
the-majority-book-give = Partners give each other one card, at the same time and without having seen the other’s. Apart from that they tell each other nothing.
the-majority-book-play-title = A trick
the-majority-book-play =
    Everyone chooses a card in secret, and all are turned up together. Then the effects happen, weakest card first: all 0s, then the 2s, the 3s, the 7s.
    Round 1 has five tricks, rounds 2 to 4 have four each; one card always stays in hand. The one left after round 4 counts for nothing.
the-majority-book-bribe-title = 0, the Bribe
the-majority-book-bribe = A 0 takes every card of its colour in this trick. Two or more 0s of one colour cancel each other out and take nothing. The 0 itself is worth nothing.
the-majority-book-case-bribe = The red 0 takes the red 10. The others keep their cards.
the-majority-book-case-bribes = Two blue 0s cancel each other out: the blue 9 stays where it is.
the-majority-book-kill-title = 2, the Assassination
the-majority-book-kill =
    A 2 kills every card of the other colours in this trick, a 0 too, but not what a bribe has taken. Killed cards are out of the game, face up. Two 2s of different colours kill everything that wasn’t stolen, each other too.
    { $stolen_two_kills ->
        [true] A 2 that a bribe has taken still kills.
       *[other] At this table a 2 that a bribe has taken does nothing.
    }
the-majority-book-case-kill = The yellow 2 kills the red and the blue card; the yellow 10 stays.
the-majority-book-spy-title = 3, the Spy
the-majority-book-spy =
    { $first_edition_spy ->
        [true] At this table a stolen 3 still works, as in the first edition: the thief is the spy, as if they had played it. Only a killed 3 does nothing.
       *[other] A 3 works only if it was neither stolen nor killed.
    }
    Its player takes the token, and the next trick of this round is played openly. Of several working 3s only one acts: that of the player furthest clockwise from the token’s holder; the holder counts as nearest. Alone, the holder keeps the token, and the next trick is open all the same.
the-majority-book-case-spies = Seat 1 holds the token; seats 2 and 3 play a 3 that works. Seat 3 is further clockwise, takes the token and opens the next trick.
the-majority-book-open-title = An open trick
the-majority-book-open =
    Cards are played face up, one after another, clockwise. { $seats ->
        [3] It begins on the spy’s left, so the spy plays last.
       *[other] It begins on the spy’s right, so the spy plays second and the partner last.
    } Effects happen only when all cards lie there, in the usual order. A 3 in it works as ever, and the next trick is open again. A new round always begins with a hidden trick.
the-majority-book-betray-title = 7, the Betrayal
the-majority-book-betray = A 7 that was neither stolen nor killed goes over to the player on the right of the one who played it.
the-majority-book-win-title = What you win
the-majority-book-win = What lies before you after the effects is yours for the whole game, stolen cards included, and counts in every debate to come.
the-majority-book-debate-title = The debate
the-majority-book-debate = After each round, for each colour, everyone adds up the power of the cards they have won in it so far. Each highest total earns 2 coins. Each second gets a fifth of the best total, rounded down, once for each first. Without power nobody earns anything, and if all are first there’s no second.
the-majority-book-case-debate = The best total is { $best }: it earns 2 coins. Each second earns a fifth of that, { $share } coins.
the-majority-book-end-title = The end
the-majority-book-end =
    { $seats ->
        [3] The most coins win. If several have equally many, the holder of the token wins if tied, else the tied player met first clockwise from them.
       *[other] Partners add their coins; the most win. If both teams have equally many, the team with the token wins.
    }
the-majority-book-cases-title = Rare cases
the-majority-book-cases =
    - A stolen 7 doesn’t move. { $first_edition_spy ->
        [true] A stolen 3 works for the thief.
       *[other] A stolen 3 doesn’t work.
    }
    - A stolen card can’t be killed.
    - Cards of one colour and power are alike; a question offers each kind once.
    - A second to less than 5 gets nothing.
