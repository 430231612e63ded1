majority-title = Majority
majority-subtitle = les mots
majority-line = Ne cherchez pas le meilleur lien entre deux mots, mais celui que les autres verront.
majority-rules =
    De { $least_players } à { $most_players } joueurs. Un mot sert de référence ; trois autres attendent en A, B et C.
    Chacun vote en secret pour le mot que, selon lui, la plupart des autres associeront à la référence, ou pour « Empocher ».
    On dévoile tous les votes en même temps. L’option qui a le plus de voix gagne, à condition d’en avoir au moins { $majority } ; si plusieurs options sont à égalité, elles gagnent toutes.
    On pose le mot gagnant sur la pile : il devient la nouvelle référence. Ceux qui l’ont choisi continuent avec trois nouveaux mots ; les autres attendent la manche suivante.
    Si « Empocher » gagne, ceux qui l’ont choisi marquent un point par carte de la pile. Si « Empocher » gagne seul, la manche est finie ; s’il est à égalité avec un mot, elle n’est finie que pour ceux qui ont choisi « Empocher ».
    Dès qu’il ne reste que deux joueurs, la manche est finie et chacun d’eux marque un point par carte de la pile.
    Si aucune option n’a { $majority } voix, la manche est finie et personne ne marque.
    { $reversed_rounds ->
        [true] À cette table, avant chaque manche, on lance une carte verte d’un côté, rouge de l’autre : côté vert, on cherche le mot qui va le mieux avec la référence ; côté rouge, celui qui va le moins bien.
       *[other] { "" }
    }
    { $show_totals ->
        [true] Les points sont visibles.
       *[other] Les points restent cachés.
    } Quand une manche s’achève et que quelqu’un a atteint { $goal } points, celui qui a le plus de points gagne.

majority-ask-vote = Que va choisir la majorité des autres ?
majority-ask-vote-most = Quel mot va le mieux avec « { $reference } » ?
majority-ask-vote-least = Quel mot va le moins bien avec « { $reference } » ?
majority-choice-vote-A = A
majority-choice-vote-B = B
majority-choice-vote-C = C
majority-choice-vote-score = Empocher

majority-event-RoundBegan = Manche { $round } : tout le monde est en jeu. La première référence est « { $word } ». { $aim ->
        [least] Carte rouge : on cherche le mot qui va le MOINS bien avec elle.
       *[most] On cherche le mot qui va le mieux avec elle.
    }
majority-event-Shuffled = Un paquet est épuisé : on retourne { $cards } cartes, on les mélange et on refait trois paquets.
majority-event-TurnBegan = Tour { $turn }. Avec « { $reference } » : { $words }.
majority-event-Voted = On dévoile les votes : { $votes }.
majority-event-NoMajority = Aucune option n’a { $majority } voix : pas de majorité, personne ne marque.
majority-event-Scored = « Empocher » gagne. Un point par carte de la pile, soit { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun pour { $seats }.
majority-event-WordsWon = On ajoute à la pile : { $words }. Elle compte maintenant { $pile } cartes. Encore en jeu : { $seats }.
majority-event-Eliminated = Hors jeu jusqu’à la manche suivante : { $seats }.
majority-event-TwoLeft = Il ne reste que deux joueurs. Un point par carte de la pile, soit { $points } points chacun pour { $seats }.
majority-event-TooFewCards = Presque toutes les cartes sont dans la pile. La manche est finie et personne ne marque.
majority-event-RoundEnded = Fin de la manche { $round } : { $gains }.
majority-event-GameWon = La partie est finie. { $scores }. { $count ->
        [one] { $you ->
            [yes] Vous gagnez !
           *[no] { $seats } gagne.
        }
       *[other] { $seats } se partagent la victoire.
    }

majority-aim-most = le mot qui convient le mieux
majority-aim-least = le mot qui convient le MOINS
majority-nobody-scores = personne ne marque

# Pour le terminal.
majority-board-turn = Manche { $round } · tour { $turn } · on cherche { $aim }
majority-board-over = La partie est finie
majority-board-pile = Pile : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
majority-board-in = en jeu
majority-board-out = hors jeu
majority-board-vote = dernier vote
majority-board-round = cette manche
majority-board-points = points
majority-board-hidden = cachés

# Ce qui peut clocher dans un mot de la maison.
error-majority-house-word-empty = le mot maison n° { $number } (« { $word } ») n’a ni lettre ni chiffre
error-majority-house-word-long = le mot maison n° { $number } (« { $word } ») est trop long pour une carte : { $most } caractères au plus
error-majority-house-word-characters = le mot maison n° { $number } (« { $word } ») contient des caractères qu’on ne peut pas afficher sur une carte
error-majority-house-word-twice = le mot maison n° { $number } (« { $word } ») est déjà dans le jeu : « { $twin } »

# Pour la page.
majority-page-round = Manche { $round }
majority-page-turn = Manche { $round } · tour { $turn }
majority-page-reference = référence
majority-page-pile = { $cards ->
        [one] La pile : 1 carte, 1 point
       *[other] La pile : { $cards } cartes, { $cards } points
    }
majority-page-chain = Les mots de la pile, du plus ancien au plus récent
majority-page-words = Les choix possibles
majority-page-score-worth = { $points ->
        [one] 1 point si « Empocher » gagne
       *[other] { $points } points si « Empocher » gagne
    }
majority-page-wins = gagne
majority-page-quoted = « { $word } »
majority-page-heap = { $vote } : { $seats }
majority-page-began = Manche { $round }, tout le monde est en jeu : { $aim ->
        [least] carte rouge, on cherche le mot qui va le MOINS bien avec « { $word } ».
       *[most] on cherche le mot qui va le mieux avec « { $word } ».
    }
majority-page-open = On dévoile les votes.
majority-page-voted = On dévoile les votes : { $votes }.
majority-page-won-brief = { $count ->
        [one] { $words } gagne avec { $votes } voix : la pile compte { $pile } cartes.
       *[other] { $words } gagnent à égalité : la pile compte { $pile } cartes, avec { $top } sur le dessus.
    }
majority-page-won = { majority-page-won-brief } Encore en jeu : { $seats }.
majority-page-out = { $count ->
        [one] { $seats } est hors jeu.
       *[other] { $seats } sont hors jeu.
    }
majority-page-why-vote = Votez comme la majorité pour rester en jeu.
majority-page-why-stay = Les deux derniers en jeu marquent les points de la pile.
majority-page-final = Le vote qui a mis fin à la partie
majority-page-people = Qui est en jeu
majority-page-gain = +{ $points }
majority-page-paid-score = Empocher : { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }
majority-page-paid-two = parmi les deux derniers en jeu : { $cards } cartes
majority-page-points = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
majority-page-hidden = Les totaux restent cachés jusqu’à la fin. La partie s’arrête à { $goal } points.
majority-page-only-you = Personne d’autre ne voit votre total. La partie s’arrête à { $goal } points.
majority-page-you-are-out = Hors jeu jusqu’à la prochaine manche.
majority-page-last = Dernier vote, référence :
majority-page-ordinary = Carte verte
majority-page-reversed = Manche à l’envers
majority-page-aim-most = On cherche le mot qui va le mieux avec la référence.
majority-page-aim-least = On cherche le mot qui va le MOINS bien avec la référence.
majority-page-toss = Lancez la carte
majority-page-toss-somebody = Que quelqu’un lance la carte !
majority-page-began-toss = Manche { $round }, tout le monde est en jeu. Lancez la carte !
majority-ask-vote-toss = Avec « { $reference } » : quel mot ? D’abord, lancez la carte.
