# The whole rules, chapter by chapter; see core/rulebook.py.
the-majority-book-goal-title = What it’s about
the-majority-book-goal =
    { the-majority-book-goal-council } { $seats ->
        [3] { the-majority-book-goal-alone }
       *[other] { the-majority-book-goal-teams }
    } { the-majority-book-goal-rounds } { the-majority-book-goal-draft }
    { the-majority-book-goal-debates } { the-majority-book-goal-second } { $seats ->
        [3] { the-majority-book-goal-richest }
       *[other] { the-majority-book-goal-richest-team }
    }
the-majority-book-goal-council = A council of demons is in session, and everyone wants a say in it.
the-majority-book-goal-alone = Three players, each playing for themselves.
the-majority-book-goal-teams = Two teams of two, partners opposite each other.
the-majority-book-goal-rounds = You play { $rounds } rounds.
the-majority-book-goal-draft = In each you draft a hand of demons, then play it in tricks: bribes steal, assassins kill, spies peek and traitors change sides.
the-majority-book-goal-debates = After each round the council debates each of its three colours.
the-majority-book-goal-second = The most powerful player in a colour earns coins, and the runner-up often earns more.
the-majority-book-goal-richest = The player with the most coins wins.
the-majority-book-goal-richest-team = The team with the most coins wins.
the-majority-book-components-title = What’s in the deck
the-majority-book-components =
    { the-majority-book-components-deck } { the-majority-book-components-missing } { $seats ->
        [3] { the-majority-book-components-left-out }
       *[other] { the-majority-book-components-all-used }
    }
    { the-majority-book-components-others }
the-majority-book-components-deck = { $deck } cards in red, blue and yellow.
the-majority-book-components-missing = There are no 1s, 4s or 8s.
the-majority-book-components-left-out = With three players, one 0, one 3, one 5, one 6, one 9 and one 10 of each colour stay in the box, { $left_out } cards in all.
the-majority-book-components-all-used = With four players, all { $deck } cards are used.
the-majority-book-components-others = You also need coins and the spy’s token.
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
        [random] { the-majority-book-start-by-lot }
        [0] { the-majority-book-start-seat-1 }
        [1] { the-majority-book-start-seat-2 }
        [2] { the-majority-book-start-seat-3 }
       *[3] { the-majority-book-start-seat-4 }
    }
    { the-majority-book-start-dealt }
the-majority-book-start-by-lot = The first holder of the spy’s token is picked at random.
the-majority-book-start-seat-1 = At this table the player in seat 1 starts with the spy’s token.
the-majority-book-start-seat-2 = At this table the player in seat 2 starts with the spy’s token.
the-majority-book-start-seat-3 = At this table the player in seat 3 starts with the spy’s token.
the-majority-book-start-seat-4 = At this table the player in seat 4 starts with the spy’s token.
the-majority-book-start-dealt = Everyone is dealt { $first_deal } cards in round 1, and { $later_deal } in each of rounds 2 to { $rounds }; after the last deal the deck is empty.
the-majority-book-draft-title = The draft
the-majority-book-draft =
    { the-majority-book-draft-pass } { the-majority-book-draft-single } { the-majority-book-draft-kept }
the-majority-book-draft-pass = Everyone keeps one card from the packet they hold and passes the rest to the left, all at the same time, until the packets are used up.
the-majority-book-draft-single = If you’re passed a single card, you keep it.
the-majority-book-draft-kept = From round 2 on, the card left in your hand is drafted with the { $later_deal } new ones, so each packet starts with { $packet } cards.
the-majority-book-give-title = The exchange
the-majority-book-give =
    { the-majority-book-give-give } { the-majority-book-give-silence }
the-majority-book-give-give = Partners give each other one card at the same time, without knowing what they’ll get back.
the-majority-book-give-silence = Apart from this exchange, they tell each other nothing.
the-majority-book-play-title = A trick
the-majority-book-play =
    { the-majority-book-play-secret } { the-majority-book-play-order }
    { the-majority-book-play-tricks } { the-majority-book-play-left }
the-majority-book-play-secret = Everyone chooses a card in secret, and all the cards are turned face up together.
the-majority-book-play-order = Then the effects happen, weakest card first: the 0s, then the 2s, the 3s and the 7s.
the-majority-book-play-tricks = Round 1 has { $first_tricks } tricks, and rounds 2 to { $rounds } have { $later_tricks } each.
the-majority-book-play-left = One card always stays in your hand; the one left after the last round counts for nothing.
the-majority-book-bribe-title = 0, the Bribe
the-majority-book-bribe =
    { the-majority-book-bribe-takes } { the-majority-book-bribe-cancel } { the-majority-book-bribe-worth }
