habits-title = Habitudes
habits-line = Laquelle de ces habitudes vous ressemble le plus ? La table vote, et vous aussi.
habits-rules =
    De { $least_players } à { $most_players } joueurs, en { $rounds } manches. Au début des manches 1 à { $kept }, chacun reçoit autant d’habitudes qu’il y a de joueurs. { $strangers ->
        [true] À cette table, on se connaît à peine : chacun pose devant soi, face cachée, une habitude qui lui va, puis passe le reste à droite, et ainsi de suite. La dernière carte de chaque main est écartée.
       *[other] Vous donnez à chacun des autres une carte, face cachée : celle qui lui ressemble le plus. La carte qui vous reste est écartée sans que personne d’autre la voie.
    }
    Puis chacun devient le patient à son tour. { $strangers ->
        [true] Les habitudes que le patient a posées sont mélangées et placées devant les repères 1, 2, 3… : rien ne dit laquelle a été posée la première.
       *[other] Les habitudes que le patient a reçues sont mélangées et placées devant les repères 1, 2, 3… : rien ne dit qui a donné quoi.
    }
    Tout le monde vote en secret, le patient compris, pour l’habitude qui va le mieux au patient. On dévoile tous les votes en même temps : l’habitude qui a le plus de voix est choisie, et ceux qui ont voté pour elle marquent { $points ->
        [one] 1 point
       *[other] { $points } points
    }. S’il y a égalité, c’est au patient de choisir entre les habitudes arrivées en tête.
    Le patient garde l’habitude choisie ; les autres sont retirées du jeu. À la dernière manche, on ne distribue plus rien : chacun redevient le patient à son tour, avec les { $kept } habitudes qu’il a gardées, et un vote pour l’habitude choisie rapporte { $final_points } points.
    Le plus haut total gagne ; à égalité, on partage la victoire.
    { $strangers ->
        [true] { "" }
       *[other] Si vous vous connaissez à peine, une option permet de ne rien donner aux autres : chacun pose devant soi, face cachée, une habitude qui lui va, puis passe le reste à droite, et ainsi de suite.
    }

habits-reminder = Avant de voter, un mot : l’habitude choisie n’est pas un verdict. C’est parfois simplement la moins fausse des habitudes proposées. On rit ensemble, et on se taquine gentiment.
habits-lobby = Pendant la partie, personne ne sait qui a donné quoi. Le relevé d’une partie finie, lui, le montre ; il est donc réservé à ceux qui ont joué.

habits-ask-give = Quelle habitude pour qui ?
habits-ask-pick = Laquelle de ces habitudes vous va le mieux ?
habits-ask-vote = Quelle habitude va le mieux au patient ?
habits-ask-vote-self = Quelle habitude vous va le mieux, d’après la table ?
habits-ask-settle = Égalité : c’est à vous de trancher. Quelle habitude choisissez-vous ?

habits-event-Began = { $you ->
        [yes] Le sort est tombé sur vous : à chaque manche, vous serez le premier patient.
       *[no] Le sort est tombé sur { $seat }, qui sera le premier patient à chaque manche.
    }
habits-event-RoundBegan = { $last ->
        [yes] Dernière manche : chacun reprend ses { $kept } habitudes. Vous marquez { $points } points si vous votez comme la table.
       *[no] Manche { $round } : vous marquez { $points ->
            [one] { $points } point
           *[other] { $points } points
        } si vous votez comme la table.
    }
habits-event-HandDealt = Vous recevez : { $cards }
habits-event-HandsPassed = Chacun pose une habitude devant soi et passe le reste à droite.
habits-event-HandReceived = Votre voisin de gauche vous passe : { $cards }
habits-event-HabitsLaid = Toutes les habitudes sont posées, face cachée ; la dernière carte de chaque main est écartée, face cachée elle aussi.
habits-event-Reminded = { habits-reminder }
habits-event-HabitsShown = { $you ->
        [yes] Le patient, c’est vous : { $cards }
       *[no] Patient : { $seat }. { $cards }
    }
habits-event-VotesRevealed = On dévoile les votes : { $votes }
habits-event-Tied = Habitudes à égalité : { $markers }. { $you ->
        [yes] À vous de trancher.
       *[no] { $seat } va trancher.
    }
habits-event-TieSettled = { $you ->
        [yes] Vous tranchez
       *[no] { $seat } tranche
    } : ce sera l’habitude n° { $marker }.
