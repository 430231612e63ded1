# Apprendre en une minute : le cadre autour des scènes d’un jeu.
learn-title = Apprendre en une minute
learn-step = { $step } sur { $count }
learn-play-it = Jouez-le
learn-example = Un exemple des règles
learn-why = Pourquoi
learn-you = Vous
learn-answered = Votre réponse : { $answer }
learn-book = l’exemple des règles
learn-others = Les autres réponses
learn-came-points = { $points ->
        [0] Cela ne vous rapporte rien.
        [one] Cela vous rapporte un point.
       *[other] Cela vous rapporte { $points } points.
    }
learn-again = Essayer une autre réponse
learn-back = Précédent
learn-next = Suivant
learn-skip = Passer
learn-play = Jouer maintenant
learn-rules = Les règles complètes
learn-table = Retour à la table
learn-home = Accueil
learn-none = Ce jeu n’apporte pas d’exemples à jouer. Lisez ses règles, ou jouez tout de suite.
learn-done = Voilà l’essentiel. Le reste vient en jouant.
