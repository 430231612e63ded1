# La ligne de commande. La mise en page compte : pas plus de 80 colonnes dans l’aide.

cli-help =
    Isoloir : des jeux de choix secrets. Chacun choisit derrière son rideau,
    puis tous les choix se dévoilent en même temps.

    Usage : isoloir [--lang fr|en] COMMANDE …

    Commandes
      games      afficher la liste des jeux
      rules      lire les règles complètes d’un jeu, avec vos options
      play       jouer dans le terminal contre des bots
      serve      accueillir des tables pour téléphones et écrans
      simulate   faire jouer de nombreuses parties aux bots et faire les comptes
      ladder     faire jouer les bots les uns contre les autres et les classer
      study      mesurer de nombreuses parties et écrire un rapport d’étude
      dataset    convertir des relevés en tableaux pour pandas, Polars, DuckDB
      replay     revoir une partie pas à pas, d’après son relevé
      verify     vérifier que le relevé d’une partie est authentique
      new        créer votre propre jeu
      check      vérifier qu’un jeu fait tout ce qu’un jeu doit faire
      backup     copier les données d’un serveur dans un fichier
      move       copier les tables d’un serveur dans une base, ou l’inverse
      restore    remettre en place une sauvegarde faite par backup

    Options
      --lang fr|en   la langue des textes (par défaut, celle de votre système)
      --version      afficher la version du programme
      -h, --help     afficher cette aide ; `isoloir COMMANDE --help` en dit plus

    Exemples
      isoloir games
      isoloir play third-man
      isoloir simulate third-man --games 100 --seed 1

cli-help-games =
    Usage : isoloir games [JEU] [--lang fr|en]

    Affiche la liste des jeux, un par ligne : à combien on y joue, et combien de
    temps cela dure. Avec le nom d’un jeu, résume ses règles et donne ses
    options.

    Options
      --games DOSSIER  un dossier ou un fichier qui contient vos propres jeux
      --lang fr|en   la langue des textes
      -h, --help     cette aide

    Exemples
      isoloir games
      isoloir games third-man

cli-help-play =
    Usage : isoloir play JEU [options]

    Lance une partie dans le terminal ; des bots occupent les autres places. À
    chaque question, tapez votre choix puis Entrée. Tapez « ? » pour vous faire
    expliquer l’étape, r pour relire les règles, ou q pour quitter la table.
    Quand vous partez, la partie est sauvegardée et on vous dit comment la
    reprendre.

    Options
      --seat N             votre place ; la première porte le numéro 0 (0 par
                           défaut)
      --seats K            le nombre de joueurs, si le jeu vous laisse le choix
      --bots NIVEAU[,…]    le niveau des bots : random, novice, regular ou expert
                           (regular par défaut). Donnez un seul niveau pour tous, ou
                           un niveau pour chacun
      --hints              pouvoir taper h à une question pour voir ce que
                           ferait un expert
      --seed S             un mot ou un nombre ; la même graine redonne la même
                           partie
      --option CLÉ=VALEUR  régler une option du jeu ; répétez --option pour en
                           régler plusieurs. Séparez les éléments d’une liste par
                           des virgules, ou écrivez CLÉ=@FICHIER pour les lire dans
                           un fichier, un par ligne. `isoloir games JEU` donne la
                           liste des options
      --cards fr|en        la langue des cartes, si elles portent du texte
      --name NOM           votre nom à la table
      --resume FICHIER     reprendre la partie sauvegardée dans FICHIER. Si ce
                           fichier n’existe pas, une nouvelle partie commence ; elle
                           y est sauvegardée après chaque choix, et vous seul pouvez
                           la lire. Une partie reprise garde ses places, sa graine
                           et ses options
      --record FICHIER     écrire dans FICHIER le relevé de la partie finie, pour la
                           revoir ou la vérifier
      --faces              garder aussi dans le relevé le nom des bots, et la forme
                           et la couleur de chacun. Sans cette option, on vous pose
                           la question à la fin, et Entrée veut dire non
      --watch FICHIER      jouer au jeu que contient ce fichier, et recommencer dès
                           que le fichier change
      --games DOSSIER      un dossier ou un fichier qui contient vos propres jeux.
                           Les jeux des paquets installés sont trouvés
                           automatiquement
      --lang fr|en         la langue des textes
      -h, --help           cette aide

    Exemples
      isoloir play third-man
      isoloir play third-man --seat 2 --bots random --seed lundi
      isoloir play third-man --option first_leader=0
      isoloir play third-man --resume soir.save --record soir.jsonl

