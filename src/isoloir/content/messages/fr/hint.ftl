# Conseils pour qui apprend : ce que ferait un expert, et pourquoi. L'option se trouve devant chaque raison.

hint-title = Que ferait un expert ?
hint-none = Là, un expert ne peut rien pour vous : c’est de vous qu’il s’agit.
hint-won = mène à la victoire environ { $often } fois sur cent
hint-only = est tout ce qui vous reste
hint-third-man-third = mène à la victoire environ { $often } fois sur cent, le plus souvent en arrivant troisième cette fois-ci
hint-third-man-first = mène à la victoire environ { $often } fois sur cent, le plus souvent en arrivant premier cette fois-ci
hint-democrazy-drop = est la loi qui vous servirait le moins
hint-the-majority-draft = { $coins ->
        [0] ne vous aide guère, mais aiderait davantage les autres
        [one] devrait rapporter environ { $coins } pièce à votre camp d’ici la fin
       *[other] devrait rapporter environ { $coins } pièces à votre camp d’ici la fin
    }
hint-the-majority-give = servira plus à votre partenaire qu’à vous
hint-majority-word = { $rank ->
        [1] a l’air d’être le favori : en moyenne, { $whole },{ $tenths } { $whole ->
            [one] point
           *[other] points
        }
       *[other] peut gagner aussi : en moyenne, { $whole },{ $tenths } { $whole ->
            [one] point
           *[other] points
        }
    }
hint-majority-score = rapporte les points de la pile si assez de joueurs tentent aussi le coup : en moyenne, { $whole },{ $tenths } { $whole ->
        [one] point
       *[other] points
    }
hint-habits-give = { $rank ->
        [1] semble aller le mieux à ces personnes, pour ce que la table sait d’elles
       *[other] leur va presque aussi bien
    }
hint-habits-pick = { $rank ->
        [1] semble vous aller le mieux, d’après ce que la table a choisi pour vous
       *[other] vous va presque aussi bien
    }
hint-habits-vote = { $rank ->
        [1] est sans doute l’habitude que la table prêtera à cette personne
       *[other] pourrait aussi être celle que la table lui prêtera
    }
hint-habits-settle = est l’habitude pour laquelle vous avez voté
