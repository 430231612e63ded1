majority-help-vote =
    Vote as you think most of the others will. { $reversed_rounds ->
        [true] In a red round, look for the word that goes least well with the reference.
       *[other] { "" }
    } The option with the most votes wins, as long as it has at least { $majority }; if several options tie, they all win. If you vote for a winning word, you stay in. Bank pays one point per card in the pile, but only if it wins. The last two players in the round also get one point per card.
