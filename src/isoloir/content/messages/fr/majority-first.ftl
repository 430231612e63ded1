# A first evening: each step in one sentence, the first time it happens.
majority-first-vote = Tout le monde vote en même temps, en secret, pour le mot que la plupart des autres lieront à la référence ; « Empocher » encaisse la pile, si vous êtes assez nombreux à le choisir.
majority-first-WordsWon = Le plus de voix l’emporte : le mot gagnant rejoint la pile, et ceux qui l’ont choisi continuent.
majority-first-Eliminated = Ceux qui ont choisi autre chose sont hors jeu jusqu’à la manche suivante.
majority-first-Scored = « Empocher » a gagné : ceux qui l’ont choisi marquent un point par carte de la pile.
majority-first-TwoLeft = Il ne reste que deux joueurs : la manche est finie, et chacun marque un point par carte de la pile.
majority-first-NoMajority = Rien n’a reçu { $majority } voix : la manche est finie, et personne ne marque.
