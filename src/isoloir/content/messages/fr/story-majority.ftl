# Ce qui a décidé d’une partie de Majority.
story-majority-LastPile = La dernière pile : { $how ->
        [score] { $seats } ont choisi « Empocher »
       *[two] { $seats } restaient seuls en jeu
    } et ont gagné { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun, ce qui a mis fin à la partie.
story-majority-ThoughtAlike = { $seats } pensent pareil : le même vote { $times } fois sur { $votes }. Aucun duo n’a fait mieux.
story-majority-AloneOut = { $vote ->
        [score] Sur « { $reference } », personne d’autre ne voulait marquer si tôt : voilà { $seat } hors jeu dans une manche qui allait encore rapporter { $points } points.
       *[other] Sur « { $reference } », personne d’autre n’a choisi « { $word } » : voilà { $seat } hors jeu dans une manche qui allait encore rapporter { $points } points.
    }
story-majority-RichestPile = La plus belle pile : { $points } points { $count ->
        [one] pour
       *[other] chacun pour
    } { $seats }.
story-majority-OneMind = Unanimité ({ $voters } voix) : « { $word } » avec « { $reference } ».
story-majority-NoMind = Sur « { $reference } », { $voters } votes et pas deux pareils.
