# La ligne de commande. La mise en page compte : pas plus de 80 colonnes dans l’aide.

cli-help =
    Isoloir : des jeux à choix secrets. Chacun choisit derrière son rideau, puis
    on dévoile tous les choix en même temps.

    Usage : isoloir [--lang fr|en] COMMANDE …

    Commandes
      games      afficher la liste des jeux
      rules      lire les règles complètes d’un jeu, adaptées à vos options
      learn      apprendre un jeu en une minute, en jouant ses exemples
      play       jouer dans le terminal contre des bots
      serve      lancer le serveur, pour jouer sur téléphone et grand écran
      simulate   faire jouer de nombreuses parties aux bots et en dresser le bilan
      ladder     faire jouer les bots les uns contre les autres et les classer
      exploit    voir combien de fois on bat un bot dont on a le code
      study      analyser de nombreuses parties et en tirer un rapport
      dataset    convertir des relevés en tableaux pour pandas, Polars, DuckDB
      bench      faire jouer votre agent à des tables fixes, et le comparer
      replay     revoir une partie pas à pas, d’après son relevé
      verify     vérifier que le relevé d’une partie est authentique
      festival   ouvrir un festival sur votre serveur et en donner les liens
      standing   additionner des parties : qui mène après une soirée
      new        créer votre propre jeu
      check      vérifier qu’un jeu fonctionne comme il faut
      backup     copier les données d’un serveur dans un fichier
      move       copier les tables d’un serveur vers PostgreSQL, ou l’inverse
      restore    restaurer une sauvegarde faite avec backup
      rollback   revenir aux données d’avant une mise à jour
      admin      voir ce que fait votre serveur, ou l’arrêter
      doctor     vérifier qu’un serveur a tout ce qu’il faut
      tab        créer un dossier avec lequel un navigateur se passe de serveur
      completion  compléter ce que vous tapez dans bash, zsh ou fish

    Options
      --lang fr|en   la langue des textes (par défaut : celle de votre système)
      --version      afficher la version du programme
      -h, --help     afficher cette aide ; pour l’aide d’une commande, tapez
                     `isoloir COMMANDE --help`

    Exemples
      isoloir games
      isoloir play third-man
      isoloir simulate third-man --games 100 --seed 1

cli-help-games =
    Usage : isoloir games [JEU] [--json] [--lang fr|en]

    Affiche la liste des jeux, un par ligne, avec le nombre de joueurs et la
    durée d’une partie. Avec le nom d’un jeu, affiche le résumé de ses règles et
    la liste de ses options.

    Options
      --json               donner tout cela en JSON, pour un programme
      --my-games DOSSIER   un dossier ou un fichier qui contient vos propres jeux
      --lang fr|en         la langue des textes
      -h, --help           cette aide

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
      --seat N             le numéro de votre place (par défaut : 1, la première)
      --seats N            le nombre de joueurs, si le jeu vous laisse le choix
      --bots NIVEAU[,…]    le niveau des bots : random, novice, regular ou expert
                           (par défaut : regular). Donnez un seul niveau pour tous,
                           ou un niveau pour chacun
      --hints              permettre de taper h, à chaque question, pour voir ce que
                           ferait un expert
      --seed S             la graine, un mot ou un nombre ; la même graine redonne
                           les mêmes tirages
      --option CLÉ=VALEUR  régler une option du jeu ; répétez --option pour en
                           régler plusieurs. Séparez les éléments d’une liste par
                           des virgules, ou écrivez CLÉ=@FICHIER pour les lire dans
                           un fichier, un par ligne. `isoloir games JEU` donne la
                           liste des options
      --cards fr|en        la langue des cartes, si elles portent du texte
      --name NOM           votre nom à la table
      --resume FICHIER     reprendre la partie sauvegardée dans FICHIER. Si ce
                           fichier n’existe pas, il est créé : une nouvelle partie
                           commence, sauvegardée après chaque choix. Personne
                           d’autre que vous ne peut lire ce fichier. Une partie
                           reprise garde ses places, sa graine et ses options
      --record FICHIER     à la fin, écrire le relevé de la partie dans FICHIER,
                           pour pouvoir la revoir ou la vérifier
      --faces              garder aussi dans le relevé le nom des bots, ainsi que la
                           forme et la couleur qui représentent chaque joueur. Sans
                           cette option, on vous pose la question à la fin, et
                           Entrée veut dire non
      --watch              pour un de vos propres jeux : recommencer la partie dès
                           que son fichier change
      --my-games DOSSIER   un dossier ou un fichier qui contient vos propres jeux.
                           Les jeux des paquets Python installés sont détectés
                           automatiquement
      --lang fr|en         la langue des textes
      -h, --help           cette aide

    Exemples
      isoloir play third-man
      isoloir play third-man --seat 3 --bots random --seed lundi
      isoloir play third-man --option first_leader=0
      isoloir play third-man --resume soir.save --record soir.jsonl

