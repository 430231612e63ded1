# Les règles complètes, chapitre par chapitre ; voir core/rulebook.py.
democrazy-book-goal-title = De quoi il s’agit
democrazy-book-goal = Devant chacun, des pions de quatre couleurs. À la fin chaque pion vaut un point, sauf loi contraire, et les lois, c’est vous qui les faites. Le plus de points l’emporte.
democrazy-book-components-title = Ce qu’il y a sur la table
democrazy-book-components =
    - Un sac avec 15 pions de chaque couleur : rouge, bleu, jaune, vert.
    - { $laws } cartes de loi, et la Fin. { $house_only ->
        [true] Toutes sont des lois à vous{ $blank_laws ->
            [true] {" "}ou vierges
           *[other] { "" }
        }.
       *[other] { $house_laws ->
            [0] { "" }
            [one] L’une d’elles est une loi à vous.
           *[other] { $house_laws } d’entre elles sont des lois à vous.
        }{ $blank_laws ->
            [true] {" "}Six sont vierges.
           *[other] { "" }
        }
    }
    - Pour chacun un OUI et un NON.
    - Dix jokers ; à { $seats } joueurs on en distribue { $seats }, si bien que nul ne sait exactement lesquels sont en jeu :
democrazy-book-components-head-1 = joker
democrazy-book-components-head-2 = dans le paquet
democrazy-book-joker-white = chaussure blanche : adoptée à coup sûr
democrazy-book-joker-black = chaussure noire : rejetée à coup sûr
democrazy-book-joker-scam = arnaque : l’inverse
democrazy-book-start-title = Le début
democrazy-book-start =
    À { $seats } joueurs, chacun pioche { $each } pions sans regarder et les pose devant soi, et reçoit { $each } lois et un joker, en secret. { $bag } pions restent dans le sac.
    La pioche, ce sont { $above } lois au-dessus de { $among } cartes dont l’une est la Fin ; { $unseen } lois quittent le jeu sans être vues. On tire au sort qui commence.
democrazy-book-propose-title = Votre tour : piocher et proposer
democrazy-book-propose =
    D’abord agissent les lois du début de tour. Puis vous piochez une carte de loi, et vous devez proposer une loi de votre main : on la lit à voix haute.
    Six lois au plus sont en vigueur. Si une loi bleue devait être la septième et qu’aucune ne porte son symbole, vous dites d’abord laquelle partirait.
democrazy-book-blank-title = Les lois vierges
democrazy-book-blank = Qui propose une carte vierge y écrit une loi rouge, à voix haute : qui est concerné, ce qu’il fait, combien de pions, de quelle couleur. Une égalité la rejette, et elle est défaussée ensuite.
democrazy-book-vote-title = Le vote
democrazy-book-vote = Tout le monde vote en secret, qui propose compris : OUI, NON, ou son joker à la place. Les votes s’ouvrent ensemble. Plus de OUI que de NON, la loi est adoptée ; plus de NON que de OUI, elle est rejetée. À égalité, le cercle de la loi tranche : blanc, adoptée ; noir, rejetée. Des lois en vigueur peuvent changer le compte des voix.
democrazy-book-card-yes = OUI
democrazy-book-card-no = NON
democrazy-book-card-white = chaussure blanche
democrazy-book-card-black = chaussure noire
democrazy-book-card-scam = arnaque
democrazy-book-case-tie = Deux contre deux : une loi à cercle blanc est adoptée, une loi à cercle noir est rejetée.
democrazy-book-jokers-title = Les jokers
democrazy-book-jokers =
    Un joker se joue une seule fois dans la partie, à la place d’un vote, et il est perdu, quoi qu’il ait fait. La chaussure blanche fait adopter quoi que disent les cartes, la noire fait rejeter, l’arnaque renverse le résultat, même celui d’une égalité.
    { $joker_mode ->
        [all-void] Deux jokers ou plus dans un vote sont tous nuls : les OUI et les NON qui restent décident, ou le cercle.
       *[other] À cette table, deux chaussures ou plus dans un vote sont nulles ; une chaussure seule décide. Puis chaque arnaque renverse le résultat une fois : deux arnaques ne changent donc rien.
    }
