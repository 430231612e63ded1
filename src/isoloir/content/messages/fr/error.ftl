# Ce qui ne se peut pas, une ligne chacun, par la clé de l’erreur.

error-command-unknown = la commande « { $command } » n’existe pas ; choisissez parmi : { $offered }
error-command-meant = la commande « { $command } » n’existe pas ; vouliez-vous dire { $near } ?
error-argument-unknown = argument inattendu : « { $argument } »
error-argument-meant = argument inattendu : « { $argument } » ; vouliez-vous dire { $near } ?
error-variable-unknown = aucun réglage ne s’appelle { $variable } ; `isoloir serve --help` les donne tous, sinon supprimez cette variable
error-variable-meant = aucun réglage ne s’appelle { $variable } ; vouliez-vous dire { $near } ?
error-argument-needs-value = il faut donner une valeur à { $argument }
error-argument-takes-no-value = { $argument } ne prend pas de valeur
error-arguments = { $why }
error-missing = il manque { $what ->
        [FILE] FICHIER
        [FOLDER] DOSSIER
        [ADDRESS] ADRESSE
        [NAME] NOM
       *[other] { $what }
    }
error-game-missing = quel jeu voulez-vous ? `isoloir games` donne la liste des jeux
error-not-one-of = { $what } doit être l’une de ces valeurs : { $offered } (et non « { $given } »)
error-number = { $what } doit être un nombre entier supérieur ou égal à { $low } (et non « { $given } »)
error-percent = { $what } doit être un pourcentage de 0 à 100, comme 42 ou 17,5 (et non « { $given } »)
error-seed = la graine est vide, ou contient des caractères impossibles à enregistrer
error-name = un nom doit compter de 1 à { $most } caractères visibles
error-option-form = une option s’écrit CLÉ=VALEUR, et non « { $given } »

error-game-unknown = le jeu « { $game } » n’existe pas ; choisissez parmi : { $offered }
error-level-unknown = le niveau « { $level } » n’existe pas ; choisissez parmi : { $offered }
error-seats = { $game } se joue à { $offered } joueurs, pas à { $seats }
error-seat = la place { $seat } n’existe pas ; la dernière est la place { $last }
error-bots-count = vous avez donné { $given } niveaux pour { $wanted } bots ; donnez un seul niveau pour tous, ou un niveau par bot
error-cards = il n’y a pas de cartes dans la langue « { $cards } »
error-option-unknown = { $game } n’a pas d’option « { $option } » ; choisissez parmi : { $offered }
error-option-value = pour { $game }, l’option { $option } accepte : { $offered }

error-file = { $path } : { $why }
error-file-FileNotFoundError = ce fichier ou dossier n’existe pas
error-file-FileExistsError = un fichier de ce nom existe déjà
error-file-IsADirectoryError = c’est un dossier
error-file-NotADirectoryError = un élément de ce chemin n’est pas un dossier
error-file-PermissionError = accès refusé
error-file-full = il n’y a plus de place sur ce disque
error-unreadable = c’est illisible
error-save-broken = { $path } : ce n’est pas une partie sauvegardée, ou elle est endommagée
error-save-newer = { $path } : cette partie a été sauvegardée par une version plus récente du programme
error-save-before-release = { $path } : cette partie a été sauvegardée avant la version 0.1.0, et les versions suivantes ne savent plus la lire
error-save-other-game = { $path } : c’est la sauvegarde d’un autre jeu ({ $game })
error-save-other-rules = { $path } : cette partie a commencé avec la version { $version } des règles, alors que ce programme utilise la version { $ours }

error-answer-empty = Tapez un de ces choix : { $offered }
error-answer-unknown = « { $answer } » n’est pas un de ces choix : { $offered }
error-answer-count = { $take ->
        [one] Il faut faire un seul choix ; vous en avez fait { $got }.
       *[other] Il faut faire { $take } choix, séparés par des espaces ; vous en avez fait { $got }.
    }
error-line-empty = Écrivez au moins une lettre ou un chiffre.
error-line-long = C’est trop long : essayez avec moins de mots.
error-line-characters = Certains caractères ne peuvent pas s’afficher : enlevez ceux qui sont invisibles ou spéciaux.
error-answer-twice = Vous ne pouvez pas faire deux fois le même choix.

error-record-truncated = le fichier est tronqué : le relevé de la dernière partie est incomplet
error-record-empty = le fichier est vide
error-record-not-a-record = ligne { $line } : ce n’est pas le début du relevé d’une partie
error-record-newer = ligne { $line } : ce relevé est dans un format trop récent pour ce programme
error-record-before-release = ligne { $line } : ce relevé date d’avant la version 0.1.0, et les versions suivantes ne savent plus le lire
error-record-unreadable = la ligne { $line } est illisible
error-record-differs = ligne { $line } : le relevé ne correspond pas à la partie qu’il décrit ; `isoloir verify` en dit plus
error-record-game = { $games ->
        [one] le fichier ne contient qu’une partie ; la partie { $game } n’existe pas
       *[other] le fichier ne contient que { $games } parties ; la partie { $game } n’existe pas
    }

