# La ligne de commande. La mise en page compte : pas plus de 80 colonnes dans l’aide.

cli-help =
    Isoloir : des jeux de choix secrets. Chacun choisit derrière son rideau,
    puis tous les choix se dévoilent en même temps.

    Usage : isoloir [--lang fr|en] COMMANDE …

    Commandes
      games      les jeux
      rules      les règles complètes d’un jeu, avec vos options
      play       jouer dans le terminal contre des bots
      serve      accueillir des tables pour téléphones et écrans
      simulate   faire jouer beaucoup de parties aux bots, et compter
      ladder     mesurer les bots les uns contre les autres
      study      mesurer beaucoup de parties, avec un rapport pour auteurs
      dataset    mettre des relevés en tableaux pour pandas, Polars, DuckDB
      replay     revoir une partie pas à pas, d’après son relevé
      verify     vérifier des relevés de parties
      new        commencer votre propre jeu
      check      un jeu fait-il ce que tout jeu doit faire ?
      backup     copier les données d’un serveur dans un fichier
      move       copier les tables d’un serveur dans une base, ou l’inverse
      restore    remettre en place une copie faite par backup

    Options
      --lang fr|en   la langue des textes (sinon celle de votre système)
      --version      la version du programme
      -h, --help     cette aide ; `isoloir COMMANDE --help` pour une commande

    Exemples
      isoloir games
      isoloir play third-man
      isoloir simulate third-man --games 100 --seed 1

cli-help-games =
    Usage : isoloir games [JEU] [--lang fr|en]

    La liste des jeux : à combien, combien de temps, une ligne chacun.
    Avec le nom d’un jeu : ses règles en une minute, et ses options.

    Options
      --games DOSSIER  vos propres jeux : un dossier, ou un fichier
      --lang fr|en   la langue des textes
      -h, --help     cette aide

    Exemples
      isoloir games
      isoloir games third-man

cli-help-play =
    Usage : isoloir play JEU [options]

    Jouer dans le terminal ; des bots occupent les autres places. À chaque
    question, tapez votre choix puis Entrée ; ? explique l’étape, r rappelle
    les règles, q quitte la table. Quand vous partez, la partie est sauvegardée
    et on vous dit comment revenir.

    Options
      --seat N             votre place, à partir de 0 (0 par défaut)
      --seats K            le nombre de joueurs, quand le jeu le laisse libre
      --bots NIVEAU[,…]    random, novice, regular ou expert (regular par
                           défaut) : un pour tous les bots, ou un pour chacun
      --hints              h à une question montre ce que ferait un expert
      --seed S             la même graine redonne la même partie
      --option CLÉ=VALEUR  une option du jeu ; à répéter pour plusieurs. Les
                           listes prennent des virgules, ou CLÉ=@FICHIER avec
                           un élément par ligne. `isoloir games JEU` montre
                           les options
      --cards fr|en        la langue des cartes, quand elles portent des mots
      --name NOM           comment on vous appelle
      --resume FICHIER     reprendre la partie sauvegardée dans FICHIER ; s’il
                           n’existe pas, une nouvelle partie y est sauvegardée
                           à chaque choix, rien que pour vous. Elle garde
                           ses places, sa graine et ses options
      --record FICHIER     y écrire la partie finie, à revoir ou à vérifier
      --faces              avec le nom et l’apparence des bots ; sinon la question
                           est posée à la fin, et Entrée veut dire non
      --watch FICHIER      jouer au jeu de ce fichier, et recommencer dès que
                           le fichier change
      --games DOSSIER      vos propres jeux : un dossier, ou un fichier. Ceux des
                           paquets installés sont trouvés d’office
      --lang fr|en         la langue des textes
      -h, --help           cette aide

    Exemples
      isoloir play third-man
      isoloir play third-man --seat 2 --bots random --seed lundi
      isoloir play third-man --option first_leader=0
      isoloir play third-man --resume soir.save --record soir.jsonl

