# Les règles complètes, chapitre par chapitre ; voir core/rulebook.py.
the-majority-book-goal-title = De quoi il s’agit
the-majority-book-goal =
    { the-majority-book-goal-council } { $seats ->
        [3] { the-majority-book-goal-alone }
       *[other] { the-majority-book-goal-teams }
    } { the-majority-book-goal-rounds } { the-majority-book-goal-draft }
    { the-majority-book-goal-debates } { the-majority-book-goal-second } { $seats ->
        [3] { the-majority-book-goal-richest }
       *[other] { the-majority-book-goal-richest-team }
    }
the-majority-book-goal-council = Un conseil de démons est en séance, et chacun veut y peser.
the-majority-book-goal-alone = Trois joueurs, chacun pour soi.
the-majority-book-goal-teams = Deux équipes de deux, les partenaires face à face.
the-majority-book-goal-rounds = On joue { $rounds } manches.
the-majority-book-goal-draft = À chacune, on se compose une main de démons, puis on la joue en plis : les pots-de-vin volent, les assassins tuent, les espions regardent, les traîtres changent de côté.
the-majority-book-goal-debates = Après chaque manche, le conseil débat de chacune de ses trois couleurs.
the-majority-book-goal-second = Le plus puissant d’une couleur gagne des pièces, et le deuxième en gagne souvent plus.
the-majority-book-goal-richest = Le joueur qui a le plus de pièces gagne.
the-majority-book-goal-richest-team = L’équipe qui a le plus de pièces gagne.
the-majority-book-components-title = Ce qu’il y a dans le paquet
the-majority-book-components =
    { the-majority-book-components-deck } { the-majority-book-components-missing } { $seats ->
        [3] { the-majority-book-components-left-out }
       *[other] { the-majority-book-components-all-used }
    }
    { the-majority-book-components-others }
the-majority-book-components-deck = { $deck } cartes de trois couleurs : rouge, bleu et jaune.
the-majority-book-components-missing = Il n’y a ni 1, ni 4, ni 8.
the-majority-book-components-left-out = À trois joueurs, un 0, un 3, un 5, un 6, un 9 et un 10 de chaque couleur restent dans la boîte, soit { $left_out } cartes.
the-majority-book-components-all-used = À quatre joueurs, on joue avec les { $deck } cartes.
the-majority-book-components-others = Il faut aussi des pièces et le jeton d’espion.
the-majority-book-components-head-1 = puissance
the-majority-book-components-head-2 = carte
the-majority-book-components-head-3 = par couleur
the-majority-book-components-head-4 = en tout
the-majority-book-power-0 = Pot-de-vin
the-majority-book-power-2 = Assassinat
the-majority-book-power-3 = Espion
the-majority-book-power-5 = sans effet
the-majority-book-power-6 = sans effet
the-majority-book-power-7 = Traîtrise
the-majority-book-power-9 = sans effet
the-majority-book-power-10 = sans effet
the-majority-book-start-title = Le début
the-majority-book-start =
    { $first_token ->
        [random] { the-majority-book-start-by-lot }
        [0] { the-majority-book-start-seat-1 }
        [1] { the-majority-book-start-seat-2 }
        [2] { the-majority-book-start-seat-3 }
       *[3] { the-majority-book-start-seat-4 }
    }
    { the-majority-book-start-dealt }
the-majority-book-start-by-lot = On tire au sort qui commence avec le jeton d’espion.
the-majority-book-start-seat-1 = À cette table, la personne assise à la place 1 commence avec le jeton d’espion.
the-majority-book-start-seat-2 = À cette table, la personne assise à la place 2 commence avec le jeton d’espion.
the-majority-book-start-seat-3 = À cette table, la personne assise à la place 3 commence avec le jeton d’espion.
the-majority-book-start-seat-4 = À cette table, la personne assise à la place 4 commence avec le jeton d’espion.
the-majority-book-start-dealt = Chacun reçoit { $first_deal } cartes à la première manche, puis { $later_deal } à chacune des manches 2 à { $rounds } ; après la dernière donne, la pioche est vide.
the-majority-book-draft-title = La sélection
the-majority-book-draft =
    { the-majority-book-draft-pass } { the-majority-book-draft-single } { the-majority-book-draft-kept }
