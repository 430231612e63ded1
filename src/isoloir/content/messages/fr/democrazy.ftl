democrazy-title = Démocrazy
democrazy-line = Chaque loi adoptée change les règles, et chacun vote pour ce qui l’arrange.
democrazy-rules =
    De { $least_players } à { $most_players } joueurs. Chacun a devant soi des pions de quatre couleurs : à la fin, chaque pion vaut { $worth ->
        [one] 1 point
       *[other] { $worth } points
    }, sauf loi contraire. Vous avez en main des lois que personne d’autre ne voit, un OUI, un NON et, pour toute la partie, un seul joker, secret lui aussi.
    À votre tour, vous piochez une loi, puis vous proposez l’une des lois que vous avez en main. Tout le monde vote en secret, vous compris. La majorité décide ; en cas d’égalité, le cercle de la loi tranche : blanc, elle est adoptée ; noir, elle est rejetée.
    Vous pouvez jouer votre joker une seule fois, à la place d’un vote. La chaussure blanche fait adopter la loi, la chaussure noire la fait rejeter, l’arnaque renverse le résultat. { $joker_mode ->
        [all-void] Si plusieurs jokers sont joués lors d’un même vote, ils s’annulent, mais ils sont quand même perdus.
       *[other] Si plusieurs chaussures sont jouées lors d’un même vote, elles s’annulent ; une chaussure seule décide. Puis chaque arnaque renverse le résultat. Tous les jokers joués sont perdus.
    }
    Une loi rouge agit aussitôt et disparaît. Une loi bleue entre en vigueur au tour suivant. Une nouvelle loi remplace celle qui porte le même symbole. { $most_laws } lois au plus peuvent être en vigueur : avant d’en proposer une de trop, on dit laquelle elle remplacerait.
    On pioche les pions sans regarder ; ceux qu’on rend ou qu’on donne, on les choisit. La loi la plus ancienne agit d’abord ; chaque loi s’applique aux joueurs dans le sens horaire, à partir de la personne dont c’est le tour.
    Certaines lois parlent des joueurs eux-mêmes : selon la loi, chacun dit s’il est concerné ou désigne quelqu’un.
    La partie s’arrête quand on pioche la carte Fin, cachée parmi les { $among } dernières cartes, ou quand le dernier pion quitte le sac. Puis chacun compte ses points, loi par loi.

democrazy-ask-propose = Quelle loi proposez-vous ?
democrazy-ask-name = { $most_laws } lois sont en vigueur. Laquelle remplacer si la vôtre est adoptée ?
democrazy-ask-debate = Un dernier mot ?
democrazy-ask-vote = Que votez-vous ?
democrazy-ask-declare = Est-ce votre cas ?
democrazy-ask-doubt = Contestez-vous le oui de quelqu’un ?
democrazy-ask-point = De qui s’agit-il ?
democrazy-ask-catch = Qui s’est fait prendre ?
democrazy-ask-return = Quel pion remettez-vous dans le sac ?
democrazy-ask-give = Quel pion donnez-vous ?
democrazy-ask-trim = Plusieurs de vos couleurs sont à égalité. Laquelle réduisez-vous ?
democrazy-ask-barter = Quel pion offrez-vous en échange ?
democrazy-ask-exchange = Avec qui échangez-vous tous vos pions ?
democrazy-ask-repeal = Quelle loi abrogez-vous ?
democrazy-ask-drop = Quelle carte de loi défaussez-vous ?
democrazy-ask-blank-words = Votre carte blanche : que dit-elle ?
democrazy-ask-blank-do = Comment agit-elle ?
democrazy-ask-hand-do = Appliquez votre loi. Que se passe-t-il ensuite ?
democrazy-ask-hand-who = Qui est concerné ?
democrazy-ask-hand-to = Et avec qui ?
democrazy-ask-hand-colour = De quelle couleur ?
democrazy-ask-hand-law = Quelle loi ?
democrazy-ask-judge = Est-ce bien ce que disait la loi ?

