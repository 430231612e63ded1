# The whole rules, chapter by chapter; see core/rulebook.py.
majority-book-goal-title = What it’s about
majority-book-goal =
    { majority-book-goal-link } { majority-book-goal-won }
majority-book-goal-link = You’re not looking for the best link between words, but for the one most of the others will find.
majority-book-goal-won = To win, you need the most points at the end of a round, and at least { $goal } of them.
majority-book-components-title = What’s on the table
majority-book-components =
    - { majority-book-components-deck } { majority-book-components-side } { majority-book-components-own } { $left_out ->
        [0] { "" }
       *[other] { majority-book-components-known }
    }
    - { majority-book-components-ballots }
    - { majority-book-components-points }
majority-book-components-deck = { $deck } cards with a word on each side, in three packs: A, B and C.
majority-book-components-side = Only the side facing up counts.
majority-book-components-own = { $house_words ->
        [0] { "" }
        [one] One of the cards has a word of your own on both sides.
       *[other] { $house_words } of the cards have words of your own on both sides.
    }
majority-book-components-known = Cards this table has seen before begin on their other side; those it has seen on both sides lie at the bottom.
majority-book-components-ballots = { $ballots } voting cards for each player: A, B, C and Bank.
majority-book-components-points = Point tokens, as many as you need.
majority-book-start-title = A round begins
majority-book-start =
    { majority-book-start-everyone } { majority-book-start-reference } { majority-book-start-words }
majority-book-start-everyone = Everyone is in.
majority-book-start-reference = One pack is picked at random, and its top card becomes the reference: it’s the first card of the pile.
majority-book-start-words = The cards now on top of the packs are A, B and C.
majority-book-aim-title = The green and red card
majority-book-aim =
    { majority-book-aim-toss } { majority-book-aim-green } { majority-book-aim-red } { majority-book-aim-holds }
majority-book-aim-toss = At this table a card is tossed before each round.
majority-book-aim-green = If it comes up green, you look for the word that goes best with the reference.
majority-book-aim-red = If it comes up red, you look for the word that goes least well with it.
majority-book-aim-holds = The colour holds for the whole round; nothing else changes.
majority-book-vote-title = The vote
majority-book-vote =
    { majority-book-vote-secret } { majority-book-vote-silence } { majority-book-vote-together }
    { $reversed_rounds ->
        [true] { majority-book-vote-red }
       *[other] { majority-book-vote-usual }
    }
majority-book-vote-secret = Everyone who’s still in votes in secret for A, B, C or Bank, guessing what most of the others will choose.
majority-book-vote-silence = No talking.
majority-book-vote-together = All votes are revealed at once.
majority-book-vote-red = In a red round you look for the word the others will think goes least well with the reference.
majority-book-vote-usual = You look for the word the others will link to the reference.
majority-book-example-reference = pirate
majority-book-example-a = treasure
majority-book-example-b = parrot
majority-book-example-c = lemon
majority-book-case-vote = The first card is the reference; the other three lie at A, B and C. Treasure or parrot? What counts is what the others think.
majority-book-win-title = What wins
majority-book-win =
    { majority-book-win-most } { majority-book-win-relative } { majority-book-win-ties }
    { majority-book-win-pile } { majority-book-win-order } { majority-book-win-on } { majority-book-win-out }
    { majority-book-win-none }
majority-book-win-most = The option with the most votes wins, as long as it has at least { $majority }.
majority-book-win-relative = The winning option doesn’t need more than half of the votes.
majority-book-win-ties = If several options tie, they all win.
majority-book-win-pile = A winning word goes on the pile and becomes the new reference.
majority-book-win-order = If several words win, they go on the pile in the order A, B, C, and the last one is the reference.
majority-book-win-on = If you voted for a winning word, you play on, with three new words; the losing words are discarded.
majority-book-win-out = If you voted for anything else, you’re out until the next round.
majority-book-win-none = If no option has { $majority } votes, the round is over and nobody scores.
majority-book-case-win = Five votes, A A B B C: A and B win, four players play on, and the one who voted C is out. The pile has grown by two cards, and B’s word is the reference.
majority-book-case-none = Four votes, A B C Bank: each of the four has just one. The round is over, and nobody scores.
majority-book-score-title = Bank
majority-book-score =
    { majority-book-score-pays } { majority-book-score-first-turn }
    { majority-book-score-alone } { majority-book-score-tied } { majority-book-score-after-tie }
    { majority-book-score-loses }
majority-book-score-pays = If Bank wins, everyone who voted for it takes one point for each card in the pile and is done with this round.
majority-book-score-first-turn = On the first turn that’s 1 point.
majority-book-score-alone = If Bank wins alone, the round is over for everyone.
majority-book-score-tied = If Bank ties with a word, it pays first, before the pile grows.
majority-book-score-after-tie = The players who voted Bank are done, and the ones who voted for the word play on.
majority-book-score-loses = If Bank doesn’t win, it pays nothing, and everyone who voted for it is out.
majority-book-case-alone = Pile of 4, votes Bank Bank A: two players take 4 points each, and the round is over.
majority-book-case-tied = Pile of 2, votes Bank Bank B B C: the two who voted Bank take 2 points each. The pile grows to 3 cards, only the two who voted B are left, and they take 3 points each.
majority-book-two-title = The last two
majority-book-two =
    { majority-book-two-paid }
majority-book-two-paid = If only two players are left when a turn is about to begin, the round is over and each of them takes one point for each card in the pile.
majority-book-end-title = The end of the game
majority-book-end =
    { $show_totals ->
        [true] { majority-book-end-shown }
       *[other] { majority-book-end-hidden }
    }
    { majority-book-end-over } { majority-book-end-later }
majority-book-end-shown = At this table points are kept face up.
majority-book-end-hidden = Points are kept face down: you see your own total, and what each round pays.
majority-book-end-over = When a round is over and someone has { $goal } points or more, the player with the most points wins; if players tie, they share the victory.
majority-book-end-later = If you reach { $goal } in the middle of a round, the round is still played to its end.
majority-book-cases-title = Rare cases
majority-book-cases =
    - { majority-book-cases-discard } { majority-book-cases-stay }
    - { majority-book-cases-turned }
    - { majority-book-cases-few } { majority-book-cases-few-two }
    - { majority-book-cases-long } { majority-book-cases-long-win }
majority-book-cases-discard = When a round is over, the pile and the words on the table are discarded.
majority-book-cases-stay = If the round ended because only two players were left, nobody voted on the top cards, so they stay.
majority-book-cases-turned = If a card is needed from an empty pack, the discarded cards and the packs (but not the pile) are turned over to show their other words, shuffled and split into three packs again.
majority-book-cases-few = If fewer than three cards are left outside the pile, the round is over and nobody scores.
majority-book-cases-few-two = If only two players are left, though, they’re still paid.
majority-book-cases-long = If the cards have been turned over { $passes } times since the start, the game is over at the end of that round: by then almost every word has been on the table.
majority-book-cases-long-win = The player with the most points wins, even with fewer than { $goal }.
majority-book-advice-title = A word of advice
majority-book-advice =
    - { majority-book-advice-plain } { majority-book-advice-plain-look }
    - { majority-book-advice-bank-first } { majority-book-advice-bank-tempts }
    - { majority-book-advice-bank-safe }
majority-book-advice-plain = The cleverest link is rarely the one most people see.
majority-book-advice-plain-look = Look for the plain one.
majority-book-advice-bank-first = On the first turn Bank pays one point.
majority-book-advice-bank-tempts = From four cards on, people start to be tempted.
majority-book-advice-bank-safe = Bank is safest when two words are equally good: then the words may split the table.
