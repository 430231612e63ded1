# A first evening: each step in one sentence, the first time it happens.
democrazy-first-propose = Vous devez proposer une de vos lois : choisissez-en une qui vous arrange et que les autres peuvent accepter.
democrazy-first-vote = Tout le monde vote en secret, OUI, NON ou joker ; tant que les votes ne sont pas scellés, plaidez, promettez, marchandez.
democrazy-first-name = Il n’y a de place que pour { $most_laws } lois : la personne qui propose dit laquelle partirait.
democrazy-first-declare = Cette loi parle de vous : chacun dit si c’est son cas.
democrazy-first-doubt = Vous pouvez contester un oui ; il tombe si plus de la moitié des autres le contestent.
democrazy-first-point = Chacun montre quelqu’un du doigt, et la loi vise la personne la plus désignée.
democrazy-first-catch = Avouez, ou nommez la personne prise sur le fait : il faut que plus de la moitié des autres la nomment.
democrazy-first-return = Vous choisissez lequel de vos pions retourne dans le sac.
democrazy-first-give = Vous choisissez lequel de vos pions vous donnez.
democrazy-first-Voted = Le camp le plus nombreux l’emporte ; à égalité, le cercle de la loi tranche : blanc, adoptée ; noir, rejetée.
democrazy-first-Posted = Une loi bleue reste : elle entre en vigueur au tour suivant.
democrazy-first-Repealed = Une loi abrogée disparaît pour de bon.
democrazy-first-TokensDrawn = On pioche les pions sans regarder, et la partie s’arrête quand le sac est vide.
