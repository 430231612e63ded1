majority-help-vote =
    Votez pour ce que, selon vous, la plupart des autres vont choisir. { $reversed_rounds ->
        [true] Dans une manche rouge, c’est le mot qui va le moins bien.
       *[other] { "" }
    } L’option qui a le plus de voix gagne, si elle en a au moins deux ; si plusieurs options sont à égalité, elles gagnent toutes. Si vous votez pour un mot gagnant, vous restez en jeu. Marquer rapporte un point par carte de la pile, à condition d’être parmi les gagnants. Les deux derniers joueurs en jeu prennent aussi un point par carte.
