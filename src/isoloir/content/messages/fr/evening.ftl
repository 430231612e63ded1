# Plusieurs parties dans une soirée : qui mène, et à quoi jouer ensuite.

evening-title = La soirée jusqu’ici
evening-of = { $count ->
        [one] Une soirée d’une partie
       *[other] Une soirée de { $count } parties
    }
evening-place = Place
evening-name = Joueur
evening-points = Points
evening-wins = Victoires
evening-games = Parties
evening-last = Dernière partie
evening-scale = Une partie rapporte jusqu’à { $full } points : la part des adversaires que vous avez devancés. Une égalité compte pour moitié, tous les gagnants sont à égalité, et vos partenaires ne sont pas vos adversaires. Une victoire partagée compte en parts.
evening-sum = { $count ->
        [one] { $points } points en une partie
       *[other] { $points } points en { $count } parties
    }
evening-see = Toute la soirée
evening-back = Retour à la table
evening-keep = Garder cette page
evening-kept = La page est enregistrée sur cet appareil. Elle se passe de réseau.
evening-none = Aucune partie n’est encore allée jusqu’au bout à cette table.
evening-ahead = { $count ->
        [one] En tête : { $names }
       *[other] À égalité en tête : { $names }
    }
evening-each = Ce que chaque partie a rapporté
evening-game = Partie
evening-won = gagnée
evening-rest = { $place }. { $name }, { $points }

evening-propose = Proposer un jeu
evening-proposed = Vos envies pour la suite
evening-proposed-by = proposé par { $names }
evening-play = Choisir { $game }
