# Les règles complètes, chapitre par chapitre ; voir core/rulebook.py.
majority-book-goal-title = De quoi il s’agit
majority-book-goal =
    { majority-book-goal-link } { majority-book-goal-won }
majority-book-goal-link = On ne cherche pas le meilleur lien entre les mots, mais celui que la plupart des autres trouveront.
majority-book-goal-won = Pour gagner, il faut avoir le plus de points à la fin d’une manche, et au moins { $goal }.
majority-book-components-title = Ce qu’il y a sur la table
majority-book-components =
    - { majority-book-components-deck } { majority-book-components-side } { majority-book-components-own } { $left_out ->
        [0] { "" }
       *[other] { majority-book-components-known }
    }
    - { majority-book-components-ballots }
    - { majority-book-components-points }
majority-book-components-deck = { $deck } cartes avec un mot de chaque côté, en trois paquets : A, B et C.
majority-book-components-side = Seul le côté visible compte.
majority-book-components-own = { $house_words ->
        [0] { "" }
        [one] L’une de ces cartes porte un mot de votre cru, des deux côtés.
       *[other] { $house_words } de ces cartes portent des mots de votre cru, des deux côtés.
    }
majority-book-components-known = Les cartes déjà passées à cette table commencent sur leur autre face ; celles dont on a vu les deux faces sont tout en dessous.
majority-book-components-ballots = { $ballots } cartes de vote par joueur : A, B, C et Empocher.
majority-book-components-points = Des jetons pour compter les points, autant qu’il en faut.
majority-book-start-title = Une manche commence
majority-book-start =
    { majority-book-start-everyone } { majority-book-start-reference } { majority-book-start-words }
majority-book-start-everyone = Tout le monde est en jeu.
majority-book-start-reference = On tire un paquet au sort : sa carte du dessus devient la référence, et c’est la première carte de la pile.
majority-book-start-words = Les cartes qu’on voit maintenant sur le dessus des paquets donnent les mots A, B et C.
majority-book-aim-title = La carte verte et rouge
majority-book-aim =
    { majority-book-aim-toss } { majority-book-aim-green } { majority-book-aim-red } { majority-book-aim-holds }
majority-book-aim-toss = À cette table, avant chaque manche, on lance une carte verte d’un côté, rouge de l’autre.
majority-book-aim-green = Côté vert, on cherche le mot qui va le mieux avec la référence.
majority-book-aim-red = Côté rouge, on cherche celui qui va le moins bien.
majority-book-aim-holds = La couleur vaut pour toute la manche ; le reste ne change pas.
majority-book-vote-title = Le vote
majority-book-vote =
    { majority-book-vote-secret } { majority-book-vote-silence } { majority-book-vote-together }
    { $reversed_rounds ->
        [true] { majority-book-vote-red }
       *[other] { majority-book-vote-usual }
    }
majority-book-vote-secret = Tous ceux qui sont en jeu votent en secret pour A, B, C ou « Empocher », en essayant de deviner ce que la plupart des autres vont choisir.
majority-book-vote-silence = On ne se parle pas.
majority-book-vote-together = On dévoile tous les votes en même temps.
majority-book-vote-red = Dans une manche rouge, on cherche le mot qui, selon les autres, va le moins bien avec la référence.
majority-book-vote-usual = On cherche le mot que les autres associeront à la référence.
majority-book-example-reference = pirate
majority-book-example-a = trésor
majority-book-example-b = perroquet
majority-book-example-c = craie
majority-book-case-vote = La première carte est la référence, les trois autres attendent en A, B et C. Trésor ou perroquet ? Ce qui compte, c’est ce qu’en pensent les autres.
majority-book-win-title = Ce qui gagne
majority-book-win =
    { majority-book-win-most } { majority-book-win-relative } { majority-book-win-ties }
    { majority-book-win-pile } { majority-book-win-order } { majority-book-win-on } { majority-book-win-out }
    { majority-book-win-none }
majority-book-win-most = L’option qui a le plus de voix gagne, à condition d’en avoir au moins { $majority }.
majority-book-win-relative = Il n’est pas nécessaire d’avoir la moitié des voix.
majority-book-win-ties = Si plusieurs options sont à égalité, elles gagnent toutes.
majority-book-win-pile = On pose le mot gagnant sur la pile : il devient la nouvelle référence.
majority-book-win-order = Si plusieurs mots gagnent, on les pose dans l’ordre A, B, C, et le dernier devient la référence.
majority-book-win-on = Ceux qui ont voté pour un mot gagnant continuent avec trois nouveaux mots ; les mots perdants sont défaussés.
majority-book-win-out = Si vous avez voté pour autre chose, vous êtes hors jeu jusqu’à la manche suivante.
majority-book-win-none = Si aucune option n’a { $majority } voix, la manche est finie et personne ne marque.
majority-book-case-win = Cinq votes (A, A, B, B et C) : A et B gagnent, quatre joueurs continuent, et celui qui a voté C est hors jeu. La pile compte deux cartes de plus, et le mot B devient la référence.
majority-book-case-none = Quatre votes : A, B, C et Empocher. Chacune n’a qu’une voix : la manche est finie, et personne ne marque.
majority-book-score-title = Empocher
majority-book-score =
    { majority-book-score-pays } { majority-book-score-first-turn }
    { majority-book-score-alone } { majority-book-score-tied } { majority-book-score-after-tie }
    { majority-book-score-loses }
