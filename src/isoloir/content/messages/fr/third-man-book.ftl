# Les règles complètes, chapitre par chapitre ; voir core/rulebook.py.
third-man-book-goal-title = De quoi il s’agit
third-man-book-goal =
    { third-man-book-goal-stairs } { third-man-book-goal-bids }
    { third-man-book-goal-rounds } { third-man-book-goal-token }
third-man-book-goal-stairs = { $most_players } joueurs montent et descendent un escalier de −{ $limit } à +{ $limit }.
third-man-book-goal-bids = On s’y déplace en misant des cartes, et la meilleure mise n’est pas toujours la plus haute.
third-man-book-goal-rounds = Une partie compte plusieurs manches.
third-man-book-goal-token = À la fin de chaque manche, le joueur le plus haut sur l’escalier gagne un jeton ; avec { $tokens } jetons, on gagne la partie.
third-man-book-components-title = Ce qu’il y a sur la table
third-man-book-components =
    - { third-man-book-components-hand } { third-man-book-components-secret }
    - { third-man-book-components-tokens } { third-man-book-components-enough }
    - { third-man-book-components-open }
third-man-book-components-hand = Chacun a les mêmes { $hand } cartes, de 0 à { $highest }.
third-man-book-components-secret = Rien n’est caché, sauf le choix de chacun.
third-man-book-components-tokens = Un escalier qui montre le score de chacun, et { $all_tokens } jetons pour les manches gagnées.
third-man-book-components-enough = C’est toujours assez : dès que quelqu’un en a { $tokens }, la partie est finie.
third-man-book-components-open = Les cartes jouées restent visibles : on sait toujours ce qui reste aux autres.
third-man-book-start-title = Le début
third-man-book-start =
    { $first_leader ->
        [random] { third-man-book-start-by-lot }
        [0] { third-man-book-start-seat-1 }
        [1] { third-man-book-start-seat-2 }
        [2] { third-man-book-start-seat-3 }
       *[3] { third-man-book-start-seat-4 }
    }
    { third-man-book-start-fresh } { third-man-book-start-kept }
third-man-book-start-by-lot = Le joueur qui ouvre la première enchère est tiré au sort.
third-man-book-start-seat-1 = À cette table, la personne assise à la place 1 ouvre la première enchère.
third-man-book-start-seat-2 = À cette table, la personne assise à la place 2 ouvre la première enchère.
third-man-book-start-seat-3 = À cette table, la personne assise à la place 3 ouvre la première enchère.
third-man-book-start-seat-4 = À cette table, la personne assise à la place 4 ouvre la première enchère.
third-man-book-start-fresh = Au début de chaque manche, tous les scores sont à 0 et chacun retrouve ses { $hand } cartes.
third-man-book-start-kept = Les jetons restent acquis.
third-man-book-lead-title = Ouvrir l’enchère
third-man-book-lead =
    { third-man-book-lead-open } { third-man-book-lead-seen }
third-man-book-lead-open = Le joueur qui ouvre pose une carte de sa main, face visible.
third-man-book-lead-seen = Les trois autres la voient avant de choisir.
third-man-book-follow-title = Répondre
third-man-book-follow =
    { third-man-book-follow-secret } { third-man-book-follow-together }
third-man-book-follow-secret = Les trois autres choisissent chacun une carte, en secret et en même temps.
third-man-book-follow-together = Une fois les choix faits, on retourne les trois cartes d’un coup.
third-man-book-gains-title = Ce que rapporte une carte
third-man-book-gains =
    - { third-man-book-gains-first }
    - { third-man-book-gains-second }
    - { third-man-book-gains-third }
    - { third-man-book-gains-last }
    { third-man-book-gains-tie } { third-man-book-gains-firsts } { third-man-book-gains-seconds } { third-man-book-gains-thirds }
third-man-book-gains-first = La carte la plus haute rapporte { $prize } points moins sa valeur.
third-man-book-gains-second = La deuxième fait perdre autant de points que sa valeur.
third-man-book-gains-third = La troisième rapporte deux fois sa valeur.
third-man-book-gains-last = La dernière ne rapporte rien.
third-man-book-gains-tie = Deux cartes égales occupent la même place, et la place suivante reste vide.
third-man-book-gains-firsts = Si deux cartes sont à égalité en tête, elles se partagent les { $prize } points : chacune rapporte { $half } points moins sa valeur, et personne n’est deuxième.
third-man-book-gains-seconds = Si deux cartes sont à égalité à la deuxième place, chacune fait perdre autant de points que sa valeur, et personne n’est troisième.
third-man-book-gains-thirds = Si deux cartes sont à égalité à la troisième place, chacune rapporte deux fois sa valeur, et personne n’est dernier.
third-man-book-case-four = Quatre cartes différentes : { $gain0 }, { $gain1 }, { $gain2 }, { $gain3 }.
third-man-book-case-firsts = Égalité en tête : { $gain0 } et { $gain1 }, puis { $gain2 } pour la suivante, qui est troisième, et { $gain3 } pour la dernière.
third-man-book-case-seconds = Égalité à la deuxième place : { $gain0 } pour la plus haute, { $gain1 } pour chacune des deux suivantes et { $gain3 } pour la dernière.
third-man-book-case-thirds = Égalité à la troisième place : { $gain0 }, { $gain1 }, puis { $gain2 } pour chacune des deux autres.
third-man-book-case-pairs = Deux paires : { $gain0 } pour chacune des deux plus hautes, { $gain2 } pour chacune des deux autres.
third-man-book-void-title = Une enchère nulle
third-man-book-void =
    { third-man-book-void-equal }
    { third-man-book-void-again }