cli-help-simulate =
    Usage : isoloir simulate JEU --games N --seed S [options]

    Des bots jouent N parties sur tous les cœurs de votre machine. Vous voyez
    qui a gagné et avec combien de points, combien de temps les parties ont
    duré, et combien de fois chaque événement s’est produit. La même commande
    redonne toujours les mêmes parties, à l’octet près, quel que soit le nombre
    de processus.

    Options
      --games N            le nombre de parties à jouer
      --seed S             un mot ou un nombre ; la même graine redonne les mêmes
                           parties
      --seats K            le nombre de joueurs, si le jeu vous laisse le choix
      --bots NIVEAU[,…]    le niveau des bots : random, novice, regular ou expert
                           (regular par défaut). Donnez un seul niveau pour tous, ou
                           un niveau par place
      --option CLÉ=VALEUR  régler une option du jeu ; répétez --option pour en
                           régler plusieurs
      --cards fr|en        la langue des cartes (par défaut, en)
      --records FICHIER    écrire le relevé de toutes les parties dans FICHIER
      --json               afficher le résumé en JSON
      --workers N          le nombre de processus (par défaut, un par cœur)
      --dask ADRESSE       confier le calcul à l’ordonnanceur Dask de cette adresse
      --games DOSSIER      un dossier ou un fichier qui contient vos propres
                           jeux. Les jeux des paquets installés sont trouvés
                           automatiquement
      --lang fr|en         la langue des textes
      -h, --help           cette aide

    Exemples
      isoloir simulate third-man --games 1000 --seed 1
      isoloir simulate third-man --games 200 --seed a \
          --bots regular,random,random,random
      isoloir simulate third-man --games 50 --seed 7 --records parties.jsonl --json

cli-help-ladder =
    Usage : isoloir ladder JEU --seed S [options]

    Chaque bot affronte, seul ou avec son partenaire, une table entière de
    chacun de ses rivaux, en passant par toutes les places. Vous voyez la part
    des victoires de chaque bot, avec un intervalle à 95 %, et sa cote.

    Options
      --seed S             un mot ou un nombre ; la même graine redonne les mêmes
                           parties
      --games N            le nombre de parties par rencontre (20 par défaut)
      --bots A,B,…         les bots qui jouent : des niveaux, ou des fichiers qui
                           définissent vos propres BOTS (par défaut
                           random,novice,regular,expert)
      --among C,D,…        les adversaires des bots de --bots, qui sinon jouent les
                           uns contre les autres
      --bar POURCENT       s’arrêter dès que chaque part des victoires est nettement
                           au-dessus ou nettement au-dessous de POURCENT
      --seats K            le nombre de joueurs, si le jeu vous laisse le choix
      --option CLÉ=VALEUR  régler une option du jeu ; répétez --option pour en
                           régler plusieurs
      --cards fr|en        la langue des cartes (par défaut, en)
      --journal FICHIER    garder les résultats dans FICHIER ; si vous arrêtez, la
                           même commande reprend là où elle en était
      --plot FICHIER       dessiner les cotes dans FICHIER, en SVG
      --json               afficher les résultats en JSON
      --workers N          le nombre de processus (par défaut, un par cœur)
      --dask ADRESSE       confier le calcul à l’ordonnanceur Dask de cette adresse
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
cli-ladder-unrated = Pour calculer les cotes, il faut le paquet openskill : pip install 'isoloir[lab]'