the-majority-book-draft-pass = Tous en même temps, les joueurs gardent une carte de leur paquet et passent le reste à gauche, jusqu’à ce que les paquets soient épuisés.
the-majority-book-draft-single = Si on vous passe une seule carte, vous la gardez.
the-majority-book-draft-kept = À partir de la manche 2, la carte qui vous reste en main s’ajoute aux { $later_deal } nouvelles : chaque paquet compte donc { $packet } cartes au départ.
the-majority-book-give-title = L’échange
the-majority-book-give =
    { the-majority-book-give-give } { the-majority-book-give-silence }
the-majority-book-give-give = Les partenaires se donnent une carte, en même temps et sans avoir vu celle de l’autre.
the-majority-book-give-silence = En dehors de cet échange, ils ne communiquent pas.
the-majority-book-play-title = Un pli
the-majority-book-play =
    { the-majority-book-play-secret } { the-majority-book-play-order }
    { the-majority-book-play-tricks } { the-majority-book-play-left }
the-majority-book-play-secret = Chacun choisit une carte en secret, et on retourne toutes les cartes en même temps.
the-majority-book-play-order = Puis les effets s’appliquent, de la carte la plus faible à la plus forte : les 0, puis les 2, les 3 et les 7.
the-majority-book-play-tricks = La manche 1 compte { $first_tricks } plis, et les manches 2 à { $rounds } en comptent { $later_tricks } chacune.
the-majority-book-play-left = À la fin d’une manche, il vous reste toujours une carte en main ; après la dernière manche, elle ne compte pas.
the-majority-book-bribe-title = 0, le Pot-de-vin
the-majority-book-bribe =
    { the-majority-book-bribe-takes } { the-majority-book-bribe-cancel } { the-majority-book-bribe-worth }
the-majority-book-bribe-takes = Un 0 prend toutes les cartes de sa couleur dans le pli.
the-majority-book-bribe-cancel = Deux 0 ou plus de la même couleur s’annulent et ne prennent rien.
the-majority-book-bribe-worth = Le 0 ne vaut rien par lui-même.
the-majority-book-case-bribe = Le 0 rouge prend le 10 rouge. Les cartes d’une autre couleur restent où elles sont.
the-majority-book-case-bribes = Deux 0 bleus s’annulent : le 9 bleu reste où il est.
the-majority-book-kill-title = 2, l’Assassinat
the-majority-book-kill =
    { the-majority-book-kill-kills } { the-majority-book-kill-open } { the-majority-book-kill-both }
    { $stolen_two_kills ->
        [true] { the-majority-book-kill-stolen-kills }
       *[other] { the-majority-book-kill-stolen-idle }
    }
the-majority-book-kill-kills = Un 2 tue toutes les cartes des autres couleurs dans le pli, même un 0, mais pas ce qu’un pot-de-vin a pris.
the-majority-book-kill-open = Les cartes tuées sont retirées du jeu, face visible.
the-majority-book-kill-both = Deux 2 de couleurs différentes tuent tout ce qui n’a pas été volé, y compris eux-mêmes.
the-majority-book-kill-stolen-kills = Un 2 pris par un pot-de-vin tue quand même.
the-majority-book-kill-stolen-idle = À cette table, un 2 pris par un pot-de-vin ne fait rien.
the-majority-book-case-kill =
    Le 2 jaune tue la carte rouge et la bleue{ $seats ->
        [3] .
       *[other] { "" } ; le 10 jaune reste.
    }
the-majority-book-spy-title = 3, l’Espion
the-majority-book-spy =
    { $first_edition_spy ->
        [true] { the-majority-book-spy-stolen-works } { the-majority-book-spy-killed }
       *[other] { the-majority-book-spy-works }
    }
    { the-majority-book-spy-takes } { the-majority-book-spy-one } { the-majority-book-spy-furthest } { the-majority-book-spy-holder }