cli-help-simulate =
    Usage : isoloir simulate JEU --games N --seed S [options]

    Des bots jouent N parties sur tous les cœurs. On voit qui a gagné, avec
    combien de points, en combien de temps, et combien de fois chaque chose est
    arrivée. La même commande donne les mêmes parties, à l’octet près, quel
    que soit le nombre de processus.

    Options
      --games N            combien de parties
      --seed S             même graine, mêmes parties : un mot, un nombre
      --seats K            le nombre de joueurs, quand le jeu le laisse libre
      --bots NIVEAU[,…]    random, novice, regular ou expert (regular par
                           défaut) : un pour toutes les places, ou un pour
                           chacune
      --option CLÉ=VALEUR  une option du jeu ; à répéter pour plusieurs
      --cards fr|en        la langue des cartes (en par défaut)
      --records FICHIER    y écrire toutes les parties, l’une après l’autre
      --json               le résumé en JSON
      --workers N          combien de processus (par défaut, un par cœur)
      --dask ADRESSE       confier le calcul à cet ordonnanceur Dask
      --games DOSSIER      vos propres jeux : un dossier, ou un fichier. Ceux des
                           paquets installés sont trouvés d’office
      --lang fr|en         la langue des textes
      -h, --help           cette aide

    Exemples
      isoloir simulate third-man --games 1000 --seed 1
      isoloir simulate third-man --games 200 --seed a \
          --bots regular,random,random,random
      isoloir simulate third-man --games 50 --seed 7 --records parties.jsonl --json

cli-help-ladder =
    Usage : isoloir ladder JEU --seed S [options]

    Chaque bot joue seul (ou avec son partenaire) contre chacun des autres,
    à chaque place tour à tour. On voit sa part des victoires, avec un
    intervalle à 95 %, et sa cote.

    Options
      --seed S             même graine, mêmes parties : un mot, un nombre
      --games N            combien de parties par rencontre (20 par défaut)
      --bots A,B,…         des niveaux, ou des fichiers dont BOTS contient vos
                           bots (par défaut random,novice,regular,expert)
      --among C,D,…        contre qui jouent les --bots, et non entre eux
      --bar POURCENT       s’arrêter dès que chaque part est nettement au-dessus
                           ou au-dessous
      --seats K            le nombre de joueurs, quand le jeu le laisse libre
      --option CLÉ=VALEUR  une option du jeu ; à répéter pour plusieurs
      --cards fr|en        la langue des cartes (en par défaut)
      --journal FICHIER    y garder les résultats ; relancez pour continuer
      --plot FICHIER       y dessiner les cotes, en SVG
      --json               les résultats en JSON
      --workers N          combien de processus (par défaut, un par cœur)
      --dask ADRESSE       confier le calcul à cet ordonnanceur Dask
      --lang fr|en         la langue des textes
      -h, --help           cette aide

    Exemples
      isoloir ladder third-man --seed 1
      isoloir ladder habits --seats 5 --games 400 --seed a --journal habits.jsonl
      isoloir ladder third-man --bots expert --among regular --bar 42 \
          --games 800 --seed 1
      isoloir ladder third-man --bots expert,mien.py --seed 7 --plot cotes.svg

cli-ladder-progress = { $game }
cli-ladder-title = Les bots : { $game }
cli-ladder-who = Qui
cli-ladder-among = Parmi
cli-ladder-games = Parties
cli-ladder-rating = Cote
cli-ladder-share = Part
cli-ladder-between = Entre
cli-ladder-span = { $low } – { $high }
cli-ladder-fair = Équitable
cli-ladder-shared = Partagées
cli-ladder-unrated = Les cotes demandent le paquet openskill : pip install 'isoloir[lab]'

cli-help-rules =
    Usage : isoloir rules JEU [--seats N] [--option CLÉ=VALEUR]…

    Les règles complètes d’un jeu, pour ce nombre de joueurs et avec ces
    options : le matériel, chaque étape, chaque cas, avec des exemples.

    Options
      --seats N           pour combien (4 par défaut, ou le plus proche)
      --option CLÉ=VALEUR une option du jeu ; isoloir games JEU les liste
      --lang fr|en        la langue des textes
      -h, --help          cette aide

    Exemples
      isoloir rules third-man
      isoloir rules the-majority --seats 3 --option first_edition_spy=true

