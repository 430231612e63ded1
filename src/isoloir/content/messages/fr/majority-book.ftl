# Les règles complètes, chapitre par chapitre ; voir core/rulebook.py.
majority-book-goal-title = De quoi il s’agit
majority-book-goal = On ne cherche pas le meilleur lien entre les mots, mais celui que la plupart des autres trouveront. Quand une manche s’achève, celui qui a au moins 20 points, et le plus de points, a gagné.
majority-book-components-title = Ce qu’il y a sur la table
majority-book-components =
    - { $deck } cartes, un mot de chaque côté, en trois paquets A, B et C. Seul le côté visible compte. { $house_words ->
        [0] { "" }
        [one] L’une d’elles porte un mot à vous, des deux côtés.
       *[other] { $house_words } d’entre elles portent des mots à vous, des deux côtés.
    }
    - Pour chacun quatre votes : A, B, C et Marquer.
    - Des points, autant qu’il en faut.
majority-book-start-title = Une manche commence
majority-book-start = Tout le monde est en jeu. La carte du dessus d’un paquet tiré au sort devient la référence : c’est la première carte de la pile. Les trois cartes au-dessus des paquets sont les propositions A, B et C.
majority-book-aim-title = La carte verte et rouge
majority-book-aim = À cette table, une carte est lancée avant chaque manche. Vert : on cherche le mot qui va le mieux avec la référence. Rouge : celui qui va le moins bien. Cela vaut pour toute la manche ; on compte et on paie comme toujours.
majority-book-vote-title = Le vote
majority-book-vote =
    Tous ceux qui sont en jeu votent en secret pour A, B, C ou Marquer, comme ils pensent que la plupart des autres voteront. On ne se parle pas. Les votes s’ouvrent ensemble.
    { $reversed_rounds ->
        [true] Dans une manche rouge, on cherche le mot que les autres trouveront le moins bien assorti.
       *[other] On cherche le mot que les autres associeront à la référence.
    }
majority-book-example-reference = mer
majority-book-example-a = bateau
majority-book-example-b = sel
majority-book-example-c = lampe
majority-book-case-vote = La première carte est la référence, les trois autres attendent en A, B et C.
majority-book-win-title = Ce qui gagne
majority-book-win =
    L’option qui a le plus de voix gagne, si elle en a au moins deux ; il n’en faut pas plus de la moitié. Si plusieurs en ont autant, elles gagnent toutes.
    Un mot gagnant se pose sur la pile et devient la référence ; s’il y en a plusieurs, dans l’ordre A, B, C, si bien que c’est le dernier. Ceux qui ont voté pour un mot gagnant continuent avec trois nouvelles propositions ; les autres cartes sont défaussées. Qui a voté pour autre chose attend la manche suivante.
    Si aucune option n’a deux voix, la manche est finie et personne ne marque.
majority-book-case-win = Cinq votes, A A B B C : A et B gagnent, quatre joueurs continuent, celui qui a voté C est dehors. La pile a grandi de deux cartes, et le mot de B est la référence.
majority-book-case-none = Trois votes, A B C : aucune option n’en a deux. La manche est finie.
majority-book-score-title = Marquer
majority-book-score =
    Marquer gagne : ceux qui l’ont choisi prennent un point par carte de la pile et en ont fini avec cette manche. Au premier tour, cela fait 1 point.
    Marquer gagne seul : la manche est finie pour tous. Marquer est à égalité avec un mot : on paie d’abord, avant que la pile grandisse, et seuls ses votants s’arrêtent ; ceux du mot continuent.
    Marquer qui ne gagne pas ne rapporte rien, et ses votants sont dehors.
majority-book-case-alone = Pile de 4, votes Marquer Marquer A : deux joueurs prennent 4 points chacun, et la manche est finie.
majority-book-case-tied = Pile de 4, votes Marquer Marquer A A : deux joueurs prennent 4 points chacun ; les deux autres sont les deux derniers et prennent ensuite 5 points chacun.
majority-book-two-title = Les deux derniers
majority-book-two = Si un tour devait commencer avec deux joueurs seulement, la manche est finie et chacun des deux prend un point par carte de la pile.
majority-book-end-title = La fin de la partie
majority-book-end =
    { $show_totals ->
        [true] À cette table, les points sont visibles.
       *[other] Les points restent cachés : on voit son propre total, et ce que rapporte chaque manche.
    }
    Quand une manche est finie et que quelqu’un a au moins 20 points, le plus de points gagne ; à égalité on partage. 20 points en cours de manche attendent sa fin.
majority-book-cases-title = Cas rares
majority-book-cases =
    - À la fin d’une manche, la pile et les mots soumis au vote sont défaussés ; quand il reste deux joueurs, rien n’a été voté et les cartes du dessus restent.
    - Un paquet est vide : la défausse et les paquets, mais pas la pile, sont retournés sur leur autre mot, mélangés et partagés en trois.
    - Il reste moins de trois cartes hors de la pile : la manche est finie sans points ; les deux derniers sont payés quand même.
    - Une partie qui n’en finit pas s’arrête avec la manche où les cartes s’épuisent pour la deuxième fois : les deux mots de chaque carte ont eu leur tour. Le plus de points gagne.
