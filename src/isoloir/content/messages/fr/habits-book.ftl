# Les règles complètes, chapitre par chapitre ; voir core/rulebook.py.
habits-book-goal-title = De quoi il s’agit
habits-book-goal = Comment sont vraiment les autres, et la table est-elle d’accord ? En quatre manches, on marque chaque fois qu’on vote comme la table. Le plus haut total l’emporte.
habits-book-components-title = Ce qu’il y a sur la table
habits-book-components =
    - { $deck } cartes, une habitude de chaque côté. Cette table joue avec le côté { $side ->
        [a] A
       *[b] B
    } pendant toute la partie. { $house_phrases ->
        [0] { "" }
        [one] Une carte porte une phrase de votre cru ; elle sera distribuée.
       *[other] { $house_phrases } cartes portent des phrases de votre cru ; toutes seront distribuées.
    }
    - On distribue { $dealt } cartes dans une partie à { $seats }.
    - Des repères 1 à { $markers } (trois à la dernière manche), et, pour chaque joueur, un vote par repère.
habits-book-give-title = Donner
habits-book-give =
    Au début des manches 1 à 3, chacun reçoit { $seats } habitudes. À chacun des autres, on en remet une, face cachée : celle qui lui ressemble le plus. Tout le monde donne en même temps, en un seul choix scellé.
    La carte qui reste est écartée, et personne d’autre ne la verra. On ne regarde pas ce qu’on a reçu avant son tour.
habits-book-pick-title = Poser des habitudes, entre inconnus
habits-book-pick =
    À cette table, on ne donne rien, puisqu’on se connaît à peine. Au début des manches 1 à 3, chacun reçoit { $seats } habitudes, en pose une qui lui va devant soi, face cachée, et passe le reste à droite, jusqu’à en avoir posé { $markers }.
    La dernière carte de chaque main est écartée, et personne d’autre ne la voit.
habits-book-vote-title = Le patient, et le vote
habits-book-vote =
    Chacun est le patient une fois par manche, dans le sens horaire à partir d’une place tirée au sort au début, la même à chaque manche. { $strangers ->
        [true] Les habitudes que le patient a posées
       *[other] Les habitudes que le patient a reçues
    } sont mélangées et dévoilées devant les repères 1 à { $markers }{ $strangers ->
        [true] .
       *[other] { "" } : rien ne dit d’où elles viennent.
    }
    Tout le monde vote en secret, le patient compris, pour l’habitude qui va le mieux au patient. Les votes se dévoilent ensemble. L’habitude la plus choisie l’emporte et rapporte 1 point à chaque personne qui l’avait désignée. { $strangers ->
        [true] { "" }
       *[other] On peut voter pour une carte qu’on a donnée.
    }
habits-book-example-1 = parle aux plantes
habits-book-example-2 = lit d’abord la dernière page
habits-book-example-3 = n’a jamais froid
habits-book-case-vote = Quatre joueurs votent 2 2 1 2 : la deuxième habitude est choisie, et { $right } joueurs marquent un point.
habits-book-tie-title = Une égalité
habits-book-tie = Si plusieurs habitudes sont en tête, le patient choisit entre elles. C’est le moment de parler. Son choix rapporte à tous ceux qui l’avaient deviné, lui compris.
habits-book-case-tie = Quatre joueurs votent 1 1 3 3 : le patient choisit entre la 1 et la 3 ; la 2 est hors course.
habits-book-keep-title = Ce que l’on garde
habits-book-keep = Le patient garde l’habitude choisie ; les autres quittent le jeu. Ce n’est pas un verdict : c’est parfois juste la moins fausse de celles qui étaient là. Quand chacun a été le patient, la manche est finie.
habits-book-final-title = La dernière manche
habits-book-final = À la manche 4, on ne distribue rien. Chacun redevient le patient avec les trois habitudes qu’il a gardées, dans l’ordre des manches. Un vote pour l’habitude choisie rapporte alors 2 points.
habits-book-end-title = La fin
habits-book-end = Le plus haut total l’emporte ; à égalité, on partage la victoire. Chacun repart avec son portrait : les trois habitudes que la table lui a trouvées, et celle qu’elle a préférée.
habits-book-cases-title = Cas rares
habits-book-cases =
    - Si chaque habitude a une voix, c’est une égalité comme une autre. Une habitude sans voix n’est jamais parmi les ex æquo.
    - À trois joueurs, on ajoute un troisième repère à la dernière manche.
    { $strangers ->
        [true] - Le relevé d’une partie finie montre qui a posé et voté quoi : il est réservé à ceux qui ont joué.
       *[other] - Pendant la partie, on ne dit jamais qui a donné quoi. Le relevé d’une partie finie le montre : il est réservé à ceux qui ont joué.
    }