cli-help-simulate =
    Usage : isoloir simulate JEU --games N --seed S [options]

    Fait jouer N parties à des bots, sur tous les cœurs de votre machine, puis
    affiche les victoires et les scores, la durée des parties et le nombre de
    fois où chaque événement s’est produit. La même commande redonne toujours
    les mêmes parties, à l’octet près, quel que soit le nombre de processus.

    Options
      --games N            le nombre de parties à jouer
      --seed S             la graine, un mot ou un nombre ; la même graine redonne
                           les mêmes parties
      --seats N            le nombre de joueurs, si le jeu vous laisse le choix
      --bots NIVEAU[,…]    le niveau des bots : random, novice, regular ou expert
                           (par défaut : regular). Donnez un seul niveau pour tous,
                           ou un niveau par place
      --option CLÉ=VALEUR  régler une option du jeu ; répétez --option pour en
                           régler plusieurs
      --cards fr|en        la langue des cartes (par défaut : en)
      --records FICHIER    écrire le relevé de chaque partie dans FICHIER
      --festival N         jouer plutôt un festival de N personnes : des rondes à
                           plusieurs tables, peu de retrouvailles, un classement
      --rounds N           le nombre de rondes (par défaut : 6)
      --leaving POURCENT   combien ne viennent pas à la ronde suivante (par
                           défaut : 0)
      --json               afficher le résumé en JSON
      --workers N          le nombre de processus (par défaut : un par cœur)
      --dask ADRESSE       confier le calcul à l’ordonnanceur Dask qui se trouve à
                           cette adresse
      --my-games DOSSIER   un dossier ou un fichier qui contient vos propres jeux.
                           Les jeux des paquets Python installés sont détectés
                           automatiquement
      --lang fr|en         la langue des textes
      -h, --help           cette aide

    Exemples
      isoloir simulate third-man --games 1000 --seed 1
      isoloir simulate third-man --games 200 --seed a \
          --bots regular,random,random,random
      isoloir simulate third-man --games 50 --seed 7 --records parties.jsonl --json
      isoloir simulate third-man --festival 40 --rounds 6 --seed 1 \
          --bots expert,regular,novice,random

cli-help-ladder =
    Usage : isoloir ladder JEU --seed S [options]

    Chaque bot affronte ses rivaux l’un après l’autre. Il occupe tour à tour
    chaque place de la table, avec celle de son partenaire s’il en a un ; son
    rival occupe toutes les autres. Vous voyez la part des victoires qui revient
    à chaque bot, avec un intervalle de confiance à 95 %, et sa cote.

    Options
      --seed S             la graine, un mot ou un nombre ; la même graine redonne
                           les mêmes parties
      --games N            le nombre de parties par rencontre (par défaut : 20)
      --bots A,B,…         les bots à évaluer : des niveaux, ou des fichiers Python
                           qui définissent BOTS (par défaut :
                           random,novice,regular,expert)
      --among C,D,…        contre qui faire jouer les bots de --bots (par défaut :
                           les uns contre les autres)
      --bar POURCENT       s’arrêter dès que la part des victoires qui revient à
                           chaque bot est nettement supérieure ou nettement
                           inférieure à POURCENT
      --seats N            le nombre de joueurs, si le jeu vous laisse le choix
      --option CLÉ=VALEUR  régler une option du jeu ; répétez --option pour en
                           régler plusieurs
      --cards fr|en        la langue des cartes (par défaut : en)
      --journal FICHIER    garder les résultats dans FICHIER ; si vous interrompez
                           le calcul, la même commande le reprend là où il en était
      --plot FICHIER       tracer le graphique des cotes dans FICHIER, en SVG
      --json               afficher les résultats en JSON
      --workers N          le nombre de processus (par défaut : un par cœur)
      --dask ADRESSE       confier le calcul à l’ordonnanceur Dask qui se trouve à
                           cette adresse
      --my-games DOSSIER   un dossier ou un fichier qui contient vos propres jeux
      --lang fr|en         la langue des textes
      -h, --help           cette aide

    Exemples
      isoloir ladder third-man --seed 1
      isoloir ladder habits --seats 5 --games 400 --seed a --journal habits.jsonl
      isoloir ladder third-man --bots expert --among regular --bar 42 \
          --games 800 --seed 1
      isoloir ladder third-man --bots expert,mien.py --seed 7 --plot cotes.svg

cli-help-exploit =
    Usage : isoloir exploit JEU --seed S [options]

    Quelqu’un qui a le code d’un bot s’assied parmi des bots du même genre : il
    imagine ce qu’ils peuvent avoir en main, calcule ce que ferait chacun, et
    cherche la meilleure réponse, dans certaines limites. Vous voyez sa part des
    victoires, avec un intervalle de confiance à 95 %. Si elle dépasse la part
    équitable, c’est que ce bot se laisse lire ; la meilleure réponse possible
    gagnerait peut-être encore plus.

    Options
      --seed S             la graine, un mot ou un nombre ; la même graine redonne
                           les mêmes parties
      --games N            le nombre de parties (par défaut : 20)
      --bots A,B,…         les bots à battre : des niveaux, ou des fichiers Python
                           qui définissent BOTS (par défaut : expert)
      --bar POURCENT       s’arrêter dès que la part des victoires est nettement
                           supérieure ou nettement inférieure à POURCENT
      --seats N            le nombre de joueurs, si le jeu vous laisse le choix
      --option CLÉ=VALEUR  régler une option du jeu ; répétez --option pour en
                           régler plusieurs
      --cards fr|en        la langue des cartes (par défaut : en)
      --journal FICHIER    garder les résultats dans FICHIER ; si vous interrompez
                           le calcul, la même commande le reprend là où il en était
      --json               afficher les résultats en JSON
      --workers N          le nombre de processus (par défaut : un par cœur)
      --dask ADRESSE       confier le calcul à l’ordonnanceur Dask qui se trouve à
                           cette adresse
      --my-games DOSSIER   un dossier ou un fichier qui contient vos propres jeux
      --lang fr|en         la langue des textes
      -h, --help           cette aide

    Exemples
      isoloir exploit third-man --seed 1
      isoloir exploit habits --bots regular --seats 4 --games 100 --seed a

cli-ladder-progress = { $game }
cli-ladder-title = Les bots : { $game }
cli-ladder-who = Qui
cli-ladder-among = Contre
cli-ladder-games = Parties
cli-ladder-rating = Cote
cli-ladder-share = Victoires
cli-ladder-between = Intervalle
cli-ladder-span = { $low } – { $high }
cli-ladder-fair = Part équitable
cli-ladder-shared = Partagées
cli-ladder-axis = cote, avec son intervalle à 95 %
cli-ladder-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-ladder-unrated = Pour calculer les cotes, il faut le paquet openskill : pip install 'isoloir[lab]'

