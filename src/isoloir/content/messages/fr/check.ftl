# Ce que `isoloir check` et `isoloir.testing` disent d’un jeu. Pour qui en écrit un.

check-ends = Il se termine, et n’annonce pas de gagnant avant
check-teams = Chacun est dans une équipe, qui gagne ou perd ensemble
check-questions = On peut répondre à ses questions
check-tells = Tout ce qu’il raconte est dans sa liste d’événements, et peut s’enregistrer
check-refuses = Il refuse ce qui n’était pas proposé, et reste comme il était
check-repeats = La même graine et les mêmes choix font la même partie
check-order = L’ordre dans lequel on scelle ne change rien
check-boards = Aucune étape ne modifie un plateau précédent
check-saves = On peut l’enregistrer, le reprendre et le copier à chaque pause
check-travels = Ses vues peuvent être envoyées et relues
check-leaks = Personne n’apprend un secret par une vue, une question, un événement ou un ordre
check-swaps = Tout ce qu’il dit secret est vraiment mis à l’épreuve
check-redeals = Un plateau redistribué d’après ce que sait une place lui paraît le même
check-bots = Les bots ne jouent que d’après ce qu’ils voient
check-moments = Ce qui est raconté donne bien ce que l’on voit ensuite
check-words = Il y a des mots pour tout ce qu’il demande et raconte

check-fault-raised = il plante : { $why } (à { $where })
check-fault-endless = il n’est toujours pas terminé après { $pauses } questions ; donnez-lui une dernière manche
check-fault-over-unsaid = plus personne n’est interrogé, mais board.next vaut « { $next } » au lieu de OVER, ou l’inverse
check-fault-winners-early = il y a des gagnants à l’étape « { $step } », avant la fin
check-fault-winners-late = la partie est finie, et winners() est vide
check-fault-winners-strange = winners() nomme des places qui n’existent pas : { $seats }
check-fault-scores-count = scores() a { $got } nombres pour { $seats } places
check-fault-teams-seats = chaque place n’est pas dans exactement une équipe : { $teams }
check-fault-teams-split = l’équipe { $team } ne gagne qu’en partie ; gagnants : { $winners }
check-fault-asks-nobody = « { $what } » est demandé à la place { $seat }, qui n’existe pas
check-fault-asks-unnamed = une question de l’étape « { $step } » n’a pas de nom : Ask("nom", options)
check-fault-options-none = « { $what } » ne propose rien (voir { $where })
check-fault-options-twice = « { $what } » propose deux fois la même chose (voir { $where })
check-fault-options-type = « { $what } » propose { $option }, qui n’est ni un texte ni un nombre entier (voir { $where })
check-fault-options-take = « { $what } » veut { $take } options sur { $count } (voir { $where })
check-fault-modest = la réponse neutre à « { $what } » n’est pas parmi ses options (voir { $where })
check-fault-event-unlisted = { $event } est raconté mais absent de GAME.events (voir { $where })
check-fault-event-nobody = { $event } est raconté à une place qui n’existe pas (voir { $where })
check-fault-event-travels = { $event } n’est plus le même une fois écrit et relu : nombres, textes, tuples et Values seulement (voir { $where })
check-fault-refusal-trace = un choix refusé à l’étape « { $step } » a changé la partie
check-fault-refusal-words = un refus ne dit pas de qui ni de quoi il s’agit : { $said }
check-fault-not-refused = un choix qui n’était pas proposé est accepté : { $choices }
check-fault-not-repeatable = l’étape « { $step } » fait autre chose la seconde fois : tout hasard vient de chance(board.seed, …), et aucun set ne décide d’un ordre (voir { $where })
check-fault-order-of-sealing = l’étape « { $step } » dépend de qui a scellé en premier : parcourez les places dans l’ordre, pas les réponses (voir { $where })
check-fault-board-changed = le plateau de l’étape « { $step } » a été modifié plus tard : un plateau se remplace, il ne se modifie pas ; ni listes ni dicts dedans
check-fault-save-board = une fois enregistré et repris, le plateau diffère en : { $field } ; nombres, textes, tuples et Values seulement
check-fault-save-asks = une fois enregistré et repris à l’étape « { $step } », d’autres questions sont posées
check-fault-save-step = une copie ne continue pas comme l’original ; le plateau diffère en : { $field }
check-fault-save-told = une copie raconte autre chose après l’étape « { $step } »
check-fault-view-seat = la vue faite pour { $viewer } se dit faite pour { $got } : son champ `seat` doit être celui qui regarde
check-fault-view-travels = une vue de l’étape « { $step } » n’est plus la même une fois envoyée et relue : nombres, textes, tuples et Values seulement
check-fault-leak-view = { $viewer ->
        [screen] tout le monde
       *[other] la place { $viewer }
    } peut lire un secret dans `{ $field }` de la vue, à l’étape « { $step } » (voir { $where })
check-fault-leak-order = { $viewer ->
        [screen] tout le monde
       *[other] la place { $viewer }
    } peut lire un secret dans l’ordre de `{ $field }` de la vue, à l’étape « { $step } » : triez-le, ou mélangez-le avec chance() (voir { $where })
check-fault-leak-asked = à l’étape « { $step } », savoir qui doit répondre à « { $what } » apprend un secret à { $viewer ->
        [screen] tout le monde
       *[other] la place { $viewer }
    } (voir { $where })
check-fault-leak-question = les options de « { $what } » à l’étape « { $step } », ou leur ordre, apprennent un secret à la place { $viewer } (voir { $where })
check-fault-leak-event = { $event }, à l’étape « { $step } », raconte à { $viewer ->
        [screen] tout le monde
       *[other] la place { $viewer }
    } ce que ni la vue d’avant ni celle d’après ne contiennent. Si ce n’est pas un secret, gardez-le sur le plateau et dans la vue ; si c’en est un, racontez-le avec only=seat (voir { $where })
check-fault-swap-public = swap_secrets change { $fields }, que GAME.secrets ne nomme pas (voir { $where })
check-fault-never-swapped = swap_secrets ne change jamais { $fields } : une fuite n’y serait pas trouvée (voir { $where })
check-fault-redeal-view = un plateau redistribué d’après ce que sait { $viewer ->
        [screen] tout le monde
       *[other] la place { $viewer }
    } à l’étape « { $step } » ne lui paraît pas le même en : { $field } (voir { $where })
check-fault-redeal-asks = un plateau redistribué d’après ce que sait { $viewer ->
        [screen] tout le monde
       *[other] la place { $viewer }
    } à l’étape « { $step } » pose d’autres questions (voir { $where })
check-fault-redeal-endless = un plateau redistribué d’après une vue se termine sans gagnants
check-fault-neither-secret-nor-seen = { $field } du plateau n’est pas dans la vue, et GAME.secrets ne le nomme pas non plus
check-fault-not-at-a-pause = { $maker } fait un plateau qui ne s’arrête pas sur une question, depuis l’étape « { $step } »
check-fault-bots-peek = le bot « { $level } » répond à « { $what } » d’après ce qu’il ne peut pas voir
check-fault-settles = GAME.settles nomme des champs que la vue n’a pas : { $fields }
check-fault-alike = GAME.alike dit que tout le monde voit la même chose, mais d’une place à l’autre ceci diffère : { $fields }
check-fault-fold = après { $told }, le récit diffère de la vue en : { $fields } (voir { $where })
check-fault-words = il n’y a pas de texte pour `{ $name }` : ajoutez-le à côté du jeu, dans le fichier .ftl de { $key }
