# Les règles complètes, chapitre par chapitre ; voir core/rulebook.py.
democrazy-book-goal-title = De quoi il s’agit
democrazy-book-goal = Chacun a devant soi des pions de quatre couleurs. À la fin, chaque pion vaut { $worth ->
        [one] un point
       *[other] { $worth } points
    }, sauf loi contraire, et les lois, c’est vous qui les faites. Tant que les votes ne sont pas scellés, vous pouvez plaider, promettre, menacer, marchander, et personne n’est tenu de tenir parole. Celui qui a le plus de points gagne.
democrazy-book-components-title = Ce qu’il y a sur la table
democrazy-book-components =
    - Un sac avec { $per_colour } pions de chaque couleur : rouge, bleu, jaune, vert.
    - { $laws } cartes de loi et la carte Fin. { $house_only ->
        [true] Les lois sont toutes des lois maison{ $blank_laws ->
            [true] {" "}ou des cartes blanches
           *[other] { "" }
        }.
       *[other] { $house_laws ->
            [0] { "" }
            [one] L’une d’elles est une loi maison.
           *[other] { $house_laws } d’entre elles sont des lois maison.
        }{ $blank_laws ->
            [true] {" "}{ $blanks } d’entre elles sont des cartes blanches.
           *[other] { "" }
        }
    }
    - Une carte OUI et une carte NON par joueur.
    - { $jokers } jokers ; à { $seats } joueurs, { $seats ->
        [10] on les distribue tous, et personne ne sait qui a quel joker. Les voici :
       *[other] on en distribue { $seats }, si bien que personne ne sait exactement lesquels sont en jeu. Voici tout le paquet :
    }
democrazy-book-components-head-1 = joker
democrazy-book-components-head-2 = dans le paquet
democrazy-book-joker-white = chaussure blanche : fait adopter la loi
democrazy-book-joker-black = chaussure noire : fait rejeter la loi
democrazy-book-joker-scam = arnaque : renverse le résultat
democrazy-book-start-title = Le début
democrazy-book-start =
    À { $seats } joueurs, chacun pioche { $each } pions sans regarder et les pose devant soi, puis reçoit { $each } lois et un joker, en secret. { $bag } pions restent dans le sac.
    La pioche se compose de { $above } lois, posées sur { $among } cartes mélangées, dont la carte Fin. { $unseen ->
        [0] Toutes les lois servent.
        [one] La loi qui reste est retirée du jeu sans que personne la voie.
       *[other] Les { $unseen } autres lois sont retirées du jeu sans que personne les voie.
    } On tire au sort qui commence.
democrazy-book-propose-title = Votre tour : piocher et proposer
democrazy-book-propose =
    On applique d’abord les lois qui agissent au début d’un tour. Puis vous piochez une carte de loi, et vous devez proposer l’une des lois que vous avez en main, en la lisant à voix haute. Après le vote, le tour passe dans le sens horaire.
    { $most_laws } lois au plus peuvent être en vigueur. Si vous proposez une loi bleue alors qu’il n’y a plus de place et qu’aucune loi en vigueur ne porte son symbole, dites d’abord laquelle elle remplacerait.
democrazy-book-blank-title = Les cartes blanches
democrazy-book-blank = Si vous proposez une carte blanche, vous inventez une loi rouge : ce que vous voulez, pourvu que ce soit clair et dans l’esprit du jeu. Écrivez-la, ou dites-la à voix haute. Puis choisissez comment elle agit. Ou bien le jeu s’en charge, comme pour toute autre loi rouge ; ou bien, si elle est adoptée, vous l’appliquez à la main : vous dites geste après geste ce qui se passe, et les autres disent si c’est bien ce que disait la loi. Si plus de la moitié disent non, rien ne se passe. Son cercle est noir, et la carte ne sert qu’une fois : on la défausse après le vote.
democrazy-book-vote-title = Le vote
democrazy-book-vote = Tout le monde vote en secret, y compris la personne qui propose : chacun joue son OUI, son NON ou, à la place, son joker. On dévoile tous les votes en même temps. Le camp le plus nombreux l’emporte : les OUI font adopter la loi, les NON la font rejeter. À égalité, c’est le cercle de la loi qui tranche : blanc, elle est adoptée ; noir, elle est rejetée. L’égalité se juge aux OUI et aux NON, même si un joker décide ensuite. Certaines lois en vigueur changent la façon de compter les voix.
democrazy-book-card-yes = OUI
democrazy-book-card-no = NON
democrazy-book-card-white = chaussure blanche
democrazy-book-card-scam = arnaque
democrazy-book-case-tie = Deux contre deux : une loi à cercle blanc est adoptée, une loi à cercle noir est rejetée.
democrazy-book-jokers-title = Les jokers
democrazy-book-jokers =
    Vous ne pouvez jouer votre joker qu’une fois dans la partie, à la place d’un vote ; ensuite, il est perdu, quel qu’ait été son effet. La chaussure blanche fait adopter la loi quels que soient les votes, la noire la fait rejeter, l’arnaque renverse le résultat, même si c’est le cercle qui a tranché.
    { $joker_mode ->
        [all-void] Si deux jokers ou plus sont joués lors d’un même vote, ils s’annulent : ce sont les OUI et les NON restants qui décident, ou le cercle s’ils sont à égalité.
       *[other] À cette table, deux chaussures ou plus jouées lors d’un même vote s’annulent ; une chaussure seule décide. Puis chaque arnaque renverse le résultat une fois : deux arnaques ne changent donc rien.
    }
