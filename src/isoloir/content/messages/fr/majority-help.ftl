majority-help-vote =
    Votez pour ce que, selon vous, la plupart des autres vont choisir. { $reversed_rounds ->
        [true] Dans une manche rouge, on cherche le mot qui va le moins bien avec la référence.
       *[other] { "" }
    } L’option qui a le plus de voix gagne, si elle en a au moins { $majority } ; si plusieurs options sont à égalité, elles gagnent toutes. Si vous votez pour un mot gagnant, vous restez en jeu. Si « Empocher » gagne, seul ou à égalité, il rapporte un point par carte de la pile à ceux qui l’ont choisi. Les deux derniers joueurs en jeu marquent aussi un point par carte de la pile.