cli-help-learn =
    Usage : isoloir learn JEU

    Vous apprend un jeu en une minute environ : cinq moments, l’un après l’autre.
    Vous répondez, vous voyez ce qui se passe et pourquoi, et ce qu’une autre
    réponse aurait donné.

    Options
      --my-games DOSSIER  un dossier ou un fichier qui contient vos propres jeux
      --lang fr|en        la langue des textes
      -h, --help          cette aide

    Exemples
      isoloir learn third-man
      isoloir learn majority --lang fr

cli-help-rules =
    Usage : isoloir rules JEU [--seats N] [--option CLÉ=VALEUR]…

    Affiche les règles complètes d’un jeu, pour votre nombre de joueurs et vos
    options : le matériel, chaque étape et chaque cas particulier, avec des
    exemples.

    Options
      --seats N           le nombre de joueurs (par défaut : 4, ou le nombre
                          possible le plus proche)
      --option CLÉ=VALEUR  régler une option du jeu ; `isoloir games JEU` donne la
                          liste des options
      --my-games DOSSIER  un dossier ou un fichier qui contient vos propres jeux
      --lang fr|en        la langue des textes
      -h, --help          cette aide

    Exemples
      isoloir rules third-man
      isoloir rules the-majority --seats 3 --option first_edition_spy=true

cli-replay-as-told = Cette partie a été jouée avec la version { $version } des règles, alors que ce programme utilise la version { $ours }. Il ne peut donc pas la rejouer : vous voyez ce qui a été annoncé aux joueurs à l’époque.
cli-help-study =
    Usage : isoloir study JEU… --seed S [options]
            isoloir study --read FICHIER [options]

    Fait jouer des bots, ou lit des relevés, et écrit un rapport pour les
    auteurs de jeux : la durée des parties, leur équité, leur tension, et ce que
    vaut chaque choix. Vous obtenez un fichier HTML avec des graphiques, en
    français et en anglais, et les mêmes chiffres en JSON. Si vous arrêtez une
    étude, la même commande la reprend là où elle en était. La même commande
    donne les mêmes chiffres sur toutes les machines.

    Options
      --seed S             la graine, un mot ou un nombre ; la même graine redonne
                           les mêmes parties
      --games N            le nombre de parties par variante (par défaut : 200)
      --compare QUOI…      les variantes à comparer ; pour chacune, dites ce qui
                           change : "seats=4" "seats=5,bots=novice"
      --seats N            le nombre de joueurs, si le jeu vous laisse le choix
      --bots NIVEAU[,…]    le niveau des bots : random, novice, regular ou expert
                           (par défaut : regular). Donnez un seul niveau pour tous,
                           ou un niveau par place
      --option CLÉ=VALEUR  régler une option du jeu ; répétez --option pour en
                           régler plusieurs
      --cards fr|en        la langue des cartes (par défaut : en)
      --probes N           dans chaque partie, le nombre de choix à changer pour en
                           mesurer l’effet (par défaut : 2)
      --arms N             le nombre de parties à jouer pour évaluer chaque niveau
                           de --levels, ainsi qu’un bot qui triche en regardant
                           les choix scellés (par défaut : un quart de --games ;
                           0 pour ne pas les évaluer)
      --levels NIVEAU[,…]  les niveaux à évaluer contre des bots random (par
                           défaut : novice,regular)
      --read FICHIER       lire les parties de FICHIER au lieu d’en jouer de
                           nouvelles
      --out DOSSIER        le dossier du rapport (par défaut : study-JEU)
      --workers N          le nombre de processus (par défaut : un par cœur)
      --dask ADRESSE       confier le calcul à l’ordonnanceur Dask qui se trouve à
                           cette adresse
      --my-games DOSSIER   un dossier ou un fichier qui contient vos propres jeux.
                           Les jeux des paquets Python installés sont détectés
                           automatiquement
      --lang fr|en         la langue des textes
      -h, --help           cette aide

    Exemples
      isoloir study third-man --seed 1
      isoloir study majority --seed 1 --games 500 --compare "seats=4" "seats=6"
      isoloir study --read soiree.jsonl

cli-help-dataset =
    Usage : isoloir dataset FICHIER… [options]

    Convertit vos relevés en quatre tableaux (parties, questions posées, choix
    et événements) que pandas, Polars et DuckDB savent lire.

    Options
      --out DOSSIER        le dossier des tableaux (par défaut : dataset)
      --format FORMAT      le format des fichiers : parquet ou arrow (par défaut :
                           parquet)
      --workers N          le nombre de processus (par défaut : 1)
      --dask ADRESSE       confier le calcul à l’ordonnanceur Dask qui se trouve à
                           cette adresse
      --lang fr|en         la langue des textes
      -h, --help           cette aide

    Exemple
      isoloir dataset soiree.jsonl --out tables

cli-help-bench =
    Usage : isoloir bench AGENT [options]
            isoloir bench --check DOSSIER…

    Fait jouer un agent aux tables fixes d’Isoloir Bench 1, garde le relevé de
    chaque partie et en donne les résultats. AGENT est un fichier Python, une
    commande entre guillemets à qui l’on parle en lignes JSON, ou un niveau de
    bot. Avec --check, chaque relevé est vérifié en rejouant la partie ; un
    relevé falsifié ne compte pas. Le protocole est dans docs/bench.md.

    Options
      --name NOM           le nom de l’agent (par défaut, celui de son fichier)
      --table NOM          cette table seulement ; à répéter pour plusieurs
      --games N            le nombre de parties à chaque table (par défaut : 50)
      --seconds N          le temps qu’un programme a pour répondre
                           (par défaut : 60)
      --seed S             d’autres parties que celles qui sont fixées
      --out DOSSIER        où vont les relevés (par défaut : bench-NOM) ; les
                           parties qui y sont déjà ne sont pas rejouées
      --check DOSSIER…     vérifier seulement ce que contiennent ces dossiers
      --page FICHIER       écrire aussi les résultats dans une page
      --lang fr|en         la langue des règles données à l’agent
      -h, --help           cette aide

    Exemple
      isoloir bench "node examples/bench/agent.mjs" --games 5