majority-book-score-pays = Si « Empocher » gagne, ceux qui l’ont choisi marquent un point par carte de la pile, et la manche est finie pour eux.
majority-book-score-first-turn = Au premier tour, cela fait 1 point.
majority-book-score-alone = Si « Empocher » gagne seul, la manche est finie pour tous.
majority-book-score-tied = Si « Empocher » est à égalité avec un mot, on marque les points avant d’ajouter le mot à la pile.
majority-book-score-after-tie = La manche n’est alors finie que pour ceux qui ont choisi « Empocher » ; ceux qui ont voté pour le mot continuent.
majority-book-score-loses = Si « Empocher » ne gagne pas, il ne rapporte rien, et ceux qui l’ont choisi sont hors jeu.
majority-book-case-alone = Pile de 4 cartes, deux votes pour « Empocher » et un pour A : deux joueurs marquent 4 points chacun, et la manche est finie.
majority-book-case-tied = Pile de 2 cartes, deux votes pour « Empocher », deux pour B et un pour C : ceux qui ont choisi « Empocher » gagnent 2 points chacun. La pile passe à 3 cartes ; il ne reste que les deux joueurs qui ont voté B, et ils gagnent 3 points chacun.
majority-book-two-title = Les deux derniers en jeu
majority-book-two =
    { majority-book-two-paid }
majority-book-two-paid = S’il ne reste que deux joueurs au moment de commencer un tour, la manche est finie et chacun des deux marque un point par carte de la pile.
majority-book-end-title = La fin de la partie
majority-book-end =
    { $show_totals ->
        [true] { majority-book-end-shown }
       *[other] { majority-book-end-hidden }
    }
    { majority-book-end-over } { majority-book-end-later }
majority-book-end-shown = À cette table, les points sont visibles.
majority-book-end-hidden = Les points restent cachés : on ne voit que son propre total et ce que rapporte chaque manche.
majority-book-end-over = Quand une manche est finie et que quelqu’un a au moins { $goal } points, celui qui a le plus de points gagne ; à égalité, on partage la victoire.
majority-book-end-later = Si quelqu’un atteint { $goal } points en cours de manche, on joue quand même la manche jusqu’au bout.
majority-book-cases-title = Cas rares
majority-book-cases =
    - { majority-book-cases-discard } { majority-book-cases-stay }
    - { majority-book-cases-turned }
    - { majority-book-cases-few } { majority-book-cases-few-two }
    - { majority-book-cases-long } { majority-book-cases-long-win }
majority-book-cases-discard = Après une manche, on défausse la pile et les mots qui sont sur la table.
majority-book-cases-stay = Si la manche s’est terminée parce qu’il ne restait que deux joueurs, les mots visibles n’ont pas servi : leurs cartes restent donc en place.
majority-book-cases-turned = S’il faut une carte d’un paquet vide, on retourne toutes les cartes, sauf celles de la pile, pour jouer avec leur autre mot ; on les mélange et on refait trois paquets.
majority-book-cases-few = S’il reste moins de trois cartes hors de la pile, la manche est finie et personne ne marque.
majority-book-cases-few-two = Mais s’il ne reste que deux joueurs en jeu, ils marquent quand même.
majority-book-cases-long = Si l’on a retourné les cartes { $passes } fois depuis le début, la partie s’arrête à la fin de la manche : presque tous les mots ont alors servi.
majority-book-cases-long-win = Celui qui a le plus de points gagne, même s’il n’en a pas { $goal }.
majority-book-advice-title = Quelques conseils
majority-book-advice =
    - { majority-book-advice-plain } { majority-book-advice-plain-look }
    - { majority-book-advice-bank-first } { majority-book-advice-bank-tempts }
    - { majority-book-advice-bank-safe }
majority-book-advice-plain = Le lien le plus malin est rarement celui que tout le monde voit.
majority-book-advice-plain-look = Cherchez le plus simple.
majority-book-advice-bank-first = Au premier tour, « Empocher » rapporte un point.
majority-book-advice-bank-tempts = À partir de quatre cartes, la tentation monte.
majority-book-advice-bank-safe = « Empocher » réussit surtout quand deux mots se valent : ils risquent de partager la table.
