# Ce qui a décidé d’une partie du Troisième Homme.
story-third-man-history = Manche par manche
story-third-man-see-round = Revoir la fin de la manche { $round }
story-third-man-when = à la manche { $round }
story-third-man-OtherCard = { $spent ->
        [yes] Le { $card }, joué trop tôt, a manqué à { $seat } : à la place du { $played } dans la dernière enchère, il prenait le jeton à { $winner }.
       *[no] À la dernière enchère, { $seat } avait encore le { $card } en main : à la place du { $played }, il prenait le jeton à { $winner }.
    }
story-third-man-BestThird = La plus belle troisième place : { $seat } avec le { $card }, { $points } points d’un coup.
story-third-man-WorstFall = { $place ->
        [1] L’enchère la plus chère : { $seat } a partagé la première place avec le { $card } et y a quand même laissé { $points } points.
       *[other] L’enchère la plus chère : { $seat } a fini deuxième avec le { $card } et y a laissé { $points } points.
    }
story-third-man-SankTheDeal = Quand { $seat } a touché { $score }, la manche s’est arrêtée ; le jeton est allé à { $winner }.
story-third-man-points = { $points ->
        [one] { $points } jeton
       *[other] { $points } jetons
    }