cli-replay-as-told = Partie jouée avec la version { $version } des règles ; ce programme joue la version { $ours }. Vous la voyez telle qu’elle a été racontée, sans pouvoir la rejouer d’après les règles.
cli-help-study =
    Usage : isoloir study JEU… --seed S [options]
            isoloir study --records FICHIER [options]

    Des bots jouent, ou des relevés sont lus ; il en sort un rapport
    pour auteurs : quelle durée, quelle équité, quelle tension, ce que valait
    chaque choix. Un fichier HTML avec des graphiques, dans les deux langues,
    et les mêmes chiffres en JSON. Interrompue, l’étude reprend où elle en
    était ; la même commande donne les mêmes chiffres, où qu’elle tourne.

    Options
      --seed S             même graine, mêmes parties : un mot, un nombre
      --games N            combien de parties de chaque variante (200 par défaut)
      --compare QUOI…      des variantes côte à côte, par ce qui diffère :
                           "seats=4" "seats=5,show_totals=true,bots=novice"
      --seats K            le nombre de joueurs, quand le jeu le laisse libre
      --bots NIVEAU[,…]    random, novice, regular ou expert (regular par
                           défaut) : un pour toutes les places, ou un pour
                           chacune
      --option CLÉ=VALEUR  une option du jeu ; à répéter pour plusieurs
      --cards fr|en        la langue des cartes (en par défaut)
      --probes N           combien de choix changer par partie (2 par défaut)
      --arms N             parties pour chaque niveau et pour le bot indiscret
                           (par défaut un quart de --games ; 0 pour aucune)
      --levels NIVEAU[,…]  les niveaux à mesurer (novice,regular par défaut)
      --records FICHIER    lire ces parties plutôt que jouer
      --out DOSSIER        où tout mettre (study-JEU par défaut)
      --workers N          combien de processus (par défaut, un par cœur)
      --dask ADRESSE       confier le calcul à cet ordonnanceur Dask
      --games DOSSIER      vos propres jeux : un dossier, ou un fichier. Ceux des
                           paquets installés sont trouvés d’office
      --lang fr|en         la langue des textes
      -h, --help           cette aide

    Exemples
      isoloir study third-man --seed 1
      isoloir study majority --seed 1 --games 500 --compare "seats=4" "seats=6"
      isoloir study --records soiree.jsonl

cli-help-dataset =
    Usage : isoloir dataset FICHIER… [options]

    Tire de vos relevés quatre tableaux (parties, pauses, choix et
    événements) que lisent pandas, Polars et DuckDB.

    Options
      --out DOSSIER        où les mettre (dataset par défaut)
      --format FORMAT      parquet ou arrow (parquet par défaut)
      --workers N          combien de processus (1 par défaut)
      --dask ADRESSE       confier le calcul à cet ordonnanceur Dask
      --lang fr|en         la langue des textes
      -h, --help           cette aide

    Exemple
      isoloir dataset soiree.jsonl --out tables

cli-help-replay =
    Usage : isoloir replay FICHIER [--game N] [--seat N]

    Fait défiler une partie d’après son relevé, dans les deux sens : tout visible,
    vue d’une place, ou vue de l’écran partagé.

    Touches
      → n espace     en avant           ← p            en arrière
      Début g        au début           Fin G          à la fin
      12 Entrée      à l’étape 12       s              place suivante
      a              voir tout          w              voir en spectateur
      ? h            ces touches        q              quitter
    Sans clavier (un tube, un fichier), donnez une commande par ligne.
    Avec `-` pour FICHIER, le relevé vient de l’entrée standard et se lit en entier.

    Options
      --game N       quelle partie du fichier, à partir de 1 (1 par défaut)
      --seat N       vue de cette place, à partir de 0 (sinon : tout visible)
      --screen       vue de l’écran partagé
      --lang fr|en   la langue des textes
      -h, --help     cette aide

    Exemples
      isoloir replay soir.jsonl
      isoloir replay parties.jsonl --game 12 --seat 3

