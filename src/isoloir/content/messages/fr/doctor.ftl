# Ce qui empêche un serveur de démarrer, et ce que trouve `isoloir doctor` : ce qui ne va pas, puis quoi faire.

doctor-port-free = Le port { $port } est libre
doctor-port-ours = Un Isoloir écoute déjà sur le port { $port }
doctor-port-in-use = Le port { $port } est pris par un autre programme : arrêtez-le (`ss -ltnp` dit lequel c’est), ou choisissez un autre port avec --port
doctor-port-forbidden = Le système se réserve le port { $port } : prenez-en un au-dessus de 1023, par exemple --port 8765, ou faites accorder CAP_NET_BIND_SERVICE par systemd
doctor-host-not-here = Cette machine n’a pas l’adresse { $host } : enlevez --host pour écouter sur toutes les siennes, ou donnez-en une que montre `ip address`
doctor-port-taken = Impossible d’écouter sur { $host }, port { $port } : { $why }

doctor-folder-there = Les tables sont gardées dans { $data }
doctor-folder-to-make = Les tables seront gardées dans { $data }, créé au premier démarrage
doctor-folder-is-file = { $path } est un fichier, or il faut un dossier pour les tables : choisissez-en un autre avec --data
doctor-folder-forbidden = { $path } appartient à { $owner } et on ne peut pas y écrire d’ici : donnez-le à la personne qui lance le serveur (`chown`), ou choisissez un autre dossier avec --data
doctor-unreadable = Impossible d’ouvrir les données de { $data } : { $why }
doctor-in-use = Un autre serveur utilise déjà { $data } : arrêtez-le, ou donnez à celui-ci un autre dossier avec --data

doctor-disk-well = Il y a de la place pour les tables : { $free } Mo
doctor-disk-low = Il ne reste que { $free } Mo sur le disque de { $data } : une soirée en prend à peu près un, mais faites bientôt de la place
doctor-disk-full = Il ne reste que { $free } Mo sur le disque de { $data }, et bientôt plus personne ne pourra choisir : faites de la place, ou choisissez un autre dossier avec --data

doctor-clock-well = L’horloge indique { $now }
doctor-clock-behind = L’horloge indique { $now }, mais il y a ici des fichiers du { $newest } : mettez-la à l’heure, sinon les certificats seront refusés et les tables vivront trop longtemps

doctor-cert-none = Pas de certificat : en http simple, les téléphones peuvent s’endormir pendant une partie, et la page ne s’installe pas
doctor-cert-elsewhere = Pas de certificat ici : c’est au proxy placé devant d’en avoir un
doctor-cert-well = Le certificat est encore bon { $days } jours
doctor-cert-soon = Le certificat expire dans { $days } jours ({ $end }) : renouvelez-le, puis redémarrez le serveur
doctor-cert-over = Le certificat a expiré ({ $end }) et les navigateurs le refusent : renouvelez-le, puis redémarrez le serveur
doctor-cert-not-yet = Le certificat ne commence qu’à cette date : { $begin }. Attendez jusque-là, ou vérifiez l’horloge de cette machine
doctor-cert-not-for = Le certificat n’est pas fait pour { $name }, et les navigateurs afficheront une alerte : procurez-vous-en un pour ce nom, ou donnez aux joueurs un nom qu’il couvre
doctor-tls-forbidden = Impossible de lire { $path } d’ici : donnez-en le droit à la personne qui lance le serveur
doctor-tls-swapped = --tls-cert et --tls-key sont inversés : { $cert } est la clé, { $secret } le certificat
doctor-cert-unreadable = { $path } n’est pas un certificat au format PEM : il devrait contenir la ligne « -----BEGIN CERTIFICATE----- »
doctor-key-unreadable = { $path } n’est pas une clé privée au format PEM : elle devrait contenir une ligne comme « -----BEGIN PRIVATE KEY----- »
doctor-key-locked = La clé { $path } est protégée par un mot de passe, que le serveur ne peut pas taper : enregistrez-la sans (`openssl pkey -in CLE -out CLE-OUVERTE`)
doctor-key-of-another = { $secret } n’est pas la clé de { $cert } : retrouvez celle avec laquelle il a été fait, ou refaites les deux
doctor-bad-tls = Impossible de lire les fichiers TLS : { $why }

