# Les règles complètes, chapitre par chapitre ; voir core/rulebook.py.
third-man-book-goal-title = De quoi il s’agit
third-man-book-goal =
    { $most_players } joueurs montent et descendent un escalier de −{ $limit } à +{ $limit }. On s’y déplace en misant des cartes, et la meilleure mise n’est pas toujours la plus haute.
    Une partie compte plusieurs manches. À la fin de chaque manche, le joueur le plus haut sur l’escalier gagne un jeton ; avec { $tokens } jetons, on gagne la partie.
third-man-book-components-title = Ce qu’il y a sur la table
third-man-book-components =
    - Chacun a les mêmes { $hand } cartes, de 0 à { $highest }. Rien n’est caché, sauf le choix de chacun.
    - Un escalier qui montre le score de chacun, et { $all_tokens } jetons pour les manches gagnées. C’est toujours assez : dès que quelqu’un en a { $tokens }, la partie est finie.
    - Les cartes jouées restent visibles : on sait toujours ce qui reste aux autres.
third-man-book-start-title = Le début
third-man-book-start =
    { $first_leader ->
        [random] Le joueur qui ouvre la première enchère est tiré au sort.
        [0] À cette table, la personne qui occupe le premier siège ouvre la première enchère.
        [1] À cette table, la personne qui occupe le deuxième siège ouvre la première enchère.
        [2] À cette table, la personne qui occupe le troisième siège ouvre la première enchère.
       *[3] À cette table, la personne qui occupe le quatrième siège ouvre la première enchère.
    }
    Au début de chaque manche, tous les scores sont à 0 et chacun retrouve ses { $hand } cartes. Les jetons restent acquis.
third-man-book-lead-title = Ouvrir l’enchère
third-man-book-lead = Le joueur qui ouvre pose une carte de sa main, face visible. Les trois autres la voient avant de choisir.
third-man-book-follow-title = Répondre
third-man-book-follow = Les trois autres choisissent chacun une carte, en secret et en même temps. Une fois les choix faits, on retourne les trois cartes d’un coup.
third-man-book-gains-title = Ce que rapporte une carte
third-man-book-gains =
    - La carte la plus haute rapporte { $prize } points moins sa valeur.
    - La deuxième fait perdre autant de points que sa valeur.
    - La troisième rapporte deux fois sa valeur.
    - La dernière ne rapporte rien.
    Deux cartes égales occupent la même place, et la place suivante reste vide. Si deux cartes sont à égalité en tête, elles se partagent les { $prize } points : chacune rapporte { $half } points moins sa valeur, et personne n’est deuxième. Si deux cartes sont à égalité à la deuxième place, chacune fait perdre autant de points que sa valeur, et personne n’est troisième. Si deux cartes sont à égalité à la troisième place, chacune rapporte deux fois sa valeur, et personne n’est dernier.
third-man-book-case-four = Quatre cartes différentes : { $gain0 }, { $gain1 }, { $gain2 }, { $gain3 }.
third-man-book-case-firsts = Égalité en tête : { $gain0 } et { $gain1 }, puis { $gain2 } pour la suivante, qui est troisième, et { $gain3 } pour la dernière.
third-man-book-case-seconds = Égalité à la deuxième place : { $gain0 } pour la plus haute, { $gain1 } pour chacune des deux suivantes et { $gain3 } pour la dernière.
third-man-book-case-thirds = Égalité à la troisième place : { $gain0 }, { $gain1 }, puis { $gain2 } pour chacune des deux autres.
third-man-book-case-pairs = Deux paires : { $gain0 } pour chacune des deux plus hautes, { $gain2 } pour chacune des deux autres.
third-man-book-void-title = Une enchère nulle
third-man-book-void =
    Si trois ou quatre cartes sont égales, l’enchère est nulle : personne ne bouge, chacun reprend sa carte, et le même joueur ouvre de nouveau, avec la carte de son choix.
    Si la même enchère est nulle { $voids } fois de suite, elle ne rapporte rien à personne, et les cartes jouées sont perdues.
third-man-book-case-void = Trois 5 : l’enchère est nulle, le 2 n’y change rien.
third-man-book-next-title = Qui ouvre ensuite
third-man-book-next =
    Le joueur qui a le plus haut score ouvre l’enchère suivante. Si plusieurs joueurs sont à égalité, on regarde lequel vient de monter le plus. Si cela ne suffit pas, on regarde l’enchère d’avant, et ainsi de suite en remontant la manche.
    Si les joueurs à égalité ont fait les mêmes mouvements depuis le début, on part du dernier joueur à avoir ouvert, lui compris, et on tourne dans le sens horaire : le premier des ex æquo ouvre. Une enchère nulle ne compte pas comme un mouvement.
third-man-book-end-title = La fin d’une manche
third-man-book-end =
    Une manche s’arrête dès que quelqu’un atteint ou dépasse +{ $limit } ou −{ $limit }, ou après { $bids } enchères ; la dernière carte n’est pas jouée.
    Le joueur qui a le plus haut score prend le jeton, quelle que soit la raison de l’arrêt : −2 est plus haut que −5. Les points au-delà de { $limit } comptent aussi.
    En cas d’égalité en tête, on départage les joueurs selon la même règle que pour désigner celui qui ouvre. Si les joueurs à égalité ont fait les mêmes mouvements depuis le début, personne ne prend le jeton et une nouvelle manche commence.
third-man-book-match-title = La fin de la partie
third-man-book-match =
    Avec { $tokens } jetons, on gagne la partie. D’ici là, le gagnant d’une manche ouvre la suivante.
    Après { $most_rounds } manches, le joueur qui a le plus de jetons gagne ; à égalité, on partage la victoire.
third-man-book-cases-title = Cas rares
third-man-book-cases =
    - Si deux joueurs dépassent +{ $limit } à la même enchère, le plus haut des deux prend le jeton.
    - Si un joueur atteint +{ $limit } et un autre −{ $limit } à la même enchère, le joueur qui a le plus haut score prend le jeton.
    - Si personne ne gagne le jeton d’une manche, on part du dernier joueur à avoir ouvert, lui compris, et on tourne dans le sens horaire : le premier des joueurs à égalité ouvre la manche suivante.
third-man-book-advice-title = Quelques conseils
third-man-book-advice =
    - Troisième, jamais deuxième : rien ne paie comme la troisième place, rien ne coûte comme la deuxième.
    - Un 0 ne coûte rien, où qu’il finisse. Gardez-le pour une enchère dont vous ne voulez pas.
    - Regardez ce qui reste aux autres. En fin de manche, on sait souvent qui peut finir deuxième.
    - Vous pouvez finir une manche en poussant quelqu’un sous −{ $limit }. Faites-le quand c’est vous le plus haut.
