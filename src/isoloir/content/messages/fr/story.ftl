# Ce qui a décidé d’une partie, une fois finie : ce qui vaut pour tout jeu à points.
story-title = Ce qui a fait la différence
story-history = Manche par manche
story-chart = Les scores, manche par manche
story-round = Manche
story-place = { $place ->
        [1] première place
        [2] deuxième place
        [3] troisième place
       *[other] { $place }ᵉ place
    }
story-table = Les scores en tableau
story-see-n = Revoir ce moment : étape { $n } de la partie
story-see-round = Revoir la fin de la manche { $round }
story-when = à la manche { $round }
story-Shared = Impossible de les départager : avec { $score } chacun, { $seats } finissent à égalité et se partagent la victoire.
story-TieBroken = À égalité avec { $others } ({ $score } chacun), { $seats } { $count ->
        [one] l’emporte
       *[other] l’emportent
    } au départage.
story-Won = { $seats } { $count ->
        [one] l’emporte
       *[other] l’emportent
    } avec { $score }.
story-Margin = { $seats } { $count ->
        [one] l’emporte
       *[other] l’emportent
    } avec { $score } ; { $others } { $rivals ->
        [one] suit
       *[other] suivent
    } à { $ahead }.
story-LedThroughout = { $seats } { $count ->
        [one] était
       *[other] étaient
    } en tête à la fin de chaque manche.
story-TookTheLead = { $seats } { $count ->
        [one] a pris la tête { $when } et ne l’a plus lâchée.
       *[other] ont pris la tête { $when } et ne l’ont plus lâchée.
    }
story-WonLast = { $behind ->
        [0] À égalité avec { $others } juste avant la fin, { $seats } { $count ->
            [one] a fait
           *[other] ont fait
        } la différence au dernier moment.
       *[other] Juste avant la fin, { $others } { $rivals ->
            [one] menait
           *[other] menaient
        } encore de { $behind } ; { $seats } { $count ->
            [one] a tout renversé
           *[other] ont tout renversé
        } au dernier moment.
    }
story-WasBehind = Auparavant, { $when }, { $seats } { $count ->
        [one] avait
       *[other] avaient
    } { $behind } de retard sur { $others }.
story-Swing = Le plus grand bond, { $when } : +{ $points } pour { $seats }, soit { $ahead } de plus que le meilleur des autres.
story-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
