# L’atelier d’une maison dans une page : un jeu à soi, écrit ou ouvert, vérifié et joué là.

workshop-title = Votre propre jeu
workshop-what = Écrivez un jeu ici, ou ouvrez ses fichiers : la page le vérifie et le joue. Il tourne enfermé, sans réseau et sans rien voir de vos tables ; vous pouvez donc aussi essayer un jeu qu’on vous a envoyé. Ce que vous écrivez reste dans ce navigateur ; les tables jouées ici disparaissent quand vous quittez la page.
workshop-files = Fichiers
workshop-python = Le jeu (Python)
workshop-texts = Textes : { $language }
workshop-open = Ouvrir des fichiers
workshop-save = Enregistrer ce fichier
workshop-anew = Recommencer
workshop-anew-sure = Vraiment jeter ce qui est écrit ici ?
workshop-check = Vérifier le jeu
workshop-play = Jouer contre des bots
workshop-table = Se passer l’appareil
workshop-busy = Un instant…
workshop-broken = On ne peut pas encore y jouer : { $why }
workshop-fine = Le jeu passe toutes les vérifications.
workshop-faults = { $count ->
    [one] Une vérification a trouvé quelque chose.
   *[other] { $count } vérifications ont trouvé quelque chose.
}
workshop-again = À { $seats } joueurs, avec la graine « { $seed } ».
workshop-stop = Arrêter
workshop-back = Vers vos propres tables
workshop-dropped = Déposez ici les fichiers du jeu : un fichier .py et ses textes .ftl.
