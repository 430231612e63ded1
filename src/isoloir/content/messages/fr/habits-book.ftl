# Les règles complètes, chapitre par chapitre ; voir core/rulebook.py.
habits-book-goal-title = De quoi il s’agit
habits-book-goal =
    { habits-book-goal-ask } { habits-book-goal-score } { habits-book-goal-highest }
habits-book-goal-ask = Comment sont vraiment les autres, et la table est-elle d’accord ?
habits-book-goal-score = La partie dure { $rounds } manches, et on marque des points chaque fois qu’on vote comme la table.
habits-book-goal-highest = Le plus haut total l’emporte.
habits-book-components-title = Ce qu’il y a sur la table
habits-book-components =
    - { habits-book-components-deck } { $left_out ->
        [0] { "" }
       *[other] { habits-book-components-known }
    } { habits-book-components-own }
    - { habits-book-components-dealt }
    - { habits-book-components-markers } { habits-book-components-ballots }
habits-book-components-deck = { $deck } cartes, chacune avec une habitude.
habits-book-components-known = { $left_out ->
        [one] L’une d’elles reste dans la boîte : cette table l’a déjà entendue.
       *[other] { $left_out } d’entre elles restent dans la boîte : cette table les a déjà entendues.
    }
habits-book-components-own = { $house_phrases ->
        [0] { "" }
        [one] Une carte porte une phrase de votre cru ; elle sera distribuée.
       *[other] { $house_phrases } cartes portent des phrases de votre cru ; toutes seront distribuées.
    }
habits-book-components-dealt = À { $seats } joueurs, on distribue { $dealt } cartes au cours de la partie.
habits-book-components-markers = Des repères numérotés de 1 à { $seats ->
        [3] { $markers }, et un troisième pour la dernière manche
       *[other] { $markers }
    }.
habits-book-components-ballots = Chaque joueur a une carte de vote par repère.
habits-book-give-title = Donner
habits-book-give =
    { habits-book-give-dealt } { habits-book-give-one } { habits-book-give-secret }
    { habits-book-give-left } { habits-book-give-closed }
habits-book-give-dealt = Au début des manches 1 à { $kept }, chacun reçoit { $seats } habitudes.
habits-book-give-one = Vous donnez à chacun des autres une de ces habitudes, face cachée : celle qui lui ressemble le plus.
habits-book-give-secret = Tout le monde donne en même temps, en secret.
habits-book-give-left = La carte qui vous reste est écartée, et personne d’autre ne la voit.
habits-book-give-closed = Vous ne regardez ce que vous avez reçu qu’au moment d’être le patient.
habits-book-pick-title = Poser ses habitudes
habits-book-pick =
    { habits-book-pick-nothing } { habits-book-pick-dealt } { habits-book-pick-pass }
    { habits-book-pick-left }
habits-book-pick-nothing = À cette table, on ne donne rien, puisqu’on se connaît à peine.
habits-book-pick-dealt = Au début des manches 1 à { $kept }, chacun reçoit { $seats } habitudes.
habits-book-pick-pass = Chacun pose devant soi, face cachée, une habitude qui lui va, puis passe le reste à droite, et ainsi de suite jusqu’à en avoir posé { $markers }.
habits-book-pick-left = La dernière carte de chaque main est écartée, face cachée.
habits-book-vote-title = Le patient et le vote
habits-book-vote =
    { habits-book-vote-patient } { habits-book-vote-order } { habits-book-vote-shown }
    { habits-book-vote-secret } { habits-book-vote-together } { habits-book-vote-chosen } { $strangers ->
        [true] { "" }
       *[other] { habits-book-vote-own-gift }
    }
habits-book-vote-patient = Chacun est le patient une fois par manche.
habits-book-vote-order = Le premier patient est tiré au sort, puis on tourne dans le sens horaire ; l’ordre est le même à chaque manche.
habits-book-vote-shown = { $strangers ->
        [true] Les habitudes que le patient a posées
       *[other] Les habitudes que le patient a reçues
    } sont mélangées, lues à voix haute par le patient et posées devant les repères 1 à { $markers }{ $strangers ->
        [true] .
       *[other] { "" } : rien ne dit d’où elles viennent.
    }
