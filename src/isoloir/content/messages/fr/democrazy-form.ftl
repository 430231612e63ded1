# Le formulaire d’une loi maison, et la phrase qu’il écrit.
democrazy-form-write = Écrire une loi
democrazy-form-sheet = Une loi maison
democrazy-form-add = Ajouter cette loi
democrazy-form-save = Enregistrer la loi
democrazy-form-edit = Modifier
democrazy-form-edit-law = Modifier « { $law } »
democrazy-form-remove = Retirer
democrazy-form-remove-law = Retirer « { $law } »
democrazy-form-unreadable = Le jeu ne comprend pas la loi écrite sur cette ligne.
democrazy-form-as-text = Vos lois sous forme de texte, à copier ou à coller
democrazy-form-as-text-hint = Écrivez une loi par ligne. Collez une liste ici, ou copiez celle-ci pour une autre soirée.
democrazy-form-preview = La carte
democrazy-form-finish = Terminez la phrase : remplacez les points de suspension par vos mots.
democrazy-form-remake = Revenir à la phrase composée d’après vos choix
democrazy-form-text-fr = La phrase en français
democrazy-form-text-en = La phrase en anglais
democrazy-form-title-fr = Le titre de la loi en français (facultatif)
democrazy-form-title-en = Le titre de la loi en anglais (facultatif)
democrazy-form-more = Nom court
democrazy-form-id = Un nom court, pour les fichiers et les relevés de parties
democrazy-form-id-hint = Utilisez des lettres minuscules sans accent, des chiffres et des tirets. Si vous laissez ce champ vide, le nom court est tiré du titre.

democrazy-form-trigger = Quand agit-elle ?
democrazy-form-trigger-now = une seule fois, dès son adoption
democrazy-form-trigger-start = au début de chaque tour
democrazy-form-trigger-vote = après chaque vote
democrazy-form-trigger-count = quand on compte les voix
democrazy-form-trigger-final = au décompte final
democrazy-form-trigger-declare = au décompte final, pour les personnes concernées
democrazy-form-when = Après quels votes ?
democrazy-form-when-always = tous les votes
democrazy-form-when-adopted = ceux où la loi est adoptée
democrazy-form-when-rejected = ceux où la loi est rejetée
democrazy-form-when-tie = ceux qui finissent à égalité
democrazy-form-when-unanimous = ceux où tout le monde est d’accord
democrazy-form-once = Seulement la première fois ; ensuite, la loi est abrogée
democrazy-form-do = Que se passe-t-il ?
democrazy-form-do-draw = piocher des pions
democrazy-form-do-fill = piocher jusqu’à avoir un certain nombre de pions
democrazy-form-do-renew = piocher des pions, puis en remettre autant dans le sac
democrazy-form-do-return = remettre des pions dans le sac
democrazy-form-do-level = ne garder qu’un certain nombre de pions
democrazy-form-do-shed = remettre dans le sac tous les pions d’une couleur
democrazy-form-do-trim = limiter le nombre de pions d’une même couleur
democrazy-form-do-give = donner des pions
democrazy-form-do-rotate = chacun passe tous ses pions à un voisin
democrazy-form-do-exchange = deux personnes échangent tous leurs pions
democrazy-form-do-barter = échanger un pion avec un voisin
democrazy-form-do-repeal = abroger des lois
democrazy-form-do-rejoker = piocher un joker
democrazy-form-do-burn = défausser un joker
democrazy-form-do-pass-hands = chacun passe toutes ses cartes de loi à un voisin
democrazy-form-do-study = piocher des cartes de loi
democrazy-form-do-drop = défausser des cartes de loi
democrazy-form-do-weight = changer le nombre de voix de quelqu’un
democrazy-form-do-ties = trancher les égalités
democrazy-form-do-share = changer le nombre de OUI qu’il faut pour adopter une loi
democrazy-form-do-worth = fixer la valeur d’une couleur
democrazy-form-do-raise = augmenter ou baisser la valeur d’une couleur
democrazy-form-do-times = multiplier la valeur d’une couleur
democrazy-form-do-per-set = des points pour les quatre couleurs réunies
democrazy-form-do-per-group = des points pour des pions de même couleur
democrazy-form-do-sole = des points pour une couleur que personne d’autre n’a
democrazy-form-do-lead = des points quand on a le plus de pions d’une couleur
democrazy-form-do-bonus = des points pour certains joueurs
democrazy-form-do-trait = des points pour les personnes concernées
democrazy-form-part-who = Qui ?
democrazy-form-part-count = Combien ?
democrazy-form-part-least = Jusqu’à combien ?
democrazy-form-part-most = Combien peut-on en garder ?
democrazy-form-part-colour = Quelle couleur ?
democrazy-form-part-of = Pour quelle couleur ?
democrazy-form-part-to = À qui ?
democrazy-form-part-one = Qui échange ?
democrazy-form-part-other = Avec qui ?
democrazy-form-part-which = Quelles lois ?
democrazy-form-part-votes = Combien de voix ?
democrazy-form-part-adopt = Que devient la loi ?
democrazy-form-part-yes = Combien de OUI ?
democrazy-form-part-share-of = Sur combien de votes ?
democrazy-form-part-points = Combien de points ?
democrazy-form-part-factor = Par combien ?
democrazy-form-part-size = Combien de pions ?
democrazy-form-check = Comment le sait-on ?
democrazy-form-check-word = on croit chacun sur parole
democrazy-form-check-eye = cela se voit ; en cas de doute, la table tranche
democrazy-form-check-room = on le voit, si tout le monde est dans la même pièce
democrazy-form-circle = Et si le vote sur cette loi finit à égalité ?
democrazy-form-circle-white = elle est adoptée (cercle blanc)
democrazy-form-circle-black = elle est rejetée (cercle noir)
democrazy-form-symbol = Symbole
democrazy-form-symbol-hint = Une nouvelle loi remplace la loi en vigueur qui porte le même symbole.
democrazy-form-symbol-none = aucun

