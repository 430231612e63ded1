# Ce que `isoloir check` et `isoloir.testing` disent d’un jeu. Pour qui en écrit un.

check-ends = La partie se termine, et aucun gagnant n’est annoncé avant la fin
check-teams = Chaque joueur a une équipe, et les membres d’une équipe gagnent ou perdent ensemble
check-questions = On peut répondre aux questions du jeu
check-tells = Tout ce que le jeu annonce est dans sa liste d’événements et peut être enregistré
check-refuses = Le jeu refuse un choix qu’il n’a pas proposé, et rien ne change
check-repeats = La même graine et les mêmes choix donnent la même partie
check-order = L’ordre dans lequel on scelle les choix ne change rien
check-boards = Aucune étape ne modifie le plateau d’une étape précédente
check-saves = On peut enregistrer, reprendre et copier la partie à chaque question
check-travels = On peut envoyer et relire les vues du jeu sans les altérer
check-leaks = Aucune vue, aucune question, aucun événement ne trahit un secret, pas même par l’ordre de ses éléments
check-swaps = La recherche de fuites porte bien sur tout ce que le jeu déclare secret
check-redeals = Reconstituer le plateau d’après ce que sait un joueur ne change rien à ce qu’il voit
check-bots = Les bots ne se servent que de ce qu’ils voient
check-moments = Ce qu’on annonce aux joueurs correspond à ce qu’ils voient ensuite
check-words = Il y a un texte pour tout ce que le jeu demande ou annonce aux joueurs
check-options = On peut choisir chaque option, valeur par défaut comprise
check-steps = Chaque étape pose au plus une question et mène à l’étape suivante
check-labels = Aucun dé n’est lancé deux fois
check-again = La partie est la même dans un autre processus
check-texts = Chaque texte convient au jeu, dans chaque langue

