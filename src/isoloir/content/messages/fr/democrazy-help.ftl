democrazy-help-propose = Vous devez proposer une loi de votre main. Adoptée, une loi rouge agit aussitôt ; une loi bleue dure, à partir du tour suivant, et remplace celle qui porte le même symbole.
democrazy-help-name = Il y a place pour six lois. Tout le monde saura laquelle partirait avant de voter.
democrazy-help-vote = La majorité l’emporte ; en cas d’égalité, un cercle blanc adopte et un cercle noir rejette. Le joker remplace votre vote et ne sert qu’une fois : { $joker_mode ->
        [all-void] seul, il décide ; avec un autre, il est nul.
       *[other] une chaussure seule décide, deux sont nulles ; chaque arnaque renverse le résultat.
    }
democrazy-help-declare = Votre parole suffit, et tout le monde verra les réponses. Elles valent tant que la loi est en vigueur. { $apart ->
        [true] { "" }
       *[other] Si cela se voit, un vote à main levée peut suivre.
    }
democrazy-help-doubt = On en juge à main levée : si plus de la moitié des autres ne croit pas quelqu’un, son oui ne compte pas. Personne ne voit qui a douté.
democrazy-help-point = Tous désignent en même temps, et tout le monde le voit. La personne la plus désignée est la bonne ; à égalité, la première dans l’ordre du tour.
democrazy-help-catch = Avouez, ou nommez la personne que vous avez surprise. Est pris qui avoue, ou qui est nommé par plus de la moitié des autres.
democrazy-help-return = Qui doit rendre un pion le choisit ; qui n’en a plus en est quitte.
democrazy-help-give = Qui donne choisit, toujours.
democrazy-help-trim = Le surplus d’une couleur retourne dans le sac ; à vous de dire laquelle, parmi celles dont vous avez autant.
democrazy-help-barter = Vous et votre voisin choisissez en même temps ; puis les pions changent de place.
democrazy-help-exchange = Vous recevez tout ce qui est devant cette personne, et elle tout ce qui est devant vous.
democrazy-help-repeal = Une loi abrogée cesse aussitôt d’agir.
democrazy-help-drop = La carte rejoint la défausse, face visible, et n’en reviendra pas.
democrazy-ask-wealth = Et à égalité, pour le plus ou le moins de pions ?
democrazy-help-wealth = On compte les pions, pas les points. À égalité, tous piochent, rendent, gagnent ou perdent ensemble. Un seul donne, reçoit ou échange : le premier dans le sens horaire, à partir de la personne dont c’est le tour. Si la même personne devait donner et recevoir, rien ne se passe.
democrazy-help-blank-who = Une carte blanche est rouge : elle agit une fois. À égalité de pions, tous piochent ou rendent, mais seul le premier dans l’ordre du tour donne ou reçoit.
democrazy-help-blank-act = On pioche dans le sac sans regarder. Qui rend ou donne un pion le choisit.
democrazy-help-blank-count = Qui en a moins s’en sépare entièrement.
democrazy-help-blank-colour = Nommez une couleur, ou laissez le choix aux joueurs.