cli-help-rules =
    Usage : isoloir rules JEU [--seats N] [--option CLÉ=VALEUR]…

    Affiche les règles complètes d’un jeu, pour votre nombre de joueurs et vos
    options : le matériel, chaque étape et chaque cas particulier, avec des
    exemples.

    Options
      --seats N           le nombre de joueurs (4 par défaut, ou le plus proche
                          possible)
      --option CLÉ=VALEUR  régler une option du jeu ; `isoloir games JEU` donne la
                          liste des options
      --lang fr|en        la langue des textes
      -h, --help          cette aide

    Exemples
      isoloir rules third-man
      isoloir rules the-majority --seats 3 --option first_edition_spy=true

cli-replay-as-told = Cette partie a été jouée avec la version { $version } des règles, et ce programme joue avec la version { $ours }. La partie ne peut pas être rejouée d’après les règles : vous voyez donc ce qu’on a annoncé aux joueurs à l’époque.
cli-help-study =
    Usage : isoloir study JEU… --seed S [options]
            isoloir study --records FICHIER [options]

    Fait jouer des bots, ou lit des relevés, et écrit un rapport pour les
    auteurs de jeux : la durée des parties, leur équité, leur tension, et ce que
    vaut chaque choix. Vous obtenez un fichier HTML avec des graphiques, dans
    les deux langues, et les mêmes chiffres en JSON. Si vous arrêtez une étude,
    la même commande la reprend là où elle en était. La même commande donne les
    mêmes chiffres sur toutes les machines.

    Options
      --seed S             un mot ou un nombre ; la même graine redonne les mêmes
                           parties
      --games N            le nombre de parties par variante (200 par défaut)
      --compare QUOI…      les variantes à comparer ; pour chacune, dites ce qui
                           change : "seats=4" "seats=5,bots=novice"
      --seats K            le nombre de joueurs, si le jeu vous laisse le choix
      --bots NIVEAU[,…]    le niveau des bots : random, novice, regular ou expert
                           (regular par défaut). Donnez un seul niveau pour tous, ou
                           un niveau par place
      --option CLÉ=VALEUR  régler une option du jeu ; répétez --option pour en
                           régler plusieurs
      --cards fr|en        la langue des cartes (par défaut, en)
      --probes N           le nombre de choix à modifier, pour voir, dans chaque
                           partie (2 par défaut)
      --arms N             le nombre de parties à jouer pour chaque niveau et pour
                           le bot indiscret (par défaut, un quart de --games ; 0
                           pour aucune)
      --levels NIVEAU[,…]  les niveaux dont on mesure l’influence (novice,regular
                           par défaut)
      --records FICHIER    lire les parties de FICHIER au lieu d’en jouer de
                           nouvelles
      --out DOSSIER        le dossier du rapport (study-JEU par défaut)
      --workers N          le nombre de processus (par défaut, un par cœur)
      --dask ADRESSE       confier le calcul à l’ordonnanceur Dask de cette adresse
      --games DOSSIER      un dossier ou un fichier qui contient vos propres
                           jeux. Les jeux des paquets installés sont trouvés
                           automatiquement
      --lang fr|en         la langue des textes
      -h, --help           cette aide

    Exemples
      isoloir study third-man --seed 1
      isoloir study majority --seed 1 --games 500 --compare "seats=4" "seats=6"
      isoloir study --records soiree.jsonl

cli-help-dataset =
    Usage : isoloir dataset FICHIER… [options]

    Convertit vos relevés en quatre tableaux (parties, pauses, choix et
    événements) que pandas, Polars et DuckDB savent lire.

    Options
      --out DOSSIER        le dossier des tableaux (dataset par défaut)
      --format FORMAT      le format des fichiers : parquet ou arrow (parquet par
                           défaut)
      --workers N          le nombre de processus (1 par défaut)
      --dask ADRESSE       confier le calcul à l’ordonnanceur Dask de cette adresse
      --lang fr|en         la langue des textes
      -h, --help           cette aide

    Exemple
      isoloir dataset soiree.jsonl --out tables