democrazy-form-who-everyone = chacun
democrazy-form-who-active = { $trigger ->
        [start] la personne dont c’est le tour
       *[other] la personne qui propose
    }
democrazy-form-who-others = { $trigger ->
        [start] tout le monde sauf la personne dont c’est le tour
       *[other] tout le monde sauf la personne qui propose
    }
democrazy-form-who-neighbours = { $trigger ->
        [start] chaque voisin de la personne dont c’est le tour
       *[other] chaque voisin de la personne qui propose
    }
democrazy-form-who-left = { $trigger ->
        [start] le voisin de gauche de la personne dont c’est le tour
       *[other] le voisin de gauche de la personne qui propose
    }
democrazy-form-who-right = { $trigger ->
        [start] le voisin de droite de la personne dont c’est le tour
       *[other] le voisin de droite de la personne qui propose
    }
democrazy-form-who-richest = la personne qui a le plus de pions
democrazy-form-who-poorest = la personne qui a le moins de pions
democrazy-form-who-one-richest = la personne qui a le plus de pions (à égalité, la première dans l’ordre du tour)
democrazy-form-who-one-poorest = la personne qui a le moins de pions (à égalité, la première dans l’ordre du tour)
democrazy-form-who-holders = chaque joueur qui a encore son joker
democrazy-form-who-users = chaque joueur qui a joué son joker
democrazy-form-who-lacking-red = chaque joueur sans pion rouge
democrazy-form-who-lacking-blue = chaque joueur sans pion bleu
democrazy-form-who-lacking-yellow = chaque joueur sans pion jaune
democrazy-form-who-lacking-green = chaque joueur sans pion vert
democrazy-form-who-declared = ceux qui disent que c’est leur cas
democrazy-form-who-active-declared = la personne dont c’est le tour, si c’est son cas
democrazy-form-who-pointed = la personne désignée par la table
democrazy-form-who-caught = ceux qui se font prendre
democrazy-form-who-winners = chaque joueur du camp vainqueur
democrazy-form-who-losers = chaque joueur du camp perdant
democrazy-form-who-lone = la personne qui se retrouve seule dans le camp perdant
democrazy-form-who-yes = chaque joueur qui a voté OUI
democrazy-form-who-no = chaque joueur qui a voté NON
democrazy-form-said-declared = toute personne qui …
democrazy-form-said-active-declared = la personne dont c’est le tour, si elle …,
democrazy-form-said-pointed = la personne qui …
democrazy-form-said-caught = toute personne qui se fait prendre à …
democrazy-form-to-active = { democrazy-form-who-active }
democrazy-form-to-left = son voisin de gauche
democrazy-form-to-right = son voisin de droite
democrazy-form-to-richest = { democrazy-form-who-richest }
democrazy-form-to-poorest = { democrazy-form-who-poorest }
democrazy-form-to-pointed = la personne désignée par la table
democrazy-form-one-active = { democrazy-form-who-active }
democrazy-form-one-left = { democrazy-form-who-left }
democrazy-form-one-right = { democrazy-form-who-right }
democrazy-form-one-richest = { democrazy-form-who-richest }
democrazy-form-one-poorest = { democrazy-form-who-poorest }
democrazy-form-other-active = { democrazy-form-who-active }
democrazy-form-other-left = { democrazy-form-who-left }
democrazy-form-other-right = { democrazy-form-who-right }
democrazy-form-other-richest = { democrazy-form-who-richest }
democrazy-form-other-poorest = { democrazy-form-who-poorest }
# Ici, c’est la première des deux personnes qui choisit l’autre, quel que soit le moment.
democrazy-form-other-chosen = la personne de son choix
democrazy-form-which-all = toutes
democrazy-form-which-colours = les lois sur la valeur d’une couleur
democrazy-form-which-plain = les lois sans symbole
democrazy-form-which-oldest = la plus ancienne
democrazy-form-which-newest = la plus récente
democrazy-form-which-chosen = { $trigger ->
        [start] une loi choisie par la personne dont c’est le tour
       *[other] une loi choisie par la personne qui propose
    }
