democrazy-help-propose = Vous devez proposer l’une des lois que vous avez en main. Une fois adoptée, une loi rouge agit aussitôt ; une loi bleue est en vigueur à partir du tour suivant et remplace celle qui porte le même symbole.
democrazy-help-name = Il n’y a de place que pour { $most_laws } lois. Avant le vote, tout le monde saura laquelle serait remplacée.
democrazy-help-debate = La personne qui propose défend sa loi, et chacun peut lui répondre. On vote dès que tout le monde est prêt, ou quand le temps est écoulé.
democrazy-help-vote = La majorité décide ; en cas d’égalité, une loi à cercle blanc est adoptée, une loi à cercle noir est rejetée. Le joker remplace votre vote et ne sert qu’une fois. { $joker_mode ->
        [all-void] S’il est seul, il décide ; si quelqu’un d’autre joue le sien, ils s’annulent.
       *[other] Une chaussure seule décide ; à plusieurs, elles s’annulent. Puis chaque arnaque renverse le résultat.
    }
democrazy-help-declare = Votre parole suffit. Tout le monde verra les réponses, et elles resteront valables tant que la loi sera en vigueur. { $apart ->
        [true] { "" }
       *[other] Si c’est quelque chose qui se voit, les autres pourront contester votre oui.
    }
democrazy-help-doubt = La table tranche : si plus de la moitié des autres contestent un oui, il ne compte pas. Personne ne voit qui l’a contesté.
democrazy-help-point = Tout le monde désigne quelqu’un en même temps, et on voit qui désigne qui. La loi vise la personne le plus souvent désignée ; à égalité, la première dans l’ordre du tour.
democrazy-help-catch = Avouez, ou nommez la personne que vous avez prise sur le fait. Une personne s’est fait prendre si elle avoue, ou si plus de la moitié des autres la nomment.
democrazy-help-return = Vous choisissez le pion que vous rendez ; si vous n’en avez plus, vous ne rendez rien.
democrazy-help-give = Vous choisissez le pion que vous donnez.
democrazy-help-trim = Le surplus de votre couleur dominante retourne dans le sac ; si plusieurs couleurs sont à égalité, c’est vous qui choisissez laquelle.
democrazy-help-barter = Vous choisissez tous les deux en même temps, puis vous échangez les deux pions.
democrazy-help-exchange = Vous recevez tous les pions de cette personne, et elle reçoit tous les vôtres.
democrazy-help-repeal = Une loi abrogée cesse aussitôt d’agir.
democrazy-help-drop = La carte va à la défausse, face visible, et n’en sort plus.
democrazy-ask-wealth = Et si plusieurs joueurs ont le plus de pions, ou le moins ?
democrazy-help-wealth = On compte les pions, pas les points. Si plusieurs joueurs sont à égalité, tous piochent ou rendent des pions, gagnent ou perdent des points, selon la loi. Mais un seul d’entre eux donne, reçoit ou échange : le premier dans le sens horaire, à partir de la personne dont c’est le tour. Si la même personne doit à la fois donner et recevoir, il ne se passe rien.
democrazy-help-blank-words = Écrivez ce que vous voulez, pourvu que ce soit clair et gentil, ou dites-le à voix haute. Une carte blanche est rouge : elle agit une fois, dès qu’elle est adoptée, et une égalité la rejette.
democrazy-help-blank-do = Choisissez ce que fait le jeu, comme pour n’importe quelle loi rouge. Ou bien appliquez-la à la main : vous dites geste après geste ce qui se passe, et la table juge si c’est bien ce que disait la loi.
democrazy-help-hand-do = Rien ne se passe encore : vous préparez un plan, de douze gestes au plus. Quand vous aurez fini, les autres diront si c’est bien ce que disait la loi.
democrazy-help-judge = Si plus de la moitié des autres disent non, rien ne se passe. Personne ne voit qui a dit quoi.