habits-event-HabitChosen = { $you ->
        [yes] La table a choisi pour vous
       *[no] La table a choisi pour { $seat }
    } : « { $card } » ({ $gains })
habits-event-Portrayed = { $you ->
        [yes] Votre portrait, d’après la table
       *[no] { $seat }, d’après la table
    } : { $cards } Et par-dessus tout : { $best }
habits-event-GameWon = { $count ->
        [one] { $you ->
            [yes] Vous gagnez la partie !
           *[no] { $seats } gagne la partie.
        }
       *[other] { $seats } se partagent la victoire.
    }

habits-portrait = { $you ->
        [yes] Votre portrait
       *[no] { $seat }
    }
habits-portrait-best = Et par-dessus tout :

error-habits-house-phrase-empty = la phrase maison n° { $number } (« { $text } ») n’a ni lettre ni chiffre
error-habits-house-phrase-long = la phrase maison n° { $number } (« { $text } ») est trop longue : { $most } caractères au plus
error-habits-house-phrase-characters = la phrase maison n° { $number } (« { $text } ») contient des caractères qu’on ne peut pas afficher
error-habits-house-phrase-twice = la phrase maison n° { $number } (« { $text } ») est déjà dans votre liste : « { $other } »
error-habits-house-phrase-known = la phrase maison n° { $number } (« { $text } ») existe déjà dans le jeu : « { $other } »

# Pour le terminal.
habits-board-round = Manche { $round } sur { $rounds }
habits-board-over = La partie est finie
habits-board-turn = { $you ->
        [yes] Le patient, c’est vous.
       *[no] Patient : { $seat }.
    }
habits-board-order = Répondez dans cet ordre : { $names }
habits-board-spread = { $you ->
        [yes] Devant vous
       *[no] Devant { $seat }
    }
habits-board-kept = Habitudes gardées
habits-board-picked = Ce que vous avez posé devant vous
habits-board-scored = +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $names }

# Pour la page.
habits-page-round = { $last ->
        [yes] Dernière manche
       *[no] Manche { $round } sur { $rounds }
    }
habits-page-worth = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } si vous votez comme la table
habits-page-patient = Le patient est à l’honneur. Toute la table vote pour l’habitude qui va le mieux au patient.
habits-page-you = { $name }, c’est vous
habits-page-chosen = choisie
habits-page-open = On dévoile les votes.
habits-page-cast = n° { $marker } ({ $names })
habits-page-tied = à égalité
habits-page-tie = { $you ->
        [yes] Égalité : c’est à vous de trancher, après en avoir parlé si vous voulez.
       *[no] Égalité : { $name } va trancher. C’est le moment d’en parler.
    }
habits-page-aloud = Lire à voix haute
habits-page-giving = Chacun donne en secret une habitude à chacun des autres. Ensuite, tout est mélangé : pendant la partie, on ne saura pas qui a donné quoi.
habits-page-drafting = Chacun pose devant soi une habitude qui lui va, puis passe le reste à droite.
habits-page-before = Pour { $name }, la table a choisi :
habits-page-kept = { $count ->
        [0] Rien pour l’instant
        [one] 1 habitude gardée
       *[other] { $count } habitudes gardées
    }
habits-page-portraits = Les portraits faits par la table
habits-page-by-the-table = portrait fait par la table
habits-page-save = Enregistrer l’image
habits-page-share = Partager
habits-page-vote = Devinez ce que la table choisira : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } si vous tombez juste.
habits-page-settle = Ceux qui ont voté pour l’habitude que vous choisissez marquent { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
habits-page-ask-vote = Quelle habitude va le mieux à { $name } ?
habits-page-gift = à { $name } : { $phrase }
habits-page-reminded = Un mot avant le premier vote.
habits-page-pick = Le reste ira ensuite à { $right }, à votre droite.
habits-page-for = Pour { $name } : touchez une carte, ou glissez-la sur son nom.
habits-page-given = Chacun a sa carte. Vous pouvez encore changer.
habits-page-aside = écartée : personne d’autre ne la verra
habits-page-scored = { $count ->
        [one] { $names } a voté pour cette habitude : +{ $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $names } ont voté pour cette habitude : +{ $points ->
            [one] { $points } point
           *[other] { $points } points
        } chacun
    }