democrazy-form-of-each = chaque couleur
democrazy-form-of-favourite = celle dont on a le plus de pions
democrazy-form-adopt-true = la loi est adoptée
democrazy-form-adopt-false = la loi est rejetée
democrazy-form-colour-none = au choix de chacun
democrazy-form-colour-red = rouge
democrazy-form-colour-blue = bleu
democrazy-form-colour-yellow = jaune
democrazy-form-colour-green = vert

# La phrase : quand, puis quoi.
democrazy-form-at-now = { "" }
democrazy-form-at-start = { $once ->
        [true] Au début du prochain tour,
       *[false] Au début de chaque tour,
    }
democrazy-form-at-vote = { $when ->
        [adopted] { $once ->
            [true] La prochaine fois qu’une loi est adoptée,
           *[false] Quand une loi est adoptée,
        }
        [rejected] { $once ->
            [true] La prochaine fois qu’une loi est rejetée,
           *[false] Quand une loi est rejetée,
        }
        [tie] { $once ->
            [true] La prochaine fois qu’un vote finit à égalité,
           *[false] Quand un vote finit à égalité,
        }
        [unanimous] { $once ->
            [true] Au prochain vote unanime,
           *[false] Quand un vote est unanime,
        }
       *[always] { $once ->
            [true] Après le prochain vote,
           *[false] Après chaque vote,
        }
    }
democrazy-form-at-count = { "" }
democrazy-form-at-final = Au décompte,
democrazy-form-at-declare = Au décompte,
democrazy-form-tokens = { $count ->
        [one] { $colour ->
            [red] 1 pion rouge
            [blue] 1 pion bleu
            [yellow] 1 pion jaune
            [green] 1 pion vert
           *[none] 1 pion de son choix
        }
       *[other] { $colour ->
            [red] { $count } pions rouges
            [blue] { $count } pions bleus
            [yellow] { $count } pions jaunes
            [green] { $count } pions verts
           *[none] { $count } pions de son choix
        }
    }