the-majority-book-spy-stolen-works = À cette table, un 3 volé agit quand même, comme dans la première édition : le voleur est l’espion, comme s’il avait lui-même joué ce 3.
the-majority-book-spy-killed = Seul un 3 tué ne fait rien.
the-majority-book-spy-works = Un 3 n’agit que s’il n’est ni volé ni tué.
the-majority-book-spy-takes = Celui qui a joué le 3 prend le jeton, et le pli suivant de la manche se joue à découvert.
the-majority-book-spy-one = Si plusieurs 3 agissent, un seul compte.
the-majority-book-spy-furthest = On part de la personne qui tient le jeton et on tourne dans le sens horaire : le dernier joueur dont le 3 agit est l’espion.
the-majority-book-spy-holder = Si la personne qui tient le jeton est le seul espion, elle garde le jeton, et le pli suivant se joue quand même à découvert.
the-majority-book-case-spies = À quatre, Colette a le jeton. Après elle, dans le sens horaire, viennent vous, Ada et Blaise. Blaise et vous jouez chacun un 3 qui agit. Blaise est le plus loin du jeton : il le prend, et le pli suivant se joue à découvert.
the-majority-book-open-title = Un pli à découvert
the-majority-book-open =
    { the-majority-book-open-clockwise } { $seats ->
        [3] { the-majority-book-open-left }
       *[other] { the-majority-book-open-right }
    } { the-majority-book-open-effects } { the-majority-book-open-again } { the-majority-book-open-first }
the-majority-book-open-clockwise = Les cartes se jouent face visible, l’une après l’autre, dans le sens horaire.
the-majority-book-open-left = On commence à gauche de l’espion, qui joue donc en dernier.
the-majority-book-open-right = Le voisin de droite de l’espion commence : l’espion joue donc en deuxième, et son partenaire en dernier.
the-majority-book-open-effects = Les effets attendent que toutes les cartes soient posées, puis s’appliquent dans l’ordre habituel.
the-majority-book-open-again = Un 3 agit comme d’habitude : le pli suivant se joue alors, lui aussi, à découvert.
the-majority-book-open-first = Le premier pli d’une manche ne se joue jamais à découvert.
the-majority-book-betray-title = 7, la Traîtrise
the-majority-book-betray =
    { the-majority-book-betray-goes }
the-majority-book-betray-goes = Un 7 qui n’est ni volé ni tué passe chez le voisin de droite de celui qui l’a joué.
the-majority-book-win-title = Ce que l’on gagne
the-majority-book-win =
    { the-majority-book-win-yours } { the-majority-book-win-stays }
the-majority-book-win-yours = Les cartes qui sont devant vous après les effets, volées ou non, sont à vous pour toute la partie.
the-majority-book-win-stays = Elles restent face visible et comptent dans tous les débats à venir.
the-majority-book-debate-title = Le débat
the-majority-book-debate =
    { the-majority-book-debate-colours } { the-majority-book-debate-add }
    - { the-majority-book-debate-first }
    - { the-majority-book-debate-second }
    - { the-majority-book-debate-twice }
    - { the-majority-book-debate-tied }
    { the-majority-book-debate-nothing }
    { the-majority-book-debate-joke }
the-majority-book-debate-colours = Après chaque manche, le conseil débat d’une couleur après l’autre.
the-majority-book-debate-add = Chacun additionne la puissance de toutes les cartes qu’il a gagnées dans cette couleur.
the-majority-book-debate-first = Le premier gagne { $prize } pièces.
the-majority-book-debate-second = Le deuxième gagne, en pièces, { $part ->
            [5] un cinquième
           *[other] un { $part }e
        } du total du premier, arrondi en dessous.
the-majority-book-debate-twice =
    S’il y a deux premiers, le deuxième gagne cela deux fois{ $seats ->
        [3] .
       *[other] { "" } ; s’il y en a trois, trois fois.
    }
