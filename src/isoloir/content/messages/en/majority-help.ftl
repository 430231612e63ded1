majority-help-vote =
    Vote as you think most of the others will. { $reversed_rounds ->
        [true] In a red round that is the word that goes least well.
       *[other] { "" }
    } The option with the most votes wins, two at least;
    if several tie, all of them win. Choose a winning word and you stay in. Score brings one point
    per card in the pile, but only if it is among the winners. The last two in the round
    take that much each.