the-majority-book-bribe-takes = A 0 takes every card of its colour in this trick.
the-majority-book-bribe-cancel = Two or more 0s of one colour cancel each other out and take nothing.
the-majority-book-bribe-worth = The 0 itself is worth nothing.
the-majority-book-case-bribe = The red 0 takes the red 10. Cards of other colours stay where they are.
the-majority-book-case-bribes = Two blue 0s cancel each other out: the blue 9 stays where it is.
the-majority-book-kill-title = 2, the Assassination
the-majority-book-kill =
    { the-majority-book-kill-kills } { the-majority-book-kill-open } { the-majority-book-kill-both }
    { $stolen_two_kills ->
        [true] { the-majority-book-kill-stolen-kills }
       *[other] { the-majority-book-kill-stolen-idle }
    }
the-majority-book-kill-kills = A 2 kills every card of the other colours in this trick, even a 0, but not what a bribe has taken.
the-majority-book-kill-open = Killed cards are out of the game, but stay face up.
the-majority-book-kill-both = Two 2s of different colours kill everything that wasn’t stolen, themselves included.
the-majority-book-kill-stolen-kills = A 2 that a bribe has taken still kills.
the-majority-book-kill-stolen-idle = At this table a 2 that a bribe has taken does nothing.
the-majority-book-case-kill =
    The yellow 2 kills the red card and the blue one{ $seats ->
        [3] .
       *[other] ; the yellow 10 stays.
    }
the-majority-book-spy-title = 3, the Spy
the-majority-book-spy =
    { $first_edition_spy ->
        [true] { the-majority-book-spy-stolen-works } { the-majority-book-spy-killed }
       *[other] { the-majority-book-spy-works }
    }
    { the-majority-book-spy-takes } { the-majority-book-spy-one } { the-majority-book-spy-furthest } { the-majority-book-spy-holder }
the-majority-book-spy-stolen-works = At this table a stolen 3 still works, as in the first edition: the thief is the spy, as if they’d played it.
the-majority-book-spy-killed = Only a killed 3 does nothing.
the-majority-book-spy-works = A 3 only works if it was neither stolen nor killed.
the-majority-book-spy-takes = The player who played the 3 takes the token, and the next trick of this round is played face up.
the-majority-book-spy-one = If several 3s work, only one counts.
the-majority-book-spy-furthest = Go clockwise, starting with the player who holds the token: the last player whose 3 works is the spy.
the-majority-book-spy-holder = If the holder is the only spy, they keep the token, and the next trick is still played face up.
the-majority-book-case-spies = With four players, Colette holds the token. The next players clockwise are you, Ada and Blaise. You and Blaise each play a 3 that works. Blaise is further clockwise and takes the token, and the next trick is played face up.
the-majority-book-open-title = An open trick
the-majority-book-open =
    { the-majority-book-open-clockwise } { $seats ->
        [3] { the-majority-book-open-left }
       *[other] { the-majority-book-open-right }
    } { the-majority-book-open-effects } { the-majority-book-open-again } { the-majority-book-open-first }
the-majority-book-open-clockwise = Cards are played face up, one after another, clockwise.
the-majority-book-open-left = The player on the spy’s left begins, so the spy plays last.
the-majority-book-open-right = The player on the spy’s right begins, so the spy plays second and their partner last.
the-majority-book-open-effects = Effects only happen once all the cards are down, in the usual order.
the-majority-book-open-again = A 3 works as usual, and then the next trick is played face up too.
the-majority-book-open-first = The first trick of a round is never an open one.
the-majority-book-betray-title = 7, the Betrayal
the-majority-book-betray =
    { the-majority-book-betray-goes }
the-majority-book-betray-goes = If you play a 7 and it’s neither stolen nor killed, it goes over to the player on your right.
the-majority-book-win-title = What you win
the-majority-book-win =
    { the-majority-book-win-yours } { the-majority-book-win-stays }
the-majority-book-win-yours = Whatever is in front of you after the effects, stolen cards included, is yours for the rest of the game.
the-majority-book-win-stays = It stays face up and counts in every debate to come.
the-majority-book-debate-title = The debate
the-majority-book-debate =
    { the-majority-book-debate-colours } { the-majority-book-debate-add }
    - { the-majority-book-debate-first }
    - { the-majority-book-debate-second }
    - { the-majority-book-debate-twice }
    - { the-majority-book-debate-tied }
    { the-majority-book-debate-nothing }
    { the-majority-book-debate-joke }
