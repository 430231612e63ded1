# Le reste de ce que disent les pages : l’entrée, le salon, le menu, la fin, les ennuis.

page-tagline = On choisit en secret. On dévoile tout en même temps.
page-code-label = On vous a donné un code ?
page-join = Entrer
page-rejoin = Revenir à la table { $code } ({ $name })
page-rejoin-watch = Revenir regarder la table { $code }
page-forget-table = Oublier la table { $code }
page-choose-game = Ou ouvrez une table
page-players = { $span ->
        [one] { $first } joueurs
       *[more] { $first } à { $last } joueurs
    }
page-minutes = { $least } à { $most } min
page-open-table = Ouvrir une table
page-alone = Jouer contre des bots
page-learn = Apprendre en une minute
page-learn-offer = Première fois ? Une minute suffit, ou lancez-vous.
page-against = Solo, contre
page-against-how-many = Nombre de bots en solo
page-against-how-good = Niveau des bots en solo
page-against-bots = { $count } bots
page-create = Créer la table
page-remote = Nous jouons à distance
page-ways = Comment jouez-vous ?
page-way-own-phones = Chacun son téléphone
page-way-around = Un seul téléphone pour tous
page-around = Un téléphone pour tous
page-around-start = Commencer sur cet appareil
page-around-hint = Le téléphone passe de main en main, et un rideau cache l’écran à chaque passage. S’il manque des joueurs, des bots complètent la table.
page-person-n = Joueur { $n }
page-one-more = Une personne de plus
page-one-less = Une personne de moins
page-festival = Un festival : plusieurs tables, un classement
page-open-record = Revoir une partie à partir d’un relevé
page-names = Marquise Pigeon Comète Cornichon Capitaine Velours Biscuit Domino Grillon Poivre Loutre Genièvre Bouton Gaufre Chardon Moustache
page-your-name = Votre nom
page-next-shape = Une autre forme
page-next-colour = Une autre couleur
page-shape-circle = rond
page-shape-square = carré
page-shape-triangle = triangle
page-shape-diamond = losange
page-shape-star = étoile
page-shape-heart = cœur
page-shape-moon = lune
page-shape-cross = croix
page-colour-red = rouge
page-colour-blue = bleu
page-colour-yellow = jaune
page-colour-green = vert
page-colour-purple = violet
page-colour-orange = orange
page-colour-teal = turquoise
page-colour-pink = rose
page-rules-minute = Les règles en une minute
page-back = Retour
# Réglages
page-language = Langue de la page
page-theme = Apparence
page-theme-auto = Comme l’appareil
page-theme-light = Papier (clair)
page-theme-dark = Nuit (sombre)
page-motion = Animations
page-motion-auto = Normales
page-motion-less = Le moins possible
page-sound = Sons
page-sound-on = Oui
page-sound-off = Non
page-your-turn-at = C’est à vous, table { $code }.
page-buzz = Vibrer quand c’est à vous
page-notices = M’avertir quand c’est à moi et que je suis ailleurs
page-notices-refused = Votre navigateur ne le permet pas. Autorisez les notifications pour cette adresse dans ses réglages, puis recommencez.
page-insecure = Cette connexion n’est pas chiffrée (http), comme souvent sur un réseau domestique. On peut jouer, mais l’écran risque de se mettre en veille, la page ne peut pas s’installer comme une application et le lien ne se copie pas d’un geste. La personne qui s’occupe du serveur peut y remédier avec un certificat TLS.
page-door-table = Table { $code }
page-door-names = À la table : { $names }
page-door-sit = Prendre place
page-door-watch = Seulement regarder
page-door-running = Une partie est en cours. Vous pouvez regarder, ou prendre la place d’un bot.
page-door-over = La partie est finie. Entrez voir le résultat ; vous pourrez prendre la place d’un bot à la prochaine partie.
page-door-come-in = Entrer
page-door-transfer = J’étais à cette table sur un autre appareil
page-door-transfer-code = Le code affiché sur l’autre appareil

