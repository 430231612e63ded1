majority-help-vote =
    Vote as you think most of the others will. { $reversed_rounds ->
        [true] In a red round that’s the word that goes least well.
       *[other] { "" }
    } The option with the most votes wins, as long as it has two; if several tie, they all win. Vote for a winning word and you stay in. Bank pays one point per card in the pile, but only if it’s one of the winners. The last two in the round get that much each.
