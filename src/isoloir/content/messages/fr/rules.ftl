# Le cadre des règles, autour des chapitres de chaque jeu.
rules-for = Les règles complètes, à { $seats } joueurs.
rules-table = Les options de cette table
rules-option = { $option } : { $value }
rules-changed = (modifiée)
rules-true = oui
rules-false = non
rules-search = Chercher dans les règles
rules-seats = Joueurs
rules-print = Imprimer
rules-back-table = Retour à la table
rules-back-home = Accueil
rules-contents = Chapitres
rules-nothing-found = Aucun chapitre n’en parle.
rules-here = vous êtes ici
rules-round = Une manche, par exemple
rules-also = On peut aussi jouer…
rules-all-cards = Toutes
rules-cards = Parcourir { $count ->
        [one] la seule carte
       *[other] les { $count } cartes
    }
rules-round-rest = Et la fin
