third-man-title = Le Troisième Homme
third-man-line = La troisième place paie, la deuxième coûte cher.
third-man-rules =
    { $most_players } joueurs ont chacun { $hand } cartes, de 0 à { $highest }. À chaque enchère, un joueur ouvre en montrant une carte ; les trois autres répondent en secret, puis retournent leurs cartes en même temps.
    La carte la plus haute rapporte { $prize } points moins sa valeur. La deuxième fait perdre autant de points que sa valeur. La troisième rapporte deux fois sa valeur. La dernière ne rapporte rien.
    Égalité en tête : chacune des deux cartes rapporte { $half } points moins sa valeur, personne n’est deuxième et la carte suivante est troisième. Égalité à la deuxième place : chacune des deux cartes fait perdre autant de points que sa valeur, et personne n’est troisième. Égalité à la troisième place : chacune des deux cartes rapporte deux fois sa valeur.
    Trois ou quatre cartes égales : l’enchère est nulle et chacun reprend sa carte. Les cartes jouées restent visibles : on sait toujours ce qui reste aux autres.
    Le joueur en tête ouvre la prochaine enchère ; à égalité, c’est celui qui vient de gagner le plus de points.
    Une manche s’arrête quand un score atteint +{ $limit } ou −{ $limit }, ou après { $bids } enchères : le joueur en tête prend un jeton. { $tokens } jetons, et la partie est gagnée.

third-man-ask-lead = Vous ouvrez. Quelle carte montrez-vous ?
third-man-ask-follow = Avec quelle carte répondez-vous ?

third-man-event-DealBegan = Manche { $deal } : { $you ->
        [yes] vous ouvrez
       *[no] { $seat } ouvre
    } la première enchère.
third-man-event-Led = { $you ->
        [yes] Vous ouvrez
       *[no] { $seat } ouvre
    } avec le { $card }.
third-man-event-Revealed = On retourne les cartes : { $cards }.
third-man-event-BidVoid = L’enchère est nulle : trois cartes ou plus sont égales. Chacun reprend sa carte, et le même joueur ouvre de nouveau.
third-man-event-BidSpent = L’enchère est nulle une fois de trop : les cartes sont perdues et personne ne bouge.
third-man-event-BidScored = Scores : { $scores }.
third-man-event-LeadPassed = { $you ->
        [yes] Vous ouvrez
       *[no] { $seat } ouvre
    } la prochaine enchère.
third-man-event-TokenWon = Fin de la manche : { $you ->
        [yes] vous êtes en tête et vous prenez
       *[no] { $seat } est en tête et prend
    } un jeton !
third-man-event-DealTied = { $seats } sont à égalité : personne ne prend le jeton.
third-man-event-GameWon = { $count ->
        [one] { $you ->
            [yes] Vous gagnez la partie !
           *[no] { $seats } gagne la partie.
        }
       *[other] { $seats } se partagent la victoire.
    }

# Pour le terminal.
third-man-board-deal = Manche { $deal } · enchère { $bid } sur { $bids }
third-man-board-over = La partie est finie
third-man-board-lead = Sur la table : le { $card }, montré par { $name }
third-man-board-lead-you = Sur la table : votre { $card }
third-man-board-voids = { $voids ->
        [one] cette enchère a été annulée une fois
       *[other] cette enchère a été annulée { $voids } fois
    }
third-man-board-cards = en main
third-man-board-score = score
third-man-board-tokens = jetons
third-man-why-first = première : { $prize } moins { $card }
third-man-why-first-tied = première à égalité : { $half } moins { $card }
third-man-why-second = deuxième : moins { $card }
third-man-why-third = troisième : deux fois { $card }
third-man-why-last = dernière : ne rapporte rien
third-man-face-you = vous
third-man-face-stairs = L’escalier de −{ $limit } à +{ $limit }
third-man-face-leads = ouvre
third-man-face-moved = { $you ->
        [yes] { $way ->
            [up] Vous gagnez
           *[down] Vous perdez
        } { $steps ->
            [one] { $steps } point
           *[other] { $steps } points
        } et passez à { $score }
       *[no] { $name } { $way ->
            [up] gagne
           *[down] perd
        } { $steps ->
            [one] { $steps } point
           *[other] { $steps } points
        } et passe à { $score }
    }
third-man-face-stayed = { $you ->
        [yes] Vous ne bougez pas.
        [too] { $count ->
            [2] { $names } et vous ne bougez pas.
           *[other] { $list } et vous ne bougez pas.
        }
       *[no] { $names } { $count ->
            [one] ne bouge pas.
           *[other] ne bougent pas.
        }
    }
third-man-face-nobody-moved = Personne ne bouge.
third-man-face-token = { $you ->
        [yes] Vous prenez
       *[no] { $name } prend
    } le jeton de la manche.
third-man-face-first = 1ʳᵉ
third-man-face-second = 2ᵉ
third-man-face-third = 3ᵉ
third-man-face-last = dernière
third-man-face-no-second = Égalité à la première place : pas de deuxième.
third-man-face-no-third = Égalité à la deuxième place : pas de troisième.
third-man-face-highest = plus haute
third-man-face-place = { $place } :
third-man-face-sum-first = { $prize } − { $card }
third-man-face-sum-first-tied = { $half } − { $card }
third-man-face-sum-second = −{ $card }
third-man-face-sum-third = 2 × { $card }
third-man-face-past = dernière enchère :
third-man-page-last = La dernière enchère
third-man-face-card = carte
third-man-face-one = Carte { $card }
third-man-face-worth = Ce que rapporterait cette carte
third-man-face-done = Manche { $deal } · enchère { $bid } sur { $bids }, terminée
third-man-face-aim = La manche s’arrête à +{ $limit }, à −{ $limit } ou après { $bids } enchères : le joueur en tête prend un jeton. { $tokens } jetons, et la partie est gagnée.
third-man-face-street = Les cartes de l’enchère
third-man-face-next = ouvre ensuite
third-man-page-lead = Enchère { $bid } : { $name } montre une carte.
third-man-page-answer = Les trois autres répondent en secret.
