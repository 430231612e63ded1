# Le cadre des règles, autour des chapitres de chaque jeu.
rules-for = Les règles complètes, telles qu’on les joue à { $seats }.
rules-table = Ce que joue cette table
rules-changed = (modifié)
rules-true = oui
rules-false = non
rules-search = Chercher dans les règles
rules-seats = Joueurs
rules-print = Imprimer
rules-back-table = À la table
rules-back-home = Accueil
rules-contents = Chapitres
rules-nothing-found = Aucun chapitre n’en parle.
rules-here = vous êtes ici
