# Les scènes par lesquelles on apprend le jeu : ce qu’on dit avant la réponse, puis pourquoi cela tourne ainsi.
the-majority-scene-bribe = Un conseil de démons. Deux équipes de deux : Blaise, en face, est votre partenaire. Tout le monde joue une carte en même temps. La vôtre est un 0, le Pot-de-vin : il ne vaut rien, mais il prend toutes les cartes de sa couleur dans le pli.
the-majority-scene-bribe-why = D’habitude, on garde la carte qu’on joue. Un 0 prend les autres cartes de sa couleur : elles passent devant vous et sont à vous pour toute la partie. Les cartes des autres couleurs restent où elles sont.
the-majority-scene-kill = Vous tenez un 2, l’Assassin. Il tue toutes les cartes des autres couleurs dans le pli, même celle de votre partenaire.
the-majority-scene-kill-why = Un 2 tue toutes les cartes qui ne sont pas de sa couleur : personne ne les gagne. Celles de sa couleur sont épargnées. Une carte volée ne risque rien : les pots-de-vin agissent avant les assassins.
the-majority-scene-spy = Vous tenez un 3, l’Espion. S’il agit, vous prenez le jeton à Colette, et le pli suivant se joue à découvert.
the-majority-scene-spy-why = Après un espion, le pli suivant de la manche se joue face visible, une carte après l’autre. Le voisin de droite de l’espion commence : l’espion joue donc en deuxième, et son partenaire en dernier. Vous verrez venir.
the-majority-scene-betray = Vous tenez un 7, le Traître. Une belle carte, mais elle ne restera pas chez vous.
the-majority-scene-betray-why = Un 7 qui n’est ni volé ni tué passe chez le voisin de droite. Cela fait 7 de puissance pour un adversaire. Mais cela peut vous servir : trop de puissance le rend premier, et la deuxième place paie souvent mieux.
the-majority-scene-debate = Le dernier pli de la manche : vous jouerez l’une de vos deux cartes. En rouge, Ada a { $theirs } et vous { $mine }. La première place rapporte { $prize } pièces. La deuxième rapporte, en pièces, { $part ->
        [5] un cinquième
       *[other] un { $part }e
    } de ce qu’a la première, arrondi en dessous.
the-majority-scene-debate-why = C’est toute la malice de ce conseil : la deuxième place paie mieux que la première, pourvu que la première soit bien garnie. Avec le 5 rouge, vous êtes en tête, pour { $prize } pièces, et Ada touche { $part ->
        [5] un cinquième
       *[other] un { $part }e
    } de vos 20. Laissez briller les autres, et restez juste derrière.
the-majority-scene-bribes = Ada et vous tenez chacun un 0 bleu, et Blaise a une belle carte bleue.
the-majority-scene-bribes-why = Deux 0 ou plus de la même couleur s’annulent : aucun ne prend rien.
the-majority-scene-spies = Blaise et vous tenez chacun un 3, et Colette a le jeton.
the-majority-scene-spies-why = Si plusieurs 3 agissent, on part de la personne qui tient le jeton et on tourne dans le sens horaire : le dernier joueur dont le 3 agit est l’espion.
the-majority-came-won = { $cards ->
        [0] Vous ne gagnez rien.
        [one] Vous gagnez une carte de puissance { $power }.
       *[other] Vous gagnez { $cards } cartes, pour une puissance de { $power } en tout.
    }
the-majority-came-spy = Vous prenez le jeton, et le pli suivant se joue à découvert.
the-majority-came-coins = { $coins ->
        [0] Aucune pièce
        [one] Une pièce
       *[other] { $coins } pièces
    } pour vous : { $team } pour votre équipe, { $others } pour l’autre.
