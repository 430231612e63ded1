the-majority-title = The Majority
the-majority-subtitle = les démons
the-majority-line = Un conseil de démons : voler, tuer, espionner, trahir, et finir deuxième derrière plus fort que soi.
the-majority-rules =
    Deux équipes de deux, les partenaires face à face, ou trois joueurs chacun pour soi. { $rounds } manches ; le camp le plus riche gagne.
    Une carte a une couleur (rouge, bleu, jaune) et une puissance : 0, 2, 3, 5, 6, 7, 9 ou 10. Chaque manche commence par une sélection : on garde une carte, on passe le reste à gauche, et ainsi de suite jusqu’à ce que tout soit pris. Puis les partenaires se donnent une carte, à l’aveugle.
    Pli après pli, chacun choisit une carte en secret, puis on retourne toutes les cartes en même temps. Les effets s’appliquent alors, de la carte la plus faible à la plus forte :
    0, Pot-de-vin : prend toutes les cartes de sa couleur dans le pli. Deux pots-de-vin de même couleur s’annulent.
    2, Assassinat : { $stolen_two_kills ->
        [true] tue
       *[other] s’il n’est pas volé, il tue
    } toutes les cartes des autres couleurs, sauf celles qu’un pot-de-vin a prises. Deux assassinats de couleurs différentes se tuent aussi l’un l’autre.
    3, Espion : { $first_edition_spy ->
        [true] s’il n’est pas tué, celui qui l’a joué, ou son voleur, prend
       *[other] s’il n’est ni volé ni tué, celui qui l’a joué prend
    } le jeton, et le pli suivant de la manche se joue à découvert, chacun à son tour, dans un ordre qui avantage l’espion.
    7, Traîtrise : si elle n’est ni volée ni tuée, elle passe chez le voisin de droite.
    Ce qui est devant vous à la fin du pli est à vous pour toute la partie. Une carte reste en main pour la manche suivante.
    Après chaque manche, on compare, couleur par couleur, la puissance totale de chacun : la plus forte rapporte { $prize } pièces ; la deuxième rapporte, en pièces, { $part ->
        [5] un cinquième
       *[other] un { $part }e
    } de la plus forte, arrondi à l’unité inférieure. S’il y a plusieurs premiers, le deuxième gagne ce cinquième une fois pour chacun d’eux. Sans puissance, pas de pièces.
    Le camp qui a le plus de pièces gagne ; à égalité, le jeton d’espion décide.

the-majority-ask-draft = Quelle carte gardez-vous ? Le reste part à gauche.
the-majority-ask-give = Quelle carte donnez-vous à votre partenaire ?
the-majority-ask-play = Quelle carte jouez-vous face cachée ?
the-majority-ask-show = Quelle carte jouez-vous à découvert ?

error-the-majority-first-token = la place { $seat } ne peut pas commencer avec le jeton : il n’y a que { $seats } places

the-majority-event-TokenPlaced = { $you ->
        [yes] Vous commencez
       *[no] { $seat } commence
    } avec le jeton d’espion.
the-majority-event-RoundBegan = Manche { $round } : { $dealt } cartes chacun ; { $deck ->
        [0] la pioche est vide
        [one] il reste une carte dans la pioche
       *[other] il reste { $deck } cartes dans la pioche
    }.
the-majority-event-PacketHeld = Votre paquet : { $cards }.
the-majority-event-PacketsPassed = Chacun garde une carte et passe { $size ->
        [one] la dernière
       *[other] les { $size } autres
    } à gauche.
the-majority-event-LastCardKept = Vous gardez la dernière carte : le { $card }.
the-majority-event-HandTaken = Votre main pour cette manche : { $cards }.
the-majority-event-GiftsExchanged = Les partenaires se sont donné une carte.
the-majority-event-GiftReceived = Vous avez donné le { $given } à { $seat } et reçu le { $received }.
the-majority-event-Revealed = Manche { $round }, pli { $trick } : { $cards }.
the-majority-event-CardShown = { $you ->
        [yes] Vous jouez
       *[no] { $seat } joue
    } le { $card } à découvert.
the-majority-event-BribesCancelled = { $seats } soudoient la même couleur ({ $colour }) : les pots-de-vin s’annulent.
the-majority-event-Stolen = Pot-de-vin : { $you ->
        [yes] vous prenez
       *[no] { $seat } prend
    } le { $card } joué par { $owner }.
the-majority-event-Killed = Assassinat ({ $by }) : le { $card } { $you ->
        [yes] que vous avez joué
       *[no] joué par { $seat }
    } est tué.
the-majority-event-EffectLost = Volé, le { $card } { $you ->
        [yes] que vous avez joué
       *[no] joué par { $seat }
    } reste sans effet.
the-majority-event-SpyNamed = Espion : { $you ->
        [yes] vous prenez
       *[no] { $seat } prend
    } le jeton. Espions en lice : { $spies } ; le jeton était chez { $holder }.