doctor-names-own = On peut ouvrir le serveur par son adresse, ou sous le nom { $name }
doctor-name-known = Le nom { $name } est connu ici
doctor-name-unknown = Rien ici ne connaît le nom { $name } : dites à votre routeur, ou chez l’hébergeur de votre domaine, quelle adresse il désigne

doctor-notices-on = Aux tables sur plusieurs jours, on peut être prévenu quand c’est son tour
doctor-notices-off = Aux tables sur plusieurs jours, on ne peut pas être prévenu quand c’est son tour (pour cela, --notices)
doctor-outside-none = Aucune adresse pour l’extérieur : à la maison, il n’en faut pas (sinon, --public-url)
doctor-outside-well = Le serveur s’ouvre par { $url }, et ce qui se trouve devant lui transmet ce qu’il faut
doctor-outside-silent = Personne ne répond à { $url } depuis cette machine ({ $why }) : lancez le serveur et recommencez ; s’il tourne, voyez du côté du proxy, du tunnel ou du routeur
doctor-outside-swapped = { $other } répond, et pas { $url } : donnez la première adresse à --public-url, et aux gens
doctor-outside-tls = Les navigateurs ne feront pas confiance à { $url } ({ $why }) : renouvelez le certificat, ou prenez-en un pour ce nom
doctor-outside-another = Autre chose répond à { $url } : faites pointer votre proxy, votre tunnel ou votre routeur vers ce serveur
doctor-outside-host = Votre proxy ne transmet pas le nom de { $url } : faites-lui envoyer Host, comme dans docs/operating.md, ou ajoutez ce nom à --names
doctor-outside-scheme = Le serveur ne sait pas qu’on vient par { $url } : faites envoyer X-Forwarded-Proto par le proxy, et nommez le proxy avec --proxies
doctor-outside-hidden = Votre proxy cache qui vient par { $url }, et tout le monde partage les mêmes limites : faites-lui envoyer X-Forwarded-For, et nommez-le avec --proxies
doctor-outside-unread = Ce qui transmet { $url } dit bien qui vient, mais n’est pas cru : ajoutez --proxies { $address }
doctor-outside-open = N’importe qui peut lire { $url } : retirez-le de ce que montre votre proxy, ou choisissez un jeton

doctor-store-new = Il n’y a pas encore de tables
doctor-store-there = Les tables de { $data } sont intactes ; il y en a { $tables }
doctor-store-older = Les données de { $data } viennent d’une version plus ancienne : le prochain démarrage les met à jour, et en garde une copie telle quelle
doctor-newer = Les données de { $data } viennent d’une version plus récente d’Isoloir : installez-la, ou restaurez une sauvegarde plus ancienne
doctor-needs-version = Des tables de { $data } ne peuvent être lues que par Isoloir { $version } (nombre : { $tables }) : installez-le, ou démarrez avec --leave-newer et elles attendront
doctor-needs-version-or-back = Des tables de { $data } ne peuvent être lues que par Isoloir { $version } (nombre : { $tables }) : installez-le, démarrez avec --leave-newer et elles attendront, ou revenez à la copie ({ $copied }) avec isoloir rollback
doctor-store-copy = Il y a une copie d’avant la dernière mise à jour ({ $copied }) : isoloir rollback y revient
doctor-before-release = Les données de { $data } datent d’avant Isoloir 0.1.0, et les versions suivantes ne savent plus les lire : déplacez-les, ou choisissez un autre --data ou --store
doctor-other-house = La base { $data } est déjà utilisée par un autre groupe de serveurs, « { $house } » : choisissez une autre base avec --store, ou ajoutez --house { $house } pour le rejoindre
doctor-needs-extra = Il manque des paquets. Pour les installer : pip install 'isoloir[{ $extra }]'
doctor-damaged = Les données de { $data } sont endommagées (rien n’y a été modifié) : restaurez une sauvegarde, ou choisissez un autre dossier avec --data