the-majority-book-debate-tied = À égalité, chacun est payé en entier.
the-majority-book-debate-nothing = Sans puissance, on ne gagne rien ; si tous sont premiers, personne n’est deuxième.
the-majority-book-debate-joke = C’est toute la malice de ce conseil : plus le premier est fort, plus celui qui se tient juste derrière est riche.
the-majority-book-case-debate =
    Le total le plus élevé est { $best } : le premier gagne { $prize } pièces. Le deuxième gagne { $part ->
        [5] un cinquième
       *[other] un { $part }e
    } de { $best }, arrondi en dessous, soit { $share } pièces. Si deux joueurs avaient { $best }, ils gagneraient { $prize } pièces chacun, et le deuxième en gagnerait { $twice }.
the-majority-book-end-title = La fin
the-majority-book-end =
    { $seats ->
        [3] { the-majority-book-end-three } { the-majority-book-end-three-token } { the-majority-book-end-three-next }
       *[other] { the-majority-book-end-teams } { the-majority-book-end-teams-token }
    }
the-majority-book-end-three = Le joueur le plus riche gagne.
the-majority-book-end-three-token = À égalité, la personne qui tient le jeton gagne si elle fait partie des ex æquo.
the-majority-book-end-three-next = Sinon, le premier des ex æquo après elle, dans le sens horaire, l’emporte.
the-majority-book-end-teams = Les partenaires additionnent leurs pièces, et l’équipe la plus riche gagne.
the-majority-book-end-teams-token = À égalité, l’équipe qui a le jeton gagne.
the-majority-book-cases-title = Cas rares
the-majority-book-cases =
    - { the-majority-book-cases-stolen-7 } { $first_edition_spy ->
        [true] { the-majority-book-cases-stolen-3-works }
       *[other] { the-majority-book-cases-stolen-3-idle }
    }
    - { the-majority-book-cases-stolen-safe }
    { $seats ->
        [3] { "" }
       *[other] - { the-majority-book-cases-partner }
    }
    - { the-majority-book-cases-twos }
    - { the-majority-book-cases-last-3 }
    - { the-majority-book-cases-sevens }
    - { the-majority-book-cases-alike }
    - { the-majority-book-cases-low }
the-majority-book-cases-stolen-7 = Un 7 volé ne bouge pas.
the-majority-book-cases-stolen-3-works = Un 3 volé agit pour le voleur.
the-majority-book-cases-stolen-3-idle = Un 3 volé n’agit pas.
the-majority-book-cases-stolen-safe = Une carte volée ne peut pas être tuée.
the-majority-book-cases-partner = Les effets n’épargnent pas le partenaire : sa carte est volée ou tuée comme celles des autres.
the-majority-book-cases-twos = Deux 2 de la même couleur s’épargnent.
the-majority-book-cases-last-3 = Au dernier pli d’une manche, un 3 ne sert qu’à prendre le jeton.
the-majority-book-cases-sevens = Si plusieurs 7 sont joués dans un pli, ils bougent en même temps, chacun une seule fois.
the-majority-book-cases-alike = Les cartes de même couleur et de même puissance sont identiques : si vous en avez plusieurs, on ne vous en propose qu’une.
the-majority-book-cases-low = Si le total le plus élevé est inférieur à { $part }, la deuxième place ne rapporte rien.
the-majority-book-advice-title = Quelques conseils
the-majority-book-advice =
    - { the-majority-book-advice-second }
    - { the-majority-book-advice-tie }
    - { the-majority-book-advice-bribe }
    - { the-majority-book-advice-open }
the-majority-book-advice-second = Visez la deuxième place, juste derrière plus fort que vous.
the-majority-book-advice-tie =
    { $seats ->
        [3] Méfiez-vous d’une égalité en tête : deux premiers paient le deuxième deux fois.
       *[other] Si vous êtes premier dans une couleur, donnez-en à un adversaire avec un 7, ou laissez quelqu’un vous rejoindre : deux premiers paient le deuxième deux fois, et c’est peut-être votre partenaire.
    }
the-majority-book-advice-bribe = À la sélection, un 0 vaut ce que valent les cartes de sa couleur que les autres joueront à coup sûr.
the-majority-book-advice-open = Un pli à découvert sert surtout quand on a encore un 0 ou un 2.