cli-help-verify =
    Usage : isoloir verify FICHIER [--lang fr|en]

    Rejoue chaque partie du fichier et compare : le mélange promis, les dés,
    les choix, ce qui s’est passé, le résultat. `-` lit l’entrée standard ;
    les fichiers gzip sont décompressés.

    Code de sortie : 0 si tout est conforme ; 1 si un relevé est faux ;
    2 s’il est illisible, ou si la partie suit d’autres règles.

    Options
      --lang fr|en   la langue des textes
      -h, --help     cette aide

    Exemples
      isoloir verify soir.jsonl
      cat *.jsonl | isoloir verify -
      curl ADRESSE | isoloir verify -

cli-help-serve =
    Usage : isoloir serve [options]

    Accueille des tables : on ouvre le lien affiché, ou on scanne le code, avec
    son téléphone. Chaque choix est écrit sur le disque avant d’être annoncé.
    Ctrl-C arrête tout ; les tables seront là au prochain démarrage.

    Chaque option est aussi une variable d’environnement : ISOLOIR_PORT …
      --host ADRESSE       où écouter (0.0.0.0 par défaut : tout le réseau)
      --port N             (8765 par défaut ; 0 prend un port libre)
      --data DOSSIER       où garder les tables (votre dossier de données)
      --store ADRESSE      garder plutôt les tables dans une base PostgreSQL, que
                           plusieurs serveurs peuvent partager : postgresql://…
      --house NOM          le nom des serveurs qui la partagent
                           (isoloir par défaut)
      --bus ADRESSE        réveiller les autres serveurs par NATS : nats://…
                           (par défaut, la base s’en charge)
      --drain-seconds N    à l’arrêt, déconnecter les pages sur cette durée
                           (0 par défaut : toutes à la fois)
      --tls-cert FICHIER   un certificat, pour https
      --tls-key FICHIER    sa clé ; avec les deux, les téléphones ne se
                           mettent pas en veille et peuvent installer la page
      --names A,B          d’autres noms par lesquels on l’atteint ; adresses et
                           nom de cette machine sont toujours acceptés
      --proxies A,B        mandataires placés devant, dont on croit les adresses
      --public-url URL     comment on l’atteint, si ce n’est par son adresse
      --keep-hours N       oublie une table N heures après le dernier coup
                           (24 par défaut)
      --most-tables N      (5000 par défaut)
      --most-sockets N     (10000 par défaut)
      --code-length N      lettres du code d’une table, 4 à 10 (5 par défaut)
      --metrics-token TEXTE  laisse lire /metrics depuis d’autres machines
      --log-level NIVEAU   debug, info, warning ou error (info par défaut,
                           warning dans un terminal)
      --quiet              pas de code QR
      --grace-ms N         le temps de changer d’avis quand tous ont choisi
                           (1500 par défaut)
      --bot-ms N           le temps que les bots semblent réfléchir (900)
      --tick-ms N          regroupe les signaux « a choisi » sur N ms (40)
      --nonce-ms N         combien de temps attendre le hasard des pages (3000)
      --limits X           multiplie ce qu’une adresse peut faire ; 0 : sans limite
      --message-rate X     messages par seconde, par connexion ; 0 : sans limite
      --games DOSSIER      vos propres jeux : un dossier, ou un fichier
      --watch              suivre leurs changements dans les parties
                           suivantes ; celles en cours continuent comme avant
      --pages DOSSIER      vos pages au lieu de celles du programme
      --pages-before DOSSIER
                           pages de la version d’avant, pour les navigateurs
                           où elles sont encore ouvertes
      --admin-token TEXTE  ouvre la page d’exploitation, /admin, à d’autres
                           machines (mieux : ISOLOIR_ADMIN_TOKEN)
      --lang fr|en         la langue des textes
      -h, --help           cette aide

    Exemples
      isoloir serve
      isoloir serve --port 443 --tls-cert fullchain.pem --tls-key privkey.pem

cli-help-backup =
    Usage : isoloir backup FICHIER [--data DOSSIER] [--lang fr|en]

    Copie les données d’un serveur dans un fichier, même pendant qu’il tourne.

    Options
      --data DOSSIER  où sont gardées les tables (votre dossier de données)
      --lang fr|en    la langue des textes
      -h, --help      cette aide

    Exemples
      isoloir backup tables-lundi.sqlite