cli-help-replay =
    Usage : isoloir replay FICHIER [--game N] [--seat N]

    Fait défiler une partie pas à pas d’après son relevé, en avant et en
    arrière. Vous pouvez tout voir à découvert, ou seulement ce qu’on voyait
    depuis une place ou sur l’écran partagé.

    Touches
      → n espace     en avant           ← p            en arrière
      Début g        au début           Fin G          à la fin
      12 Entrée      à l’étape 12       s              place suivante
      a              voir tout          w              voir en spectateur
      ? h            ces touches        q              quitter
    Si les commandes viennent d’un tube ou d’un fichier, écrivez-en une par ligne.
    Si FICHIER est `-`, le relevé est lu sur l’entrée standard et affiché en entier.

    Options
      --game N       la partie du fichier à montrer (1 par défaut, la première)
      --seat N       montrer ce qu’on voyait depuis cette place ; la première est
                     la 0 (par défaut, tout est à découvert)
      --screen       montrer ce qu’on voyait sur l’écran partagé
      --lang fr|en   la langue des textes
      -h, --help     cette aide

    Exemples
      isoloir replay soir.jsonl
      isoloir replay parties.jsonl --game 12 --seat 3

cli-help-verify =
    Usage : isoloir verify FICHIER [--lang fr|en]

    Rejoue chaque partie du fichier et la compare à son relevé : le mélange
    promis, les dés, les choix, ce qui s’est passé et le résultat. Si FICHIER
    est `-`, les relevés sont lus sur l’entrée standard. Les fichiers gzip sont
    décompressés.

    Code de sortie : 0 si tout est conforme ; 1 si un relevé est faux ;
    2 si un relevé est illisible, ou si la partie suivait d’autres règles.

    Options
      --lang fr|en   la langue des textes
      -h, --help     cette aide

    Exemples
      isoloir verify soir.jsonl
      cat *.jsonl | isoloir verify -
      curl ADRESSE | isoloir verify -

cli-help-serve =
    Usage : isoloir serve [options]

    Accueille des tables qu’on rejoint avec son téléphone, en ouvrant le lien
    affiché ou en scannant le code. Chaque choix est enregistré avant d’être
    annoncé. Ctrl-C arrête le serveur ; les tables seront toujours là quand vous
    le relancerez.

    Chaque option peut aussi se régler par une variable d’environnement, comme
    ISOLOIR_PORT.

      --host ADRESSE       l’adresse où écouter (0.0.0.0 par défaut : tout le
                           réseau)
      --port N             le port où écouter (8765 par défaut ; 0 prend un port
                           libre)
      --data DOSSIER       où garder les tables (par défaut, votre dossier de
                           données)
      --store ADRESSE      garder les tables dans une base PostgreSQL, que plusieurs
                           serveurs peuvent partager : postgresql://…
      --house NOM          un nom pour les serveurs qui partagent une même base
                           (isoloir par défaut)
      --bus ADRESSE        prévenir les autres serveurs par NATS, à l’adresse
                           nats://… (par défaut, la base s’en charge)
      --drain-seconds N    quand le serveur s’arrête, déconnecter les pages peu à
                           peu, en N secondes (0 par défaut : toutes à la fois)
      --tls-cert FICHIER   le certificat à utiliser pour https
      --tls-key FICHIER    la clé privée du certificat. En https, les téléphones ne
                           se mettent pas en veille et la page peut s’installer
                           comme une application
      --names A,B          d’autres noms par lesquels on accède à ce serveur ; ses
                           adresses et le nom de la machine marchent toujours
      --proxies A,B        les proxys à qui l’on peut se fier pour savoir d’où vient
                           une requête
      --public-url URL     l’adresse que l’on ouvre, si ce n’est pas celle du
                           serveur
      --keep-hours N       oublier une table N heures après le dernier coup (24 par
                           défaut)
      --most-tables N      le nombre de tables possibles en même temps (5000 par
                           défaut)
      --most-sockets N     le nombre de connexions possibles en même temps (10000
                           par défaut)
      --code-length N      le nombre de lettres du code d’une table, de 4 à 10 (5
                           par défaut)
      --metrics-token TEXTE  laisser d’autres machines lire /metrics avec ce jeton
      --log-level NIVEAU   le niveau du journal : debug, info, warning ou error
                           (info par défaut, warning dans un terminal)
      --quiet              ne pas afficher le code QR
      --grace-ms N         combien de millisecondes on a pour changer d’avis quand
                           tout le monde a choisi (1500 par défaut)
      --bot-ms N           combien de millisecondes les bots font mine de réfléchir
                           (900 par défaut)
      --tick-ms N          envoyer les signaux « a choisi » par paquets, toutes les
                           N millisecondes (40 par défaut)
      --nonce-ms N         combien de millisecondes attendre que les téléphones
                           ajoutent leur part de hasard au mélange (3000 par défaut)
      --limits X           multiplier par X ce qu’une même adresse a le droit de
                           faire (1 par défaut) ; 0 lève toute limite
      --message-rate X     combien de messages par seconde une connexion peut
                           envoyer (5 par défaut) ; 0 lève toute limite
      --games DOSSIER      un dossier ou un fichier qui contient vos propres jeux
      --watch              tenir compte des changements dans vos jeux : les
                           nouvelles parties en profitent, celles en cours
                           continuent comme avant
      --pages DOSSIER      servir vos propres pages au lieu de celles du programme
      --pages-before DOSSIER  les pages de la version précédente, pour les
                           navigateurs où elles sont encore ouvertes
      --admin-token TEXTE  laisser d’autres machines ouvrir la page
                           d’administration, /admin, avec ce jeton (le plus sûr est
                           de le mettre dans ISOLOIR_ADMIN_TOKEN)
      --lang fr|en         la langue des textes
      -h, --help           cette aide

    Exemples
      isoloir serve
      isoloir serve --port 443 --tls-cert fullchain.pem --tls-key privkey.pem

