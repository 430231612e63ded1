# Ce qui ne se peut pas, une ligne chacun, par la clé de l’erreur.

error-command-unknown = commande inconnue : « { $command } » ; au choix : { $offered }
error-argument-unknown = je ne sais pas quoi faire de « { $argument } »
error-argument-needs-value = { $argument } demande une valeur
error-argument-takes-no-value = { $argument } ne prend pas de valeur
error-arguments = { $why }
error-missing = il manque { $what }
error-game-missing = quel jeu ? `isoloir games` en donne la liste
error-not-one-of = { $what } : au choix { $offered }, et non « { $given } »
error-number = { $what } : il faut un nombre entier, { $low } ou plus, et non « { $given } »
error-seed = ce texte est vide, ou contient des caractères qui ne s’enregistrent pas
error-name = il faut un nom de 1 à { $most } lettres visibles
error-option-form = une option s’écrit CLÉ=VALEUR, et non « { $given } »

error-game-unknown = jeu inconnu : « { $game } » ; au choix : { $offered }
error-level-unknown = niveau inconnu : « { $level } » ; au choix : { $offered }
error-seats = { $game } se joue à { $offered }, pas à { $seats }
error-seat = la place { $seat } n’existe pas ; la dernière est la { $last }
error-bots-count = { $given } bots pour { $wanted } places : nommez-en un pour toutes, ou un pour chacune
error-cards = aucune carte n’existe en « { $cards } »
error-option-unknown = { $game } n’a pas d’option « { $option } » ; au choix : { $offered }
error-option-value = pour { $game }, l’option { $option } peut valoir : { $offered }

error-file = { $path } : { $why }
error-file-FileNotFoundError = ce fichier ou dossier n’existe pas
error-file-IsADirectoryError = c’est un dossier
error-file-NotADirectoryError = une partie de ce chemin n’est pas un dossier
error-file-PermissionError = accès refusé
error-unreadable = c’est illisible
error-save-broken = { $path } : ce n’est pas une partie sauvegardée, ou elle est abîmée
error-save-other-game = { $path } : c’est la sauvegarde d’un autre jeu, { $game }
error-save-other-rules = { $path } : cette partie a commencé avec la version { $version } des règles ; ce programme joue la version { $ours }

error-answer-empty = Tapez un choix parmi : { $offered }
error-answer-unknown = « { $answer } » n’est pas parmi : { $offered }
error-answer-count = { $take ->
        [one] Il faut un choix, pas { $got }.
       *[other] Il faut { $take } choix séparés par des espaces, pas { $got }.
    }
error-answer-twice = On ne peut pas faire deux fois le même choix.

error-record-truncated = le fichier est tronqué : sa dernière partie n’a pas de fin
error-record-empty = le fichier est vide
error-record-not-a-record = ligne { $line } : aucun relevé ne commence ici
error-record-newer = ligne { $line } : ce relevé est d’un format plus récent que ceux que ce programme sait lire
error-record-unreadable = ligne { $line } : c’est illisible
error-record-differs = ligne { $line } : le relevé ne correspond pas à la partie rejouée ; `isoloir verify` en dit plus
error-record-game = { $games ->
        [one] le fichier contient une partie ; la partie { $game } n’existe pas
       *[other] le fichier contient { $games } parties ; la partie { $game } n’existe pas
    }

error-move-nothing = { $path } : il n’y a rien à copier ici
error-move-not-empty = il y a déjà des tables à destination ; rien n’a été copié
error-move-in-use = un serveur tourne sur { $path } ou sur la base ; arrêtez-le d’abord
error-move-failed = la base répond : { $why }
error-move-needs-extra = il manque des paquets : pip install 'isoloir[cluster]'
error-store-address = { $data } n’est pas l’adresse d’une base : écrivez postgresql://nom:motdepasse@hôte:5432/base
error-store-unreachable = rien ne répond à { $data } : vérifiez l’adresse, et que la base tourne et accepte cette machine
error-store-not-postgres = ce qui répond à { $data } n’est pas PostgreSQL : vérifiez l’hôte et le port
error-store-login = la base { $data } n’accepte pas ce nom et ce mot de passe
error-store-missing = le serveur { $data } tourne, mais n’a pas de base de ce nom : créez-la d’abord
error-store-rights = cet utilisateur n’a pas le droit de créer des tables dans la base { $data } : donnez-le-lui, ou faites-en le propriétaire
error-store-others = la base { $data } contient déjà d’autres tables : donnez à Isoloir une base à lui
error-store-busy = un autre serveur est en train de mettre à jour la base { $data } : redémarrez dans une minute
error-store-starting = la base { $data } est en train de démarrer ou de s’arrêter : réessayez dans un instant
error-store-read-only = on ne peut pas écrire dans la base { $data }, c’est sans doute une réplique : donnez l’adresse de la principale, ou toutes les adresses
error-store-lost = la base { $data } a coupé la connexion : consultez son journal, puis redémarrez
error-store-too-old = la base { $data } est un PostgreSQL { $version } : Isoloir demande la version { $oldest } ou une plus récente
error-store-newer = la base { $data } a été écrite par une version plus récente : installez celle-là
error-store-other-house = la base { $data } appartient à une autre maison, { $house } : choisissez une autre base, ou le même --house
error-backup-nothing = { $path } : il n’y a rien à copier ici
error-backup-broken = { $path } : ce n’est pas une copie, ou elle est abîmée
error-backup-damaged = { $path } : ces données sont abîmées ; rien n’a été copié, et la copie précédente est intacte
error-backup-no-folder = { $path } : ce dossier n’existe pas
error-backup-failed = { $path } : impossible d’y écrire
error-backup-in-use = { $path } : un serveur tourne sur ces données ; arrêtez-le d’abord

