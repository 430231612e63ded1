# Ce qui peut clocher dans les lois d’une table, et que seule la page de réglage doit savoir dire.
error-democrazy-too-few-laws = à { $seats } joueurs, il faut au moins { $needed } cartes de loi ; il n’y en a que { $there }
# À quelle ligne ; à côté d’un champ du formulaire (ligne 0) la raison suffit.
error-democrazy-house-law-where = { $line ->
        [0] { "" }
       *[other] loi maison de la ligne { $line }, champ { $field } :{ " " }
    }
error-democrazy-house-law-json = loi maison de la ligne { $line } : le JSON est incomplet ou mal écrit ; vérifiez les guillemets, les virgules et les accolades
error-democrazy-house-law-form = { error-democrazy-house-law-where }cette valeur n’a pas la bonne forme
error-democrazy-house-law-missing = { error-democrazy-house-law-where }il manque « { $name } »
error-democrazy-house-law-unknown = { error-democrazy-house-law-where }« { $name } » n’a pas sa place ici
error-democrazy-house-law-most = { error-democrazy-house-law-where }ce nombre ne peut pas dépasser { $most }
error-democrazy-house-law-least = { error-democrazy-house-law-where }ce nombre doit valoir au moins { $least }
error-democrazy-house-law-long = { error-democrazy-house-law-where }ce texte ne peut pas dépasser { $most } caractères
error-democrazy-house-law-short = { error-democrazy-house-law-where }ce texte est vide
error-democrazy-house-law-name = { error-democrazy-house-law-where }un nom court compte de 2 à 40 caractères (minuscules sans accent, chiffres ou tirets) et commence par une lettre
error-democrazy-house-law-kind = { error-democrazy-house-law-where }il faut ici { $wanted ->
        [int] un nombre entier
        [str] un texte entre guillemets
        [bool] true ou false
       *[object] des champs entre accolades
    }
error-democrazy-house-law-word = { error-democrazy-house-law-where }il faut ici l’un de ces mots : { $offered }
error-democrazy-house-law-taken = { error-democrazy-house-law-where }il y a déjà une loi appelée « { $law } »
error-democrazy-house-law-moment = { error-democrazy-house-law-where }le déclencheur « now » est réservé aux lois rouges, qui ne peuvent pas en avoir d’autre
error-democrazy-house-law-red-symbol = { error-democrazy-house-law-where }une loi rouge est défaussée aussitôt : elle ne peut pas porter de symbole
error-democrazy-house-law-when = { error-democrazy-house-law-where }seule une loi qui a le déclencheur « vote » peut dépendre du résultat d’un vote
error-democrazy-house-law-effect = { error-democrazy-house-law-where }« { $do } » ne va pas avec le déclencheur « { $trigger } » ; choisissez parmi : { $offered }
error-democrazy-house-law-after-vote = { error-democrazy-house-law-where }« { $who } » dépend d’un vote : il faut le déclencheur « vote »
error-democrazy-house-law-never = { error-democrazy-house-law-where }avec cette loi, plus aucune autre ne pourrait être adoptée
error-democrazy-house-law-no-text = { error-democrazy-house-law-where }une loi maison doit être écrite dans les deux langues, « fr » et « en »
error-democrazy-house-law-sentence = { error-democrazy-house-law-where }la phrase doit tenir sur une ligne et ne contenir que des caractères imprimables
error-democrazy-house-law-people = { error-democrazy-house-law-where }une loi ne peut poser qu’une seule question aux joueurs
error-democrazy-house-law-caught = { error-democrazy-house-law-where }« { $who } » ne marche que dans une loi bleue qui a le déclencheur « start » ou « vote »
error-democrazy-house-law-once = { error-democrazy-house-law-where }seule une loi qui a le déclencheur « start » ou « vote » peut agir une fois, puis disparaître