cli-help-replay =
    Usage : isoloir replay FICHIER [--game N] [--seat N]

    Rejoue une partie pas à pas d’après son relevé, en avant ou en arrière. Vous
    pouvez tout voir, ou seulement ce que voyait un joueur, ou ce qu’affichait
    l’écran partagé.

    Touches
      → n espace     en avant           ← p            en arrière
      Début g        au début           Fin G          à la fin
      12 Entrée      à l’étape 12       s              place suivante
      a              tout voir          w              voir en spectateur
      ? h            ces touches        q              quitter
    Si les commandes viennent d’un tube ou d’un fichier, écrivez-en une par ligne.
    Si FICHIER est `-`, le relevé est lu sur l’entrée standard et affiché en entier.

    Options
      --game N             le numéro de la partie à montrer, si le fichier en
                           contient plusieurs (par défaut : 1)
      --seat N             ne montrer que ce que voyait le joueur de la place N
                           (la première est la place 1) ; sans cette option, on
                           voit tout
      --screen             ne montrer que ce qu’affichait l’écran partagé
      --my-games DOSSIER   un dossier ou un fichier qui contient vos propres jeux
      --lang fr|en         la langue des textes
      -h, --help           cette aide

    Exemples
      isoloir replay soir.jsonl
      isoloir replay parties.jsonl --game 12 --seat 3

cli-help-verify =
    Usage : isoloir verify FICHIER [--lang fr|en]

    Rejoue chaque partie du fichier et la compare à son relevé : l’empreinte du
    mélange, les tirages au sort, les choix, ce qui s’est passé et le résultat.
    Si FICHIER est `-`, les relevés sont lus sur l’entrée standard. Les fichiers
    gzip sont décompressés automatiquement.

    Code de sortie : 0 si tout est conforme ; 1 si un relevé est faux ; 2 si un
    relevé est illisible, ou si une partie a été jouée avec d’autres règles.

    Options
      --my-games DOSSIER   un dossier ou un fichier qui contient vos propres jeux
      --lang fr|en         la langue des textes
      -h, --help           cette aide

    Exemples
      isoloir verify soir.jsonl
      cat *.jsonl | isoloir verify -
      curl ADRESSE | isoloir verify -

