# Les scènes par lesquelles on apprend le jeu : ce qu’on dit avant la réponse, puis pourquoi cela tourne ainsi.
democrazy-scene-vote = À la fin, chaque pion vaut { $worth ->
        [one] 1 point
       *[other] { $worth } points
    }. Ada propose une loi : ceux qui n’ont aucun pion jaune en piochent un. Vous n’en avez pas, Ada et Blaise non plus. On vote en secret. Avant de voter, tout est permis : promettre, menacer, marchander.
democrazy-scene-vote-why = Plus de OUI que de NON : la loi est adoptée ; plus de NON : elle est rejetée. Celle-ci est rouge : elle agit une fois, tout de suite, puis disparaît.
democrazy-scene-tie = La loi que propose Ada donne un pion à ses deux voisins : Blaise et vous. À quatre, une égalité est possible. Regardez le cercle de la loi.
democrazy-scene-tie-why = À égalité, le cercle tranche : blanc, la loi est adoptée ; noir, elle est rejetée. Pour cette loi, la moitié des voix suffit donc.
democrazy-scene-shoe = Trois personnes sur cinq détestent cette loi, et vous l’adorez. Vous tenez un joker, la chaussure blanche. Vous pouvez le jouer à la place d’un vote, une seule fois dans la partie.
democrazy-scene-shoe-why = La chaussure blanche fait adopter la loi quels que soient les votes ; la noire la fait rejeter. L’arnaque renverse le résultat. Une fois joué, un joker est perdu.
democrazy-scene-jokers-all-void = Vous tenez la chaussure blanche, et Ada, qui tient une arnaque, sourit. Deux OUI sont certains. Jouez-vous votre joker ?
democrazy-scene-jokers-all-void-why = Deux jokers ou plus dans un même vote s’annulent, et les votes restants décident. Une arnaque seule renverse le résultat, quel qu’il soit.
democrazy-scene-blue = Une loi bleue reste en vigueur. En ce moment, les pions rouges ne valent rien. On propose que chaque pion rouge vaille 3 points. Vous en avez trois.
democrazy-scene-blue-why = Une loi bleue adoptée entre en vigueur au tour suivant et remplace la loi qui porte le même symbole. À la fin, les lois en vigueur disent ce que valent vos pions, et le plus de points gagne.
democrazy-scene-jokers-shoes-void-scams-flip = Vous tenez la chaussure blanche, et Ada, qui tient une arnaque, sourit. À cette table, seules les chaussures s’annulent.
democrazy-scene-jokers-shoes-void-scams-flip-why = Une chaussure seule décide ; puis chaque arnaque renverse le résultat. Avec une chaussure blanche et une arnaque, la loi est rejetée.
democrazy-came-adopted = La loi est adoptée{ $tokens ->
        [0] .
        [one] {" "}et vous gagnez un pion.
       *[other] {" "}et vous gagnez { $tokens } pions.
    }
democrazy-came-posted = La loi est adoptée et reste en vigueur.
democrazy-came-rejected = La loi est rejetée.