cli-help-restore =
    Usage : isoloir restore FICHIER [--data DOSSIER] [--lang fr|en]
            isoloir restore --store ADRESSE [--house NOM] [--lang fr|en]

    Remet une copie en place. Arrêtez d’abord le serveur ; ce qui s’y trouvait
    est gardé à côté. Avec --store, pour une base PostgreSQL remise en place par
    ses propres outils : à lancer une fois avant les serveurs, pour que les
    pages encore ouvertes n’attendent pas ce qui a disparu.

    Options
      --data DOSSIER  où sont gardées les tables (votre dossier de données)
      --store ADRESSE  la base, postgresql://…
      --house NOM     le nom des serveurs qui partagent la base
                      (isoloir par défaut)
      --lang fr|en    la langue des textes
      -h, --help      cette aide

    Exemples
      isoloir restore tables-lundi.sqlite

cli-help-move =
    Usage : isoloir move ADRESSE [--back] [--data DOSSIER] [--lang fr|en]

    Copie toutes les tables d’un serveur arrêté, parties en cours comprises, de
    son dossier dans une base PostgreSQL vide ; avec --back, de la base dans un
    dossier vide. L’original reste tel quel.

    Options
      --back          de la base vers le dossier
      --data DOSSIER  où sont gardées les tables (votre dossier de données)
      --house NOM     le nom des serveurs qui partagent la base
                      (isoloir par défaut)
      --lang fr|en    la langue des textes
      -h, --help      cette aide

    Exemples
      isoloir move postgresql://isoloir@localhost/isoloir

cli-move-done = { $tables ->
        [one] { $tables } table copiée, { $entries } entrées.
       *[other] { $tables } tables copiées, { $entries } entrées.
    }
cli-serve-listening = Isoloir est à l’adresse { $url }
cli-serve-stopping = Arrêt ; les tables sont gardées dans { $data }
cli-serve-in-use = Un autre serveur tourne sur { $data } : arrêtez-le, ou choisissez un autre --data pour celui-ci
cli-serve-port-taken = Impossible d’écouter sur { $host }, port { $port } : { $why }
cli-serve-newer = Les données de { $data } viennent d’une version plus récente : installez-la, ou restaurez une copie plus ancienne
cli-serve-unreadable = Impossible d’ouvrir les données de { $data } : { $why }
cli-serve-other-house = La base { $data } appartient à une autre maison, { $house } : choisissez un autre --store, ou le même --house
cli-serve-needs-extra = Il manque des paquets : pip install 'isoloir[{ $extra }]'
cli-serve-damaged = Les données de { $data } sont abîmées et n’ont pas été modifiées : restaurez une copie, ou choisissez un autre --data
cli-serve-mended = D’autres personnes pouvaient lire { $data } sur cette machine ; désormais, seul son propriétaire le peut
cli-serve-game-left-out = { $where } a été laissé de côté : { $why }
cli-serve-game-taken-up = { $where } a changé : les prochaines parties le suivent, celles en cours continuent comme avant
cli-serve-game-stays = { $where } a changé, mais la version précédente reste en service : { $why }
cli-serve-bad-tls = Impossible de lire les fichiers TLS : { $why }
cli-serve-store-alone = Pas de réplique synchrone : si la base est perdue et qu’une autre prend sa place, les derniers choix peuvent être perdus
cli-serve-store-unsynced = La base répond avant d’avoir écrit (synchronous_commit vaut off) : si elle tombe, des choix annoncés comme scellés peuvent être perdus
cli-serve-store-replicated = Chaque choix est aussi sur une réplique synchrone ({ $names }) : si la base bascule, rien n’est perdu
cli-backup-done = Toutes les tables sont dans { $path }
cli-restore-done = Les tables sont de retour dans { $path }
cli-restore-put-back = { $tables ->
        [one] Une table reprend là où en est la base.
       *[other] { $tables } tables reprennent là où en est la base.
    }

cli-refused = isoloir : { $why }

cli-first-names = Anna Basile Chloé Dario Elsa Félix Greta Hugo Iris Jules Kira Léon
cli-player = Joueur
cli-you = Vous
cli-and = { $first } et { $last }
cli-yes = oui
cli-no = non
cli-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

cli-values-number = un nombre entier de { $low } à { $high }
cli-values-text = un texte de { $most } lettres au plus
cli-values-list = de { $least } à { $most } valeurs séparées par des virgules, chacune : { $item }
cli-values-or = { " ou " }
cli-values-any = voir les règles