the-majority-event-OpenTrickAhead = Le pli suivant se joue à découvert, dans cet ordre : { $seats }.
the-majority-event-Betrayed = Traîtrise : { $you ->
        [yes] votre { $card } passe
       *[no] le { $card } joué par { $seat } passe
    } chez { $to }.
the-majority-event-Collected = Gagné : { $won }.
the-majority-event-ColourDebated = Débat sur le { $colour } : { $best ->
        [0] personne n’a de puissance, personne n’est payé.
       *[other] { $totals }. En tête avec { $best } : { $firsts } ({ $prize } pièces). À la deuxième place : { $seconds } ({ $share ->
            [one] { $share } pièce
           *[other] { $share } pièces
        }).
    }
the-majority-event-RoundEnded = Pièces après la manche { $round } : { $coins }.
the-majority-event-GameWon = { $count ->
        [one] { $you ->
            [yes] Vous gagnez
           *[no] { $seats } gagne
        }
       *[other] { $you ->
            [yes] Votre équipe gagne : { $seats }
           *[no] { $seats } gagnent
        }
    } ({ $totals }){ $by_token ->
        [yes] , grâce au jeton d’espion.
       *[no] .
    }

# Les cartes.
the-majority-colour-R = rouge
the-majority-colour-B = bleu
the-majority-colour-Y = jaune
the-majority-letter-R = R
the-majority-letter-B = B
the-majority-letter-Y = J
the-majority-card = { $power } { $colour }
the-majority-effect-0 = pot-de-vin
the-majority-effect-2 = assassinat
the-majority-effect-3 = espion
the-majority-effect-7 = traîtrise
the-majority-team-0 = Trident
the-majority-team-1 = Flamme
the-majority-nobody = personne
the-majority-nothing = rien

# Pour le terminal.
the-majority-board-round = Manche { $round } sur { $rounds }
the-majority-board-draft = sélection, une carte à garder sur { $size }
the-majority-board-exchange = échange entre partenaires
the-majority-board-trick = pli { $trick } sur { $tricks }
the-majority-board-open = à découvert : { $seats }
the-majority-board-over = Le conseil est clos
the-majority-board-coins = pièces
the-majority-board-hand = main
the-majority-board-table = sur la table
the-majority-board-team = équipe
the-majority-board-aside = Mises de côté :
the-majority-board-mine = Votre main :
the-majority-board-packet = Votre paquet :

# Pour la page.
the-majority-page-played = Pli { $trick } : { $cards }.
the-majority-page-council = Le conseil
the-majority-page-team-0 = Équipe Trident
the-majority-page-team-1 = Équipe Flamme
the-majority-page-partner = partenaire
the-majority-page-token = Tient le jeton d’espion
the-majority-page-points = { $points ->
        [one] { $points } pièce
       *[other] { $points } pièces
    }
the-majority-page-in-hand = { $count } en main
the-majority-page-turn = { $ahead ->
        [yes] jouera en { $turn ->
            [1] 1ᵉʳ
           *[other] { $turn }ᵉ
        }
       *[no] joue en { $turn ->
            [1] 1ᵉʳ
           *[other] { $turn }ᵉ
        }
    }
the-majority-page-killed = tuée
the-majority-page-stolen = prise à { $name }
the-majority-page-betrayed = a trahi { $name }
the-majority-page-gone = { $betrayed ->
        [yes] passée chez { $name }
       *[no] prise par { $name }
    }
the-majority-page-effects = L’ordre des effets
the-majority-page-short-0 = vole sa couleur
the-majority-page-short-2 = tue les autres couleurs
the-majority-page-short-3 = prend le jeton
the-majority-page-short-7 = passe à droite
the-majority-page-draft = { $size ->
        [one] La dernière carte de chaque paquet va au voisin de gauche, qui la garde.
       *[other] Chacun a { $size } cartes, en garde une et passe le reste à gauche.
    }
the-majority-page-now-exchange = Les partenaires se donnent une carte, à l’aveugle.
the-majority-page-now-commit = Chacun choisit une carte, face cachée.
the-majority-page-now-openly = Pli à découvert : { $you ->
        [yes] c’est à vous de jouer
       *[no] c’est à { $seat } de jouer
    }, face visible.
the-majority-page-last-trick = Le pli qui vient de se terminer :
the-majority-page-won = Puissance gagnée, par couleur
the-majority-page-debate = Le débat de la manche { $round }
the-majority-page-power = { $colour ->
        [R] Rouge
        [B] Bleu
       *[Y] Jaune
    }
the-majority-page-first = 1ᵉʳ
the-majority-page-second = 2ᵉ
the-majority-page-debate-none = Personne n’a de puissance dans cette couleur : personne n’est payé.
the-majority-page-debate-first = { $count ->
        [one] Premier avec { $best } : { $prize } pièces.
       *[other] { $count } ex æquo à la première place avec { $best } : { $prize } pièces chacun.
    }