democrazy-form-gains = { $sign ->
        [less] perd
       *[more] gagne
    } { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
democrazy-form-says-draw = { $who } pioche { $count ->
        [one] 1 pion
       *[other] { $count } pions
    }.
democrazy-form-says-fill = { $who } pioche jusqu’à avoir { $least ->
        [one] { $least } pion
       *[other] { $least } pions
    }.
democrazy-form-says-renew = { $who } pioche { $count ->
        [one] 1 pion, puis en remet 1
       *[other] { $count } pions, puis en remet { $count }
    } de son choix dans le sac.
democrazy-form-says-return = { $who } remet { democrazy-form-tokens } dans le sac.
democrazy-form-says-level = { $most ->
        [0] { $who } remet tous ses pions dans le sac.
        [1] { $who } remet des pions de son choix dans le sac jusqu’à n’en garder qu’un.
       *[other] { $who } remet des pions de son choix dans le sac jusqu’à n’en garder que { $most }.
    }
democrazy-form-says-shed = { $who } remet tous ses pions { $colour ->
        [red] rouges
        [blue] bleus
        [yellow] jaunes
       *[green] verts
    } dans le sac.
democrazy-form-says-trim = { $of ->
        [favourite] { $most ->
            [0] { $who } remet dans le sac tous les pions de sa couleur dominante.
            [1] { $who } remet dans le sac tous les pions de sa couleur dominante, sauf un.
           *[other] { $who } remet dans le sac tous les pions de sa couleur dominante, sauf { $most }.
        }
       *[each] { $most ->
            [0] { $who } remet tous ses pions dans le sac.
            [1] { $who } ne garde qu’un pion par couleur et remet le surplus dans le sac.
           *[other] { $who } ne garde que { $most } pions par couleur et remet le surplus dans le sac.
        }
    }
democrazy-form-says-give = { $who } donne { democrazy-form-tokens } à { $to }.
democrazy-form-said-to-pointed = la personne qui …
democrazy-form-says-rotate = chacun passe tous ses pions à { $to }.
democrazy-form-says-exchange = { $one } échange tous ses pions avec { $other }.
democrazy-form-says-barter = { democrazy-form-who-active } échange 1 pion avec son voisin { $side ->
        [left] de gauche
       *[right] de droite
    } ; chacun choisit celui qu’il donne.
democrazy-form-says-repeal = { $which ->
        [all] toutes les lois en vigueur sont abrogées.
        [colours] toutes les lois en vigueur qui changent la valeur d’une couleur sont abrogées.
        [plain] toutes les lois en vigueur sans symbole sont abrogées.
        [oldest] la loi en vigueur la plus ancienne est abrogée.
        [newest] la loi en vigueur la plus récente est abrogée.
       *[chosen] { democrazy-form-who-active } abroge la loi en vigueur de son choix.
    }
democrazy-form-says-rejoker = { $who } pioche un joker, à moins d’en avoir déjà un.
democrazy-form-says-burn = { $who } montre son joker, s’il lui en reste un, et le défausse.
democrazy-form-says-pass-hands = chacun passe toutes ses cartes de loi à { $to }.
democrazy-form-says-study = { $who } pioche { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    } de loi.
democrazy-form-says-drop = { $who } défausse { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    } de loi de son choix, face visible.
democrazy-form-says-weight = { $votes ->
        [0] { $who } vote, mais sa voix ne compte pas.
        [1] { $who } a 1 voix.
       *[other] { $who } a { $votes } voix.
    }
democrazy-form-says-ties = { $adopt ->
        [true] quand un vote finit à égalité, la loi est adoptée, quel que soit son cercle.
       *[false] quand un vote finit à égalité, la loi est rejetée, quel que soit son cercle.
    }
democrazy-form-says-share = il faut au moins { $yes } OUI sur { $of } votes pour adopter une loi.
democrazy-form-says-worth = { $points ->
        [0] un pion { $colour } ne vaut plus rien.
       *[other] chaque pion { $colour } vaut { $points } { $amount ->
            [one] point.
           *[other] points.
        }
    }
democrazy-form-says-raise = chaque pion { $colour } vaut { $amount } { $amount ->
        [one] point
       *[other] points
    } { $sign ->
        [less] de moins.
       *[more] de plus.
    }
democrazy-form-says-times = { $factor ->
        [0] un pion { $colour } ne vaut plus rien.
        [1] chaque pion { $colour } vaut autant qu’avant.
        [2] chaque pion { $colour } vaut deux fois plus.
       *[other] la valeur de chaque pion { $colour } est multipliée par { $factor }.
    }
democrazy-form-says-per-set = chacun { democrazy-form-gains } par série de quatre pions de couleurs différentes.
democrazy-form-says-per-group = chacun { democrazy-form-gains } par groupe de { $size } pions de même couleur.
democrazy-form-says-sole = chacun { democrazy-form-gains } pour chaque couleur que personne d’autre n’a.
democrazy-form-says-lead = dans chaque couleur, la personne qui a le plus de pions { democrazy-form-gains }.
democrazy-form-says-bonus = { $who } { democrazy-form-gains }.
democrazy-form-says-trait = toute personne qui … { democrazy-form-gains }.
democrazy-form-do-hand = autre chose : la personne qui propose l’applique à la main
democrazy-form-part-do = Que se passe-t-il ?
democrazy-form-part-check = Comment le sait-on ?
democrazy-form-colour-any = { democrazy-form-colour-none }
democrazy-form-says-hand = … (La personne qui propose l’applique à la main ; la table juge si c’est bien ça.)