democrazy-choice-vote-yes = OUI
democrazy-choice-vote-no = NON
democrazy-choice-vote-white = Chaussure blanche : fait adopter la loi
democrazy-choice-vote-black = Chaussure noire : fait rejeter la loi
democrazy-choice-vote-scam = Arnaque : renverse le résultat
democrazy-choice-declare-yes = Oui, c’est mon cas
democrazy-choice-declare-no = Non
democrazy-choice-doubt-nobody = Je crois tout le monde
democrazy-choice-point-nobody = Personne
democrazy-choice-catch-nobody = Personne
democrazy-choice-return-red = un rouge
democrazy-choice-return-blue = un bleu
democrazy-choice-return-yellow = un jaune
democrazy-choice-return-green = un vert
democrazy-choice-give-red = un rouge
democrazy-choice-give-blue = un bleu
democrazy-choice-give-yellow = un jaune
democrazy-choice-give-green = un vert
democrazy-choice-trim-red = rouge
democrazy-choice-trim-blue = bleu
democrazy-choice-trim-yellow = jaune
democrazy-choice-trim-green = vert
democrazy-choice-barter-red = un rouge
democrazy-choice-barter-blue = un bleu
democrazy-choice-barter-yellow = un jaune
democrazy-choice-barter-green = un vert
democrazy-choice-blank-words-aloud = je la dis à voix haute
democrazy-choice-hand-do-done = c’est tout
democrazy-choice-hand-do-undo = reprendre le dernier geste
democrazy-choice-hand-do-draw = piocher un pion
democrazy-choice-hand-do-return = remettre un pion dans le sac
democrazy-choice-hand-do-give = donner un pion à quelqu’un
democrazy-choice-hand-do-swap = échanger tous ses pions
democrazy-choice-hand-do-repeal = abroger une loi
democrazy-choice-hand-do-joker = piocher un joker
democrazy-choice-hand-do-burn = défausser son joker
democrazy-choice-hand-do-study = piocher une carte de loi
democrazy-choice-hand-do-drop = défausser une carte de loi
democrazy-choice-hand-who-back = autre chose
democrazy-choice-hand-who-everyone = tout le monde
democrazy-choice-hand-to-back = autre chose
democrazy-choice-hand-colour-back = autre chose
democrazy-choice-hand-colour-any = au choix de chacun
democrazy-choice-hand-colour-red = rouge
democrazy-choice-hand-colour-blue = bleu
democrazy-choice-hand-colour-yellow = jaune
democrazy-choice-hand-colour-green = vert
democrazy-choice-hand-law-back = autre chose
democrazy-choice-debate-ready = On peut voter
democrazy-choice-judge-yes = Oui, c’est bien ça
democrazy-choice-judge-no = Non, elle disait autre chose
democrazy-everyone = tout le monde
democrazy-no-move = rien
democrazy-said-aloud = (dite à voix haute)
democrazy-move-draw = { $who } pioche 1 pion
democrazy-move-return = { $who } remet { democrazy-one-token } dans le sac
democrazy-move-give = { $who } donne { democrazy-one-token } à { $to }
democrazy-move-swap = { $who } et { $to } échangent tous leurs pions
democrazy-move-repeal = { $law } est abrogée
democrazy-move-joker = { $who } pioche un joker
democrazy-move-burn = { $who } montre son joker et le défausse
democrazy-move-study = { $who } pioche 1 carte de loi
democrazy-move-drop = { $who } défausse 1 carte de loi
democrazy-one-token = { $colour ->
        [red] 1 pion rouge
        [blue] 1 pion bleu
        [yellow] 1 pion jaune
        [green] 1 pion vert
       *[any] 1 pion de son choix
    }

# Pourquoi un vote a ce résultat, pas à pas.
democrazy-why-weight = { $law } change le poids des voix. { $text }
democrazy-why-void = Plusieurs jokers dans le même vote : ils s’annulent, et ils sont perdus.
democrazy-why-shoes-void = Plusieurs chaussures dans le même vote : elles s’annulent, et elles sont perdues.
democrazy-why-majority = { $adopts ->
        [yes] Plus de OUI que de NON.
       *[no] Plus de NON que de OUI.
    }
democrazy-why-circle = Autant de OUI que de NON ; le cercle { $adopts ->
        [yes] est blanc, donc la loi est adoptée.
       *[no] est noir, donc la loi est rejetée.
    }
democrazy-why-ties = Autant de OUI que de NON, et c’est { $law } qui tranche. { $text }
democrazy-why-share = { $law } est en vigueur. { $text } { $adopts ->
        [yes] Il y a assez de OUI.
       *[no] Il n’y a pas assez de OUI.
    }
democrazy-why-white = La chaussure blanche fait adopter la loi, quels que soient les votes.
democrazy-why-black = La chaussure noire fait rejeter la loi, quels que soient les votes.
democrazy-why-scam = L’arnaque renverse le résultat : la loi est { $adopts ->
        [yes] adoptée.
       *[no] rejetée.
    }

