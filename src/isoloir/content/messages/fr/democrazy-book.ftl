# Les règles complètes, chapitre par chapitre ; voir core/rulebook.py.
democrazy-book-goal-title = De quoi il s’agit
democrazy-book-goal =
    { democrazy-book-goal-tokens } { democrazy-book-goal-worth } { democrazy-book-goal-talk } { democrazy-book-goal-won }
democrazy-book-goal-tokens = Chacun a devant soi des pions de quatre couleurs.
democrazy-book-goal-worth = À la fin, chaque pion vaut { $worth ->
        [one] un point
       *[other] { $worth } points
    }, sauf loi contraire, et les lois, c’est vous qui les faites.
democrazy-book-goal-talk = Tant que les votes ne sont pas scellés, vous pouvez plaider, promettre, menacer, marchander, et personne n’est tenu de tenir parole.
democrazy-book-goal-won = Celui qui a le plus de points gagne.
democrazy-book-components-title = Ce qu’il y a sur la table
democrazy-book-components =
    - { democrazy-book-components-bag }
    - { democrazy-book-components-laws } { democrazy-book-components-own }
    - { democrazy-book-components-ballots }
    - { democrazy-book-components-jokers } { democrazy-book-components-dealt }
democrazy-book-components-bag = Un sac avec { $per_colour } pions de chaque couleur : rouge, bleu, jaune, vert.
democrazy-book-components-laws = { $laws } cartes de loi et la carte Fin.
democrazy-book-components-own = { $house_only ->
        [true] Les lois sont toutes des lois maison{ $blank_laws ->
            [true] , sauf { $blanks } cartes blanches
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
democrazy-book-components-ballots = Une carte OUI et une carte NON par joueur.
democrazy-book-components-jokers = { $jokers } jokers.
democrazy-book-components-dealt = À { $seats } joueurs, { $seats ->
        [10] on les distribue tous, mais chacun ne connaît que le sien. Les voici :
       *[other] on en distribue { $seats }, si bien que personne ne sait exactement lesquels sont en jeu. Voici tout le paquet :
    }
democrazy-book-components-head-1 = joker
democrazy-book-components-head-2 = dans le paquet
democrazy-book-joker-white = chaussure blanche : fait adopter la loi
democrazy-book-joker-black = chaussure noire : fait rejeter la loi
democrazy-book-joker-scam = arnaque : renverse le résultat
democrazy-book-start-title = Le début
democrazy-book-start =
    { democrazy-book-start-tokens } { democrazy-book-start-cards } { democrazy-book-start-bag }
    { democrazy-book-start-deck } { $unseen ->
        [0] { democrazy-book-start-all-used }
        [one] { democrazy-book-start-one-left }
       *[other] { democrazy-book-start-others-left }
    } { $left_out ->
        [0] { "" }
       *[other] { democrazy-book-start-known }
    } { democrazy-book-start-by-lot }
democrazy-book-start-tokens = À { $seats } joueurs, chacun pioche { $each } pions sans regarder et les pose devant soi, bien en vue.
democrazy-book-start-cards = Puis chacun reçoit { $each } lois et un joker, en secret.
democrazy-book-start-bag = { $bag } pions restent dans le sac.
democrazy-book-start-deck = La pioche se compose de { $above } lois, posées sur { $among } cartes mélangées, dont la carte Fin.
democrazy-book-start-all-used = Toutes les lois servent.
democrazy-book-start-one-left = La loi qui reste est retirée du jeu sans que personne la voie.
democrazy-book-start-others-left = Les { $unseen } autres lois sont retirées du jeu sans que personne les voie.
democrazy-book-start-by-lot = On tire au sort qui commence.
democrazy-book-start-known = { $left_out ->
        [one] Celle qui a été proposée en dernier à cette table en fait partie.
       *[other] Les { $left_out } qui ont été proposées en dernier à cette table en font partie.
    }
democrazy-book-propose-title = Votre tour : piocher et proposer
democrazy-book-propose =
    { democrazy-book-propose-start } { democrazy-book-propose-draw } { democrazy-book-propose-next }
    { democrazy-book-propose-most } { democrazy-book-propose-instead }
democrazy-book-propose-start = On applique d’abord les lois qui agissent au début d’un tour.
democrazy-book-propose-draw = Puis vous piochez une carte de loi, et vous devez proposer l’une des lois que vous avez en main, en la lisant à voix haute.
democrazy-book-propose-next = Après le vote, le tour passe dans le sens horaire.
democrazy-book-propose-most = { $most_laws } lois au plus peuvent être en vigueur à la fois.
democrazy-book-propose-instead = Si vous proposez une loi bleue alors qu’il n’y a plus de place et qu’aucune loi en vigueur ne porte son symbole, dites d’abord laquelle elle remplacerait.
democrazy-book-blank-title = Les cartes blanches
democrazy-book-blank =
    { democrazy-book-blank-invent } { democrazy-book-blank-write } { democrazy-book-blank-choose } { democrazy-book-blank-acts } { democrazy-book-blank-judged } { democrazy-book-blank-once }
democrazy-book-blank-invent = Si vous proposez une carte blanche, vous inventez une loi rouge : ce que vous voulez, pourvu que ce soit clair et dans l’esprit du jeu.
democrazy-book-blank-write = Écrivez-la, ou dites-la à voix haute.
democrazy-book-blank-choose = Puis choisissez comment elle agit.
democrazy-book-blank-acts = Ou bien le jeu s’en charge, comme pour toute autre loi rouge ; ou bien, si elle est adoptée, vous l’appliquez à la main : vous dites geste après geste ce qui se passe, et les autres disent si c’est bien ce que disait la loi.
democrazy-book-blank-judged = Si plus de la moitié disent non, rien ne se passe.
democrazy-book-blank-once = Son cercle est noir, et la carte ne sert qu’une fois : on la défausse après le vote.
democrazy-book-vote-title = Le vote
democrazy-book-vote =
    { $debate ->
        [off] { "" }
       *[other] { democrazy-book-vote-debate }
    } { democrazy-book-vote-secret } { democrazy-book-vote-together } { democrazy-book-vote-majority } { democrazy-book-vote-circle } { democrazy-book-vote-tied } { democrazy-book-vote-counted }
democrazy-book-vote-debate = Avant chaque vote, vous avez { $debate } secondes au plus pour débattre : la personne qui propose défend sa loi, les autres répondent, et l’on s’arrête dès que tout le monde est prêt.
democrazy-book-vote-secret = Tout le monde vote en secret, y compris la personne qui propose : chacun joue son OUI, son NON ou, à la place, son joker.
democrazy-book-vote-together = On dévoile tous les votes en même temps.
democrazy-book-vote-majority = Le camp le plus nombreux l’emporte : les OUI font adopter la loi, les NON la font rejeter.
democrazy-book-vote-circle = À égalité, c’est le cercle de la loi qui tranche : blanc, elle est adoptée ; noir, elle est rejetée.
democrazy-book-vote-tied = L’égalité se juge aux OUI et aux NON, même si un joker décide ensuite.
democrazy-book-vote-counted = Certaines lois en vigueur changent la façon de compter les voix.
democrazy-book-card-yes = OUI
democrazy-book-card-no = NON
democrazy-book-card-white = chaussure blanche
democrazy-book-card-scam = arnaque
democrazy-book-case-tie = Deux contre deux : une loi à cercle blanc est adoptée, une loi à cercle noir est rejetée.
democrazy-book-jokers-title = Les jokers
democrazy-book-jokers =
    { democrazy-book-jokers-once } { democrazy-book-jokers-kinds }
    { $joker_mode ->
        [all-void] { democrazy-book-jokers-void }
       *[other] { democrazy-book-jokers-shoes } { democrazy-book-jokers-scams }
    }
democrazy-book-jokers-once = Vous pouvez jouer votre joker à la place d’un vote, mais une seule fois : ensuite, il est perdu, quel qu’ait été son effet.
democrazy-book-jokers-kinds = La chaussure blanche fait adopter la loi quels que soient les votes, la noire la fait rejeter, l’arnaque renverse le résultat, même si c’est le cercle qui a tranché.
democrazy-book-jokers-void = Si deux jokers ou plus sont joués lors d’un même vote, ils s’annulent : ce sont les OUI et les NON restants qui décident, ou le cercle s’ils sont à égalité.
democrazy-book-jokers-shoes = À cette table, deux chaussures ou plus jouées lors d’un même vote s’annulent ; une chaussure seule décide.
democrazy-book-jokers-scams = Puis chaque arnaque renverse le résultat une fois : deux arnaques ne changent donc rien.
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
democrazy-book-enact =
    { democrazy-book-enact-votes-first } { democrazy-book-enact-red } { democrazy-book-enact-blue } { democrazy-book-enact-rejected }
democrazy-book-enact-votes-first = Après chaque vote, quel qu’en soit le résultat, on applique d’abord les lois en vigueur qui agissent à ce moment-là.
democrazy-book-enact-red = Ensuite, si la loi adoptée est rouge, elle agit, puis disparaît.
democrazy-book-enact-blue = Une loi bleue entre en vigueur au tour suivant ; elle remplace la loi qui porte le même symbole, ou celle qui a été désignée avant le vote.
democrazy-book-enact-rejected = Une loi rejetée est défaussée.
democrazy-book-laws-title = Les lois en vigueur
democrazy-book-laws =
    { democrazy-book-laws-oldest } { democrazy-book-laws-conflict }
democrazy-book-laws-oldest = La loi la plus ancienne agit d’abord ; chaque loi s’applique aux joueurs dans le sens horaire, à partir de la personne dont c’est le tour.
democrazy-book-laws-conflict = Si deux lois se contredisent, la plus récente l’emporte ; mais si elles ne font qu’ajouter ou multiplier des points, elles comptent toutes les deux.
democrazy-book-people-title = Les lois sur les gens
democrazy-book-people =
    { $declares ->
        [true] { democrazy-book-people-about } { democrazy-book-people-declared } { democrazy-book-people-seen } { $doubts ->
            [true] { democrazy-book-people-doubt } { democrazy-book-people-unseen }
           *[other] { democrazy-book-people-word }
        }
       *[other] { "" }
    }
    { $points ->
        [true] { democrazy-book-people-pointed } { democrazy-book-people-pointed-tie } { democrazy-book-people-pointed-none }
       *[other] { "" }
    }
    { $catches ->
        [true] { democrazy-book-people-manners } { democrazy-book-people-caught } { democrazy-book-people-caught-later } { democrazy-book-people-caught-how }
       *[other] { "" }
    }
    { $apart ->
        [true] { democrazy-book-people-apart }
       *[other] { "" }
    }
democrazy-book-people-about = Certaines lois parlent de vous.
democrazy-book-people-declared = Dès que l’une d’elles est adoptée (si elle est rouge) ou entre en vigueur (si elle est bleue), chacun dit si c’est son cas.
democrazy-book-people-seen = Tout le monde voit les réponses, et elles restent valables tant que la loi est en vigueur.
democrazy-book-people-doubt = Si c’est quelque chose qui se voit, chacun peut ensuite contester le oui d’une personne : ce oui ne compte pas si plus de la moitié des autres le contestent.
democrazy-book-people-unseen = On ne dit pas qui l’a contesté.
democrazy-book-people-word = On croit chacun sur parole.
democrazy-book-people-pointed = Certaines lois visent une seule personne : tout le monde montre quelqu’un du doigt en même temps, et la loi s’applique à la personne le plus souvent désignée.
democrazy-book-people-pointed-tie = Si plusieurs personnes sont à égalité, c’est la première d’entre elles dans le sens horaire, à partir de la personne dont c’est le tour.
democrazy-book-people-pointed-none = Si personne n’est désigné, la loi ne vise personne.
democrazy-book-people-manners = Certaines lois parlent de bonnes manières.
democrazy-book-people-caught = Après chaque vote ou au début de chaque tour, selon la loi, chacun peut avouer, nommer une personne qu’il a prise sur le fait, ou ne nommer personne.
democrazy-book-people-caught-later = Si c’est au début de chaque tour, la question ne se pose qu’à partir du tour qui suit l’entrée en vigueur de la loi.
democrazy-book-people-caught-how = Une personne s’est fait prendre si elle avoue, ou si plus de la moitié des autres la nomment.
democrazy-book-people-apart = Vous n’êtes pas tous dans la même pièce : les lois pour lesquelles il le faudrait restent dans la boîte.
democrazy-book-tokens-title = Les pions
democrazy-book-tokens =
    { democrazy-book-tokens-chosen } { democrazy-book-tokens-short }
    { democrazy-book-tokens-counted } { democrazy-book-tokens-all-tied } { democrazy-book-tokens-one-tied } { democrazy-book-tokens-same } { democrazy-book-tokens-swap-one } { democrazy-book-tokens-swap-all }
democrazy-book-tokens-chosen = On pioche les pions sans regarder, mais on choisit ceux qu’on rend ou qu’on donne, sauf si la loi dit lesquels.
democrazy-book-tokens-short = Si on doit céder plus de pions qu’on n’en a, on cède ce qu’on a.
democrazy-book-tokens-counted = « Le plus » et « le moins » se comptent en pions, jamais en points.
democrazy-book-tokens-all-tied = En cas d’égalité, la loi vaut pour tous les ex æquo, sauf si elle dit le contraire : tous piochent ou rendent des pions, gagnent ou perdent des points.
democrazy-book-tokens-one-tied = En revanche, un seul donne, reçoit ou échange : le premier dans le sens horaire, à partir de la personne dont c’est le tour.
democrazy-book-tokens-same = Personne ne donne ni n’échange avec soi-même : un tel don ou un tel échange n’a pas lieu.
democrazy-book-tokens-swap-one = Quand deux joueurs échangent un pion, il faut que chacun en ait un.
democrazy-book-tokens-swap-all = Ceux qui échangent tous leurs pions le font même si l’un des deux n’en a pas.
democrazy-book-end-title = La fin
democrazy-book-end =
    { democrazy-book-end-over } { democrazy-book-end-lost } { democrazy-book-end-unplaced }
democrazy-book-end-over = La partie s’arrête dès que la carte Fin est piochée, peu importe comment, ou que le dernier pion quitte le sac.
democrazy-book-end-lost = Ceux qui devaient encore piocher ne piochent plus.
democrazy-book-end-unplaced = Une loi bleue adoptée au tour où le sac se vide n’entre pas en vigueur, et celle qu’elle aurait remplacée compte encore.
democrazy-book-count-title = Le décompte
democrazy-book-count =
    { democrazy-book-count-worth } { democrazy-book-count-oldest } { democrazy-book-count-negative } { democrazy-book-count-shared }
democrazy-book-count-worth = Chaque pion vaut { $worth ->
        [one] un point
       *[other] { $worth } points
    }, sauf loi contraire.
democrazy-book-count-oldest = Puis on applique les lois en vigueur, de la plus ancienne à la plus récente.
democrazy-book-count-negative = Un total peut être négatif.
democrazy-book-count-shared = À égalité, on partage la victoire.
democrazy-book-cases-title = Cas rares
democrazy-book-cases =
    - { democrazy-book-cases-sides } { democrazy-book-cases-neither }
    - { democrazy-book-cases-two-thirds } { democrazy-book-cases-no-circle } { democrazy-book-cases-jokers-after }
    - { democrazy-book-cases-redrawn } { democrazy-book-cases-one-joker } { democrazy-book-cases-too-few }
    - { democrazy-book-cases-laid-down }
democrazy-book-cases-sides = Pour les lois qui parlent des OUI ou des NON, la chaussure blanche compte comme un OUI et la noire comme un NON.
democrazy-book-cases-neither = Une arnaque, ou un joker annulé, n’est dans aucun camp.
democrazy-book-cases-two-thirds = Si une loi exige les deux tiers des voix, on ne compte que les OUI et les NON, et au moins les deux tiers doivent être des OUI ; sans aucun OUI, la loi est rejetée.
democrazy-book-cases-no-circle = Le cercle ne compte pas.
democrazy-book-cases-jokers-after = Les jokers agissent ensuite, comme toujours.
democrazy-book-cases-redrawn = Quand une loi fait piocher des jokers, on les tire au sort parmi tous ceux que personne n’a en main, défausse comprise.
democrazy-book-cases-one-joker = Vous n’avez jamais deux jokers : si vous en avez un, vous n’en piochez pas d’autre.
democrazy-book-cases-too-few = S’il n’y a pas assez de jokers, on les distribue dans le sens horaire, à partir de la personne dont c’est le tour.
democrazy-book-cases-laid-down = Un joker défaussé à cause d’une loi ne compte pas comme joué.
democrazy-book-advice-title = Quelques conseils
democrazy-book-advice =
    - { democrazy-book-advice-argue } { democrazy-book-advice-half }
    - { democrazy-book-advice-circle }
    - { democrazy-book-advice-joker }
    - { democrazy-book-advice-colour }
democrazy-book-advice-argue = Plaidez, promettez, marchandez.
democrazy-book-advice-half = Une loi qui donne à la moitié de la table est à moitié adoptée.
democrazy-book-advice-circle = Regardez le cercle avant de compter les voix : à égalité, c’est lui qui tranche.
democrazy-book-advice-joker = Gardez votre joker pour une loi qui peut décider de la partie, et regardez qui a joué le sien.
democrazy-book-advice-colour = Ramassez la couleur que les lois en vigueur paient, débarrassez-vous de celle qu’elles ne paient pas.
democrazy-book-deck-title = Les lois du paquet
democrazy-book-deck =
    { democrazy-book-deck-ours }
democrazy-book-deck-ours = Voici les lois de notre paquet avec lesquelles on joue à cette table.
democrazy-book-red = Lois rouges : elles agissent une fois
democrazy-book-blue = Lois bleues : elles restent