error-move-nothing = { $path } : il n’y a rien à copier ici
error-move-empty = la base { $path } ne contient aucune table d’Isoloir : vérifiez son nom, ou restaurez-la d’abord avec les outils de PostgreSQL
error-move-not-empty = la destination contient déjà des tables ; rien n’a été copié
error-move-in-use = un serveur utilise { $path } ou la base ; arrêtez-le d’abord
error-move-failed = la base a refusé l’opération : { $why }
error-move-needs-extra = il manque des paquets. Pour les installer : pip install 'isoloir[cluster]'
error-store-address = { $data } n’est pas l’adresse d’une base : écrivez postgresql://nom:motdepasse@hôte:5432/base
error-store-unreachable = rien ne répond à l’adresse { $data } : vérifiez que l’adresse est bonne, que la base tourne et qu’elle accepte cette machine
error-store-not-postgres = ce qui répond à l’adresse { $data } n’est pas PostgreSQL : vérifiez l’hôte et le port
error-store-login = la base { $data } refuse ce nom d’utilisateur ou ce mot de passe
error-store-full = la base { $data } n’a plus de connexion libre pour cet utilisateur : autorisez-en davantage, ou fermez-en d’autres
error-store-tls = la base { $data } et cette machine ne s’entendent pas sur TLS : vérifiez sslmode et les certificats
error-store-missing = le serveur répond, mais la base { $data } n’existe pas : créez-la d’abord
error-store-rights = cet utilisateur n’a pas le droit de créer des tables et d’écrire dans la base { $data } : donnez-lui ces droits, ou faites-en le propriétaire de la base
error-store-others = la base { $data } contient déjà les tables d’un autre programme : donnez à Isoloir une base pour lui seul
error-store-busy = un autre serveur est en train de mettre à jour la base { $data } : relancez celui-ci dans une minute
error-store-starting = la base { $data } est en train de démarrer ou de s’arrêter : réessayez dans un instant
error-store-read-only = on ne peut pas écrire dans la base { $data }, qui est sans doute une réplique : donnez l’adresse du serveur principal, ou celles de tous les serveurs
error-store-lost = la base { $data } a coupé la connexion : consultez son journal, puis relancez le programme
error-store-too-old = la base { $data } tourne avec PostgreSQL { $version }, mais Isoloir a besoin de la version { $oldest } ou d’une plus récente
error-store-before-release = { $data } : ces données datent d’avant Isoloir 0.1.0, et les versions suivantes ne savent plus les lire
error-store-newer = la base { $data } a été écrite par une version plus récente d’Isoloir : installez cette version
error-store-other-house = la base { $data } est déjà utilisée par un autre groupe de serveurs, « { $house } » : choisissez une autre base, ou ajoutez --house { $house }
error-rollback-nothing = { $path } : il n’y a pas de copie d’avant une mise à jour
error-backup-nothing = { $path } : il n’y a rien à sauvegarder ici
error-backup-missing = { $path } : ce fichier n’existe pas ; `isoloir backup` en fait un, et d’anciennes données restent à côté des tables
error-backup-broken = { $path } : ce n’est pas une sauvegarde, ou elle est endommagée
error-backup-damaged = { $path } : ces données sont endommagées ; rien n’a été copié, et la sauvegarde précédente est intacte
error-backup-no-folder = { $path } : ce dossier n’existe pas
error-backup-failed = { $path } : impossible d’écrire ici
error-backup-in-use = { $path } : un serveur utilise ces données ; arrêtez-le d’abord
error-restore-file-or-store = donnez soit un fichier, soit --store : une base se restaure d’abord avec les outils de PostgreSQL