cli-help-festival =
    Usage : isoloir festival JEU[,JEU…] [options]

    Ouvre un festival sur un serveur en marche (isoloir serve) et en donne les
    liens : un pour tout le monde, un pour l’écran mural, un pour l’organisation.
    S’il y a plusieurs jeux, chaque manche joue le suivant. Sans autre précision,
    une manche finit avec sa dernière table, et l’organisation lance la suivante.

    Options
      --people N           personnes par table, si possible (par défaut : 4)
      --rounds N           nombre de manches (par défaut : jusqu’à ce que
                           l’organisation y mette fin)
      --minutes N          une manche finit au bout de N minutes
      --enough POURCENT    une manche finit quand cette part des tables a fini
      --between SECONDES   puis la suivante commence seule (par défaut : 60)
      --stay               les tables qui n’ont pas fini jouent jusqu’au bout ;
                           sinon elles s’arrêtent et ne comptent pas
      --remote             on n’est pas dans la même pièce
      --at ADRESSE         l’adresse du serveur
                           (par défaut : http://127.0.0.1:8765)
      --lang fr|en         la langue des textes et des cartes
      -h, --help           cette aide

    Exemples
      isoloir festival third-man
      isoloir festival majority,third-man --rounds 6 --minutes 30

cli-festival-opened =
    Le festival { $code } est ouvert.
    Participer :     { $link }
    Écran mural :    { $wall }
cli-festival-organise =
    Organiser :      { $link }
    Qui ouvre ce dernier lien organise : ouvrez-le sur deux téléphones, et ne le montrez à personne d’autre.

cli-help-standing =
    Usage : isoloir standing FICHIER … [--json]

    Additionne toutes les parties des fichiers : la soirée d’une table, ou toutes
    les tables d’un club. Chacun compte sous son nom. Une partie rapporte jusqu’à
    100 points : la part des adversaires que vous avez devancés, une égalité
    comptant pour moitié.

    Une partie présente deux fois ne compte qu’une fois : chacun peut donner son
    exemplaire. Les parties arrêtées ne comptent pour personne. Un relevé qui ne
    correspond pas à sa partie est refusé. Si FICHIER est `-`, les relevés sont
    lus sur l’entrée standard. Les fichiers gzip sont décompressés.

    Options
      --json               afficher du JSON, pour d’autres programmes
      --my-games DOSSIER   un dossier ou un fichier avec vos propres jeux
      --lang fr|en         la langue du texte
      -h, --help           cette aide

    Exemples
      isoloir standing soiree.jsonl
      isoloir standing table-1.jsonl table-2.jsonl table-3.jsonl

cli-help-serve =
    Usage : isoloir serve [options]

    Lance un serveur de jeu : on rejoint une table avec son téléphone, en
    ouvrant le lien affiché ou en scannant le code. Chaque choix est enregistré
    avant que les autres joueurs en soient avertis. Ctrl-C arrête le serveur ;
    les tables seront toujours là quand vous le relancerez.

    Chaque option peut aussi se régler avec une variable d’environnement, comme
    ISOLOIR_PORT.

    Comment on le trouve
      --host ADRESSE       l’adresse d’écoute (par défaut : 0.0.0.0, pour être
                           joignable sur tout le réseau)
      --port N             le port d’écoute (par défaut : 8765) ; avec 0, le serveur
                           prend un port libre
      --public-url URL     l’adresse que les joueurs ouvrent, si ce n’est pas celle
                           du serveur
      --names A,B          les autres noms sous lesquels on accède à ce serveur ;
                           ses adresses et le nom de la machine sont acceptés
                           d’office
      --proxies A,B        les proxys auxquels se fier pour savoir d’où vient une
                           requête
      --tls-cert FICHIER   le certificat à utiliser pour https
      --tls-key FICHIER    la clé privée du certificat. En https, l’écran des
                           téléphones reste allumé et la page peut s’installer
                           comme une application

    Ce qu’il garde
      --data DOSSIER       où garder les tables (par défaut : votre dossier de
                           données)
      --keep-hours N       effacer une table N heures après le dernier coup joué
                           (par défaut : 24)

    Aux tables
      --code-length N      le nombre de caractères du code d’une table, de 4 à 10
                           (par défaut : 5)
      --grace-ms N         combien de millisecondes on a pour changer d’avis quand
                           tout le monde a choisi (par défaut : 1500)
      --bot-ms N           pendant combien de millisecondes les bots font mine de
                           réfléchir (par défaut : 900)
      --tick-ms N          envoyer les annonces « Ada a choisi » par paquets,
                           toutes les N millisecondes (par défaut : 40)
      --nonce-ms N         attendre au plus N millisecondes que les téléphones
                           ajoutent leur part de hasard au mélange (par défaut :
                           3000)
      --notices URL        permettre aux joueurs des tables sur plusieurs jours
                           d’être prévenus quand c’est leur tour ; URL est l’adresse
                           où les services d’envoi peuvent vous écrire :
                           mailto:vous@example.org
      --notices-to URL     envoyer aussi les notifications là, pour ceux qui le
                           veulent ; va avec --notices et --public-url
      --notices-secret TEXTE  ce qui y est envoyé est signé avec ce secret (16
                           caractères au moins)

    Vos propres jeux
      --my-games DOSSIER   un dossier ou un fichier qui contient vos propres jeux
      --watch              surveiller les fichiers de vos jeux : les nouvelles
                           parties tiennent compte des changements, les parties
                           en cours continuent comme avant

    Ce que chacun peut faire, et combien on peut être
      --most-tables N      le nombre maximal de tables ouvertes en même temps (par
                           défaut : 5000)
      --most-people N      combien de personnes à une table, sans compter celles qui
                           jouent (par défaut : 200)
      --most-sockets N     le nombre maximal de connexions ouvertes en même temps
                           (par défaut : 10000)
      --limits X           multiplier par X les limites imposées à chaque adresse IP
                           (par défaut : 1) ; 0 les supprime
      --message-rate X     le nombre maximal de messages par seconde pour chaque
                           connexion (par défaut : 5) ; 0 supprime la limite

    Pour la personne qui s’en occupe
      --quiet              ne pas afficher le code QR
      --log-level NIVEAU   le niveau du journal : debug, info, warning ou error (par
                           défaut : info, ou warning dans un terminal)
      --admin-token TEXTE  ouvrir la page d’administration (/admin) à qui a ce
                           jeton ; le plus sûr est de le mettre dans
                           ISOLOIR_ADMIN_TOKEN ; sans lui, on entre par
                           `isoloir admin`
      --metrics ADRESSE    laisser les programmes de cette machine lire /metrics
                           à une adresse à part : 127.0.0.1:9400
      --metrics-token TEXTE  laisser lire /metrics à qui a ce jeton

    Plusieurs serveurs, une base
      --store ADRESSE      garder les tables dans une base PostgreSQL, que plusieurs
                           serveurs peuvent partager : postgresql://…
      --house NOM          le nom commun aux serveurs qui partagent une même base
                           (par défaut : isoloir)
      --bus ADRESSE        faire communiquer les serveurs par NATS, à l’adresse
                           nats://… (sans cette option, ils passent par la base)
      --leave-newer        démarrer même si des tables ne peuvent être lues que par
                           une version plus récente ; elles attendront
      --drain-seconds N    quand le serveur s’arrête, déconnecter les pages peu à
                           peu, en N secondes (par défaut : 0, toutes à la fois)

    Les pages
      --pages DOSSIER      servir vos propres pages au lieu de celles du programme
      --pages-before DOSSIER  les pages de la version précédente, pour les
                           navigateurs où elles sont encore ouvertes

    Autres options
      --lang fr|en         la langue des textes
      -h, --help           cette aide

    Exemples
      isoloir serve
      isoloir serve --port 443 --tls-cert fullchain.pem --tls-key privkey.pem

cli-help-admin =
    Usage : isoloir admin [show|refusals|link|drain [SERVEUR]] [--data DOSSIER]

    Interroge le serveur qui tourne sur cette machine, par un socket de son
    dossier que seul son propriétaire peut ouvrir. Rien n’y nomme personne.

    show                   ses serveurs, et le nombre de tables dans chaque état
    refusals               ce qui a été refusé, et à quelle adresse (masquée)
    link                   un lien qui ouvre la page d’administration dans un
                           navigateur, une seule fois, dans les dix minutes
    drain [SERVEUR]        renvoyer les pages et arrêter ce serveur, ou un autre

    Options
      --data DOSSIER       le dossier de données du serveur (comme pour serve)
      --port N             lequel, si plusieurs tournent sur ce dossier
      --json               tout donner en JSON, pour un programme
      --lang fr|en         la langue des textes
      -h, --help           cette aide

cli-help-doctor =
    Usage : isoloir doctor [--json] [options de serve]

    Vérifie tout ce qu’il faut à un serveur et dit quoi faire si quelque chose
    ne va pas : le port, le dossier et son disque, l’horloge, le certificat, les
    noms, les tables et, avec --public-url, l’accès depuis l’extérieur. Donnez
    les mêmes options qu’à serve (`isoloir serve --help` les liste), ou les
    mêmes variables d’environnement. Le
    code de sortie vaut 0 si tout est prêt, 1 si quelque chose ne va pas.

    Options
      --json               donner le résultat en JSON, pour un programme
      --lang fr|en         la langue des textes
      -h, --help           cette aide

    Exemples
      isoloir doctor
      isoloir doctor --public-url https://jeux.example.org

cli-help-tab =
    Usage : isoloir tab DOSSIER [--parts DOSSIER]

    Crée un dossier que n’importe quel serveur web peut servir, même tout
    simple, même sous un chemin. On y joue dans le navigateur seul : contre des
    bots, ou en se passant un appareil. Il n’y a besoin d’aucun serveur
    d’Isoloir ni, après la première visite, de réseau. Ce que DOSSIER contenait
    est remplacé.

    Options
      --parts DOSSIER  où se trouvent Pyodide et msgspec (par défaut :
                       build/tab-parts, où `make tab` les met)
      --lang fr|en     la langue du texte
      -h, --help       cette aide

    Exemples
      isoloir tab build/tab
      python -m http.server --directory build/tab

cli-tab-built = Créé dans { $path }. Outre les pages, un navigateur charge { $mega } Mo avant la première partie.
cli-tab-plain = Il n’y a pas de node ici : Python n’a pas été compilé et rien n’a été compressé par brotli, donc on charge plus et on démarre deux fois moins vite.

cli-help-completion =
    Usage : isoloir completion SHELL [--lang fr|en]

    Affiche un script grâce auquel votre terminal complète les commandes, les
    options et les noms de jeux avec la touche Tab. SHELL vaut bash, zsh ou
    fish.

    Options
      --lang fr|en    la langue des textes
      -h, --help      cette aide

    Exemples
      source <(isoloir completion bash)
      source <(isoloir completion zsh)
      isoloir completion fish > ~/.config/fish/completions/isoloir.fish

cli-help-backup =
    Usage : isoloir backup FICHIER [--data DOSSIER] [--lang fr|en]

    Copie les données d’un serveur dans un fichier. Inutile d’arrêter le
    serveur.

    Options
      --data DOSSIER  où sont gardées les tables (par défaut : $ISOLOIR_DATA, ou
                      votre dossier de données)
      --lang fr|en    la langue des textes
      -h, --help      cette aide

    Exemples
      isoloir backup tables-lundi.sqlite

cli-help-restore =
    Usage : isoloir restore FICHIER [--data DOSSIER] [--lang fr|en]
            isoloir restore --store ADRESSE [--house NOM] [--lang fr|en]

    Restaure une sauvegarde faite avec backup. Arrêtez d’abord le serveur. Les
    anciennes données restent dans le même dossier, sous un autre nom. Si vos
    tables sont dans PostgreSQL, restaurez la base avec ses propres outils, puis
    lancez une fois cette commande avec --store avant de démarrer les serveurs,
    pour que les pages restées ouvertes n’attendent pas des données qui
    n’existent plus.

    Options
      --data DOSSIER  où sont gardées les tables (par défaut : $ISOLOIR_DATA, ou
                      votre dossier de données)
      --store ADRESSE  l’adresse de la base : postgresql://…
                      (par défaut, sans FICHIER : $ISOLOIR_STORE)
      --house NOM     le nom commun aux serveurs qui partagent une même base (par
                      défaut : $ISOLOIR_HOUSE, ou isoloir)
      --lang fr|en    la langue des textes
      -h, --help      cette aide

    Exemples
      isoloir restore tables-lundi.sqlite

cli-help-rollback =
    Usage : isoloir rollback [--data DOSSIER | --store ADRESSE [--house NOM]]

    Remet les données d’un serveur dans l’état où elles étaient juste avant la
    dernière mise à jour du programme. Arrêtez d’abord le serveur et installez
    la version précédente. Ce qui s’est passé aux tables depuis est perdu pour
    les joueurs ; dans un dossier, c’est gardé sous un autre nom.

    Options
      --data DOSSIER   où sont gardées les tables (par défaut : $ISOLOIR_DATA,
                       ou votre dossier de données)
      --store ADRESSE  l’adresse de la base : postgresql://…
                       (par défaut : $ISOLOIR_STORE)
      --house NOM      le nom commun aux serveurs qui partagent une même base
                       (par défaut : $ISOLOIR_HOUSE, ou isoloir)
      --lang fr|en     la langue des textes
      -h, --help       cette aide

    Exemples
      isoloir rollback

cli-help-move =
    Usage : isoloir move ADRESSE [--back] [--data DOSSIER] [--lang fr|en]

    Copie toutes les tables d’un serveur arrêté, parties en cours comprises, de
    son dossier vers une base PostgreSQL vide. Avec --back, copie les tables de
    la base vers un dossier vide. L’original n’est pas modifié. On peut omettre
    ADRESSE si elle est dans ISOLOIR_STORE : un mot de passe y est plus à l’abri
    que sur la ligne de commande, que toute la machine peut lire.

    Options
      --back          copier dans l’autre sens, de la base vers le dossier
      --data DOSSIER  où sont gardées les tables (par défaut : $ISOLOIR_DATA, ou
                      votre dossier de données)
      --house NOM     le nom commun aux serveurs qui partagent une même base (par
                      défaut : $ISOLOIR_HOUSE, ou isoloir)
      --lang fr|en    la langue des textes
      -h, --help      cette aide

    Exemples
      isoloir move postgresql://isoloir@localhost/isoloir

cli-move-done = { $tables ->
        [one] { $tables } table copiée ({ $entries } entrées de journal).
       *[other] { $tables } tables copiées ({ $entries } entrées de journal).
    }
cli-serve-listening = Isoloir vous attend à l’adresse { $url }
cli-serve-proxy-hides = Plus de vingt pages viennent de cette machine même : un proxy ou un tunnel cache qui est derrière, et tout le monde se partage les limites d’une seule personne. Faites envoyer X-Forwarded-For par le proxy, et démarrez le serveur avec --proxies et l’adresse du proxy, par exemple --proxies 127.0.0.1
cli-rollback-done = Les tables de { $path } sont telles que la version { $version } les avait laissées ({ $time })
cli-serve-waiting = Des tables ne peuvent être lues que par Isoloir { $version } et l’attendent : { $tables }
cli-serve-no-copy = Impossible de créer des tables dans { $data }, donc rien n’a été mis de côté : pour revenir à la version précédente, restaurez une de vos sauvegardes
cli-serve-stopping = Le serveur s’arrête ; les tables sont gardées dans { $data }
cli-serve-mended = D’autres utilisateurs de cette machine pouvaient lire { $data } ; désormais, seul son propriétaire le peut
cli-serve-game-left-out = { $where } a été laissé de côté : { $why }
cli-serve-game-taken-up = { $where } a changé : les nouvelles parties suivent la nouvelle version, les parties en cours continuent comme avant
cli-serve-game-stays = { $where } a changé, mais on garde la version précédente : { $why }
cli-serve-store-alone = La base n’a pas de réplique synchrone : si elle tombe en panne et qu’une autre la remplace, les derniers choix risquent d’être perdus
cli-serve-store-unsynced = La base répond avant d’avoir tout écrit (synchronous_commit vaut off) : si elle tombe en panne, des choix déjà annoncés comme scellés risquent d’être perdus
cli-serve-store-replicated = Chaque choix est aussi copié sur une réplique synchrone ({ $names }) : si elle doit remplacer la base, rien ne sera perdu
cli-backup-done = Toutes les tables sont sauvegardées dans { $path }
cli-restore-done = Les tables sont de retour dans { $path }
cli-restore-put-back = { $tables ->
        [one] Une table reprendra telle qu’elle est dans la base restaurée.
       *[other] { $tables } tables reprendront telles qu’elles sont dans la base restaurée.
    }

cli-refused = isoloir : { $why }

cli-first-names = Anna Basile Chloé Dario Elsa Félix Greta Hugo Iris Jules Kira Léon
cli-player = Joueur
cli-you = Vous
cli-and = { $first } et { $last }
cli-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

cli-values-number = un nombre entier de { $low } à { $high }
cli-values-text = un texte de { $most } caractères au plus
cli-values-list = de { $least } à { $most } valeurs, séparées par des virgules ; chaque valeur : { $item }
cli-values-or = { " ou " }
cli-values-any = voir les règles

cli-games-key = Jeu
cli-games-seats = Joueurs
cli-games-minutes = Durée
cli-games-line = L’esprit du jeu
cli-games-options = Options
cli-games-more =
    Pour jouer :         isoloir play third-man
    Règles et options :  isoloir games third-man
cli-minutes = { $span } min

cli-play-back = Vous revoilà à la table : la partie sauvegardée dans { $path } reprend.
cli-play-own-line = ou écrivez vous-même, en { $letters } lettres au plus
cli-play-hint = Tapez « ? » pour vous faire expliquer l’étape, r pour relire les règles, ou q pour sauvegarder la partie et partir.
cli-play-hints = Tapez h pour voir ce que ferait un expert.
cli-learn-keys = Tapez n pour passer une scène, b pour revenir en arrière, ou q pour partir.
cli-learn-play = Jouer maintenant :  isoloir play { $game }
cli-learn-prompt = { $take ->
        [one] Votre choix (n b q) :
       *[other] Vos { $take } choix, dans l’ordre (n b q) :
    }
cli-play-prompt = { $take ->
        [one] Votre choix ({ $keys }) :
       *[other] Vos { $take } choix, dans l’ordre ({ $keys }) :
    }
cli-play-prompt-options = Choisissez parmi { $offered } ({ $keys }) :
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
cli-play-faces = Garder dans le relevé le nom des bots, ainsi que la forme et la couleur qui représentent chaque joueur ? (o/N)
cli-play-recorded = Le relevé de la partie est dans { $path }.
cli-play-left = La partie est sauvegardée. Pour revenir : { $command }

cli-simulate-progress = { $game }
cli-simulate-title = { $games ->
        [one] { $game } : { $games } partie, graine { $seed }
       *[other] { $game } : { $games } parties, graine { $seed }
    }
cli-simulate-who = Qui
cli-simulate-seat = place { $seat } · { $bot }
cli-simulate-bot = tous les bots { $bot }
cli-simulate-wins = Victoires
cli-simulate-score = Score
cli-simulate-range = Étendue
cli-simulate-span = { $least } à { $most }
cli-simulate-length = Durée
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
       *[all] tout est visible
        [screen] ce que voit un spectateur
        [one] ce que voit { $name }
    }