the-majority-book-debate-colours = After each round, the council debates one colour after another.
the-majority-book-debate-add = Everyone adds up the power of all the cards they’ve won in that colour so far.
the-majority-book-debate-first = First place earns { $prize } coins.
the-majority-book-debate-second = Second place earns { $part ->
            [5] a fifth
           *[other] one { $part }th
        } of what first place has, in coins, rounded down.
the-majority-book-debate-twice =
    If two players tie for first, second place earns that twice{ $seats ->
        [3] .
       *[other] ; if three do, three times.
    }
the-majority-book-debate-tied = Players who tie for a place are all paid in full.
the-majority-book-debate-nothing = Without any power you earn nothing, and if everyone ties for first, nobody is second.
the-majority-book-debate-joke = That’s the joke of this council: the stronger the leader, the richer the one who stands right behind.
the-majority-book-case-debate =
    The highest total is { $best }: first place earns { $prize } coins. Second place earns { $part ->
        [5] a fifth
       *[other] one { $part }th
    } of { $best }, rounded down: { $share } coins. If two players had { $best } each, they’d both earn { $prize } coins, and second place would earn { $twice }.
the-majority-book-end-title = The end
the-majority-book-end =
    { $seats ->
        [3] { the-majority-book-end-three } { the-majority-book-end-three-token } { the-majority-book-end-three-next }
       *[other] { the-majority-book-end-teams } { the-majority-book-end-teams-token }
    }
the-majority-book-end-three = The player with the most coins wins.
the-majority-book-end-three-token = If there’s a tie and the player who holds the token is part of it, they win.
the-majority-book-end-three-next = If they aren’t, the first tied player clockwise from them wins.
the-majority-book-end-teams = Partners add up their coins, and the team with the most wins.
the-majority-book-end-teams-token = If it’s a tie, the team with the token wins.
the-majority-book-cases-title = Rare cases
the-majority-book-cases =
    - { the-majority-book-cases-stolen-7 } { $first_edition_spy ->
        [true] { the-majority-book-cases-stolen-3-works }
       *[other] { the-majority-book-cases-stolen-3-idle }
    }
    - { the-majority-book-cases-stolen-safe }
    { $seats ->
        [3] { "" }
       *[other] - { the-majority-book-cases-partner }
    }
    - { the-majority-book-cases-twos }
    - { the-majority-book-cases-last-3 }
    - { the-majority-book-cases-sevens }
    - { the-majority-book-cases-alike }
    - { the-majority-book-cases-low }
the-majority-book-cases-stolen-7 = A stolen 7 doesn’t move.
the-majority-book-cases-stolen-3-works = A stolen 3 works for the thief.
the-majority-book-cases-stolen-3-idle = A stolen 3 doesn’t work.
the-majority-book-cases-stolen-safe = A stolen card can’t be killed.
the-majority-book-cases-partner = Your partner isn’t spared: you steal or kill their card like anyone else’s.
the-majority-book-cases-twos = Two 2s of the same colour spare each other.
the-majority-book-cases-last-3 = A 3 in the last trick of a round moves the token and does nothing else.
the-majority-book-cases-sevens = Several 7s in one trick move at the same time, each only once.
the-majority-book-cases-alike = Cards of the same colour and power are interchangeable, so each kind is offered only once when you choose.
the-majority-book-cases-low = If the highest total is below { $part }, coming second earns nothing.
the-majority-book-advice-title = A word of advice
the-majority-book-advice =
    - { the-majority-book-advice-second }
    - { the-majority-book-advice-tie }
    - { the-majority-book-advice-bribe }
    - { the-majority-book-advice-open }
the-majority-book-advice-second = Aim for second, right behind someone powerful.
the-majority-book-advice-tie =
    { $seats ->
        [3] Watch for ties at the top: two in first place pay the runner-up twice.
       *[other] If you’re first in a colour, hand an opponent more of it with a 7, or let someone tie with you: two in first place pay the runner-up twice, and that may be your partner.
    }
the-majority-book-advice-bribe = In the draft, a 0 is only as good as the cards of its colour that others are sure to play.
the-majority-book-advice-open = An open trick is worth most when you still hold a 0 or a 2.
