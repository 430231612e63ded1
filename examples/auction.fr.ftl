title = Une fois, deux fois
line = Une bourse, huit lots, et personne ne voit ce que vous offrez.
rules =
    Huit lots passent l’un après l’autre ; ils valent de 2 à 9 points, dans un ordre que personne ne connaît.
    Tout le monde mise en secret, de rien à tout ce qu’il a. La plus forte mise emporte le lot et paie ; les autres ne paient rien.
    Si deux personnes font la plus forte mise, ou si personne ne mise, le lot reste et ses points s’ajoutent au suivant.
    Le joueur qui a le plus de points gagne ; à égalité, celui à qui il reste le plus de pièces.

ask-bid = Combien offrez-vous ?
help-bid = Seule la plus forte mise paie, et seulement si elle est unique. Ce que vous gardez servira aux lots suivants.
event-Shown = Le lot { $number } sur { $lots } vaut { $worth } { $worth ->
        [1] point
       *[other] points
    }.
event-Opened = Les mises : { $bids }.
event-Sold = { $you ->
        [yes] Vous l’achetez { $price } et marquez { $worth }.
       *[no] { $seat } l’achète { $price } et marque { $worth }.
    }
event-NotSold = { $count ->
        [0] Personne ne mise. Les points restent pour le lot suivant.
       *[other] { $seats } ont misé pareil. Les points restent pour le lot suivant.
    }
event-Ended = { $count ->
        [1] { $seats } a fait la meilleure affaire.
       *[other] { $seats } ont fait la meilleure affaire.
    }

field-coins = Pièces
field-points = Points
field-bids = Dernières mises
field-lot = Mis en vente
field-left = À venir
field-left_over = Reste d’avant
option-coins = Pièces
option-coins-hint = Ce que chacun a au début.