cli-help-backup =
    Usage : isoloir backup FICHIER [--data DOSSIER] [--lang fr|en]

    Copie les données d’un serveur dans un fichier, même s’il est en marche.

    Options
      --data DOSSIER  où sont gardées les tables (par défaut, votre dossier de
                      données)
      --lang fr|en    la langue des textes
      -h, --help      cette aide

    Exemples
      isoloir backup tables-lundi.sqlite

cli-help-restore =
    Usage : isoloir restore FICHIER [--data DOSSIER] [--lang fr|en]
            isoloir restore --store ADRESSE [--house NOM] [--lang fr|en]

    Remet une sauvegarde en place. Arrêtez d’abord le serveur. Les données qui
    s’y trouvaient sont gardées à côté. Si vos tables sont dans PostgreSQL,
    restaurez la base avec ses propres outils, puis lancez une fois cette
    commande avec --store avant de démarrer les serveurs, pour qu’aucune page
    ouverte n’attende ce qui a disparu.

    Options
      --data DOSSIER  où sont gardées les tables (par défaut, votre dossier de
                      données)
      --store ADRESSE  l’adresse de la base : postgresql://…
      --house NOM     un nom pour les serveurs qui partagent une même base (isoloir
                      par défaut)
      --lang fr|en    la langue des textes
      -h, --help      cette aide

    Exemples
      isoloir restore tables-lundi.sqlite

cli-help-move =
    Usage : isoloir move ADRESSE [--back] [--data DOSSIER] [--lang fr|en]

    Copie toutes les tables d’un serveur arrêté, parties en cours comprises, de
    son dossier vers une base PostgreSQL vide. Avec --back, les copie de la base
    vers un dossier vide. L’original reste tel quel.

    Options
      --back          copier de la base vers le dossier
      --data DOSSIER  où sont gardées les tables (par défaut, votre dossier de
                      données)
      --house NOM     un nom pour les serveurs qui partagent une même base (isoloir
                      par défaut)
      --lang fr|en    la langue des textes
      -h, --help      cette aide

    Exemples
      isoloir move postgresql://isoloir@localhost/isoloir

