# Ce qui a décidé d’une partie de Démocrazy.
story-democrazy-when = au tour { $round }
story-democrazy-see-round = Revoir la fin du tour { $round }
story-democrazy-history = Tour par tour : les points si la partie s’était arrêtée là
story-democrazy-LawDecided = { $law } a pesé { $points ->
        [one] { $points } point
       *[other] { $points } points
    } au décompte. { $turned ->
        [yes] Sans cette loi, { $rivals ->
            [one] la victoire allait à { $others }
           *[other] { $others } se partageaient la victoire
        }.
       *[no] Aucune autre loi n’a pesé plus lourd, et pourtant l’issue aurait été la même sans elle.
    }
story-democrazy-JokerDecided = { $law } avait { $yes } OUI et { $no } NON, mais le joker joué par { $seat } ({ $joker }) l’a fait { $adopted ->
        [yes] adopter.
       *[no] rejeter.
    }
story-democrazy-OneVoice = { $law } a été { $adopted ->
        [yes] adoptée
       *[no] rejetée
    } à une voix près : { $yes } OUI, { $no } NON.
story-democrazy-BusiestTurn = Aucun tour n’a autant changé les choses que le tour { $round }, où { $law } a été adoptée : { $points } points d’un coup.
story-democrazy-RichestLost = { $seat } avait le plus de pions ({ $tokens }) et ne finit qu’à la { $place }ᵉ place.
