# Ce que seul le terminal dit d’une table de Démocrazy.

democrazy-board-turn = Tour { $turn } · { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    } dans la pioche · { $bag ->
        [one] { $bag } pion
       *[other] { $bag } pions
    } dans le sac ({ $colours })
democrazy-board-over = La partie est finie
democrazy-board-tokens = pions
democrazy-board-laws = lois
democrazy-board-joker = joker
democrazy-board-has-joker = oui
democrazy-board-no-joker = –
democrazy-board-force = Lois en vigueur, la plus ancienne d’abord :
democrazy-board-pending = en vigueur à partir du tour suivant
democrazy-board-declared = concerne { $seats }
democrazy-board-my-joker = Votre joker : { $joker }
democrazy-board-on-table = Sur la table : { $law } ({ $kind } ; { $circle })
democrazy-board-would-repeal = Elle abrogerait { $laws }.
democrazy-board-at-once = tout de suite
democrazy-board-without = sans la loi
democrazy-board-with = avec la loi
democrazy-board-last = Dernier vote : { $law }, { $adopted ->
        [yes] adoptée.
       *[no] rejetée.
    } { $why }
democrazy-board-hand = Vos lois :
democrazy-board-mark-red = rouge { $circle }
democrazy-board-mark-blue = bleue { $circle }
democrazy-board-circle-white = ○ adoptée en cas d’égalité
democrazy-board-circle-black = ● rejetée en cas d’égalité
democrazy-board-says = { $law } : { $text }