habits-book-vote-secret = Tout le monde vote en secret, le patient compris, pour l’habitude qui va le mieux au patient.
habits-book-vote-together = On dévoile tous les votes en même temps.
habits-book-vote-chosen = L’habitude qui a le plus de voix est choisie, et ceux qui ont voté pour elle marquent { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
habits-book-vote-own-gift = On peut voter pour une carte qu’on a donnée.
habits-book-example-1 = parle aux plantes
habits-book-example-2 = lit d’abord la dernière page
habits-book-example-3 = n’a jamais froid
habits-book-case-vote = À quatre, on vote 2, 2, 1 et 2 : la deuxième habitude est choisie, et { $right } joueurs marquent.
habits-book-tie-title = Une égalité
habits-book-tie =
    { habits-book-tie-patient } { habits-book-tie-talk } { habits-book-tie-counts }
habits-book-tie-patient = Si plusieurs habitudes arrivent en tête à égalité, le patient choisit entre elles.
habits-book-tie-talk = C’est le moment d’en parler.
habits-book-tie-counts = Seuls les votes pour l’habitude choisie rapportent des points ; celui du patient compte comme les autres.
habits-book-case-tie = À quatre, on vote 1, 1, 3 et 3 : le patient choisit entre la 1 et la 3. La 2 est hors course.
habits-book-keep-title = Ce que l’on garde
habits-book-keep =
    { habits-book-keep-kept } { habits-book-keep-verdict } { habits-book-keep-kindly } { habits-book-keep-over }
habits-book-keep-kept = Le patient garde l’habitude choisie ; les autres sont retirées du jeu.
habits-book-keep-verdict = L’habitude choisie n’est pas un verdict : c’est parfois simplement la moins fausse des habitudes proposées.
habits-book-keep-kindly = On se taquine gentiment.
habits-book-keep-over = Quand chacun a été le patient, la manche est finie.
habits-book-final-title = La dernière manche
habits-book-final =
    { habits-book-final-nothing } { habits-book-final-kept } { habits-book-final-points }
habits-book-final-nothing = À la dernière manche, on ne distribue rien.
habits-book-final-kept = Chacun redevient le patient à son tour, avec les { $kept } habitudes qu’il a gardées, dans l’ordre des manches.
habits-book-final-points = On vote et on règle les égalités comme avant, mais un vote pour l’habitude choisie rapporte { $final_points } points.
habits-book-end-title = La fin
habits-book-end =
    { habits-book-end-highest } { habits-book-end-portrait }
habits-book-end-highest = Le plus haut total gagne ; à égalité, on partage la victoire.
habits-book-end-portrait = Chacun repart avec son portrait : les { $kept } habitudes que la table lui a trouvées et, parmi elles, celle qu’elle a préférée.
habits-book-cases-title = Cas rares
habits-book-cases =
    { $seats ->
        [3] - { habits-book-cases-all-tied }
       *[other] { "" }
    }
    - { habits-book-cases-no-votes }
    { $seats ->
        [3] - { habits-book-cases-third-marker }
       *[other] { "" }
    }
    { $strangers ->
        [true] - { habits-book-cases-record-strangers }
       *[other] - { habits-book-cases-untold } { habits-book-cases-record }
    }
habits-book-cases-all-tied = À la dernière manche, chaque habitude peut avoir une voix : c’est une égalité comme une autre.
habits-book-cases-no-votes = Une habitude sans aucune voix ne compte jamais dans une égalité.
habits-book-cases-third-marker = À la dernière manche, on ajoute un troisième repère : il y a { $kept } habitudes au choix.
habits-book-cases-record-strangers = Le relevé d’une partie finie montre tous les votes, et ce que chacun a posé et écarté ; il est donc réservé à ceux qui ont joué.
habits-book-cases-untold = Pendant la partie, on ne dit jamais qui a donné quoi, ni ce qui a été écarté.
habits-book-cases-record = Le relevé d’une partie finie, lui, le montre ; il est donc réservé à ceux qui ont joué.
habits-book-advice-title = Quelques conseils
habits-book-advice =
    - { habits-book-advice-vote }
    - { habits-book-advice-aloud }
    - { habits-book-advice-kindly } { habits-book-advice-away }
habits-book-advice-vote = Votez pour ce que dira la table, pas pour ce que vous savez vrai.
habits-book-advice-aloud = Lisez les habitudes avec le ton : c’est la moitié du plaisir.
habits-book-advice-kindly = Taquinez gentiment.
habits-book-advice-away = Si une habitude blesse, écartez-la : elle ne manquera à personne.