the-majority-page-debate-second = { $seconds ->
        [one] Le deuxième touche
        [2] Les deux ex æquo à la deuxième place touchent chacun
       *[other] Les { $seconds } ex æquo à la deuxième place touchent chacun
    } { $part ->
            [5] un cinquième
           *[other] un { $part }e
        } de { $best }, arrondi à l’unité inférieure{ $firsts ->
        [one]  : { $share }.
       *[other] , pour chacun des { $firsts } premiers : { $firsts } × { $fifth } = { $share }.
    }
the-majority-page-debate-no-second = Personne n’est deuxième.
the-majority-page-discard = Tuées
the-majority-page-gift = Dans cette manche, vous avez donné le { $gave } à votre partenaire et reçu le { $got }.
the-majority-page-to-partner = En même temps, { $name } vous donne une carte.
the-majority-page-with-partner = Vous et { $name } formez l’équipe { $team } : vos pièces s’additionnent.
the-majority-page-hint-draft = Dans chaque couleur, la plus forte puissance rapporte { $prize } pièces, et la deuxième souvent davantage.
the-majority-page-hint-give = Touchez une carte pour lire son effet. Vous jouez en équipe : vos pièces et celles de votre partenaire s’additionnent.
the-majority-page-hint-play = Touchez une carte pour lire son effet. Ce qui sera devant vous à la fin du pli sera à vous. { $round ->
        [4] Votre dernière carte ne sera pas jouée.
       *[other] Une carte reste en main pour la manche suivante.
    }
the-majority-page-hint-show = Touchez une carte pour lire son effet. Les effets attendent que tout le monde ait joué.
the-majority-page-effect-0 = Pot-de-vin : prend toutes les cartes de couleur { $colour } du pli, sauf si quelqu’un d’autre soudoie cette couleur. Il ne vaut rien par lui-même.
the-majority-page-effect-2 = Assassinat : tue toutes les cartes du pli, sauf celles de couleur { $colour } et celles qu’un pot-de-vin a prises. { $stolen_two_kills ->
        [true] Même volé, il tue.
       *[other] Un assassinat volé ne fait rien.
    }
the-majority-page-effect-3 = Espion : vous prenez le jeton, et le prochain pli de la manche, s’il y en a un, se joue à découvert ; { $players ->
        [4] vous jouez en deuxième, et votre partenaire en dernier
       *[other] vous jouez en dernier
    }. { $first_edition_spy ->
        [true] Tué, il ne fait rien ; volé, il sert le voleur.
       *[other] Volé ou tué, il ne fait rien.
    }
the-majority-page-effect-7 = Traîtrise : s’il n’est ni volé ni tué, ce 7 passe chez { $right }, à votre droite.
the-majority-page-effect-none = Aucun effet : { $power } points de puissance pour la personne qui gagne cette carte.
the-majority-page-kept = { $count } de côté
the-majority-page-cancelled = annulé : deux pots-de-vin
the-majority-page-idle = sans effet
the-majority-page-ask-draft = Quelle carte gardez-vous ? Le reste va à { $name }.
the-majority-page-ask-give = Quelle carte donnez-vous à { $name }, votre partenaire ?
the-majority-page-spy = Espion : { $held ->
        [yes] { $you ->
            [yes] vous gardez
           *[no] { $seat } garde
        }
       *[no] { $you ->
            [yes] vous prenez
           *[no] { $seat } prend
        }
    } le jeton.{ $several ->
        [yes] {" "}Espions en lice : { $spies } ; le jeton va à celui qui en est le plus loin, dans le sens horaire.
       *[no] {""}
    }
the-majority-page-exchanging = Les partenaires échangent une carte
the-majority-page-gave = { $giver } a donné le { $card } à { $seat }.
the-majority-page-now-effects = Les effets s’appliquent dans cet ordre :
the-majority-page-now-debate = Fin de la manche : dans chaque couleur, ceux qui ont le plus de puissance gagnent des pièces.
the-majority-page-won-why = Ce qui est devant vous à la fin d’un pli est à vous. À la fin de la manche, chaque couleur rapporte { $prize } pièces au premier et, au deuxième, { $part ->
        [5] un cinquième
       *[other] un { $part }e
    } de la puissance du premier.
the-majority-page-debated = Débat sur le { $colour } : { $totals }. { $several ->
        [yes] Premiers ex æquo avec { $best } : { $firsts }, { $prize } pièces chacun.
       *[no] En tête avec { $best } : { $firsts }, { $prize } pièces.
    } { $second ->
        [none] Personne n’est deuxième.
        [several] À la deuxième place : { $seconds }, { $share ->
            [one] { $share } pièce
           *[other] { $share } pièces
        } chacun.
       *[one] À la deuxième place : { $seconds }, { $share ->
            [one] { $share } pièce
           *[other] { $share } pièces
        }.
    }
