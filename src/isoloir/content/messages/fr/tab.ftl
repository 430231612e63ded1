# Une table dans un onglet du navigateur, sans serveur.

tab-setting = On met la table : { $got } sur { $all } Mo
tab-failed = Impossible de mettre la table dans ce navigateur ({ $why }). Essayez un navigateur plus récent, ou hors navigation privée.
tab-elsewhere = La table est mise dans un autre onglet de ce navigateur ; celui-ci la suit.
