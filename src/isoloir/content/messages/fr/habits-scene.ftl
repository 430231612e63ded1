# Les scènes par lesquelles on apprend le jeu : ce qu’on dit avant la réponse, puis pourquoi cela tourne ainsi.
habits-scene-give = Comment sont vraiment vos amis ? Vous avez reçu quatre habitudes. Donnez-en une à chacun des autres : celle qui lui ressemble le plus.
habits-scene-give-why = Tout le monde donne en secret, et personne ne saura qui a donné quoi. La carte qui vous reste est écartée. Puis quelqu’un devient le patient : ce qu’on lui a donné est mélangé et dévoilé.
habits-scene-vote = Ada est la patiente : voici ce que les autres lui ont donné. Quelle habitude lui va le mieux, d’après la table ? Tout le monde vote, Ada aussi.
habits-scene-vote-why = L’habitude qui a le plus de voix est choisie. Ceux qui ont voté pour elle marquent { $points ->
        [one] un point
       *[other] { $points } points
    }, patient compris. On vote donc pour ce que dira la table.
habits-scene-own = Cette fois, le patient, c’est vous, et vous votez aussi. Ne choisissez pas ce qui est vrai : choisissez ce que les autres diront de vous.
habits-scene-own-why = Le vote du patient compte et rapporte comme les autres. Vous gardez l’habitude choisie ; les autres quittent le jeu. Ce n’est pas un verdict : c’est parfois la moins fausse de celles qu’on vous a données.
habits-scene-tie = Vous êtes le patient, et il y a égalité : deux voix pour l’habitude 1, deux pour la 3. Vous avez voté pour la 1. À vous de trancher.
habits-scene-tie-why = À égalité, le patient choisit entre les habitudes en tête, et seuls les votes pour celle-là rapportent. C’est le moment, pour les autres, de vous convaincre.
habits-scene-final = La dernière manche : on ne distribue rien. Blaise est de nouveau le patient, avec les { $kept } habitudes qu’il a gardées. Laquelle lui ressemble le plus ?
habits-scene-final-why = À la dernière manche, un vote pour l’habitude choisie rapporte { $points } points. Puis chacun repart avec son portrait, et le plus haut total gagne.
habits-came-scored = { $points ->
        [one] Vous marquez un point.
       *[other] Vous marquez { $points } points.
    }
habits-came-nothing = Vous ne marquez rien.
habits-came-tied = Égalité : le patient tranchera.
habits-came-given = À la table d’en juger.