error-setting-port = { $flag } : un port est un nombre entier de 0 à 65535, et non « { $given } »
error-setting-keep_hours = { $flag } : un nombre d’heures, plus de 0 et au plus 8760, et non « { $given } »
error-setting-grace_ms = { $flag } : des millisecondes, de 0 à 60000, et non « { $given } »
error-setting-bot_ms = { $flag } : des millisecondes, de 0 à 60000, et non « { $given } »
error-setting-tick_ms = { $flag } : des millisecondes, de 0 à 5000, et non « { $given } »
error-setting-nonce_ms = { $flag } : des millisecondes, de 0 à 60000, et non « { $given } »
error-setting-limits = { $flag } : un nombre de 0 à 1000, et non « { $given } »
error-setting-message_rate = { $flag } : un nombre de 0 à 100000, et non « { $given } »
error-setting-most_tables = { $flag } : un nombre entier de 1 à 1000000, et non « { $given } »
error-setting-most_sockets = { $flag } : un nombre entier de 1 à 1000000, et non « { $given } »
error-setting-code_length = { $flag } : un nombre entier de 4 à 10, et non « { $given } »
error-setting-tls_cert = { $flag } : il faut deux fichiers qui vont ensemble, --tls-cert et --tls-key, et non « { $given } »
error-setting-tls_key = { $flag } : il faut deux fichiers qui vont ensemble, --tls-cert et --tls-key, et non « { $given } »
error-setting-proxies = { $flag } : des adresses ou des réseaux, séparés par des virgules, et non « { $given } »
error-setting-names = { $flag } : des noms sans port, séparés par des virgules, et non « { $given } »
error-setting-public_url = { $flag } : une adresse qui commence par http:// ou https://, et non « { $given } »
error-setting-log_level = { $flag } : debug, info, warning ou error, et non « { $given } »
error-setting-quiet = { $flag } : true ou false, et non « { $given } »
error-setting-host = { $flag } : une adresse où écouter, et non « { $given } »
error-setting-store = { $flag } : une adresse qui commence par postgresql://, et non « { $given } »
error-setting-house = { $flag } : un nom, et non « { $given } »
error-setting-bus = { $flag } : une adresse qui commence par nats://, avec --store, et non « { $given } »
error-setting-drain_seconds = { $flag } : des secondes, de 0 à 600, et non « { $given } »
error-setting-data = { $flag } : un dossier, et non « { $given } »
error-setting-pages = { $flag } : un dossier, et non « { $given } »
error-setting-metrics_token = { $flag } : un texte, et non « { $given } »
error-games-folder = aucun dossier ni fichier de jeux à { $path }
error-check-seeds = --seed et --seeds ne vont pas ensemble
error-setting-pages_before = { $flag } : un dossier de pages construites, et non « { $given } »
error-setting-admin_token = { $flag } : au moins 16 caractères
error-setting-games = { $flag } : un dossier ou un fichier de jeux, et non « { $given } »
error-setting-watch = { $flag } : true ou false, et non « { $given } »
error-new-exists = { $path } existe déjà
error-new-text = « { $given } » ne convient pas : { $why }
error-new-players = « { $given } » : dites combien jouent avec un ou deux nombres de 2 à { $most }, par exemple 3-5
error-new-key = « { $given } » ne donne aucun nom libre en lettres et chiffres ; choisissez-en un autre
error-watch-no-game = { $path } ne contient aucun jeu jouable : { $why }
