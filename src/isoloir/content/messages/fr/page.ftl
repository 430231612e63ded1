# Ce que disent les pages à toute table, et dès qu’elle se montre.

page-loading = Un instant…
page-try-again = Réessayer
page-to-home = Retour à l’entrée
page-settings = Réglages
page-around-table = Autour de la table
page-away = hors ligne
page-menu = Menu
page-help = La règle de cette étape
page-log = Ce qui s’est passé
page-skip = Passer
page-booth = Votre isoloir
page-pick-hint = Touchez pour choisir, encore pour sceller.
page-picked = { $picked } sur { $take }
page-lock = Sceller
page-sealed = C’est scellé.
page-peek = Maintenir pour revoir
page-change = Changer d’avis
page-keep-choice = Ne rien changer
page-pass-to = Passez le téléphone à { $name }.
page-i-am = C’est moi, { $name }
page-all-sealed-here = Tout est scellé sur ce téléphone.
page-change-of = { $name } change d’avis
page-ring-idle = { $name }
page-ring-choosing = { $name } choisit
page-ring-sealed = { $name } a choisi
page-score = score
page-mark-auto = remplaçant
page-waiting-for = On attend { $names }
page-have-chosen = Choix scellés : { $count } sur { $of }
page-seconds-left = { $seconds } s
page-grace = Dernière chance de changer d’avis
page-paused-host = L’hôte a mis la partie en pause.
page-paused-empty = En pause : personne à la table n’est connecté.
page-resume = Reprendre
page-play-for = Laisser un bot répondre pour { $name } ({ $spoken }/{ $needed })
page-you-watch = Vous regardez. Prendre la place d’un bot :
page-take-over = Prendre la place de { $name }
page-shuffling = On mélange les cartes ; chaque téléphone ajoute sa part de hasard.
page-line-lost = Connexion perdue. On la rétablit…
page-line-back = De retour à la table.
page-notice-host = { $you ->
        [yes] Vous êtes maintenant l’hôte.
       *[no] { $name } est maintenant l’hôte.
    }
page-notice-stood-in = Un bot remplace { $name }.
page-notice-kicked = L’hôte a fait sortir { $name }.
page-notice-left = { $name } a quitté la table.
page-forgotten = Quelqu’un qui est parti
page-error-other = Il s’est passé quelque chose d’inattendu ({ $code }). Réessayez ; si cela dure, rechargez la page.
page-error-no-network = Le serveur est injoignable. Vérifiez le réseau, puis réessayez.
page-opening = Les rideaux s’ouvrent.