# Le salon
page-invite = Pour entrer, tapez ce code ou scannez le code QR avec un téléphone :
page-code-is = Code { $code }
page-share-link = Partager le lien
page-copied = Le lien est copié.
page-hide-code = Cacher le code
page-screen-link = Pour une télévision : { $link }
page-only-here = Cette adresse ne marche que sur cet appareil. Pour inviter du monde, ouvrez Isoloir à l’adresse affichée au démarrage du serveur.
page-qr = Code QR pour rejoindre cette table
page-sit = Prendre place
page-sit-another = Ajouter quelqu’un sur cet appareil
page-add-bot = Ajouter un bot
page-seats-told = { $came ->
        [0] Places prises : { $taken } sur { $most }.
        [one] { $names } a rejoint la table. Places prises : { $taken } sur { $most }.
       *[other] { $names } ont rejoint la table. Places prises : { $taken } sur { $most }.
    }
page-shuffle-seats = Mélanger les places
page-you = vous
page-host = hôte
page-colour-taken = Quelqu’un est déjà en { $wished } : vous voilà en { $colour }.
page-rename = Renommer { $name }
page-stand = Libérer cette place : { $name }
page-remove-bot = Renvoyer { $name }
page-move-up = Faire monter { $name } d’une place
page-bot-level = Niveau : { $name }
page-level-random = Joue au hasard
page-level-novice = Débutant
page-level-regular = Habitué
page-level-expert = Expert
page-keep = Valider
page-watching = Dans le public : { $names }
page-more-people = { $count ->
        [one] une autre personne
       *[other] { $count } autres personnes
    }
page-show-people = Voir { $count ->
        [one] une autre personne
       *[other] { $count } autres personnes
    }
page-screens = { $count ->
        [one] Un écran partagé est ouvert.
       *[other] { $count } écrans partagés sont ouverts.
    }
page-yes = oui
page-no = non
page-settle = À quoi jouez-vous ?
page-host-settles = C’est l’hôte qui décide.
page-cards = Langue des cartes
page-more-settings = Temps, absents, accès à la table
page-room = Où jouez-vous ?
page-room-same = Dans la même pièce
page-room-remote = Chacun chez soi
page-evening = Quelqu’un découvre ce jeu
page-evening-hint = Chaque étape est expliquée à tous en une phrase, la première fois qu’elle arrive.
page-evening-said = La première fois
page-tempo = Le rythme
page-tempo-brisk = Vif
page-tempo-brisk-hint = Droit au choix suivant : on dévoile vite, et les bots ne traînent pas.
page-tempo-usual = Normal
page-tempo-usual-hint = Le temps de voir ce qui s’est passé, et d’en rire.
page-tempo-show = Spectacle
page-tempo-show-hint = Le grand jeu : les bulletins tournent un par un, et personne ne se presse.
page-policy = Quand quelqu’un ne répond pas
page-policy-relaxed = Tranquille
page-policy-relaxed-hint = Pas de limite de temps. Au bout d’un moment, les autres peuvent laisser un bot répondre.
page-policy-timed = Chronométré
page-policy-timed-hint = Le temps est limité ; une fois qu’il est écoulé, les autres peuvent laisser un bot répondre.
page-policy-strict = Strict
page-policy-strict-hint = Une fois le temps écoulé, un bot répond aussitôt.
page-seconds = Secondes par question
page-days = Sur une soirée, ou sur plusieurs jours
page-days-evening = Ce soir
page-days-evening-hint = Tout le monde est là, et les questions s’enchaînent.
page-days-daily = Un choix par jour
page-days-daily-hint = On dévoile une fois par jour. D’ici là, on peut changer d’avis, et personne n’a besoin de garder la page ouverte.
page-days-twice = Deux fois par jour
page-days-twice-hint = On dévoile toutes les douze heures. D’ici là, on peut changer d’avis.
page-days-two = Tous les deux jours
page-days-two-hint = On dévoile un jour sur deux. D’ici là, on peut changer d’avis.
page-days-early = Quand tous ont choisi
page-days-early-hint = On dévoile une minute après le dernier choix, ou quand le temps est écoulé.
page-days-hours = Heures par question, au plus
page-days-late = Quand quelqu’un est en retard
page-days-late-bot = Un bot le remplace
page-days-late-bot-hint = Un bot répond à sa place. Au deuxième retard de suite, il continue jusqu’à son retour.
page-days-late-wait = On attend une fois
page-days-late-wait-hint = La question attend encore autant ; après, un bot répond.
page-days-first = Si vous commencez maintenant, on dévoilera : { $when }. Les nuits et les jours de repos peuvent décaler.
page-hours = Vos jours
page-hours-hint = À votre heure ({ $zone }). Votre temps ne s’écoule jamais jusqu’au bout la nuit, ni un jour de repos.
page-hours-quiet = La nuit, je dors
page-hours-from = De
page-hours-to = À
page-hours-weekends = Le samedi et le dimanche ne comptent pas
page-hours-away = En vacances jusqu’à la fin du
page-hours-back = Je suis déjà de retour
page-on-holiday = { $name } : en vacances jusqu’à { $when }.

