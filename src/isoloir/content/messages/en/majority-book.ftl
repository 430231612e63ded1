# The whole rules, chapter by chapter; see core/rulebook.py.
majority-book-goal-title = What it’s about
majority-book-goal = You’re not looking for the best link between words, but for the one most of the others will find. You win if you have the most points at the end of a round, and at least { $goal }.
majority-book-components-title = What’s on the table
majority-book-components =
    - { $deck } cards with a word on each side, in three packs: A, B and C. Only the side facing up counts. { $house_words ->
        [0] { "" }
        [one] One of the cards has a word of your own on both sides.
       *[other] { $house_words } of the cards have words of your own on both sides.
    }
    - { $ballots } voting cards for each player: A, B, C and Bank.
    - Point tokens, as many as you need.
majority-book-start-title = A round begins
majority-book-start = Everyone is in. One pack is picked at random, and its top card becomes the reference: it’s the first card of the pile. The cards now on top of the packs are A, B and C.
majority-book-aim-title = The green and red card
majority-book-aim = At this table a card is tossed before each round. If it comes up green, you look for the word that goes best with the reference. If it comes up red, you look for the word that goes least well with it. The colour holds for the whole round; nothing else changes.
majority-book-vote-title = The vote
majority-book-vote =
    Everyone who’s still in votes in secret for A, B, C or Bank, guessing what most of the others will choose. No talking. All votes are revealed at once.
    { $reversed_rounds ->
        [true] In a red round you look for the word the others will think goes least well with the reference.
       *[other] You look for the word the others will link to the reference.
    }
majority-book-example-reference = pirate
majority-book-example-a = treasure
majority-book-example-b = parrot
majority-book-example-c = lemon
majority-book-case-vote = The first card is the reference; the other three lie at A, B and C. Treasure or parrot? What counts is what the others think.
majority-book-win-title = What wins
majority-book-win =
    The option with the most votes wins, as long as it has at least { $majority }. The winning option doesn’t need more than half of the votes. If several options tie, they all win.
    A winning word goes on the pile and becomes the new reference. If several words win, they go on the pile in the order A, B, C, and the last one is the reference. If you voted for a winning word, you play on, with three new words; the losing words are discarded. If you voted for anything else, you’re out until the next round.
    If no option has { $majority } votes, the round is over and nobody scores.
majority-book-case-win = Five votes, A A B B C: A and B win, four players play on, and the one who voted C is out. The pile has grown by two cards, and B’s word is the reference.
majority-book-case-none = Four votes, A B C Bank: each of the four has just one. The round is over, and nobody scores.
majority-book-score-title = Bank
majority-book-score =
    If Bank wins, everyone who voted for it takes one point for each card in the pile and is done with this round. On the first turn that’s 1 point.
    If Bank wins alone, the round is over for everyone. If Bank ties with a word, it pays first, before the pile grows. The players who voted Bank are done, and the ones who voted for the word play on.
    If Bank doesn’t win, it pays nothing, and everyone who voted for it is out.
majority-book-case-alone = Pile of 4, votes Bank Bank A: two players take 4 points each, and the round is over.
majority-book-case-tied = Pile of 2, votes Bank Bank B B C: the two who voted Bank take 2 points each. The pile grows to 3 cards, only the two who voted B are left, and they take 3 points each.
majority-book-two-title = The last two
majority-book-two = If only two players are left when a turn is about to begin, the round is over and each of them takes one point for each card in the pile.
majority-book-end-title = The end of the game
majority-book-end =
    { $show_totals ->
        [true] At this table points are kept face up.
       *[other] Points are kept face down: you see your own total, and what each round pays.
    }
    When a round is over and someone has { $goal } points or more, the player with the most points wins; if players tie, they share the victory. If you reach { $goal } in the middle of a round, the round is still played to its end.
majority-book-cases-title = Rare cases
majority-book-cases =
    - When a round is over, the pile and the words on the table are discarded. If the round ended because only two players were left, nobody voted on the top cards, so they stay.
    - If a pack runs out, the discarded cards and the packs (but not the pile) are turned over to show their other words, shuffled and split into three packs again.
    - If fewer than three cards are left outside the pile, the round is over and nobody scores. If only two players are left, though, they’re still paid.
    - If a game goes on and on, it’s over after the round in which the cards are turned over { $passes } times: by then both words on every card have had their turn. The player with the most points wins, even with fewer than { $goal }.
majority-book-advice-title = A word of advice
majority-book-advice =
    - The cleverest link is rarely the one most people see. Look for the plain one.
    - On the first turn Bank pays one point. From four cards on, people start to be tempted.
    - Bank is safest when two words are equally good: then the words may split the table.
