democrazy-help-propose = Vous devez proposer une loi de votre main. Adoptée, une loi rouge agit aussitôt ; une loi bleue dure, à partir du tour suivant, et remplace celle qui porte le même symbole.
democrazy-help-name = Il y a de la place pour six lois. Avant de voter, tout le monde saura laquelle partirait.
democrazy-help-vote = La majorité décide ; si les voix sont à égalité, une loi à cercle blanc est adoptée, une loi à cercle noir rejetée. Le joker remplace votre vote et ne sert qu’une fois : { $joker_mode ->
        [all-void] seul, il décide ; avec un autre, il est nul.
       *[other] une chaussure seule décide, deux s’annulent ; chaque arnaque renverse le résultat.
    }
democrazy-help-declare = Votre parole suffit, et tout le monde verra les réponses. Elles valent tant que la loi est en vigueur. { $apart ->
        [true] { "" }
       *[other] Si cela se voit, un vote à main levée peut suivre.
    }
democrazy-help-doubt = On en juge à main levée : si plus de la moitié des autres ne croient pas quelqu’un, son oui ne compte pas. Personne ne voit qui a douté.
democrazy-help-point = Tout le monde désigne en même temps, et chacun le voit. La loi vise la personne le plus souvent désignée ; à égalité, la première dans l’ordre du tour.
democrazy-help-catch = Avouez, ou nommez la personne que vous avez surprise. Cela compte si elle avoue, ou si plus de la moitié des autres la nomment.
democrazy-help-return = Vous choisissez le pion que vous rendez ; si vous n’en avez plus, vous en êtes quitte.
democrazy-help-give = Vous choisissez le pion que vous donnez.
democrazy-help-trim = Le surplus d’une couleur retourne dans le sac ; entre couleurs à égalité, c’est vous qui choisissez.
democrazy-help-barter = Vous choisissez tous les deux en même temps, et les deux pions changent de place.
democrazy-help-exchange = Vous recevez tout ce qui est devant cette personne, et elle tout ce qui est devant vous.
democrazy-help-repeal = Une loi abrogée cesse aussitôt d’agir.
democrazy-help-drop = La carte va à la défausse, face visible, et n’en sort plus.
democrazy-ask-wealth = Et à égalité, pour le plus ou le moins de pions ?
democrazy-help-wealth = On compte les pions, pas les points. À égalité, tous piochent, rendent, gagnent ou perdent ensemble. Un seul donne, reçoit ou échange : le premier dans le sens horaire, à partir de la personne dont c’est le tour. Si la même personne devait donner et recevoir, rien ne se passe.
democrazy-help-blank-who = Une carte blanche est rouge : elle agit une fois. À égalité de pions, tous piochent ou rendent, mais seul le premier dans l’ordre du tour donne ou reçoit.
democrazy-help-blank-act = On pioche dans le sac sans regarder. On choisit le pion qu’on rend ou qu’on donne.
democrazy-help-blank-count = Ceux qui n’en ont pas assez donnent ou remettent tout ce qu’ils ont.
democrazy-help-blank-colour = Nommez une couleur, ou laissez le choix aux joueurs.
