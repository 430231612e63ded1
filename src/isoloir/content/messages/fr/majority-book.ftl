# Les règles complètes, chapitre par chapitre ; voir core/rulebook.py.
majority-book-goal-title = De quoi il s’agit
majority-book-goal = On ne cherche pas le meilleur lien entre les mots, mais celui que la plupart des autres trouveront. Pour gagner, il faut au moins 20 points quand une manche s’achève, et plus que les autres.
majority-book-components-title = Ce qu’il y a sur la table
majority-book-components =
    - { $deck } cartes en trois paquets A, B et C, avec un mot de chaque côté. Seul le côté visible compte. { $house_words ->
        [0] { "" }
        [one] L’une d’elles porte un mot de votre cru, des deux côtés.
       *[other] { $house_words } d’entre elles portent des mots de votre cru, des deux côtés.
    }
    - Quatre votes par personne : A, B, C et Marquer.
    - Autant de points qu’il en faut.
majority-book-start-title = Une manche commence
majority-book-start = Tout le monde est en jeu. On tire un paquet au sort : sa carte du dessus devient la référence, et la première carte de la pile. Les cartes maintenant visibles sur les paquets sont les mots A, B et C.
majority-book-aim-title = La carte verte et rouge
majority-book-aim = À cette table, une carte est lancée avant chaque manche. Verte : on cherche le mot qui va le mieux avec la référence. Rouge : celui qui va le moins bien. Cela vaut pour toute la manche ; le reste ne change pas.
majority-book-vote-title = Le vote
majority-book-vote =
    Tous ceux qui sont en jeu votent en secret pour A, B, C ou Marquer, en devinant ce que la plupart des autres vont choisir. On ne se parle pas. Les votes se dévoilent ensemble.
    { $reversed_rounds ->
        [true] Dans une manche rouge, on cherche le mot qui, pour les autres, ira le moins bien.
       *[other] On cherche le mot que les autres associeront à la référence.
    }
majority-book-example-reference = mer
majority-book-example-a = bateau
majority-book-example-b = sel
majority-book-example-c = lampe
majority-book-case-vote = La première carte est la référence, les trois autres attendent en A, B et C.
majority-book-win-title = Ce qui gagne
majority-book-win =
    L’option qui a le plus de voix gagne, à condition d’en avoir deux ; elle n’a pas besoin de la moitié. À égalité, elles gagnent toutes.
    Un mot gagnant se pose sur la pile et devient la référence. S’il y en a plusieurs, on les pose dans l’ordre A, B, C, et le dernier est la référence. Ceux qui ont voté pour un mot gagnant continuent avec trois nouveaux mots ; les autres cartes sont défaussées. Tous les autres attendent la manche suivante.
    Si aucune option n’a deux voix, la manche est finie et personne ne marque.
majority-book-case-win = Cinq votes, A A B B C : A et B gagnent, quatre joueurs continuent, celui qui a voté C est hors jeu. La pile a grandi de deux cartes, et le mot de B est la référence.
majority-book-case-none = Trois votes, A B C : aucune option n’en a deux. La manche est finie.
majority-book-score-title = Marquer
majority-book-score =
    Si Marquer gagne, ceux qui l’ont choisi prennent un point par carte de la pile et en ont fini avec cette manche. Au premier tour, cela fait 1 point.
    S’il gagne seul, la manche est finie pour tous. À égalité avec un mot, Marquer paie d’abord, avant que la pile grandisse, et la manche n’est finie que pour ceux-là ; les autres gagnants continuent.
    S’il ne gagne pas, il ne rapporte rien, et ceux qui l’ont choisi sont hors jeu.
majority-book-case-alone = Pile de 4, votes Marquer Marquer A : deux joueurs prennent 4 points chacun, et la manche est finie.
majority-book-case-tied = Pile de 4, votes Marquer Marquer A A : deux joueurs prennent 4 points chacun ; les deux autres sont les deux derniers et prennent ensuite 5 points chacun.
majority-book-two-title = Les deux derniers
majority-book-two = S’il ne reste que deux joueurs quand un tour doit commencer, la manche est finie et chacun des deux prend un point par carte de la pile.
majority-book-end-title = La fin de la partie
majority-book-end =
    { $show_totals ->
        [true] À cette table, les points sont visibles.
       *[other] Les points restent cachés : on voit son propre total, et ce que rapporte chaque manche.
    }
    Quand une manche est finie et que quelqu’un a atteint 20 points, la victoire va au plus haut total ; à égalité, on la partage. Atteindre 20 points en cours de manche n’arrête rien : on la joue jusqu’au bout.
majority-book-cases-title = Cas rares
majority-book-cases =
    - Après une manche, on défausse la pile et les mots de la table. Si elle s’est terminée parce qu’il ne restait que deux joueurs, personne n’a voté sur les cartes du dessus : elles restent.
    - Si un paquet est vide, la défausse et les paquets, mais pas la pile, sont retournés sur leur autre mot, mélangés et répartis à nouveau en trois.
    - S’il reste moins de trois cartes hors de la pile, la manche est finie sans points ; les deux derniers sont payés quand même.
    - Une partie qui n’en finit pas s’arrête avec la manche où les cartes s’épuisent pour la deuxième fois : les deux mots de chaque carte ont eu leur tour. La victoire va au plus haut total.
