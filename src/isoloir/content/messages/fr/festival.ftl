# Un festival : beaucoup de tables, plusieurs manches, un seul classement.

festival-title = Festival
festival-home = Un festival
festival-home-hint = Beaucoup de monde, plusieurs tables : chacun s’inscrit une fois, et les tables se forment d’elles-mêmes à chaque manche.
festival-make = Ouvrir le festival
festival-door = C’est un festival : vous vous inscrivez une fois, et à chaque manche on vous envoie à votre table.
festival-join = Je participe
festival-guests = { $count ->
        [one] { $count } personne participe
       *[other] { $count } personnes participent
    }
festival-round = Manche { $n }
festival-round-of = Manche { $n } sur { $of }
festival-table = Table { $n }
festival-gathering = La première manche commencera quand l’organisation le dira.
festival-gathering-you = C’est noté. Quand la première manche commencera, votre téléphone vous mènera à votre table.
festival-playing = { $open ->
        [one] { $open } table joue encore
       *[other] { $open } tables jouent encore
    }
festival-ends = Fin de la manche dans { $time }
festival-next = Prochaine manche dans { $time }
festival-next-hand = La prochaine manche commencera quand l’organisation le dira.
festival-next-game = Ensuite : { $game }
festival-over = Le festival est fini
festival-paused = L’organisation a arrêté les pendules
festival-your-table = Votre table est prête
festival-go = Aller à la table { $n }
festival-with = Avec { $names }
festival-done = Votre table a fini
festival-late = Une manche est en cours. Vous jouez à partir de la prochaine.
festival-resting = Vous passez votre tour : pas de table pour vous à la prochaine manche.
festival-rest = Passer la prochaine manche
festival-play-again = Rejouer
festival-bots = { $count ->
        [one] un bot
       *[other] { $count } bots
    }
festival-still = joue encore
festival-not-counted = ne compte pas
festival-won-by = { $names } : victoire
festival-corrected = corrigé par { $name }
festival-back = Retour au festival
festival-back-soon = Retour au festival dans { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
festival-come = Pour participer

festival-organise = Organiser
festival-start-first = Commencer la manche 1
festival-start = Commencer la manche { $n }
festival-start-now = Finir cette manche et commencer la suivante
festival-adjourn = Finir cette manche
festival-pause = Arrêter les pendules
festival-resume = Relancer les pendules
festival-finish = Finir le festival
festival-sure = Touchez encore pour confirmer
festival-link = Lien de l’organisation
festival-link-hint = Qui ouvre ce lien organise aussi. Ouvrez-le sur un deuxième téléphone, au cas où celui-ci lâcherait.
festival-tables = Tables
festival-people = Participants
festival-merge = Réunir avec…
festival-merge-hint = Ces tables s’arrêtent ici et ne comptent pas ; leurs joueurs recommencent ensemble.
festival-merge-with = Table { $n }
festival-split = Recommencer cette table
festival-move = Déplacer vers…
festival-move-none = Il y faut une place de bot à une autre table, et il n’y en a pas en ce moment.
festival-rests = Passe la prochaine
festival-plays = Rejoue
festival-send-away = Renvoyer
festival-correct = Corriger le résultat
festival-correct-hint = Tout le monde voit que vous l’avez corrigé.
festival-stop-table = Arrêter cette table
festival-drop = Ne compte pas
festival-winner = victoire
festival-score = Points
festival-keep-score = Valider

festival-by = Une manche finit
festival-by-hand = quand l’organisation le dit
festival-by-clock = au bout du temps prévu
festival-by-tables = quand assez de tables ont fini
festival-minutes = Minutes par manche
festival-minutes-most = Minutes au plus
festival-enough = Tables finies, en pour cent
festival-between = Secondes entre deux manches
festival-rounds = Manches (0 : jusqu’à ce que vous y mettiez fin)
festival-size = Personnes par table
festival-late-tables = Une table qui n’a pas fini à temps
festival-late-stop = s’arrête et ne compte pas
festival-late-stay = joue jusqu’au bout, et ses joueurs manquent la manche suivante
festival-games = Jeux
festival-games-hint = S’il y en a plusieurs, chaque manche joue le suivant.
festival-plan = Comment ça se joue
festival-remote = Nous ne sommes pas tous dans la même pièce
festival-rule-hand = Une manche finit avec sa dernière table, ou quand l’organisation le dit.
festival-rule-clock = Une manche dure { $minutes } minutes.
festival-rule-tables = Une manche finit quand { $enough } % des tables ont fini, au bout de { $minutes } minutes au plus.
festival-rule-late-stop = Une table qui n’a pas fini à temps s’arrête et ne compte pas.
festival-rule-late-stay = Une table qui n’a pas fini à temps joue jusqu’au bout ; ses joueurs manquent la manche suivante.
festival-screen = L’écran mural
