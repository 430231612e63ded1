# Une partie finie, vue dans son ensemble par ceux qui l’ont jouée.

study-title = La partie à la loupe
study-back = Revenir au déroulé de la partie

study-decided = Le moment décisif
study-decided-at = À partir de l’étape { $n } sur { $last }, { $count ->
        [one] { $names } devance tous les autres.
       *[other] { $names } devancent tous les autres.
    }
study-decided-last = { $count ->
        [one] { $names } ne devance tous les autres qu’à la toute dernière étape.
       *[other] { $names } ne devancent tous les autres qu’à la toute dernière étape.
    }
study-decided-start = { $count ->
        [one] { $names } devance tous les autres de la première étape à la dernière.
       *[other] { $names } devancent tous les autres de la première étape à la dernière.
    }
study-decided-never = Personne n’a pris la tête pour de bon : tout s’est joué à la fin.
study-stopped = Cette partie a été arrêtée avant la fin : il n’y a pas de moment décisif.
study-turned = { $count ->
        [one] À cette étape, une seule personne aurait pu changer le résultat en choisissant autrement : { $names }.
       *[other] À cette étape, chacune de ces personnes aurait pu, à elle seule, changer le résultat en choisissant autrement : { $names }.
    }
study-see = Voir l’étape { $n }
study-lead = { $count ->
        [0] La première place n’a jamais changé de mains.
        [one] La première place a changé de mains une fois.
       *[other] La première place a changé de mains { $count } fois.
    }

study-alike = Qui a fait les mêmes choix
study-alike-how = Quand on a posé la même question à deux personnes, combien de fois ont-elles donné la même réponse ? Le trait sur chaque barre marque ce que donnerait le pur hasard.
study-alike-none = Dans cette partie, on n’a jamais posé tout à fait la même question à deux personnes.
study-alike-two = { $one } et { $other }
study-alike-count = { $alike } sur { $asked }
study-alike-chance = au hasard : { $count }
study-alike-all = { $count ->
        [one] Une autre paire
       *[other] { $count } autres paires
    }

study-weight = Qui a fait pencher la balance
study-weight-how = Pour chaque joueur : combien de fois une autre réponse de sa part aurait-elle changé le résultat de l’étape, sans que les autres changent la leur ?
study-weight-none = Personne n’a rien eu à décider dans cette partie.
study-weight-count = { $pivotal } sur { $choices }

study-evening = Toute la soirée : { $count } parties
study-evening-won = victoire : { $names }
