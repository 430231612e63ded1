# Ce que disent les pages à toute table, et dès qu’elle se montre.

page-loading = Un instant…
page-try-again = Réessayer
page-to-home = Retour à l’accueil
page-settings = Réglages
page-around-table = Autour de la table
page-away = hors ligne
page-menu = Menu
page-help = La règle de cette étape
page-log = Ce qui s’est passé
page-skip = Passer l’animation
page-booth = Votre isoloir
page-pick-hint = Touchez pour choisir, touchez encore pour sceller.
page-see-table = Voir la table
page-picked = { $picked } sur { $take }
page-lock = Sceller
page-sealed = C’est scellé.
page-peek = Maintenir pour revoir
page-change = Changer d’avis
page-keep-choice = Ne rien changer
page-pass-to = Passez le téléphone à { $name }.
page-i-am = C’est moi, { $name }
page-all-sealed-here = Sur cet appareil, tous les choix sont scellés.
page-change-of = { $name } : changer mon choix
page-ring-idle = { $name }
page-ring-choosing = { $name } choisit
page-ring-sealed = { $name } a choisi
page-score = score
page-mark-auto = remplaçant
page-mark-hasty = à la hâte
page-waiting-for = On attend { $names }
page-have-chosen = Choix scellés : { $count } sur { $of }
page-seconds-left = { $seconds } s
page-opens = On dévoile : { $when }
page-opens-early = Dès que tous ont choisi, au plus tard { $when }
page-my-days = Mes jours
page-grace = Dernière chance de changer d’avis
page-paused-host = L’hôte a mis la partie en pause.
page-paused-empty = En pause : plus personne n’est connecté.
page-resume = Reprendre
page-play-for = { $away ->
    [yes] { $name } est hors ligne : un bot peut répondre en attendant
   *[no] { $name } prend son temps : un bot peut répondre cette fois
  }{ $needed ->
    [1] {""}
   *[other] { " " }· { $spoken } sur { $needed }
  }
page-you-watch = Vous regardez. Pour jouer, prenez la place d’un bot :
page-take-over = Remplacer { $name }
page-shuffling = On mélange les cartes ; chaque téléphone ajoute sa part de hasard.
page-line-lost = Connexion perdue. On la rétablit…
page-line-back = De retour à la table.
page-forgotten = Quelqu’un qui est parti
page-error-other = Il s’est passé quelque chose d’inattendu ({ $code }). Réessayez ; si ça continue, rechargez la page.
page-error-no-network = Le serveur est injoignable. Vérifiez le réseau, puis réessayez.
page-opening = Lever de rideau !
page-cast = A voté !
page-your-turn = À vous
