# Les règles complètes, chapitre par chapitre ; voir core/rulebook.py.
the-majority-book-goal-title = De quoi il s’agit
the-majority-book-goal =
    Un conseil de démons est en séance, et chacun veut y peser. { $seats ->
        [3] Trois joueurs, chacun pour soi.
       *[other] Deux équipes de deux, les partenaires face à face.
    } On joue { $rounds } manches. À chacune, on se compose une main de démons, puis on la joue en plis : les pots-de-vin volent, les assassins tuent, les espions regardent, les traîtres changent de côté.
    Après chaque manche, le conseil débat de chacune de ses trois couleurs. Le plus puissant d’une couleur gagne des pièces, et le deuxième en gagne souvent plus. { $seats ->
        [3] Le joueur qui a le plus de pièces gagne.
       *[other] L’équipe qui a le plus de pièces gagne.
    }
the-majority-book-components-title = Ce qu’il y a dans le paquet
the-majority-book-components =
    { $deck } cartes de trois couleurs : rouge, bleu et jaune. Il n’y a ni 1, ni 4, ni 8. { $seats ->
        [3] À trois joueurs, un 0, un 3, un 5, un 6, un 9 et un 10 de chaque couleur restent dans la boîte, soit { $left_out } cartes.
       *[other] À quatre joueurs, on joue avec les { $deck } cartes.
    }
    Il faut aussi des pièces et le jeton d’espion.
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
        [random] On tire au sort qui commence avec le jeton d’espion.
        [0] À cette table, la personne qui occupe le premier siège commence avec le jeton d’espion.
        [1] À cette table, la personne qui occupe le deuxième siège commence avec le jeton d’espion.
        [2] À cette table, la personne qui occupe le troisième siège commence avec le jeton d’espion.
       *[3] À cette table, la personne qui occupe le quatrième siège commence avec le jeton d’espion.
    }
    Chacun reçoit { $first_deal } cartes à la première manche, puis { $later_deal } à chacune des manches 2 à { $rounds } ; après la dernière donne, la pioche est vide.
the-majority-book-draft-title = La sélection
the-majority-book-draft = Tous en même temps, les joueurs gardent une carte de leur paquet et passent le reste à gauche, jusqu’à ce que les paquets soient épuisés. Si on vous passe une seule carte, vous la gardez. À partir de la manche 2, la carte qui vous reste en main s’ajoute aux { $later_deal } nouvelles : chaque paquet compte donc { $packet } cartes au départ.
the-majority-book-give-title = L’échange
the-majority-book-give = Les partenaires se donnent une carte, en même temps et sans avoir vu celle de l’autre. En dehors de cet échange, ils ne communiquent pas.
the-majority-book-play-title = Un pli
the-majority-book-play =
    Chacun choisit une carte en secret, et on retourne toutes les cartes en même temps. Puis les effets s’appliquent, de la carte la plus faible à la plus forte : les 0, puis les 2, les 3 et les 7.
    La manche 1 compte { $first_tricks } plis, et les manches 2 à { $rounds } en comptent { $later_tricks } chacune. À la fin d’une manche, il vous reste toujours une carte en main ; après la dernière manche, elle ne compte pas.
the-majority-book-bribe-title = 0, le Pot-de-vin
the-majority-book-bribe = Un 0 prend toutes les cartes de sa couleur dans le pli. Deux 0 ou plus de la même couleur s’annulent et ne prennent rien. Le 0 ne vaut rien par lui-même.
the-majority-book-case-bribe = Le 0 rouge prend le 10 rouge. Les cartes d’une autre couleur restent où elles sont.
the-majority-book-case-bribes = Deux 0 bleus s’annulent : le 9 bleu reste où il est.
the-majority-book-kill-title = 2, l’Assassinat
the-majority-book-kill =
    Un 2 tue toutes les cartes des autres couleurs dans le pli, même un 0, mais pas ce qu’un pot-de-vin a pris. Les cartes tuées sont retirées du jeu, face visible. Deux 2 de couleurs différentes tuent tout ce qui n’a pas été volé, y compris eux-mêmes.
    { $stolen_two_kills ->
        [true] Un 2 pris par un pot-de-vin tue quand même.
       *[other] À cette table, un 2 pris par un pot-de-vin ne fait rien.
    }
the-majority-book-case-kill = Le 2 jaune tue la carte rouge et la bleue{ $seats ->
        [3] .
       *[other] { "" } ; le 10 jaune reste.
    }
the-majority-book-spy-title = 3, l’Espion
the-majority-book-spy =
    { $first_edition_spy ->
        [true] À cette table, un 3 volé agit quand même, comme dans la première édition : le voleur est l’espion, comme s’il avait lui-même joué ce 3. Seul un 3 tué ne fait rien.
       *[other] Un 3 n’agit que s’il n’est ni volé ni tué.
    }
    Celui qui a joué le 3 prend le jeton, et le pli suivant de la manche se joue à découvert. Si plusieurs 3 agissent, un seul compte. On part de la personne qui tient le jeton et on tourne dans le sens horaire : le dernier joueur dont le 3 agit est l’espion. Si la personne qui tient le jeton est le seul espion, elle garde le jeton, et le pli suivant se joue quand même à découvert.