cli-replay-chose = { $name } : { $choice }
cli-replay-alone = Pour { $name } seulement : { $said }
cli-replay-sealed = { $name } a choisi
cli-replay-keys = ← → Début Fin · 7 Entrée (étape 7) · s place · w spectateur · a tout · q quitter
cli-replay-prompt = n, p, home, end, un numéro d’étape, s, w, a, q ou h :
cli-replay-no-such-key = La commande « { $key } » n’existe pas. Tapez h pour voir toutes les commandes.
cli-replay-over = { $count ->
        [0] La partie est finie ; personne ne gagne.
        [one] La partie est finie : { $winners } gagne.
       *[other] { $shared ->
            [yes] La partie est finie : { $winners } se partagent la victoire.
           *[no] La partie est finie : { $winners } gagnent ensemble.
        }
    }
cli-replay-stopped = La partie a été arrêtée ici, avant la fin.

cli-festival-round = Ronde { $n } : { $tables ->
        [one] une table
       *[other] { $tables } tables
    } · { $people ->
        [one] une personne
       *[other] { $people } personnes
    } · { $bots ->
        [0] aucun bot
        [one] un bot
       *[other] { $bots } bots
    } · { $pairs ->
        [0] que de nouvelles têtes
        [one] une paire se retrouve
       *[other] { $pairs } paires se retrouvent
    }

