# The scenes one plays to learn the game: what’s told before the answer, then why it came out so.
the-majority-scene-bribe = A council of demons. Two teams of two: Blaise, opposite, is your partner. Everyone plays one card at once. Yours is a 0, the Bribe: worth nothing, but it takes every card of its colour in the trick.
the-majority-scene-bribe-why = Usually you keep the card you play. A 0 takes the other cards of its colour: they lie in front of you, and they’re yours for the rest of the game. Cards of other colours stay where they are.
the-majority-scene-kill = You hold a 2, the Assassin. It kills every card of the other colours in the trick, your partner’s included.
the-majority-scene-kill-why = A 2 kills all cards that aren’t of its colour: nobody wins them. Cards of its own colour are spared. A stolen card is safe: bribes act before assassins.
the-majority-scene-spy = You hold a 3, the Spy. If it works, you take the token from Colette, and the next trick is played face up.
the-majority-scene-spy-why = After a spy, the next trick of the round is played face up, one card after another. The player on the spy’s right begins, so the spy plays second and their partner last: you’ll both see what’s coming.
the-majority-scene-betray = You hold a 7, the Traitor. A card worth having, but it won’t stay with you.
the-majority-scene-betray-why = A 7 that’s neither stolen nor killed goes over to the player on your right. That’s 7 power for an opponent. It can still help you: too much power makes them first, and second place often pays more.
the-majority-scene-debate = The last trick of the round: one of your two cards will be played. In red, Ada has { $theirs } and you have { $mine }. First place earns { $prize } coins. Second place earns { $part ->
        [5] a fifth
       *[other] one { $part }th
    } of what first place has, in coins, rounded down.
the-majority-scene-debate-why = That’s the joke of this council: being second pays more than being first, as long as the first has plenty. With the red 5 you’re first, for { $prize } coins, and Ada is paid { $part ->
        [5] a fifth
       *[other] one { $part }th
    } of your 20. Help the others shine, and stay just behind them.
the-majority-scene-bribes = You and Ada both hold a blue 0, and Blaise has a fine blue card.
the-majority-scene-bribes-why = Two or more 0s of one colour cancel each other out: none of them takes anything.
the-majority-scene-spies = You and Blaise each hold a 3, and Colette has the token.
the-majority-scene-spies-why = If several 3s work, go clockwise from the player who holds the token: the last player whose 3 works is the spy.
the-majority-came-won = { $cards ->
        [0] You win nothing.
        [one] You win one card, with a power of { $power }.
       *[other] You win { $cards } cards, with a power of { $power } in all.
    }
the-majority-came-spy = You take the token, and the next trick is played face up.
the-majority-came-coins = { $coins ->
        [0] No coins
        [one] One coin
       *[other] { $coins } coins
    } for you: { $team } for your team, { $others } for the others.