# Être prévenu d’une table sur plusieurs jours. Les phrases des notifications sont dans notice.ftl.
page-told = Quand cette page est fermée
page-told-hint = Seulement si vous le voulez, jamais la nuit ni vos jours de repos. Une notification donne le code de la table : jamais un nom, jamais la question ni les réponses.
page-told-push = Sur cet appareil
page-told-no-push = Ce navigateur ne sait pas le faire. Sur iPhone, ajoutez d’abord cette page à l’écran d’accueil. Votre agenda, lui, marche partout.
page-told-plain = Les navigateurs ne le permettent qu’en https, et cette adresse est en http simple. Votre agenda, lui, marche ici aussi.
page-told-elsewhere = Un autre appareil les reçoit. Cochez pour les recevoir plutôt ici.
page-told-hook = Là où l’hôte de ce serveur envoie les notifications
page-told-topic = Là-bas, vous vous appelez { $topic }.
page-told-calendar = Dans mon agenda : l’ouverture des réponses
page-told-address = Abonnez votre agenda à cette adresse. Elle n’est qu’à vous : avec elle, on voit quand s’ouvrent les réponses de votre table.
page-told-subscribe = S’abonner
page-told-of = Me prévenir quand
page-told-turn = c’est à moi
page-told-curtain = le rideau s’est levé
page-told-over = la partie est finie
page-stopped = C’est fait : plus rien ne viendra
page-stopped-hint = La table { $code } ne vous envoie plus rien de cette façon. Pour changer d’avis, ouvrez la table : le réglage est sous « Vos jours ».
page-not-stopped = Ça n’a pas marché
page-stopped-table = Aller à la table { $code }
page-waits-yours = À vous · on dévoile { $opens }
page-waits-opens = On dévoile { $opens }
page-error-push-refused = Votre navigateur ne le permet pas, ou le service de son éditeur ne répond pas. Regardez les notifications de cette adresse dans ses réglages, puis recommencez.
page-error-no-such-mailbox = Ce serveur n’envoie rien au service que votre navigateur indique. Votre agenda, lui, marche partout.
page-error-no-such-hours = Impossible : une nuit dure au plus seize heures, et des vacances trois semaines.
page-door = Qui peut encore entrer ?
page-door-open = Tous ceux qui ont le code
page-door-link = Seulement avec le lien
page-door-locked = Plus personne
page-patience = Besoin de plus de temps ?
page-patience-usual = Le temps habituel
page-patience-double = Deux fois plus
page-patience-endless = Sans limite
page-patience-hint = Personne n’en saura rien. La table attend, c’est tout.
page-start = Commencer
page-host-starts = L’hôte lance la partie quand tout le monde est là.

# La table
page-menu-title = Table { $code }
page-help-title = Comment ça marche
page-close = Fermer
page-covered = caché
page-mark-bot = bot
page-react = Réagir
page-notice-host = { $you ->
        [yes] Vous êtes maintenant l’hôte.
       *[no] { $name } est maintenant l’hôte.
    }
page-notice-stood-in = Un bot remplace { $name }.
page-notice-kicked = L’hôte a fait sortir { $name }.
page-notice-left = { $name } a quitté la table.
page-notice-lost = Le serveur a perdu les derniers instants de la partie. Voici où en est la table.
page-keys = Au clavier : un chiffre pour choisir, Entrée pour sceller, « ? » pour lire la règle, L pour voir ce qui s’est passé, Échap pour passer l’animation.
page-log-empty = Rien pour l’instant.
page-pause = Pause
page-full-screen = Plein écran
page-tap-for-sound = Touchez pour activer le son
page-read-aloud = Annoncer à voix haute ce qui se passe

