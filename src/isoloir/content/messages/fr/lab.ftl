# Le labo : refus, mesures, et les mots de ses rapports.

error-lab-missing = { $what } a besoin du paquet { $package }. Pour l’installer : pip install "isoloir[lab]"
error-lab-journal = { $path } est le journal d’un autre travail, ou ne se lit pas. Choisissez un autre dossier, ou retirez-le.
error-lab-scheduler = Aucun ordonnanceur Dask ne répond à { $address }. Pour en lancer un : dask scheduler
error-ladder-alone = Il faut au moins deux bots : --bots regular,expert
error-ladder-file = { $name } n'est ni un niveau ni un fichier qui contient BOTS.
