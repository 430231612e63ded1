# Une table dans un onglet du navigateur, sans serveur.

tab-setting = On met la table : { $got } sur { $all } Mo
tab-failed = Impossible de mettre la table dans ce navigateur ({ $why }). Essayez un navigateur plus récent, ou hors navigation privée.
tab-elsewhere = La table est mise dans un autre onglet de ce navigateur ; celui-ci la suit.
tab-unkept = Ce que vous jouez n’est gardé que dans ce navigateur. Il peut le jeter quand la place manque, et une fenêtre privée le fait quand on la ferme : téléchargez les relevés des parties que vous voulez garder.
tab-forget-sure = Vraiment oublier la table { $code } ? Vous n’y reviendrez plus.
tab-error-storage = Ce navigateur n’a pas pu enregistrer cela : il n’a plus de place, ou ne laisse rien garder aux pages. Rien n’a changé ; faites de la place et réessayez.
tab-error-no-such-table = Ce navigateur n’a pas cette table. Il l’a peut-être jetée, ou elle est dans un autre navigateur.