cli-standing-games = { $games ->
        [one] Après { $games } partie
       *[other] Après { $games } parties
    }
cli-standing-stopped = { $games ->
        [one] { $games } partie a été arrêtée et ne compte pour personne.
       *[other] { $games } parties ont été arrêtées et ne comptent pour personne.
    }

cli-verify-good = { $games ->
        [one] { $games } partie vérifiée : tout est conforme.
       *[other] { $games } parties vérifiées : tout est conforme.
    }
cli-verify-difference = partie { $game }, ligne { $line } : { $what }
cli-verify-other-rules = partie { $game }, ligne { $line } : ce relevé suit la version { $version } des règles ({ $name }), alors que ce programme utilise la version { $ours } ; la vérification s’arrête là
cli-verify-newer-words = partie { $game }, ligne { $line } : ce relevé vient d’une version plus récente du jeu ({ $name }) et contient des termes que ce programme ne connaît pas ; la vérification s’arrête là
cli-verify-unknown-game = partie { $game }, ligne { $line } : ce programme ne connaît pas le jeu « { $name } »
cli-verify-bad = { $bad ->
        [one] { $bad } partie sur { $games } ne correspond pas à son relevé.
       *[other] { $bad } parties sur { $games } ne correspondent pas à leur relevé.
    }