democrazy-colour-red = rouge
democrazy-colour-blue = bleu
democrazy-colour-yellow = jaune
democrazy-colour-green = vert
democrazy-letter-red = R
democrazy-letter-blue = B
democrazy-letter-yellow = J
democrazy-letter-green = V
democrazy-count-red = { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
democrazy-count-blue = { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
democrazy-count-yellow = { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
democrazy-count-green = { $count ->
        [one] { $count } vert
       *[other] { $count } verts
    }
democrazy-symbol-red = rouge
democrazy-symbol-blue = bleu
democrazy-symbol-yellow = jaune
democrazy-symbol-green = vert
democrazy-symbol-ballot = bulletin
democrazy-symbol-desk = pupitre
democrazy-symbol-clock = pendule
democrazy-symbol-scales = balance
democrazy-symbol-hat = chapeau
democrazy-kind-red = rouge, immédiate
democrazy-kind-blue = bleue, durable
democrazy-side-left = gauche
democrazy-side-right = droite
democrazy-vote-yes = OUI
democrazy-vote-no = NON
democrazy-vote-white = chaussure blanche
democrazy-vote-black = chaussure noire
democrazy-vote-scam = arnaque

democrazy-event-GameBegan = { $you ->
        [yes] Vous commencez.
       *[no] { $seat } commence.
    } Pions : { $tokens }.
democrazy-event-HandDealt = Vos lois : { $laws }.
democrazy-event-JokerDealt = Votre joker : { $joker }.
democrazy-event-TurnBegan = Tour { $turn } : { $you ->
        [yes] c’est à vous.
       *[no] c’est à { $seat }.
    }
democrazy-event-CameIntoForce = { $law } est maintenant en vigueur.
democrazy-event-Declared = { $law } : { $count ->
        [0] personne ne dit oui.
        [one] { $you ->
            [yes] vous êtes la seule personne à dire oui.
           *[no] { $seats } est la seule personne à dire oui.
        }
       *[other] { $seats } disent oui.
    }
democrazy-event-Doubted = La table ne { $count ->
        [one] { $you ->
            [yes] vous croit pas.
           *[no] croit pas { $seats }.
        }
       *[other] croit pas { $seats }.
    }
democrazy-event-Pointed = { $law } : { $count ->
        [0] personne n’est désigné.
       *[other] { $you ->
            [yes] c’est vous.
           *[no] c’est { $seats }.
        }
    }
democrazy-event-Caught = { $law } : { $count ->
        [0] personne ne s’est fait prendre.
        [one] { $you ->
            [yes] vous vous êtes fait prendre.
           *[no] { $seats } s’est fait prendre.
        }
       *[other] { $seats } se sont fait prendre.
    }
democrazy-event-LawDrawn = { $you ->
        [yes] Vous piochez
       *[no] { $seat } pioche
    } une loi ; il reste { $left } { $left ->
        [one] carte dans la pioche.
       *[other] cartes dans la pioche.
    }
democrazy-event-LawTaken = C’est { $law }. { $text }
democrazy-event-EndDrawn = { $you ->
        [yes] Vous piochez
       *[no] { $seat } pioche
    } la carte Fin : la partie est terminée !
democrazy-event-Proposed = { $you ->
        [yes] Vous proposez
       *[no] { $seat } propose
    } { $law }. { $text }
democrazy-event-Written = { $you ->
        [yes] Vous écrivez
       *[no] { $seat } écrit
    } : « { $text } »
democrazy-event-Named = Si la nouvelle loi est adoptée, elle remplacera { $law }.
democrazy-event-Voted = { $law } est { $adopted ->
        [yes] adoptée
       *[no] rejetée
    }, { $yes } OUI contre { $no } NON. { $votes }. { $why }
democrazy-event-Applied = { $law } s’applique.
democrazy-event-LaidOut = { $you ->
        [yes] Voici comment vous appliqueriez { $law } : { $moves }.
       *[no] Voici comment { $seat } appliquerait { $law } : { $moves }.
    }
democrazy-event-Judged = { $accepted ->
        [true] La table est d’accord : c’est bien ce que disait { $law }.
       *[false] La table n’est pas d’accord : { $law } disait autre chose, et rien ne se passe.
    }
democrazy-event-Posted = { $law } entrera en vigueur au tour suivant.
democrazy-event-Repealed = { $law } est abrogée.
democrazy-event-TokensDrawn = { $you ->
        [yes] Vous piochez
       *[no] { $seat } pioche
    } { $colours }.
democrazy-event-TokensReturned = { $you ->
        [yes] Vous remettez
       *[no] { $seat } remet
    } { $colours } dans le sac.
democrazy-event-TokenGiven = { $you ->
        [yes] Vous donnez
       *[no] { $seat } donne
    } { $colour } à { $to }.
democrazy-event-TokensBartered = { $you ->
        [yes] Vous échangez
       *[no] { $seat } échange
    } { $gave } contre { $got } avec { $to }.
democrazy-event-TokensExchanged = { $seats } échangent tous leurs pions.
democrazy-event-TokensRotated = Chacun passe tous ses pions à { $to }.
democrazy-event-JokerDrawn = { $you ->
        [yes] Vous piochez
       *[no] { $seat } pioche
    } un joker.
democrazy-event-JokerLaidDown = { $you ->
        [yes] Vous défaussez votre joker
       *[no] { $seat } défausse son joker
    } : { $joker }.
democrazy-event-HandsPassed = Chacun passe ses cartes de loi à { $to }.
democrazy-event-LawDropped = { $you ->
        [yes] Vous défaussez
       *[no] { $seat } défausse
    } { $law }.
democrazy-event-BagEmptied = { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } pioché le dernier pion : la partie est terminée !
democrazy-event-Counted = { $you ->
        [yes] Vous
       *[no] { $seat }
    } : { $lines } = { $points }
democrazy-event-GameWon = { $count ->
        [one] { $you ->
            [yes] Vous gagnez !
           *[no] { $seats } gagne.
        }
       *[other] { $seats } se partagent la victoire.
    }

# Pour le terminal.
democrazy-board-points = points
democrazy-board-would-change = Si la loi était adoptée et que la partie s’arrêtait là :
democrazy-board-would-end = Cette loi viderait le sac et mettrait fin à la partie.
democrazy-board-leaves-out = Sans compter l’effet des lois qui agissent après un vote : { $laws }
democrazy-board-known = Lois que vous avez vues chez { $name } : { $laws }
democrazy-line-tokens = { $points } pour les pions

# Pour la page.
democrazy-page-began = { $you ->
        [yes] Vous commencez.
       *[no] { $seat } commence.
    } Chacun a pioché ses pions.
democrazy-page-acts = { $law } s’applique. { $text }
democrazy-page-brief-LawTaken = Vous avez pioché { $law }.
democrazy-page-brief-Proposed = { $you ->
        [yes] Vous proposez
       *[no] { $seat } propose
    } { $law }.
democrazy-page-brief-Voted = { $law } est { $adopted ->
        [yes] adoptée
       *[no] rejetée
    }, { $yes } OUI contre { $no } NON. { $why }
democrazy-page-soon = Une loi va être proposée. Chacun votera en secret, OUI ou NON ; la majorité décidera.
democrazy-page-last-vote = Le dernier vote
democrazy-page-hand = Vos lois
democrazy-page-once = votre joker, à jouer une seule fois
democrazy-page-symbol = symbole { $symbol }
democrazy-page-tie-white = égalité : adoptée
democrazy-page-tie-black = égalité : rejetée
democrazy-page-heap = { $vote } : { $seats }
democrazy-page-quoted = « { $law } »
democrazy-page-adopted = Adoptée
democrazy-page-rejected = Rejetée
democrazy-page-kind-red = Loi rouge : agit aussitôt, une seule fois
democrazy-page-kind-blue = Loi bleue : en vigueur dès le tour suivant
democrazy-page-circle-white = Cercle blanc : adoptée en cas d’égalité
democrazy-page-circle-black = Cercle noir : rejetée en cas d’égalité
democrazy-page-ends-blue = Elle remplacerait { $laws }.
democrazy-page-ends-red = Elle abrogerait { $laws }.
democrazy-page-would-leave = Disparaîtra si la nouvelle loi est adoptée
democrazy-page-pending = En vigueur à partir du tour suivant
democrazy-page-declared = { $count ->
        [0] Ne concerne personne
        [one] Concerne { $seats }
       *[other] Concerne { $seats }
    }
democrazy-page-declared-none = Cette loi ne concerne personne ici.
democrazy-page-no-law = Aucune loi n’est en vigueur : chaque pion vaut { $worth ->
        [one] 1 point
       *[other] { $worth } points
    }.
democrazy-page-force = { $count ->
        [0] Lois en vigueur
       *[other] Lois en vigueur ({ $count } sur { $most_laws }), la plus ancienne d’abord
    }
democrazy-page-people = Qui a quoi
democrazy-page-no-change = Pour l’instant, cette loi ne changerait rien aux pions ni aux points.
democrazy-page-no-change-start = Rien ne changerait tout de suite : cette loi agirait au début de chaque tour.
democrazy-page-no-change-vote = Rien ne changerait tout de suite : cette loi agirait après chacun des votes suivants.
democrazy-page-no-change-count = Rien ne changerait tout de suite : cette loi modifierait la façon de compter les voix.
democrazy-page-same = toujours { $without } { $count ->
        [one] point
       *[other] points
    }
democrazy-page-from-to = { $without } → { $after } { $count ->
        [one] point
       *[other] points
    }
democrazy-page-range = { $low } à { $high }
democrazy-page-tokens-change = pions { $tokens }
democrazy-page-for-you = Pour vous :
democrazy-page-for-others = Les autres :
democrazy-page-points = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
democrazy-page-proposes = propose
democrazy-page-laws = { $count ->
        [0] aucune loi en main
        [one] { $count } loi en main
       *[other] { $count } lois en main
    }
democrazy-page-joker = joker
democrazy-page-joker-held = A un joker
democrazy-page-joker-used = A joué un joker
democrazy-page-joker-none = N’a pas de joker
democrazy-page-my-joker = Votre joker, à jouer une seule fois, à la place d’un vote :
democrazy-page-my-none = Vous n’avez plus de joker.
democrazy-page-deck = { $left ->
        [one] { $left } carte dans la pioche.
       *[other] { $left } cartes dans la pioche ; la carte Fin est parmi les { $among } dernières.
    }
democrazy-page-bag = Dans le sac :
democrazy-page-last = Dernier vote : { $law }, { $adopted ->
        [yes] adoptée
       *[no] rejetée
    }
democrazy-page-now-you = C’est à vous de choisir.
democrazy-page-now-propose = { $seat } choisit la loi à proposer.
democrazy-page-now-debate = La parole est à la table : plaidez, promettez, marchandez.
democrazy-page-now-write = { $seat } écrit une loi sur une carte blanche.
democrazy-page-now-name = { $seat } choisit la loi à remplacer.
democrazy-page-now-vote = { $you ->
        [yes] Vous mettez
       *[no] { $seat } met
    } une loi aux voix.
democrazy-page-now-Declare = Chacun dit si c’est son cas.
democrazy-page-now-Doubt = Chacun dit s’il conteste une réponse.
democrazy-page-now-Point = Tout le monde désigne quelqu’un.
democrazy-page-now-Catch = Chacun dit qui s’est fait prendre.
democrazy-page-now-ReturnToken = { $seat } remet un pion dans le sac.
democrazy-page-now-TrimFavourite = { $seat } choisit la couleur dont le surplus retourne dans le sac.
democrazy-page-now-GiveToken = { $seat } donne un pion à { $to }.
democrazy-page-now-BarterTokens = { $seat } et { $to } échangent un pion.
democrazy-page-now-ChooseExchange = { $seat } choisit avec qui échanger tous ses pions.
democrazy-page-now-ChooseRepeal = { $seat } choisit une loi à abroger.
democrazy-page-now-DropLaw = { $seat } défausse une carte de loi.
democrazy-page-with-give = Le pion ira à { $to }.
democrazy-page-with-barter = En échange, { $to } vous donnera un pion.
democrazy-page-of = vous en avez { $count }
democrazy-page-so-far = Votre loi rouge : elle s’appliquera une seule fois, dès son adoption
democrazy-page-no-change-hand = Si elle est adoptée, la personne qui propose dit ce qui se passe, et la table juge si c’est bien ce que disait la loi.
democrazy-page-now-LayOut = { $seat } applique la loi.
democrazy-page-now-Judge = Chacun dit si c’est bien ce que disait la loi.
democrazy-page-plan = Ce qui se passerait
democrazy-page-does = Ce que fait le jeu
democrazy-page-count = Le décompte final
democrazy-page-count-tokens = Pions, { $worth ->
        [one] 1 point
       *[other] { $worth } points
    } chacun
democrazy-page-ended-end = La carte Fin a été piochée. Chaque pion vaut { $worth ->
        [one] 1 point
       *[other] { $worth } points
    } ; puis on applique les lois en vigueur, de la plus ancienne à la plus récente.
democrazy-page-ended-bag = Le sac est vide. Chaque pion vaut { $worth ->
        [one] 1 point
       *[other] { $worth } points
    } ; puis on applique les lois en vigueur, de la plus ancienne à la plus récente.