check-see = { $said } (voir { $where })
check-fault-options-class = { $why }
check-fault-option-kind = l’option « { $option } » est d’un type que la page ne sait pas montrer : prenez bool, Literal[…], Annotated[int, Meta(ge=…, le=…)] ou un tuple de textes
check-fault-option-unbounded = l’option « { $option } » n’a pas de bornes : écrivez Annotated[int, Meta(ge=…, le=…)]
check-fault-option-default = la valeur par défaut de l’option « { $option } » ne fait pas partie de celles qu’on peut choisir : { $why }
check-fault-objection-raised = GAME.objection plante : { $why }. Pour refuser des options, écrivez raise BadSetup("too-many")
check-fault-setup-refused = GAME.objection refuse les options par défaut à { $seats } places : { $why }
check-fault-next-unknown = il n’y a pas d’étape « { $next } » dans GAME.steps ; vouliez-vous dire { $near } ?
check-fault-step-returns-nothing = l’étape « { $step } » ne rend pas de plateau : terminez chacun de ses chemins par `return replace(board, …)`
check-fault-step-not-asked = l’étape « { $step } » rend une question au lieu de la poser : écrivez `yield from` devant
check-fault-step-returns = l’étape « { $step } » doit rendre un plateau ; elle rend { $got }
check-fault-step-yields = l’étape « { $step } » doit poser sa question par `yield from ask(…)`
check-fault-step-tells-first = l’étape « { $step } » annonce quelque chose avant sa question : faites-le après, ou dans une étape précédente
check-fault-step-asks-twice = l’étape « { $step } » pose une deuxième question : faites-en une étape à part
check-fault-step-stuck = l’étape « { $step } » tourne encore après { $seconds } secondes, dans une boucle qui semble sans fin
check-fault-yield-from = une question n’est jamais posée : écrivez `yield from` devant ask, ask_one ou ask_some ({ $why })
check-fault-broken-rule = { $why }
check-fault-label-twice = chance(…, { $label }) sert { $times } fois dans une partie, et ce sont chaque fois les mêmes dés : ajoutez la manche au libellé, ou prenez-en un autre
check-fault-hash-seed = l’étape « { $step } » donne autre chose dans un autre processus : elle dépend de l’ordre d’un ensemble de textes, triez-le
check-fault-text-unknown = rien ne porte ce nom dans le jeu, personne ne lira donc `{ $name }` ; vouliez-vous dire `{ $near }` ?
check-fault-text-missing = `{ $name }` manque dans { $file }
check-fault-text-variable = `{ $name }` ne reçoit aucune variable ${ $variable } ; vouliez-vous dire ${ $near } ?
check-fault-hint-unknown = rien ne s’appelle « { $hint } » dans le jeu, cette indication ne sert donc à rien ; vouliez-vous dire « { $near } » ?
check-fault-raised = le jeu plante : { $why } (voir { $where })
check-fault-endless = la partie n’est toujours pas finie après { $pauses } questions ; prévoyez une dernière manche
check-fault-over-unsaid = board.next doit valoir OVER quand on ne demande plus rien à personne, et seulement dans ce cas ; ici, il vaut « { $next } »
check-fault-winners-early = il y a des gagnants à l’étape « { $step } », avant la fin de la partie
check-fault-winners-late = la partie est finie, mais winners() est vide
check-fault-winners-strange = winners() renvoie des places qui n’existent pas : { $seats }
check-fault-scores-count = scores() renvoie { $got } nombres pour { $seats } places
check-fault-teams-seats = chaque place doit être dans une équipe et une seule ; ici, les équipes sont { $teams }
check-fault-teams-split = dans l’équipe { $team }, certains gagnent et d’autres non ; les gagnants sont { $winners }
check-fault-asks-nobody = la question « { $what } » est posée au joueur de la place { $seat }, qui n’existe pas
check-fault-asks-unnamed = une question de l’étape « { $step } » n’a pas de nom ; écrivez Ask("nom", options)
check-fault-options-none = la question « { $what } » ne propose aucune option (voir { $where })
check-fault-options-twice = la question « { $what } » propose deux fois la même option (voir { $where })
check-fault-options-type = la question « { $what } » propose { $option }, qui n’est ni un texte ni un nombre entier (voir { $where })
check-fault-options-take = la question « { $what } » demande { $take } choix parmi { $count } options (voir { $where })
check-fault-modest = la réponse que donne GAME.modest à « { $what } » ne fait pas partie des options proposées (voir { $where })
check-fault-event-unlisted = { $event } est annoncé aux joueurs, mais n’est pas dans GAME.events (voir { $where })
check-fault-event-nobody = { $event } est annoncé au joueur d’une place qui n’existe pas (voir { $where })
check-fault-event-travels = { $event } n’est plus le même une fois enregistré et relu : n’utilisez que des nombres, des textes, des tuples et des Values (voir { $where })
check-fault-refusal-trace = à l’étape « { $step } », un choix a été refusé mais a quand même modifié la partie
check-fault-refusal-words = un refus doit dire de qui vient le choix et à quelle question il répond ; celui-ci ne le dit pas : { $said }
check-fault-not-refused = un choix qui n’était pas proposé a été accepté : { $choices }
check-fault-not-repeatable = l’étape « { $step } » ne donne pas deux fois le même résultat : faites tous les tirages au sort avec chance(board.seed, …), et ne vous fiez jamais à l’ordre d’un set (voir { $where })
check-fault-order-of-sealing = le résultat de l’étape « { $step } » dépend de l’ordre dans lequel les choix sont scellés : parcourez les places dans l’ordre, pas les réponses (voir { $where })
check-fault-board-changed = le plateau de l’étape « { $step } » a été modifié plus tard : créez un nouveau plateau au lieu de modifier l’ancien, et n’y mettez ni liste ni dict
check-fault-save-board = une fois le plateau enregistré et relu, son champ { $field } est différent : n’utilisez que des nombres, des textes, des tuples et des Values
check-fault-save-asks = une fois enregistrée et reprise à l’étape « { $step } », la partie ne pose plus les mêmes questions
check-fault-save-step = une copie de la partie ne continue pas comme l’original : le champ { $field } de son plateau est différent
check-fault-save-told = après l’étape « { $step } », une copie de la partie n’annonce pas la même chose que l’original
check-fault-view-seat = le champ `seat` d’une vue vaut { $got } au lieu de { $viewer } : il doit donner la place de celui à qui la vue est destinée
check-fault-view-travels = une vue de l’étape « { $step } » n’est plus la même une fois envoyée et relue : n’utilisez que des nombres, des textes, des tuples et des Values
check-fault-leak-view = { $viewer ->
        [screen] tout le monde
       *[other] le joueur de la place { $viewer }
    } peut lire un secret dans le champ `{ $field }` de la vue, à l’étape « { $step } » (voir { $where })