# Le menu
page-people = Les autres
page-somebody = Quelqu’un
page-a-screen = Un écran partagé
page-make-host = Nommer hôte
page-kick = Faire sortir
page-ban = Bannir
page-sure = Vraiment ? Touchez encore
page-end-reveal = Arrêter et tout dévoiler
page-invite-others = Inviter du monde
page-new-link = Créer un nouveau lien
page-new-link-hint = Le lien et le code QR déjà envoyés ne marcheront plus.
page-new-link-open = Le lien et le code QR déjà envoyés ne marcheront plus. Le code de la table, lui, marchera encore pour tous ceux qui l’ont.
page-new-link-done = Voici le nouveau lien. L’ancien ne mène plus nulle part.
page-other-device = Changer d’appareil
page-notice-transfer-asked = Quelqu’un à la table demande un changement d’appareil pour { $name }.
page-notice-lent = Un autre appareil joue maintenant pour { $name }, qui peut reprendre sa place depuis son propre appareil.
page-transfer-code = Sur l’autre appareil, ouvrez la table { $table } et tapez { $code } sous « J’étais à cette table sur un autre appareil ». Le code est valable deux minutes.
page-notice-transfer = { $name } a changé d’appareil.
page-give-seat = Laisser un bot jouer pour moi
page-leave = Quitter la table
page-mine = Ce que cette table sait de vous
page-mine-what = Les noms que vous avez portés ici, vos places, vos choix dans chaque partie et l’heure à laquelle chaque partie a commencé. La table oublie tout cela d’elle-même, quelque temps après le dernier coup.
page-mine-take = Télécharger une copie (JSON)
page-mine-forget-what = Vous pouvez faire effacer votre nom dès maintenant. Dans ce cas, vous quittez la table, un bot prend votre place, et votre nom disparaît de la table, de son journal et des relevés de ses parties : les autres liront « Quelqu’un qui est parti ». C’est définitif, et vous ne pourrez plus télécharger ces relevés.
page-mine-forget = Partir et effacer mon nom
page-mine-forget-sure = Pour de bon ? Touchez encore
# La fin
page-over-won = { $you ->
        [yes] { $count ->
            [one] Vous gagnez !
           *[other] { $names } gagnent ensemble !
        }
       *[no] { $count ->
            [one] { $names } gagne !
           *[other] { $names } gagnent ensemble !
        }
    }
page-over-stopped = La partie a été arrêtée ici.
page-again = Rejouer
page-another = Un autre jeu
page-host-goes-on = L’hôte peut lancer une nouvelle partie ou choisir un autre jeu.
page-replay-held = Ce que chacun a en main
page-study = À la loupe
page-replay = Revoir la partie
page-download-faces = Inclure dans le relevé la forme et la couleur qui représentent chaque joueur, et le nom des bots
page-rules-whole = Les règles complètes
page-record-seated = Le relevé est réservé à ceux qui ont joué.
page-download = Télécharger le relevé
page-verify = Vérifier
page-picture = Image à partager
page-verify-good = Vérifié : le mélange des cartes correspond à l’empreinte publiée au début de la partie ({ $commitment }…), et chaque étape respecte les règles.
page-verify-differs = En rejouant la partie, on n’obtient pas ce qu’indique ce relevé.
page-verify-promise-broken = Le mélange des cartes ne correspond pas à l’empreinte publiée au début de la partie.
page-verify-other-rules = Cette partie a été jouée avec une autre version des règles : impossible de la vérifier ici.
page-replay-as-told = Cette partie a été jouée avec une autre version des règles : on ne peut pas la rejouer avec la version actuelle. Voici ce que dit le relevé lui-même, pas à pas, sans l’image de la table.
page-told-alone = dit à { $name } seulement

# Revoir
page-replay-names = Les noms, les formes et les couleurs viennent du fichier : rien ne prouve qui a vraiment joué.
page-replay-hint = Ouvrez un relevé téléchargé après une partie : il sera vérifié, puis vous reverrez la partie pas à pas.
page-drop-file = Déposez ici le relevé d’une partie
page-choose-file = Choisir un fichier
page-first = Au début
page-previous = Un pas en arrière
page-next = Un pas en avant
page-run = Lecture
page-stop = Arrêter
page-moment = Moment
page-eyes = Vue
page-eyes-open = Tout à découvert
page-eyes-all = Toute la table

