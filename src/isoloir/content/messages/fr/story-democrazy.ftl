# Ce qui a décidé d’une partie de Démocrazy.
story-democrazy-when = au tour { $round }
story-democrazy-see-round = Revoir la fin du tour { $round }
story-democrazy-history = Tour par tour : les points si la partie s’était arrêtée là
story-democrazy-LawDecided = Au décompte, { $law } a fait bouger les scores { $points ->
        [one] d’un point
       *[other] de { $points } points
    } en tout. { $turned ->
        [yes] Sans cette loi, { $rivals ->
            [one] la victoire serait revenue à { $others }
           *[other] { $others } se seraient partagé la victoire
        }.
       *[no] Aucune autre loi n’a compté davantage, mais l’issue aurait été la même sans celle-ci.
    }
story-democrazy-JokerDecided = { $law } avait { $yes } OUI et { $no } NON, mais le joker joué par { $seat } ({ $joker }) l’a fait { $adopted ->
        [yes] adopter.
       *[no] rejeter.
    }
story-democrazy-OneVoice = { $law } a été { $adopted ->
        [yes] adoptée
       *[no] rejetée
    } à une voix près : { $yes } OUI, { $no } NON.
story-democrazy-BusiestTurn = C’est au tour { $round }, où { $law } a été adoptée, que les scores ont le plus changé : { $points } points d’un coup.
story-democrazy-RichestLost = { $seat } avait le plus de pions ({ $tokens }), mais ne finit qu’à la { $place }ᵉ place.