democrazy-book-case-jokers =
    { $joker_mode ->
        [all-void] Une chaussure blanche et une arnaque : les deux sont nulles, il reste deux OUI. La loi est { $adopted ->
            [yes] adoptée
           *[no] rejetée
        }.
       *[other] Une chaussure blanche et une arnaque : la chaussure fait adopter, l’arnaque renverse. La loi est { $adopted ->
            [yes] adoptée
           *[no] rejetée
        }.
    }
democrazy-book-enact-title = Une loi adoptée
democrazy-book-enact = D’abord agissent les lois sur les votes. Puis une loi rouge agit aussitôt et disparaît. Une loi bleue entre en vigueur au tour suivant ; elle remplace celle qui porte le même symbole, ou celle qui a été désignée. Une loi rejetée est défaussée.
democrazy-book-laws-title = Les lois en vigueur
democrazy-book-laws =
    La loi la plus ancienne agit d’abord, et l’on joue dans le sens horaire à partir de celui dont c’est le tour. Si deux lois fixent la même chose, la plus récente l’emporte ; ce qu’elles ajoutent ou multiplient se cumule.
democrazy-book-people-title = Les lois sur les gens
democrazy-book-people =
    Certaines lois parlent de vous. Chacun dit si c’est son cas, quand une loi rouge est adoptée ou qu’une loi bleue entre en vigueur ; les réponses sont publiques et valent autant que la loi. { $apart ->
        [true] On croit chacun sur parole.
       *[other] Quand cela se voit, on vote à main levée : un oui tombe si plus de la moitié des autres en doute.
    }
    D’autres lois désignent une seule personne : tous la montrent en même temps, et le plus grand nombre décide ; à égalité, c’est la première dans l’ordre du tour.
    { $apart ->
        [true] Vous jouez à distance : les lois qui demandent d’être dans la même pièce restent dans la boîte.
       *[other] Certaines lois parlent de bonnes manières. À partir du tour qui suit leur entrée en vigueur, chacun dit qui s’est fait prendre : qui avoue, et qui est nommé par plus de la moitié des autres.
    }
democrazy-book-tokens-title = Les pions
democrazy-book-tokens =
    On pioche sans regarder ; qui rend ou donne un pion le choisit. Qui doit en céder plus qu’il n’en a les cède tous.
    « Le plus riche » et « le plus pauvre » se comptent en pions, jamais en points. Tous ceux qui sont à égalité piochent, rendent ou marquent, mais un seul donne, reçoit ou échange : le premier dans le sens horaire à partir de celui dont c’est le tour. Si le même joueur devait être les deux, rien ne se passe.
democrazy-book-end-title = La fin
democrazy-book-end = La partie s’arrête aussitôt que la Fin est piochée, de quelque façon que ce soit, ou que le dernier pion quitte le sac ; les autres pioches sont perdues. Une loi adoptée au tour où le sac se vide n’est pas en vigueur.
democrazy-book-count-title = Le décompte
democrazy-book-count = Chaque pion vaut un point, sauf loi contraire. Puis on passe les lois en vigueur en revue, la plus ancienne d’abord. Un total peut être négatif. À égalité on partage la victoire.
democrazy-book-cases-title = Cas rares
democrazy-book-cases =
    - Pour les lois sur les OUI et les NON, la chaussure blanche est du côté du OUI, la noire du NON ; une arnaque ou un joker nul d’aucun côté.
    - Les deux tiers : trois fois les OUI font au moins deux fois tous les OUI et NON, avec au moins un OUI ; le cercle ne sert pas. Un joker seul décide toujours.
    - Les jokers redistribués sont tirés au sort parmi tous ceux que personne ne tient, défausse comprise.
    - Qui dépose son joker à cause d’une loi ne l’a pas joué.
