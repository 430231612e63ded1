# The whole rules, chapter by chapter; see core/rulebook.py.
majority-book-goal-title = What it’s about
majority-book-goal = It isn’t about the best link between words, but about the one that most of the others will find. When a round is over, the player with 20 points or more, and the most, has won.
majority-book-components-title = What is on the table
majority-book-components =
    - { $deck } cards, each with a word on either side, in three packs, A, B and C. Only the side that lies up counts. { $house_words ->
        [0] { "" }
        [one] One of them bears a word of your own on both sides.
       *[other] { $house_words } of them bear words of your own, on both sides.
    }
    - For everyone four votes: A, B, C and Score.
    - Points, as many as are needed.
majority-book-start-title = A round begins
majority-book-start = Everyone is in. The top card of a pack, drawn by lot, becomes the reference: it’s the first card of the pile. The three cards on top of the packs are the propositions A, B and C.
majority-book-aim-title = The green and red card
majority-book-aim = At this table a card is tossed before each round. Green: look for the word that goes best with the reference. Red: for the one that goes least well. It holds for the whole round; counting and paying don’t change.
majority-book-vote-title = The vote
majority-book-vote =
    Everyone who is in votes in secret, for A, B, C or Score, as they think most of the others will. Nobody talks. All votes are opened together.
    { $reversed_rounds ->
        [true] In a red round you look for the word the others will find goes least well.
       *[other] You look for the word the others will link to the reference.
    }
majority-book-example-reference = sea
majority-book-example-a = boat
majority-book-example-b = salt
majority-book-example-c = lamp
majority-book-case-vote = The first card is the reference, the other three lie at A, B and C.
majority-book-win-title = What wins
majority-book-win =
    The option with the most votes wins, if it has two votes at least; more than half isn’t needed. If several have equally many, all of them win.
    A winning word goes onto the pile and is the new reference; of several, in the order A, B, C, so the last one is. Anyone who voted for a winning word plays on, with three new propositions; the other cards are discarded. Anyone who voted for something that didn’t win is out until the next round.
    If no option has two votes, the round is over and nobody scores.
majority-book-case-win = Five votes, A A B B C: A and B win, four play on, the one who voted C is out. The pile has grown by two, and B’s word is the reference.
majority-book-case-none = Three votes, A B C: no option has two. The round is over.
majority-book-score-title = Score
majority-book-score =
    Score wins: anyone who voted for it takes one point for each card in the pile, and is done with this round. On the first turn that’s 1 point.
    Score wins alone: the round is over for everyone. Score ties with a word: it pays first, before the pile grows, and only its voters are done; the voters of the word play on.
    Score that doesn’t win brings nothing, and its voters are out.
majority-book-case-alone = Pile of 4, votes Score Score A: two players take 4 points each, and the round is over.
majority-book-case-tied = Pile of 4, votes Score Score A A: two players take 4 points each; the other two are the last two, and then take 5 each.
majority-book-two-title = The last two
majority-book-two = If a turn would begin with only two players in, the round is over and each of them takes one point for each card in the pile.
majority-book-end-title = The end of the game
majority-book-end =
    { $show_totals ->
        [true] At this table points lie face up.
       *[other] Points are kept face down: you see your own total, and what each round brings.
    }
    When a round is over and someone has 20 points or more, the most points win; equals share the victory. 20 points in the middle of a round wait for its end.
majority-book-cases-title = Rare cases
majority-book-cases =
    - The pile and the words that were voted on are discarded when a round is over; when two are left, nothing was voted on and the tops stay.
    - A pack runs out: discard and packs, but not the pile, are turned over onto their other words, shuffled and split in three again.
    - Fewer than three cards are left outside the pile: the round is over without points; two who are left are paid all the same.
    - A game that won’t end is over with the round in which the deck runs out a second time: both words of every card have had their turn. The most points win.