third-man-book-void-equal = Si trois ou quatre cartes sont égales, l’enchère est nulle : personne ne bouge, chacun reprend sa carte, et le même joueur ouvre de nouveau, avec la carte de son choix.
third-man-book-void-again = Si la même enchère est nulle { $voids } fois de suite, elle ne rapporte rien à personne, et les cartes jouées sont perdues.
third-man-book-case-void = Trois 5 : l’enchère est nulle, le 2 n’y change rien.
third-man-book-next-title = Qui ouvre ensuite
third-man-book-next =
    { third-man-book-next-highest } { third-man-book-next-moved } { third-man-book-next-before }
    { third-man-book-next-clockwise } { third-man-book-next-no-move }
third-man-book-next-highest = Le joueur qui a le plus haut score ouvre l’enchère suivante.
third-man-book-next-moved = Si plusieurs joueurs sont à égalité, on regarde lequel vient de monter le plus.
third-man-book-next-before = Si cela ne suffit pas, on regarde l’enchère d’avant, et ainsi de suite en remontant la manche.
third-man-book-next-clockwise = Si les joueurs à égalité ont fait les mêmes mouvements depuis le début, on part du dernier joueur à avoir ouvert, lui compris, et on tourne dans le sens horaire : le premier des ex æquo ouvre.
third-man-book-next-no-move = Une enchère nulle ne compte pas comme un mouvement.
third-man-book-end-title = La fin d’une manche
third-man-book-end =
    { third-man-book-end-over }
    { third-man-book-end-highest } { third-man-book-end-past }
    { third-man-book-end-tie } { third-man-book-end-all-tied }
third-man-book-end-over = Une manche s’arrête dès que quelqu’un atteint ou dépasse +{ $limit } ou −{ $limit }, ou après { $bids } enchères ; la dernière carte n’est pas jouée.
third-man-book-end-highest = Le joueur qui a le plus haut score prend le jeton, quelle que soit la raison de l’arrêt : −2 est plus haut que −5.
third-man-book-end-past = Les points au-delà de { $limit } comptent aussi.
third-man-book-end-tie = En cas d’égalité en tête, on départage les joueurs selon la même règle que pour désigner celui qui ouvre.
third-man-book-end-all-tied = Si les joueurs à égalité ont fait les mêmes mouvements depuis le début, personne ne prend le jeton et une nouvelle manche commence.
third-man-book-match-title = La fin de la partie
third-man-book-match =
    { third-man-book-match-won } { third-man-book-match-winner-leads }
    { third-man-book-match-longest }
third-man-book-match-won = Avec { $tokens } jetons, on gagne la partie.
third-man-book-match-winner-leads = D’ici là, le gagnant d’une manche ouvre la suivante.
third-man-book-match-longest = Après { $most_rounds } manches, le joueur qui a le plus de jetons gagne ; à égalité, on partage la victoire.
third-man-book-cases-title = Cas rares
third-man-book-cases =
    - { third-man-book-cases-both-up }
    - { third-man-book-cases-up-and-down }
    - { third-man-book-cases-nobody }
third-man-book-cases-both-up = Si deux joueurs dépassent +{ $limit } à la même enchère, le plus haut des deux prend le jeton.
third-man-book-cases-up-and-down = Si un joueur atteint +{ $limit } et un autre −{ $limit } à la même enchère, le joueur qui a le plus haut score prend le jeton.
third-man-book-cases-nobody = Si personne ne gagne le jeton d’une manche, on part du dernier joueur à avoir ouvert, lui compris, et on tourne dans le sens horaire : le premier des joueurs à égalité ouvre la manche suivante.
third-man-book-advice-title = Quelques conseils
third-man-book-advice =
    - { third-man-book-advice-third }
    - { third-man-book-advice-nought } { third-man-book-advice-nought-when }
    - { third-man-book-advice-look } { third-man-book-advice-guess }
    - { third-man-book-advice-push } { third-man-book-advice-push-when }
third-man-book-advice-third = Troisième, jamais deuxième : rien ne paie comme la troisième place, rien ne coûte comme la deuxième.
third-man-book-advice-nought = Un 0 ne coûte rien, où qu’il finisse.
third-man-book-advice-nought-when = Gardez-le pour une enchère dont vous ne voulez pas.
third-man-book-advice-look = Regardez ce qui reste aux autres.
third-man-book-advice-guess = En fin de manche, on sait souvent qui peut finir deuxième.
third-man-book-advice-push = Vous pouvez finir une manche en poussant quelqu’un sous −{ $limit }.
third-man-book-advice-push-when = Faites-le quand c’est vous le plus haut.