cli-move-done = { $tables ->
        [one] { $tables } table copiée ({ $entries } entrées).
       *[other] { $tables } tables copiées ({ $entries } entrées).
    }
cli-serve-listening = Isoloir vous attend à l’adresse { $url }
cli-serve-stopping = Le serveur s’arrête ; les tables sont gardées dans { $data }
cli-serve-in-use = Un autre serveur utilise déjà { $data } : arrêtez-le, ou donnez à celui-ci un autre dossier avec --data
cli-serve-port-taken = Impossible d’écouter sur { $host }, port { $port } : { $why }
cli-serve-newer = Les données de { $data } viennent d’une version plus récente : installez-la, ou restaurez une sauvegarde plus ancienne
cli-serve-unreadable = Impossible d’ouvrir les données de { $data } : { $why }
cli-serve-other-house = La base { $data } sert déjà aux serveurs nommés { $house } : choisissez une autre base avec --store, ou ajoutez --house { $house }
cli-serve-needs-extra = Il manque des paquets. Pour les installer : pip install 'isoloir[{ $extra }]'
cli-serve-damaged = Les données de { $data } sont abîmées, et rien n’y a été modifié : restaurez une sauvegarde, ou choisissez un autre dossier avec --data
cli-serve-mended = D’autres utilisateurs de cette machine pouvaient lire { $data } ; désormais, seul son propriétaire le peut
cli-serve-game-left-out = { $where } a été laissé de côté : { $why }
cli-serve-game-taken-up = { $where } a changé : les nouvelles parties suivent la nouvelle version, celles en cours continuent comme avant
cli-serve-game-stays = { $where } a changé, mais on garde la version précédente : { $why }
cli-serve-bad-tls = Impossible de lire les fichiers TLS : { $why }
cli-serve-store-alone = La base n’a pas de réplique synchrone : si elle est perdue et qu’une autre prend sa place, les derniers choix risquent d’être perdus avec elle
cli-serve-store-unsynced = La base répond avant d’avoir écrit (synchronous_commit vaut off) : si elle tombe, des choix déjà annoncés comme scellés risquent d’être perdus
cli-serve-store-replicated = Chaque choix est aussi copié sur une réplique synchrone ({ $names }) : si elle doit remplacer la base, rien n’est perdu
cli-backup-done = Toutes les tables sont dans { $path }
cli-restore-done = Les tables sont de retour dans { $path }
cli-restore-put-back = { $tables ->
        [one] Une table reprend d’après ce que contient maintenant la base.
       *[other] { $tables } tables reprennent d’après ce que contient maintenant la base.
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

cli-play-back = Vous revoilà à la table : la partie sauvegardée dans { $path } reprend.
cli-play-hint = Tapez « ? » pour vous faire expliquer l’étape, r pour relire les règles, ou q pour sauvegarder la partie et partir.
cli-play-hints = Tapez h pour voir ce que ferait un expert.
cli-play-prompt = { $take ->
        [one] Votre choix (? r q) :
       *[other] Vos { $take } choix, dans l’ordre (? r q) :
    }
cli-play-prompt-options = Choisissez parmi { $offered } (? r q) :
cli-play-keys = { $take ->
        [one] Tapez votre choix, ou son numéro, puis Entrée. Tapez r pour relire les règles, ou q pour sauvegarder la partie et partir.
       *[other] Tapez vos { $take } choix dans l’ordre, sur une ligne et séparés par des espaces, puis Entrée. Tapez r pour relire les règles, ou q pour sauvegarder la partie et partir.
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
cli-replay-no-such-key = La commande « { $key } » n’existe pas. Tapez h pour les voir toutes.
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
cli-verify-other-rules = partie { $game }, ligne { $line } : { $name } y est joué avec la version { $version } des règles, et ce programme connaît la version { $ours } ; la vérification s’arrête là
cli-verify-newer-words = partie { $game }, ligne { $line } : cette partie vient d’une version plus récente du jeu ({ $name }), avec des mots que ce programme ne connaît pas ; la vérification s’arrête là
cli-verify-unknown-game = partie { $game }, ligne { $line } : le jeu « { $name } » n’existe pas ici
cli-verify-bad = { $bad ->
        [one] { $bad } partie sur { $games } ne correspond pas à son relevé.
       *[other] { $bad } parties sur { $games } ne correspondent pas à leur relevé.
    }
cli-verify-says = { $what } : le relevé dit { $claimed }, alors que ce devrait être { $found }
cli-verify-commitment = le mélange ou la mise en place ne correspond pas à la promesse du début
cli-verify-seed = la graine ou le sel est trop court pour avoir été un secret
cli-verify-names = il n’y a pas autant de noms que de places
cli-verify-setup = aucune partie ne peut commencer comme ça
cli-verify-number = les étapes ne sont pas numérotées dans l’ordre
cli-verify-asks = ce ne sont pas les mêmes questions
cli-verify-by = un choix est attribué à quelqu’un à qui l’on n’avait rien demandé
cli-verify-choice = un des choix n’était pas proposé
cli-verify-events = ce qui s’est passé n’est pas ce que dit le relevé
cli-verify-stopped = la partie ne s’est pas arrêtée là où le dit le relevé
cli-verify-winners = ce ne sont pas les mêmes gagnants
cli-verify-scores = ce ne sont pas les mêmes scores
cli-verify-other = quelque chose est différent

cli-game-left-out = { $where } a été laissé de côté : { $why }

cli-help-check =
    Usage : isoloir check JEU [--games DOSSIER] [options]

    Joue un grand nombre de parties au hasard et vérifie que le jeu fait ce que
    tout jeu doit faire : se terminer, pouvoir s’enregistrer et s’envoyer, se
    rejouer à l’identique avec la même graine, et n’apprendre à personne ce
    qu’il ne doit pas savoir. Pour chaque défaut, vous voyez la graine qui le
    révèle et la ligne de code à regarder.

    Options
      --games DOSSIER  un dossier ou un fichier qui contient vos propres jeux
      --seed G         n’essayer que cette graine, pour revoir un défaut
      --seeds N        essayer N graines (3 par défaut)
      --only CONTRÔLE  ne faire que ce contrôle (ends, leaks, redeals…) ;
                       répétez --only pour en faire plusieurs
      --lang fr|en     la langue des textes
      -h, --help       cette aide

    Exemples
      isoloir check third-man
      isoloir check mon-jeu --games . --seeds 50

cli-check-fine = Aucun défaut trouvé.
cli-check-faults = { $count ->
        [one] Une chose à corriger.
       *[other] { $count } choses à corriger.
    }
cli-check-again = places { $seats }, options { $options }, graine { $seed }

cli-help-new =
    Usage : isoloir new NOM [options]

    Crée un petit dossier avec un jeu qui marche : ses règles, ses textes dans
    votre langue, et un test. Faites-en votre propre jeu. On vous demandera ce
    que les options ne précisent pas.

    Options
      --players 3-5    le nombre de joueurs possible
      --ask PHRASE     la question posée à tout le monde
      --into DOSSIER   où mettre le nouveau dossier (par défaut : ici)
      --lang fr|en     la langue des textes et celle du nouveau jeu
      -h, --help       cette aide

    Exemples
      isoloir new "Plein midi" --players 2-5 --ask "À quelle vitesse tirez-vous ?"

cli-new-name = Comment s’appelle votre jeu ?
cli-new-players = À combien y joue-t-on ? ({ $usual })
cli-new-ask = Que demande-t-on à tout le monde ? ({ $usual })
cli-new-ask-usual = Quel nombre choisissez-vous ?
cli-new-done = { $folder } contient un jeu qui marche. Voici comment y jouer, le mettre sur des téléphones et le contrôler :

cli-watch-again = { $where } a changé : la partie recommence.
cli-watch-stays = { $where } a changé, mais on garde la version précédente : { $why }
cli-watch-more = Appuyez sur Entrée pour rejouer, ou tapez q pour partir :
