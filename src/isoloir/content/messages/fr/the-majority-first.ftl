# A first evening: each step in one sentence, the first time it happens.
the-majority-first-draft = Gardez un démon pour votre main et passez les autres à gauche : c’est avec cette main que vous jouerez la manche.
the-majority-first-give = Donnez une carte à votre partenaire sans savoir laquelle il vous donne : vous n’échangerez rien d’autre.
the-majority-first-play = Chacun joue une carte face cachée : ce qui se trouve devant vous après les effets est à vous pour toute la partie.
the-majority-first-show = À cause d’un espion, ce pli se joue à découvert, l’un après l’autre : les derniers voient venir.
the-majority-first-Stolen = Un 0 est un pot-de-vin : il prend toutes les cartes de sa couleur dans le pli.
the-majority-first-BribesCancelled = Deux 0 de la même couleur s’annulent et ne prennent rien.
the-majority-first-Killed = Un 2 est un assassin : il tue toutes les cartes des autres couleurs dans le pli, et personne ne les gagne.
the-majority-first-SpyNamed = Un 3 est un espion : celui qui l’a joué prend le jeton.
the-majority-first-Betrayed = Un 7 est un traître : il passe chez le voisin de droite.
the-majority-first-ColourDebated = Dans chaque couleur, le premier gagne { $prize } pièces, et le deuxième une part du total du premier : plus le premier est fort, plus le deuxième est riche.