cli-verify-says = { $what } : le relevé dit { $claimed }, alors que ce devrait être { $found }
cli-verify-commitment = le mélange des cartes ou la mise en place ne correspond pas à l’empreinte publiée au début de la partie
cli-verify-seed = la graine ou le sel est trop court pour avoir pu rester secret
cli-verify-names = il n’y a pas autant de noms que de places
cli-verify-setup = cette mise en place est impossible dans ce jeu
cli-verify-number = les étapes ne sont pas numérotées dans l’ordre
cli-verify-asks = les questions posées ne sont pas celles du relevé
cli-verify-by = un choix est attribué à quelqu’un à qui l’on n’avait rien demandé
cli-verify-choice = un des choix n’était pas proposé
cli-verify-events = ce qui s’est passé n’est pas ce que dit le relevé
cli-verify-stopped = la partie ne s’est pas arrêtée là où le dit le relevé
cli-verify-winners = les gagnants ne sont pas ceux du relevé
cli-verify-scores = les scores ne sont pas ceux du relevé
cli-verify-other = il y a une autre différence

cli-game-left-out = { $where } a été laissé de côté : { $why }

cli-help-check =
    Usage : isoloir check JEU [--my-games DOSSIER] [options]

    Joue un grand nombre de parties au hasard et vérifie que tout va bien : les
    parties se terminent, on peut les enregistrer et les transmettre sans rien
    perdre, la même graine redonne la même partie, et personne n’apprend ce qui
    doit rester secret. Pour chaque défaut, vous voyez la graine qui le révèle
    et la ligne de code à regarder.

    Options
      --my-games DOSSIER   un dossier ou un fichier qui contient vos propres jeux
      --seed S             n’essayer que cette graine, pour reproduire un défaut
      --seeds N            essayer N graines (par défaut : 3)
      --mutants [N]        plante de petites fautes dans votre code, une (ou N)
                           par sorte, et montre celles que rien ne remarquerait
      --tests CHEMIN       avec --mutants : vos tests, qui les remarqueraient
                           peut-être (d’habitude : test_*.py à côté du jeu)
      --only CONTRÔLE      ne faire que ce contrôle (ends, leaks, redeals…) ;
                           répétez --only pour en faire plusieurs
      --lang fr|en         la langue des textes
      -h, --help           cette aide

    Exemples
      isoloir check third-man
      isoloir check mon-jeu --my-games . --seeds 50

cli-mutants-progress = Fautes plantées
cli-mutants = { $caught } fautes plantées sur { $planted } seraient remarquées ; parmi celles qui trahissent un secret, { $leaks } sur { $of }.
cli-mutants-tests = Seul un test à vous peut connaître vos règles : mettez un test_….py à côté du jeu, ou nommez-en un avec --tests.

cli-check-fine = Aucun défaut trouvé.
cli-check-faults = { $count ->
        [one] Un défaut à corriger.
       *[other] { $count } défauts à corriger.
    }
cli-check-known = la faute trouvée plus haut
cli-check-again = { $seats } places, options : { $options }, graine : { $seed }

cli-help-new =
    Usage : isoloir new NOM [options]

    Crée un dossier avec un petit jeu qui marche : ses règles, ses textes dans
    votre langue, et un test. Faites-en votre propre jeu. On vous demandera ce
    que les options ne précisent pas.

    Options
      --players 3-5    le nombre de joueurs
      --ask PHRASE     la question posée à tout le monde
      --into DOSSIER   où mettre le nouveau dossier (par défaut : le dossier
                       courant)
      --lang fr|en     la langue de l’affichage et des textes du nouveau jeu
      -h, --help       cette aide

    Exemples
      isoloir new "Plein midi" --players 2-5 --ask "À quelle vitesse tirez-vous ?"

cli-new-name = Comment s’appelle votre jeu ?
cli-new-players = À combien y joue-t-on ? ({ $usual })
cli-new-ask = Que demande-t-on à tout le monde ? ({ $usual })
cli-new-ask-usual = Quel nombre choisissez-vous ?
cli-new-done = { $folder } contient un jeu qui marche. Voici comment y jouer, dans ce terminal ou sur téléphone, et comment le vérifier :

cli-watch-again = { $where } a changé : la partie recommence.
cli-watch-stays = { $where } a changé, mais on garde la version précédente : { $why }
cli-watch-more = Appuyez sur Entrée pour rejouer, ou tapez q pour partir :
cli-admin-link = Ceci ouvre la page d’administration dans un seul navigateur, une fois, dans les dix minutes : { $link }
cli-admin-drained = L’arrêt est demandé.
cli-admin-no-refusals = Rien n’a été refusé.