democrazy-book-case-jokers =
    { $joker_mode ->
        [all-void] Une chaussure blanche et une arnaque s’annulent : il reste deux OUI. La loi est { $adopted ->
            [yes] adoptée
           *[no] rejetée
        }.
       *[other] Une chaussure blanche et une arnaque : la chaussure fait adopter la loi, l’arnaque renverse le résultat. La loi est { $adopted ->
            [yes] adoptée
           *[no] rejetée
        }.
    }
democrazy-book-enact-title = Une loi adoptée
democrazy-book-enact = Après chaque vote, quel qu’en soit le résultat, on applique d’abord les lois en vigueur qui agissent à ce moment-là. Ensuite, si la loi adoptée est rouge, elle agit, puis disparaît. Une loi bleue entre en vigueur au tour suivant ; elle remplace la loi qui porte le même symbole, ou celle qui a été désignée avant le vote. Une loi rejetée est défaussée.
democrazy-book-laws-title = Les lois en vigueur
democrazy-book-laws =
    La loi la plus ancienne agit d’abord ; chaque loi s’applique aux joueurs dans le sens horaire, à partir de la personne dont c’est le tour. Si deux lois se contredisent, la plus récente l’emporte ; mais si elles ne font qu’ajouter ou multiplier des points, elles comptent toutes les deux.
democrazy-book-people-title = Les lois sur les gens
democrazy-book-people =
    { $declares ->
        [true] Certaines lois parlent de vous. Dès que l’une d’elles est adoptée (si elle est rouge) ou entre en vigueur (si elle est bleue), chacun dit si c’est son cas. Tout le monde voit les réponses, et elles restent valables tant que la loi est en vigueur. { $doubts ->
            [true] Si c’est quelque chose qui se voit, chacun peut ensuite contester le oui d’une personne : ce oui ne compte pas si plus de la moitié des autres le contestent. On ne dit pas qui l’a contesté.
           *[other] On croit chacun sur parole.
        }
       *[other] { "" }
    }
    { $points ->
        [true] Certaines lois visent une seule personne : tout le monde montre quelqu’un du doigt en même temps, et la loi s’applique à la personne le plus souvent désignée. Si plusieurs personnes sont à égalité, c’est la première dans l’ordre du tour. Si personne n’est désigné, la loi ne vise personne.
       *[other] { "" }
    }
    { $catches ->
        [true] Certaines lois parlent de bonnes manières. Après chaque vote ou au début de chaque tour, selon la loi, chacun peut avouer, nommer une personne qu’il a prise sur le fait, ou ne nommer personne. Si c’est au début de chaque tour, la question ne se pose qu’à partir du tour qui suit l’entrée en vigueur de la loi. Une personne s’est fait prendre si elle avoue, ou si plus de la moitié des autres la nomment.
       *[other] { "" }
    }
    { $apart ->
        [true] Vous jouez à distance : les lois pour lesquelles il faut être dans la même pièce restent dans la boîte.
       *[other] { "" }
    }
democrazy-book-tokens-title = Les pions
democrazy-book-tokens =
    On pioche les pions sans regarder, mais on choisit ceux qu’on rend ou qu’on donne. Si on doit céder plus de pions qu’on n’en a, on cède ce qu’on a.
    « Le plus » et « le moins » se comptent en pions, jamais en points. En cas d’égalité, la loi vaut pour tous les ex æquo, sauf si elle dit le contraire : tous piochent ou rendent des pions, gagnent ou perdent des points. En revanche, un seul donne, reçoit ou échange : le premier dans le sens horaire, à partir de la personne dont c’est le tour. Si la même personne doit à la fois donner et recevoir, il ne se passe rien. Quand deux joueurs échangent un pion, il faut que chacun en ait un. Ceux qui échangent tous leurs pions le font même si l’un des deux n’en a pas.
democrazy-book-end-title = La fin
democrazy-book-end = La partie s’arrête dès que la carte Fin est piochée, peu importe comment, ou que le dernier pion quitte le sac. Ceux qui devaient encore piocher ne piochent plus. Une loi bleue adoptée au tour où le sac se vide n’entre pas en vigueur, et celle qu’elle aurait remplacée compte encore.
democrazy-book-count-title = Le décompte
democrazy-book-count = Chaque pion vaut { $worth ->
        [one] un point
       *[other] { $worth } points
    }, sauf loi contraire. Puis on applique les lois en vigueur, de la plus ancienne à la plus récente. Un total peut être négatif. À égalité, on partage la victoire.
democrazy-book-cases-title = Cas rares
democrazy-book-cases =
    - Pour les lois qui parlent des OUI ou des NON, la chaussure blanche compte comme un OUI et la noire comme un NON. Une arnaque, ou un joker annulé, n’est dans aucun camp.
    - Si une loi exige les deux tiers des voix, on ne compte que les OUI et les NON, et au moins les deux tiers doivent être des OUI. Sans aucun OUI, la loi proposée est rejetée. Le cercle ne compte pas. Les jokers agissent ensuite, comme toujours.
    - Quand une loi fait piocher des jokers, on les tire au sort parmi tous ceux que personne n’a en main, défausse comprise. Vous n’avez jamais deux jokers : si vous en avez un, vous n’en piochez pas d’autre. S’il n’y a pas assez de jokers, on les distribue dans l’ordre du tour.
    - Un joker défaussé à cause d’une loi ne compte pas comme joué.
democrazy-book-advice-title = Quelques conseils
democrazy-book-advice =
    - Plaidez, promettez, marchandez. Une loi qui donne à la moitié de la table est à moitié adoptée.
    - Regardez le cercle avant de compter les voix : à égalité, c’est lui qui tranche.
    - Gardez votre joker pour une loi qui peut décider de la partie, et regardez qui a joué le sien.
    - Ramassez la couleur que les lois en vigueur paient, débarrassez-vous de celle qu’elles ne paient pas.
