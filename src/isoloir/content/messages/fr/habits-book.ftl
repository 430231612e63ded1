# Les règles complètes, chapitre par chapitre ; voir core/rulebook.py.
habits-book-goal-title = De quoi il s’agit
habits-book-goal = Comment sont vraiment les autres ? Et la table, qu’en pense-t-elle ? La partie dure { $rounds } manches, et on marque des points chaque fois qu’on vote comme la table. Le plus haut total l’emporte.
habits-book-components-title = Ce qu’il y a sur la table
habits-book-components =
    - { $deck } cartes, avec une habitude de chaque côté. Cette table joue avec le côté { $side ->
        [a] A
       *[b] B
    } pendant toute la partie. { $house_phrases ->
        [0] { "" }
        [one] Une carte porte une phrase de votre cru ; elle sera distribuée.
       *[other] { $house_phrases } cartes portent des phrases de votre cru ; toutes seront distribuées.
    }
    - À { $seats } joueurs, on distribue { $dealt } cartes au cours de la partie.
    - Des repères numérotés de 1 à { $seats ->
        [3] { $markers }, et un troisième pour la dernière manche
       *[other] { $markers }
    }. Chaque joueur a une carte de vote par repère.
habits-book-give-title = Donner
habits-book-give =
    Au début des manches 1 à { $kept }, chacun reçoit { $seats } habitudes. Vous donnez à chacun des autres une de ces habitudes, face cachée : celle qui lui ressemble le plus. Tout le monde donne en même temps, et en une seule fois.
    La carte qui vous reste est écartée, et personne d’autre ne la voit. Vous ne regardez ce que vous avez reçu qu’une fois votre tour venu.
habits-book-pick-title = Poser ses habitudes
habits-book-pick =
    À cette table, on ne donne rien, puisqu’on se connaît à peine. Au début des manches 1 à { $kept }, chacun reçoit { $seats } habitudes. Chacun pose devant soi, face cachée, une habitude qui lui va, puis passe le reste à droite, et ainsi de suite jusqu’à en avoir posé { $markers }.
    La dernière carte de chaque main est écartée, face cachée.
habits-book-vote-title = Le patient et le vote
habits-book-vote =
    Chacun est le patient une fois par manche. Le premier patient est tiré au sort, puis on tourne dans le sens horaire ; l’ordre est le même à chaque manche. { $strangers ->
        [true] Les habitudes que le patient a posées
       *[other] Les habitudes que le patient a reçues
    } sont mélangées, lues à voix haute par le patient et posées devant les repères 1 à { $markers }{ $strangers ->
        [true] .
       *[other] { "" } : rien ne dit d’où elles viennent.
    }
    Tout le monde vote en secret, le patient compris, pour l’habitude qui va le mieux au patient. On dévoile tous les votes en même temps. L’habitude qui a le plus de voix est choisie, et ceux qui ont voté pour elle marquent { $points ->
            [one] 1 point
           *[other] { $points } points
        }. { $strangers ->
        [true] { "" }
       *[other] On peut voter pour une carte qu’on a donnée.
    }
habits-book-example-1 = parle aux plantes
habits-book-example-2 = lit d’abord la dernière page
habits-book-example-3 = n’a jamais froid
habits-book-case-vote = À quatre, on vote 2, 2, 1 et 2 : la deuxième habitude est choisie, et { $right } joueurs marquent.
habits-book-tie-title = Une égalité
habits-book-tie = Si plusieurs habitudes arrivent en tête à égalité, le patient choisit entre elles. C’est le moment d’en parler. Seuls les votes pour l’habitude choisie rapportent des points ; celui du patient compte comme les autres.
habits-book-case-tie = À quatre, on vote 1, 1, 3 et 3 : le patient choisit entre la 1 et la 3. La 2 est hors course.
habits-book-keep-title = Ce que l’on garde
habits-book-keep = Le patient garde l’habitude choisie ; les autres sont retirées du jeu. L’habitude choisie n’est pas un verdict : c’est parfois simplement la moins fausse des habitudes proposées. On se taquine gentiment. Quand chacun a été le patient, la manche est finie.
habits-book-final-title = La dernière manche
habits-book-final = À la dernière manche, on ne distribue rien. Chacun redevient le patient à son tour, avec les { $kept } habitudes qu’il a gardées, dans l’ordre des manches. On vote et on règle les égalités comme avant, mais un vote pour l’habitude choisie rapporte { $final_points } points.
habits-book-end-title = La fin
habits-book-end = Le plus haut total gagne ; à égalité, on partage la victoire. Chacun repart avec son portrait : les { $kept } habitudes que la table lui a trouvées et, parmi elles, celle qu’elle a préférée.
habits-book-cases-title = Cas rares
habits-book-cases =
    - Si chaque habitude a une voix, c’est une égalité comme une autre. Une habitude sans aucune voix ne compte jamais dans une égalité.
    { $seats ->
        [3] - À la dernière manche, on ajoute un troisième repère : il y a { $kept } habitudes au choix.
       *[other] { "" }
    }
    { $strangers ->
        [true] - Le relevé d’une partie finie montre tous les votes, et ce que chacun a posé et écarté ; il est donc réservé à ceux qui ont joué.
       *[other] - Pendant la partie, on ne dit jamais qui a donné quoi, ni ce qui a été écarté. Le relevé d’une partie finie, lui, le montre ; il est donc réservé à ceux qui ont joué.
    }
habits-book-advice-title = Quelques conseils
habits-book-advice =
    - Votez pour ce que dira la table, pas pour ce que vous savez vrai.
    - Lisez les habitudes avec le ton : c’est la moitié du plaisir.
    - Taquinez gentiment. Si une habitude blesse, écartez-la : elle ne manquera à personne.
