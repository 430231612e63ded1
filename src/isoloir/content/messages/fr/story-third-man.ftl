# Ce qui a décidé d’une partie du Troisième Homme.
story-third-man-history = Manche par manche
story-third-man-see-round = Revoir la fin de la manche { $round }
story-third-man-when = à la manche { $round }
story-third-man-OtherCard = { $spent ->
        [yes] { $seat } a joué le { $card } trop tôt : jouée à la dernière enchère à la place du { $played }, cette carte lui aurait permis de souffler le jeton à { $winner }.
       *[no] À la dernière enchère, { $seat } avait encore le { $card } en main : joué à la place du { $played }, il lui aurait permis de souffler le jeton à { $winner }.
    }
story-third-man-BestThird = La plus belle troisième place : { $seat } avec le { $card }, { $points } points d’un coup.
story-third-man-WorstFall = { $place ->
        [1] L’enchère la plus coûteuse : avec le { $card }, { $seat } a partagé la première place et y a quand même laissé { $points } points.
       *[other] L’enchère la plus coûteuse : avec le { $card }, { $seat } a fini deuxième et y a laissé { $points } points.
    }
story-third-man-SankTheDeal = Quand { $seat } a atteint { $score }, la manche s’est arrêtée ; le jeton est allé à { $winner }.
story-third-man-points = { $points ->
        [one] { $points } jeton
       *[other] { $points } jetons
    }
