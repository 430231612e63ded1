# Les scènes par lesquelles on apprend le jeu : ce qu’on dit avant la réponse, puis pourquoi cela tourne ainsi.
majority-scene-vote = À { $active }, tout le monde vote en même temps et en secret. Le mot du dessus est la référence. Ne cherchez pas le meilleur lien : cherchez le mot que la plupart des autres vont choisir.
majority-scene-vote-why = Le plus de voix l’emporte, à partir de { $majority } voix. Le mot gagnant va sur la pile, et ceux qui l’ont choisi continuent ; les autres sont hors jeu jusqu’à la manche suivante.
majority-scene-win = Cinq personnes et, cette fois, deux bonnes réponses. Si deux mots sont en tête à égalité, ils gagnent tous les deux.
majority-scene-win-why = Avec A, A, B, B et C, A et B gagnent. On les pose sur la pile dans l’ordre : le mot B devient la référence, et ceux qui ont choisi l’un des deux continuent. La personne qui a choisi C est hors jeu.
majority-scene-alone = La pile compte { $pile } cartes et vous n’êtes plus que trois. « Empocher » rapporte un point par carte de la pile, mais seulement si vous êtes assez nombreux à tenter le coup.
majority-scene-alone-why = « Empocher » est un vote comme les autres. S’il gagne, ceux qui l’ont choisi prennent un point par carte de la pile, et la manche est finie pour eux. S’il perd, ils sont hors jeu et n’ont rien.
majority-scene-tied = La pile compte { $pile } cartes. Prendre les points tout de suite, ou rester pour une pile plus haute ?
majority-scene-tied-why = Si « Empocher » est à égalité avec un mot, on paie d’abord, avant que la pile grandisse. Puis le mot va sur la pile. Quand il ne reste que deux joueurs, la manche est finie, et chacun des deux prend un point par carte.
majority-scene-none = Quatre personnes, quatre réponses tentantes. Et si chacun choisissait autre chose ?
majority-scene-none-why = Il faut au moins { $majority } voix pour gagner. Si aucune option ne les a, la manche est finie et personne ne marque. La partie s’arrête quand quelqu’un a { $goal } points à la fin d’une manche : le plus haut total gagne.
majority-came-in = Vous continuez.
majority-came-out = Vous êtes hors jeu jusqu’à la manche suivante.
majority-came-none = La manche est finie, et personne ne marque.
majority-came-paid = { $points ->
        [one] Vous prenez un point.
       *[other] Vous prenez { $points } points.
    }