error-setting-port = { $flag } doit être un nombre entier de 0 à 65535, et non « { $given } »
error-setting-keep_hours = { $flag } doit être un nombre d’heures supérieur à 0 et inférieur ou égal à 8760, et non « { $given } »
error-setting-grace_ms = { $flag } doit être un nombre de millisecondes de 0 à 60000, et non « { $given } »
error-setting-bot_ms = { $flag } doit être un nombre de millisecondes de 0 à 60000, et non « { $given } »
error-setting-tick_ms = { $flag } doit être un nombre de millisecondes de 0 à 5000, et non « { $given } »
error-setting-nonce_ms = { $flag } doit être un nombre de millisecondes de 0 à 60000, et non « { $given } »
error-setting-limits = { $flag } doit être un nombre de 0 à 1000, et non « { $given } »
error-setting-message_rate = { $flag } doit être un nombre de 0 à 100000, et non « { $given } »
error-setting-most_tables = { $flag } doit être un nombre entier de 1 à 1000000, et non « { $given } »
error-setting-most_sockets = { $flag } doit être un nombre entier de 1 à 1000000, et non « { $given } »
error-setting-most_people = { $flag } doit être un nombre entier de 1 à 1000000, et non « { $given } »
error-setting-code_length = { $flag } doit être un nombre entier de 4 à 10, et non « { $given } »
error-setting-tls_cert = vous avez donné « { $given } » à { $flag }, mais --tls-cert et --tls-key vont ensemble, et les deux fichiers doivent exister
error-setting-tls_key = vous avez donné « { $given } » à { $flag }, mais --tls-cert et --tls-key vont ensemble, et les deux fichiers doivent exister
error-setting-proxies = { $flag } doit être une liste d’adresses ou de réseaux, séparés par des virgules, et non « { $given } »
error-setting-names = { $flag } doit être une liste de noms sans port, séparés par des virgules, et non « { $given } »
error-setting-public_url = { $flag } doit être une adresse qui commence par http:// ou https://, et non « { $given } »
error-setting-log_level = { $flag } doit être debug, info, warning ou error, et non « { $given } »
error-setting-quiet = { $flag } doit être true ou false, et non « { $given } »
error-setting-host = { $flag } doit être une adresse d’écoute, et non « { $given } »
error-setting-store = { $flag } doit être une adresse qui commence par postgresql://, et non « { $given } »
error-setting-house = { $flag } doit être un nom, et non « { $given } »
error-setting-bus = { $flag } ne marche qu’avec --store et attend une adresse comme nats://hôte:4222 ; vous avez donné « { $given } »
error-setting-drain_seconds = { $flag } doit être un nombre de secondes de 0 à 600, et non « { $given } »
error-setting-data = { $flag } doit être un dossier, et non « { $given } »
error-setting-pages = { $flag } doit être un dossier, et non « { $given } »
error-setting-metrics_token = { $flag } doit être un texte, et non « { $given } »
error-games-folder = il n’y a ni dossier ni fichier de jeux à cet endroit : { $path }
error-check-seeds = choisissez entre --seed et --seeds : les deux ne vont pas ensemble
error-setting-pages_before = { $flag } doit être un dossier de pages déjà compilées, et non « { $given } »
error-setting-admin_token = { $flag } doit avoir au moins 16 caractères
error-setting-my_games = { $flag } doit être un dossier ou un fichier de jeux, et non « { $given } »
error-setting-leave_newer = { $flag } doit être true ou false, et non « { $given } »
error-setting-notices = { $flag } doit être une adresse où les services d’envoi peuvent vous écrire, par exemple mailto:vous@example.org ou https://…, et non « { $given } »
error-setting-notices_to = { $flag } doit être une adresse qui commence par http:// ou https://, et va avec --notices et --public-url (vous avez donné « { $given } »)
error-setting-notices_secret = { $flag } doit avoir au moins 16 caractères
error-setting-watch = { $flag } doit être true ou false, et non « { $given } »
error-tab-full = { $path } contient autre chose ; choisissez un dossier neuf ou vide
error-tab-parts = { $path } ne contient pas { $what }, ou pas celui qu’il faut à cette version : avec les sources, lancez `make tab` ; sinon, mettez-y deux fichiers avec `npm pack { $pyodide }` et `pip download --no-deps --only-binary :all: --platform pyemscripten_2026_0_wasm32 --python-version 3.14 { $msgspec }`
error-new-exists = { $path } existe déjà
error-new-text = « { $given } » ne convient pas : { $why }
error-new-players = « { $given } » n’est pas un nombre de joueurs : écrivez un nombre ou un intervalle, de 2 à { $most }, par exemple 4 ou 3-5
error-new-key = le jeu ne peut pas s’appeler « { $given } » : le nom court qu’on en tire (minuscules sans accent et chiffres) est vide ou déjà pris ; choisissez un autre nom
error-watch-no-file = --watch sert aux jeux écrits dans un de vos fichiers, ce qui n’est pas le cas de { $game } : donnez son dossier avec --my-games
error-watch-no-game = il n’y a aucun jeu jouable dans { $path } : { $why }
error-setting-metrics = { $flag } doit être une adresse de cette machine avec un port, par exemple 127.0.0.1:9400, et non « { $given } »
error-admin-nobody = aucun serveur ne tourne sur { $data } : démarrez-le, ou indiquez son dossier avec --data
error-admin-several = plusieurs serveurs y tournent, aux ports { $ports } : choisissez-en un avec --port
error-admin-not-yours = seul le propriétaire de { $path } peut faire cela
error-admin-no-such-node = il n’y a pas de serveur nommé { $node }
error-left-out = { $most ->
    [0] Cette table a besoin de toutes les cartes : aucune ne peut rester dans la boîte.
    [one] Une seule carte peut rester dans la boîte.
   *[other] { $most } cartes différentes du jeu, au plus, peuvent rester dans la boîte.
}
error-festival-no-server = aucun serveur ne répond à { $at } : lancez isoloir serve, ou donnez l’adresse du vôtre avec --at
error-festival-refused = le serveur { $at } refuse d’ouvrir un festival (HTTP { $status })
