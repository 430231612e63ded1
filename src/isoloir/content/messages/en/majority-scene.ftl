# The scenes one plays to learn the game: what’s told before the answer, then why it came out so.
majority-scene-vote = { $active } people vote at once, in secret. The top word is the reference. Don’t look for the best link: look for the word most of the others will pick.
majority-scene-vote-why = The most votes win, from { $majority } votes up. The winning word goes on the pile, and the people who picked it play on; everyone else is out until the next round.
majority-scene-win = Five people, and two good answers this time. If two words tie for the most votes, both win.
majority-scene-win-why = With A A B B C, A and B both win. They go on the pile in the order A, B, so B’s word is the new reference, and everyone who picked one of them plays on. The one who picked C is out.
majority-scene-alone = The pile has grown to { $pile } cards and three of you are left. Bank is worth one point per card in the pile, but only if enough of you go for it.
majority-scene-alone-why = Bank is a vote like any other. If it wins, everyone who picked it takes one point for each card in the pile, and their round is over. If it loses, they’re out with nothing.
majority-scene-tied = The pile is { $pile } cards high. Take the points now, or stay in for a bigger pile?
majority-scene-tied-why = If Bank ties with a word, it pays first, before the pile grows. Then the word goes on the pile. When only two players are left, the round is over, and each of them takes one point per card.
majority-scene-none = Four people, four tempting answers. What if everyone picks something else?
majority-scene-none-why = An option needs at least { $majority } votes. If none has that many, the round is over and nobody scores. The game ends when someone has { $goal } points at the end of a round: the highest total wins.
majority-came-in = You play on.
majority-came-out = You’re out until the next round.
majority-came-none = The round is over, and nobody scores.
majority-came-paid = { $points ->
        [one] You take one point.
       *[other] You take { $points } points.
    }
