# A first evening: each step in one sentence, the first time it happens.
the-majority-first-draft = Keep one demon for your hand and pass the rest to the left: with these hands you’ll play the whole round.
the-majority-first-give = Give your partner one card without knowing which one you’ll get: it’s the only word you may exchange.
the-majority-first-play = Everyone plays a card face down: what lies in front of you after the effects is yours for the whole game.
the-majority-first-show = A spy makes you play this trick face up, one after another, so the last ones see what’s coming.
the-majority-first-Stolen = A 0 is a bribe: it takes every card of its colour in the trick.
the-majority-first-BribesCancelled = Two 0s of one colour cancel each other out, and neither takes anything.
the-majority-first-Killed = A 2 is an assassin: it kills every card of the other colours in the trick, and nobody wins those.
the-majority-first-SpyNamed = A 3 is a spy: the player who played it takes the token.
the-majority-first-Betrayed = A 7 is a traitor: it goes over to the player on the right.
the-majority-first-ColourDebated = In each colour first place earns { $prize } coins, and second place a share of what the first has: the stronger the leader, the richer the second.