cli-games-key = Jeu
cli-games-seats = Joueurs
cli-games-minutes = Durée
cli-games-line = L’esprit du jeu
cli-games-options = Options
cli-games-more =
    Pour jouer :       isoloir play third-man
    Règles, options :  isoloir games third-man
cli-minutes = { $span } min

cli-play-back = De retour à la table ; la partie reprend depuis { $path }.
cli-play-hint = ? explique l’étape, r rappelle les règles, q sauvegarde la partie et quitte.
cli-play-hints = h montre ce que ferait un expert.
cli-play-prompt = { $take ->
        [one] Votre choix (? r q) :
       *[other] Vos { $take } choix, dans l’ordre (? r q) :
    }
cli-play-prompt-options = Votre choix parmi { $offered } (? r q) :
cli-play-keys = { $take ->
        [one] Tapez votre choix, ou son numéro, puis Entrée. r rappelle les règles, q sauvegarde la partie et quitte la table.
       *[other] Tapez vos { $take } choix dans l’ordre, sur une ligne et séparés par des espaces, puis Entrée. r rappelle les règles, q sauvegarde la partie et quitte la table.
    }
cli-play-over = { $count ->
        [0] La partie est finie ; personne ne gagne.
        [one] { $you ->
            [yes] La partie est finie : vous gagnez !
           *[no] La partie est finie : { $winners } gagne.
        }
       *[other] { $shared ->
            [yes] La partie est finie : { $winners } se partagent la victoire.
           *[no] La partie est finie : { $winners } gagnent ensemble.
        }
    }
cli-play-faces = Garder dans le relevé le nom des bots, et la forme et la couleur de chacun ? (o/N)
cli-play-recorded = Le relevé de la partie est dans { $path }.
cli-play-left = La partie est sauvegardée. Pour revenir : { $command }

cli-simulate-progress = { $game }
cli-simulate-title = { $games ->
        [one] { $game } : { $games } partie, graine { $seed }
       *[other] { $game } : { $games } parties, graine { $seed }
    }
cli-simulate-who = Qui
cli-simulate-seat = place { $seat } · { $bot }
cli-simulate-bot = tous les { $bot }
cli-simulate-wins = Victoires
cli-simulate-score = Score
cli-simulate-range = Étendue
cli-simulate-span = { $least } à { $most }
cli-simulate-length = Longueur
cli-simulate-mean = Moyenne
cli-simulate-pauses = pauses
cli-simulate-decisions = décisions
cli-simulate-shared = Victoires partagées : { $shared } ({ $share })
cli-simulate-events = Ce qui est arrivé
cli-simulate-per-game = Par partie
cli-simulate-total = En tout
cli-simulate-laws = Lois
cli-simulate-laws-proposed = Proposée
cli-simulate-laws-adopted = Adoptée
cli-simulate-laws-idle = Sans effet
cli-simulate-laws-ended = Fin de partie

cli-replay-where = Partie { $game } sur { $games } · étape { $step } sur { $last } · { $seat ->
       *[all] tout visible
        [screen] en spectateur
        [one] vue : { $name }
    }
cli-replay-chose = { $name } : { $choice }
cli-replay-alone = Pour { $name } seulement : { $said }
cli-replay-sealed = { $name } : a choisi
cli-replay-keys = ← → pas · Début Fin · nombre Entrée · s place · w spectateur · a tout · q quitter
cli-replay-prompt = n p home end, une étape, s, w, a, q :
cli-replay-no-such-key = La commande « { $key } » n’existe pas. h les montre toutes.
cli-replay-over = { $count ->
        [0] La partie est finie ; personne ne gagne.
        [one] La partie est finie : { $winners } gagne.
       *[other] { $shared ->
            [yes] La partie est finie : { $winners } se partagent la victoire.
           *[no] La partie est finie : { $winners } gagnent ensemble.
        }
    }
cli-replay-stopped = La table a arrêté la partie ici.

cli-verify-good = { $games ->
        [one] { $games } partie vérifiée : tout est conforme.
       *[other] { $games } parties vérifiées : tout est conforme.
    }