check-fault-leak-order = { $viewer ->
        [screen] tout le monde
       *[other] le joueur de la place { $viewer }
    } peut deviner un secret d’après l’ordre de `{ $field }` dans la vue, à l’étape « { $step } » : triez ce champ, ou mélangez-le avec chance() (voir { $where })
check-fault-leak-asked = à l’étape « { $step } », le seul fait de savoir qui doit répondre à « { $what } » révèle un secret { $viewer ->
        [screen] à tout le monde
       *[other] au joueur de la place { $viewer }
    } (voir { $where })
check-fault-leak-question = à l’étape « { $step } », les options de « { $what } », ou leur ordre, révèlent un secret au joueur de la place { $viewer } (voir { $where })
check-fault-leak-event = { $event }, à l’étape « { $step } », apprend { $viewer ->
        [screen] à tout le monde
       *[other] au joueur de la place { $viewer }
    } quelque chose qui n’est ni dans la vue d’avant ni dans celle d’après. Si ce n’est pas un secret, mettez-le sur le plateau et dans la vue ; si c’en est un, annoncez-le avec only=seat (voir { $where })
check-fault-swap-public = swap_secrets modifie des champs qui ne sont pas dans GAME.secrets : { $fields } (voir { $where })
check-fault-never-swapped = swap_secrets ne modifie jamais { $fields } : une fuite à cet endroit passerait inaperçue (voir { $where })
check-fault-redeal-view = à l’étape « { $step } », un plateau reconstitué d’après { $viewer ->
        [screen] ce que tout le monde sait
       *[other] ce que sait le joueur de la place { $viewer }
    } ne donne plus la même vue : { $field } est différent (voir { $where })
check-fault-redeal-asks = à l’étape « { $step } », avec un plateau reconstitué d’après { $viewer ->
        [screen] ce que tout le monde sait
       *[other] ce que sait le joueur de la place { $viewer }
    }, les questions posées aux joueurs ne sont plus les mêmes (voir { $where })
check-fault-redeal-endless = une partie jouée sur un plateau reconstitué d’après une vue se termine sans gagnant
check-fault-neither-secret-nor-seen = le champ { $field } du plateau n’est ni dans la vue ni dans GAME.secrets
check-fault-not-at-a-pause = à partir du plateau de l’étape « { $step } », { $maker } fabrique un autre plateau, où l’on ne demande rien à personne
check-fault-bots-peek = pour répondre à « { $what } », le bot « { $level } » se sert de ce qu’il n’est pas censé voir
check-fault-settles = GAME.settles cite des champs absents de la vue : { $fields }
check-fault-own = GAME.own nomme les champs de la vue où une place peut voir autre chose que tout le monde. Ceux-ci n’y correspondent pas : { $fields }
check-fault-patch = une page à laquelle on n’envoie que ce qui change finit avec d’autres valeurs dans : { $fields }. Deux valeurs égales en Python mais écrites autrement, comme 1 et True, passent pour la même
check-fault-fold = après { $told }, la vue que fabrique `after` ne correspond pas à la vraie ; champs différents : { $fields } (voir { $where })
check-fault-words = il n’y a pas de texte pour `{ $name }` : ajoutez-en un dans le fichier .ftl qui accompagne le jeu { $key }
