# Ce qui peut clocher dans les lois d’une table, et que seule la page de réglage doit savoir dire.
error-democrazy-too-few-laws = pour { $seats } joueurs il faut au moins { $needed } cartes de loi ; il y en a { $there }
# À quelle ligne ; à côté d’un champ du formulaire (ligne 0) la raison suffit.
error-democrazy-house-law-where = { $line ->
        [0] { "" }
       *[other] loi maison de la ligne { $line }, champ { $field } :{ " " }
    }
error-democrazy-house-law-json = loi maison de la ligne { $line } : ce n’est pas une ligne entière de JSON ; vérifiez les guillemets, les virgules et les accolades
error-democrazy-house-law-form = { error-democrazy-house-law-where }cette valeur n’a pas la bonne forme
error-democrazy-house-law-missing = { error-democrazy-house-law-where }il manque « { $name } »
error-democrazy-house-law-unknown = { error-democrazy-house-law-where }« { $name } » n’a pas sa place ici
error-democrazy-house-law-most = { error-democrazy-house-law-where }ce nombre ne peut pas dépasser { $most }
error-democrazy-house-law-least = { error-democrazy-house-law-where }ce nombre doit être d’au moins { $least }
error-democrazy-house-law-long = { error-democrazy-house-law-where }{ $most } caractères au plus
error-democrazy-house-law-short = { error-democrazy-house-law-where }ce texte est vide
error-democrazy-house-law-name = { error-democrazy-house-law-where }de 2 à 40 lettres minuscules sans accent, chiffres ou tirets, une lettre d’abord
error-democrazy-house-law-kind = { error-democrazy-house-law-where }il faut ici { $wanted ->
        [int] un nombre entier
        [str] un texte entre guillemets
        [bool] true ou false
       *[object] plusieurs champs entre accolades
    }
error-democrazy-house-law-word = { error-democrazy-house-law-where }ce n’est pas un des mots possibles ici : { $offered }
error-democrazy-house-law-taken = { error-democrazy-house-law-where }il y a déjà une loi « { $law } »
error-democrazy-house-law-moment = { error-democrazy-house-law-where }« now » va avec les lois rouges, et seulement avec elles
error-democrazy-house-law-red-symbol = { error-democrazy-house-law-where }une loi rouge est défaussée aussitôt et ne porte pas de symbole
error-democrazy-house-law-when = { error-democrazy-house-law-where }seule une loi au déclencheur « vote » peut dépendre du résultat d’un vote
error-democrazy-house-law-effect = { error-democrazy-house-law-where }« { $do } » ne va pas avec le déclencheur « { $trigger } » ; possibles : { $offered }
error-democrazy-house-law-after-vote = { error-democrazy-house-law-where }« { $who } » parle d’un vote et demande le déclencheur « vote »
error-democrazy-house-law-never = { error-democrazy-house-law-where }plus aucune loi ne pourrait être adoptée
error-democrazy-house-law-no-text = { error-democrazy-house-law-where }une loi maison a besoin de sa phrase, en « fr » et en « en »
error-democrazy-house-law-sentence = { error-democrazy-house-law-where }le texte doit tenir en une ligne lisible
error-democrazy-house-law-people = { error-democrazy-house-law-where }une loi ne peut demander qu’une seule chose aux gens
error-democrazy-house-law-caught = { error-democrazy-house-law-where }« { $who } » ne va qu’avec une loi bleue, au déclencheur « start » ou « vote »
error-democrazy-house-law-once = { error-democrazy-house-law-where }seule une loi au déclencheur « start » ou « vote » peut agir une fois, puis disparaître