# Ce qui n’a pas marché, et que faire
page-trouble-title = Ça n’a pas marché
page-trouble-no-page = Il n’y a rien ici
page-trouble-no-such-table = Table introuvable
page-trouble-unreadable = Impossible d’ouvrir cette table
page-trouble-record-seated = Réservé à ceux qui ont joué
page-trouble-no-network = Pas de réponse
page-trouble-bye-kicked = Dehors, pour l’instant
page-trouble-bye-banned = Porte close
page-trouble-bye-left = À bientôt !
page-trouble-bye-moved = Place transférée
page-trouble-bye-forgotten = Cette table n’existe plus
page-trouble-bye-elsewhere = Table ouverte ailleurs
page-come-back = Revenir
page-error-no-page = Cette adresse ne mène nulle part. Vérifiez le lien, ou repartez de l’accueil.
page-error-late = Trop tard : les choix sont déjà dévoilés.
page-error-page = Il y a eu un souci sur cette page. Il suffit en général de la recharger ; votre place et vos choix sont à l’abri sur le serveur.
page-error-server = Le serveur a rencontré un problème. Attendez un instant, puis réessayez.
page-error-unreadable = Le serveur n’arrive plus à lire cette table : la partie s’arrête ici, et nous en sommes désolés. La table reviendra peut-être après une mise à jour du serveur.
page-error-no-such-table = Aucune table n’a ce code. Vérifiez les lettres, ou demandez un nouveau lien : les tables sont effacées 24 heures après le dernier coup.
page-error-not-asked = Vous n’avez rien à choisir pour l’instant.
page-own-line = Écrivez vous-même
page-letters-left = { $count ->
        [one] encore { $count } lettre
       *[other] encore { $count } lettres
    }
page-error-line-empty = Écrivez au moins une lettre ou un chiffre.
page-error-line-long = C’est trop long : essayez avec moins de mots.
page-error-line-characters = Certains caractères ne peuvent pas s’afficher : enlevez ceux qui sont invisibles ou spéciaux.
page-error-not-offered = Ce choix n’est pas proposé. Choisissez autre chose.
page-error-not-your-seat = C’est la place de quelqu’un d’autre.
page-error-not-seated = Il faut avoir une place à la table pour faire ça.
page-error-not-host = Seul l’hôte peut faire ça.
page-error-is-screen = Un écran partagé ne sert qu’à regarder.
page-error-wrong-phase = Pas maintenant : la table est occupée à autre chose.
page-error-no-such-seat = Cette place n’existe pas.
page-error-no-such-person = Cette personne n’est plus là.
page-error-nobody-plays = Il n’y a personne pour jouer.
page-error-no-such-sheet = Cette table a déjà fini.
page-error-no-free-seat = Il n’y a pas de place de bot à cette table, ou la personne y était déjà.
page-error-no-such-result = Ce ne peut pas être un résultat de cette table : vérifiez les points et qui a gagné.
page-error-name-empty = Tapez d’abord un nom.
page-error-name-characters = Pas plus de deux accents par lettre, s’il vous plaît.
page-error-name-long = { $most } caractères au plus, s’il vous plaît.
page-error-name-alike = Ce nom ressemble trop à « { $name } » : on prendrait certaines lettres pour d’autres. Choisissez-en un autre.
page-error-name-taken = Quelqu’un à la table porte déjà ce nom. Choisissez-en un autre.
page-error-table-full = Les { $most } places sont prises. Vous pouvez regarder.
page-error-seat-taken = Quelqu’un est déjà assis là.
page-error-saw-another-seat = Dans cette partie, vous avez vu les secrets de quelqu’un d’autre. Attendez la prochaine partie pour prendre place.
page-error-not-owner = C’est irréversible : vous ne pouvez pas le faire à la place de quelqu’un d’autre.
page-error-table-full-of-words = Cette table n’a plus d’espace libre sur le serveur. Finissez la partie, puis créez une nouvelle table.
page-error-needs-voices = Il faut l’accord d’une autre personne de la table.
page-error-host = Le serveur ne reconnaît pas cette adresse. Passez par le lien de la table.
page-error-too-early = Laissez encore un peu de temps à cette personne.
page-error-spoken = Vous l’avez déjà demandé ; il faut encore l’accord de quelqu’un d’autre.
page-error-locked = L’hôte n’accepte plus personne à cette table.
page-error-needs-link = Ici, le code ne suffit pas : demandez le lien complet ou le code QR.
page-error-banned = L’hôte a banni cet appareil de la table.
page-error-kicked = L’hôte vous a fait sortir. Vous pouvez revenir.
page-error-transfer-unknown = Ce code est faux ou n’est plus valable. Demandez-en un nouveau sur l’autre appareil.
page-error-too-fast = Pas si vite. Attendez un instant, puis réessayez.
page-error-too-many = Trop d’essais. Attendez une minute.
page-error-server-full = Le serveur est plein. Réessayez plus tard.
page-error-origin = Cette page n’a pas été ouverte depuis l’adresse du serveur. Passez par le lien de la table.
page-error-bad-message = Cette page n’est plus en phase avec le serveur. Rechargez-la.
page-error-say-hello = La connexion a été perdue. Rechargez la page.
page-error-unsure = Le serveur ne sait pas encore si l’enregistrement a réussi. Vérifiez dans un instant avant de réessayer.
page-error-upgrading = Le serveur est en pleine mise à jour. Rien n’a changé ; réessayez dans une minute.
page-error-storage = Le serveur n’a rien pu enregistrer. Réessayez dans un instant.
page-error-record = { $key ->
        [empty] Ce fichier est vide.
        [truncated] Ce fichier s’arrête avant la fin de la partie. Téléchargez-le à nouveau.
        [unreadable] La ligne { $line } de ce fichier est endommagée. Téléchargez-le à nouveau.
        [newer] Ce relevé vient d’une version plus récente d’Isoloir.
        [before-release] Ce relevé date d’avant Isoloir 0.1.0, et les versions suivantes ne savent plus le lire.
        [long] Cette partie est trop longue pour être montrée ici.
        [unproven] Ce relevé ne passe pas la vérification : on ne peut rien en tirer.
        [setup] Ce serveur ne connaît pas le jeu ou les options de ce relevé.
       *[other] Ce n’est pas le relevé d’une partie. Il vous faut le fichier .jsonl que l’on télécharge à la fin d’une partie.
    }
