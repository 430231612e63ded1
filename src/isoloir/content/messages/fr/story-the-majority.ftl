# Ce qui a décidé d’une partie de The Majority.
story-the-majority-TieBroken = À égalité de pièces avec { $others } ({ $score }), { $seats } { $count ->
        [one] l’emporte
       *[other] l’emportent
    } grâce au jeton d’espion.
story-the-majority-TurnedByTheft = Le vol qui a compté, manche { $round }, pli { $trick } : { $seat } a pris le { $card } joué par { $owner }. { $turned ->
        [yes] Sans ce vol, la victoire serait allée à { $others }.
       *[no] Sans ce vol, l’avance finale aurait été inférieure de { $points } pièces.
    }
story-the-majority-TurnedByMurder = L’assassinat qui a compté, manche { $round }, pli { $trick } : le { $card } joué par { $owner } a été tué ({ $by }). { $turned ->
        [yes] Sans cet assassinat, la victoire serait allée à { $others }.
       *[no] Sans cet assassinat, l’avance finale aurait été inférieure de { $points } pièces.
    }
story-the-majority-TurnedByBetrayal = La traîtrise qui a compté, manche { $round }, pli { $trick } : le { $card } joué par { $owner } est passé chez { $to }. { $turned ->
        [yes] Sans cette traîtrise, la victoire serait allée à { $others }.
       *[no] Sans cette traîtrise, l’avance finale aurait été inférieure de { $points } pièces.
    }
story-the-majority-BestDebate = Le débat le plus rentable, sur le { $colour } à la manche { $round } : { $points } pièces pour { $seats }, soit { $ahead } de plus que { $count ->
        [one] le meilleur des autres
       *[other] l’autre équipe
    }.
story-the-majority-GreatThief = Le plus gros butin est pour { $seat } : { $power } points de puissance volés en { $taken } cartes.
story-the-majority-Spymaster = { $seat } a pris le jeton d’espion { $times } fois, plus souvent que n’importe qui d’autre.
story-the-majority-points = { $points ->
        [one] { $points } pièce
       *[other] { $points } pièces
    }
