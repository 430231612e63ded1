habits-help-give =
    Donnez à chacun des autres la carte qui lui ressemble le plus. La carte qui vous reste est écartée et personne d’autre ne la verra. Les habitudes données seront mélangées : pendant la partie, on ne saura pas qui a donné quoi.
habits-help-pick =
    L’habitude que vous choisissez reste face cachée devant vous ; les autres cartes passent à votre voisin de droite, et vous recevez celles de votre voisin de gauche. La dernière carte de chaque main est écartée.
habits-help-vote =
    Votez pour l’habitude que la table trouvera la plus juste. Si cette habitude est choisie, vous marquez { $points ->
        [one] 1 point
       *[other] { $points } points
    }, ou { $final_points } à la dernière manche. { $strangers ->
        [true] { "" }
       *[other] Vous pouvez voter pour une carte que vous avez donnée.
    } Le patient vote aussi.
habits-help-settle =
    Seules les habitudes à égalité peuvent être choisies. Ceux qui avaient voté pour l’habitude que vous choisissez marquent des points, et vous aussi si vous aviez voté pour elle.