cli-verify-difference = partie { $game }, ligne { $line } : { $what }
cli-verify-other-rules = partie { $game }, ligne { $line } : { $name } y est joué avec la version { $version } des règles, et ce programme joue la version { $ours } ; impossible d’aller plus loin
cli-verify-newer-words = partie { $game }, ligne { $line } : écrite par une version plus récente ({ $name }), avec des mots que ce programme ne connaît pas ; impossible d’aller plus loin
cli-verify-unknown-game = partie { $game }, ligne { $line } : le jeu « { $name } » n’existe pas ici
cli-verify-bad = { $bad ->
        [one] { $bad } partie sur { $games } ne correspond pas à son relevé.
       *[other] { $bad } parties sur { $games } ne correspondent pas à leur relevé.
    }
cli-verify-says = { $what } ; le relevé dit { $claimed }, ce devrait être { $found }
cli-verify-commitment = le mélange ou la mise en place ne correspond pas à la promesse du début
cli-verify-seed = la graine ou le sel est trop court pour avoir été un secret
cli-verify-names = il n’y a pas autant de noms que de places
cli-verify-setup = aucune partie ne peut commencer comme ça
cli-verify-number = les étapes ne sont pas numérotées dans l’ordre
cli-verify-asks = ce ne sont pas les mêmes questions
cli-verify-by = un choix est attribué à quelqu’un à qui on ne demandait rien
cli-verify-choice = un choix n’était pas proposé
cli-verify-events = ce qui s’est passé est différent
cli-verify-stopped = la partie ne s’est pas arrêtée là
cli-verify-winners = ce ne sont pas les mêmes gagnants
cli-verify-scores = ce ne sont pas les mêmes scores
cli-verify-other = quelque chose est différent

cli-game-left-out = { $where } a été laissé de côté : { $why }

cli-help-check =
    Usage : isoloir check JEU [--games DOSSIER] [options]

    Joue au hasard un grand nombre de parties et vérifie ce que tout jeu doit
    faire : se terminer, s’enregistrer, s’envoyer, se rejouer à l’identique avec
    la même graine, et n’apprendre à personne ce qu’il ne doit pas savoir. Chaque
    défaut vient avec la graine qui le montre et la ligne à regarder.

    Options
      --games DOSSIER  vos propres jeux : un dossier, ou un fichier
      --seed G         une seule graine, pour revoir un défaut
      --seeds N        essayer N graines (3 par défaut)
      --only CONTRÔLE  un seul contrôle : ends, leaks, redeals… ; répétable
      --lang fr|en     la langue des textes
      -h, --help       cette aide

    Exemples
      isoloir check third-man
      isoloir check mon-jeu --games . --seeds 50

cli-check-fine = Rien à signaler.
cli-check-faults = { $count ->
        [one] Une chose à corriger.
       *[other] { $count } choses à corriger.
    }
cli-check-again = places { $seats }, options { $options }, graine { $seed }

cli-help-new =
    Usage : isoloir new NOM [options]

    Crée un petit dossier avec un jeu qui marche : ses règles, ses textes dans
    votre langue, et un test. Faites-en votre propre jeu. On vous demande ce que
    les options ne disent pas.

    Options
      --players 3-5    combien jouent
      --ask PHRASE     ce qu’on demande à tout le monde
      --into DOSSIER   où le mettre (par défaut : ici)
      --lang fr|en     la langue des textes, et des textes du jeu
      -h, --help       cette aide

    Exemples
      isoloir new "Plein midi" --players 2-5 --ask "À quelle vitesse tirez-vous ?"

cli-new-name = Comment s’appelle-t-il ?
cli-new-players = Combien jouent ? ({ $usual })
cli-new-ask = Que demande-t-on à tout le monde ? ({ $usual })
cli-new-ask-usual = Quel nombre choisissez-vous ?
cli-new-done = { $folder } contient un jeu qui marche. Jouez-y, mettez-le sur des téléphones, contrôlez-le :

cli-watch-again = { $where } a changé : la partie recommence.
cli-watch-stays = { $where } a changé, mais la version précédente reste en service : { $why }
cli-watch-more = Entrée pour rejouer, q pour partir :