page-error-too-long = Le fichier est trop gros.
page-error-record-not-ready = Vous pourrez ouvrir le relevé une fois la partie finie.
page-error-no-such-record = Ce relevé n’existe plus : les tables sont effacées 24 heures après le dernier coup.
page-error-record-seated = Ici, seuls ceux qui ont joué cette partie peuvent la revoir. Un des joueurs peut vous envoyer son relevé : il s’ouvre depuis l’accueil, sous « Revoir une partie à partir d’un relevé ».
page-error-screen-seated = Ce navigateur a déjà une place à la table : il montrerait vos secrets à tout le monde. Ouvrez le lien sur la télévision elle-même, ou dans une fenêtre privée.
page-error-bye-kicked = L’hôte vous a fait sortir. Vous pouvez revenir.
page-error-bye-banned = L’hôte a banni cet appareil de la table.
page-error-bye-left = Vous avez quitté la table.
page-error-bye-moved = Votre place est passée sur un autre appareil.
page-error-bye-forgotten = Cette table a été effacée : personne n’y avait joué depuis longtemps.
page-error-bye-elsewhere = Cette table est ouverte dans une autre fenêtre de ce navigateur. Continuez dans l’autre fenêtre, ou rechargez cette page.
page-error-bye-bad-message = Cette page n’est plus en phase avec le serveur. Rechargez-la.
page-error-bye-too-fast = Pas si vite. Rechargez la page.
page-setup-seats = Ce jeu est prévu pour { $offered } joueurs ; { $spare ->
        [0] pour l’instant, { $seats ->
            [0] il n’y a personne
            [one] il n’y a qu’une personne
           *[other] vous êtes { $seats }
        }. Ajoutez des bots, ou attendez d’être assez nombreux.
        [one] vous êtes { $seats }. C’est une personne de trop : l’un de vous peut regarder, ou vous pouvez choisir un autre jeu.
       *[other] vous êtes { $seats }. C’est { $spare } de trop : { $spare } d’entre vous peuvent regarder, ou vous pouvez choisir un autre jeu.
    }
page-setup-option-value = Cette valeur ne convient pas à l’option « { $option } ».
page-setup-option-unknown = Ce jeu n’a pas d’option « { $option } ».
page-setup-game-unknown = Ce serveur n’a plus ce jeu. Choisissez-en un autre.
page-error-save-broken = La sauvegarde est devenue illisible : la partie s’arrête ici. Ce n’est la faute de personne.
page-error-game-broke = Le jeu s’est emmêlé dans ses propres règles : la partie s’arrête ici. Ce n’est la faute de personne.
page-setup-other = On ne peut pas jouer avec ces options. Essayez-en d’autres.
page-sign-clap = applaudissements
page-sign-laugh = rire
page-sign-gasp = stupeur
page-sign-think = réflexion
page-sign-cry = larmes
page-sign-angry = fureur
page-sign-heart = cœur
page-sign-thumb = pouce levé