the-majority-book-case-spies = Colette a le jeton. Après elle, dans le sens horaire, viennent vous, Ada et Blaise. Blaise et vous jouez chacun un 3 qui agit. Blaise est le plus loin du jeton : il le prend, et le pli suivant se joue à découvert.
the-majority-book-open-title = Un pli à découvert
the-majority-book-open =
    Les cartes se jouent face visible, l’une après l’autre, dans le sens horaire. { $seats ->
        [3] On commence à gauche de l’espion, qui joue donc en dernier.
       *[other] Le voisin de droite de l’espion commence : l’espion joue donc en deuxième, et son partenaire en dernier.
    } Les effets attendent que toutes les cartes soient posées, puis s’appliquent dans l’ordre habituel. Un 3 agit comme d’habitude : le pli suivant se joue alors, lui aussi, à découvert. Le premier pli d’une manche ne se joue jamais à découvert.
the-majority-book-betray-title = 7, la Traîtrise
the-majority-book-betray = Un 7 qui n’est ni volé ni tué passe chez le voisin de droite de celui qui l’a joué.
the-majority-book-win-title = Ce que l’on gagne
the-majority-book-win = Les cartes qui sont devant vous après les effets, volées ou non, sont à vous pour toute la partie. Elles restent face visible et comptent dans tous les débats à venir.
the-majority-book-debate-title = Le débat
the-majority-book-debate =
    Après chaque manche, le conseil débat d’une couleur après l’autre. Chacun additionne la puissance de toutes les cartes qu’il a gagnées dans cette couleur.
    - Le premier gagne { $prize } pièces.
    - Le deuxième gagne, en pièces, { $part ->
            [5] un cinquième
           *[other] un { $part }e
        } du total du premier, arrondi en dessous.
    - S’il y a deux premiers, le deuxième gagne cela deux fois ; s’il y en a trois, trois fois.
    - À égalité, chacun est payé en entier.
    Sans puissance, on ne gagne rien ; si tous sont premiers, personne n’est deuxième.
    C’est toute la malice de ce conseil : plus le premier est fort, plus celui qui se tient juste derrière est riche.
the-majority-book-case-debate =  Le total le plus élevé est { $best } : le premier gagne { $prize } pièces. Le deuxième gagne { $part ->
            [5] un cinquième
           *[other] un { $part }e
        } de { $best }, arrondi en dessous, soit { $share } pièces. Si deux joueurs avaient { $best }, ils gagneraient { $prize } pièces chacun, et le deuxième en gagnerait { $twice }.
the-majority-book-end-title = La fin
the-majority-book-end =
    { $seats ->
        [3] Le joueur le plus riche gagne. À égalité, la personne qui tient le jeton gagne si elle fait partie des ex æquo. Sinon, le premier des ex æquo après elle, dans le sens horaire, l’emporte.
       *[other] Les partenaires additionnent leurs pièces, et l’équipe la plus riche gagne. À égalité, l’équipe qui a le jeton gagne.
    }
the-majority-book-cases-title = Cas rares
the-majority-book-cases =
    - Un 7 volé ne bouge pas. { $first_edition_spy ->
        [true] Un 3 volé agit pour le voleur.
       *[other] Un 3 volé n’agit pas.
    }
    - Une carte volée ne peut pas être tuée.
    { $seats ->
        [3] { "" }
       *[other] - Les effets n’épargnent pas le partenaire : sa carte est volée ou tuée comme celles des autres.
    }
    - Deux 2 de la même couleur s’épargnent.
    - Au dernier pli d’une manche, un 3 ne sert qu’à prendre le jeton.
    - Si plusieurs 7 sont joués dans un pli, ils bougent en même temps, chacun une seule fois.
    - Les cartes de même couleur et de même puissance sont identiques : si vous en avez plusieurs, on ne vous en propose qu’une.
    - Si le total le plus élevé est inférieur à { $part }, la deuxième place ne rapporte rien.
the-majority-book-advice-title = Quelques conseils
the-majority-book-advice =
    - Visez la deuxième place, juste derrière plus fort que vous.
    - Si vous êtes premier dans une couleur, donnez-en à un adversaire avec un 7, ou laissez quelqu’un vous rejoindre : deux premiers paient le deuxième deux fois, et c’est peut-être votre partenaire.
    - À la sélection, un 0 vaut ce que valent les cartes de sa couleur que les autres joueront à coup sûr.
    - Un pli à découvert sert surtout quand on a encore un 0 ou un 2.