# Les conseils d’expert, et ce que disent les bots
page-hints = Conseils d’expert
page-hints-hint = Au moment de choisir, on peut demander ce que ferait un expert. Ces conseils ne sont possibles que si tout le monde est dans la même pièce.
page-remarks = Les bots mettent leur grain de sel
page-hint-ask = Un conseil
page-hint-thinking = Un expert réfléchit…
page-error-hint-not-now = Pas de conseil pour l’instant : l’expert est occupé. Réessayez dans un moment.
page-error-hints-off = Pas de conseils à cette table.
page-error-hints-remote = Les conseils sont réservés à ceux qui jouent dans la même pièce : à distance, ce ne serait pas juste.

# Une table dans un onglet du navigateur, sans serveur
page-tab-workshop = Écrire un jeu à vous, ou en ouvrir un
page-tab-alone = Ici, une table n’existe que dans ce navigateur : jouez seul avec des bots, ou faites passer cet appareil. Il connaît toutes les mains : ne le laissez pas à qui voudrait y fouiller. Pour jouer chacun sur son téléphone, l’un de vous doit lancer un serveur, sur un ordinateur : isoloir serve.
page-error-tab = Impossible de mettre la table dans ce navigateur. Rechargez la page, ou essayez un navigateur plus récent.
page-cards-own = Vos propres cartes
page-cards-sealed = { $count ->
    [0] aucune pour l’instant
    [one] 1 scellée
   *[other] { $count } scellées
  }
page-cards-hint = Chaque personne assise peut en écrire. On les mélange aux autres sans les montrer, et elles restent à cette table pour les parties suivantes. Une fois la partie commencée, qui fouille dans les coulisses de son navigateur pourrait les lire avant l’heure.
page-cards-each = Combien de cartes par personne
page-cards-look = Je veux y jeter un dernier coup d’œil avant la partie
page-cards-looked = L’hôte y jette un dernier coup d’œil, sans savoir qui a écrit quoi.
page-cards-kept = { $count ->
    [0] Vous n’avez encore rien scellé ; jusqu’à { $most }.
    [one] Vous en avez scellé 1 ; jusqu’à { $most }.
   *[other] Vous en avez scellé { $count } ; jusqu’à { $most }.
  }
page-cards-all = Ce que tout le monde a écrit
page-cards-strike = La retirer
page-cards-long = Trop de texte à la fois : raccourcissez une de vos cartes.
page-error-cards-each = { $most ->
    [0] L’hôte ne veut pas d’autres cartes à cette table.
    [one] Une carte par personne, pas plus.
   *[other] Jusqu’à { $most } cartes par personne, pas plus.
  }
page-error-cards-sealed = Des cartes sont déjà scellées, et leurs auteurs comptent sur le secret.
page-error-cards-full = Il y a déjà { $there } cartes de votre table : le jeu n’en prend pas davantage.
page-pack-save = En faire un paquet à garder
page-pack-open = Ouvrir un paquet
page-pack-pass = Les envoyer par un lien
page-pack-link = Le lien qui contient ces cartes
page-pack-linked = Copié, si votre navigateur le permet. Les cartes sont dans le lien lui-même : aucun serveur ne les garde.
page-pack-long = C’est trop pour un lien. Gardez le paquet, et envoyez le fichier.
page-pack-broken = Il n’y a pas là-dedans de paquet complet. Rien n’a changé.
page-pack-other = Ce paquet est pour un autre jeu. Rien n’a changé.
page-pack-opened = { $count ->
    [one] 1 carte trouvée dans le paquet.
   *[other] { $count } cartes trouvées dans le paquet.
  }
page-pack-take = { $count ->
    [one] Ajouter la carte qu’on vous a envoyée
   *[other] Ajouter les { $count } cartes qu’on vous a envoyées
  }
page-pack-came = { $count ->
    [one] On vous a envoyé une carte pour { $game }. Ouvrez une table ou prenez place à l’une d’elles, et vous pourrez l’ajouter.
   *[other] On vous a envoyé { $count } cartes pour { $game }. Ouvrez une table ou prenez place à l’une d’elles, et vous pourrez les ajouter.
  }
page-themes = Des mots par thème, en plus de ceux du jeu
page-theme-family = La famille
page-theme-friends = Les amis
page-theme-office = Le bureau
page-theme-students = Les études
