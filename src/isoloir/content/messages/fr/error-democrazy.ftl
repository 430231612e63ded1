# Ce qui peut clocher dans les lois d’une table, et que seule la page de réglage doit savoir dire.
error-democrazy-too-few-laws = pour { $seats } joueurs il faut au moins { $needed } cartes de loi ; il y en a { $there }
error-democrazy-house-law-json = loi maison de la ligne { $line } : ce n’est pas une ligne entière de JSON ; vérifiez les guillemets, les virgules et les accolades
error-democrazy-house-law-form = loi maison de la ligne { $line }, champ { $field } : ce qui s’y trouve n’a pas la forme attendue
error-democrazy-house-law-missing = loi maison de la ligne { $line }, champ { $field } : il manque « { $name } »
error-democrazy-house-law-unknown = loi maison de la ligne { $line }, champ { $field } : « { $name } » n’a pas sa place ici
error-democrazy-house-law-most = loi maison de la ligne { $line }, champ { $field } : ce nombre ne peut pas dépasser { $most }
error-democrazy-house-law-least = loi maison de la ligne { $line }, champ { $field } : ce nombre doit être au moins { $least }
error-democrazy-house-law-long = loi maison de la ligne { $line }, champ { $field } : { $most } caractères au plus
error-democrazy-house-law-short = loi maison de la ligne { $line }, champ { $field } : ce texte est vide
error-democrazy-house-law-name = loi maison de la ligne { $line }, champ { $field } : de 2 à 40 lettres minuscules sans accent, chiffres ou tirets, une lettre d’abord
error-democrazy-house-law-kind = loi maison de la ligne { $line }, champ { $field } : il faut ici { $wanted ->
        [int] un nombre entier
        [str] un texte entre guillemets
        [bool] true ou false
       *[object] plusieurs champs entre accolades
    }
error-democrazy-house-law-word = loi maison de la ligne { $line }, champ { $field } : ce n’est pas un des mots possibles ici : { $offered }
error-democrazy-house-law-taken = loi maison de la ligne { $line }, champ { $field } : il y a déjà une loi « { $law } »
error-democrazy-house-law-moment = loi maison de la ligne { $line }, champ { $field } : une loi rouge agit « now », et elle seule
error-democrazy-house-law-red-symbol = loi maison de la ligne { $line }, champ { $field } : une loi rouge est défaussée aussitôt et ne porte pas de symbole
error-democrazy-house-law-when = loi maison de la ligne { $line }, champ { $field } : seule une loi au déclencheur « vote » attend un certain vote
error-democrazy-house-law-effect = loi maison de la ligne { $line }, champ { $field } : « { $do } » ne peut pas arriver au déclencheur « { $trigger } » ; possibles : { $offered }
error-democrazy-house-law-after-vote = loi maison de la ligne { $line }, champ { $field } : « { $who } » parle d’un vote et demande le déclencheur « vote »
error-democrazy-house-law-never = loi maison de la ligne { $line }, champ { $field } : aucune loi ne pourrait plus être adoptée
error-democrazy-house-law-no-text = loi maison de la ligne { $line }, champ { $field } : une loi maison a besoin de sa phrase, en « fr » et en « en »
error-democrazy-house-law-sentence = loi maison de la ligne { $line }, champ { $field } : le texte doit tenir en une ligne lisible
error-democrazy-house-law-people = loi maison de la ligne { $line }, champ { $field } : une loi ne peut demander qu’une seule chose aux gens
error-democrazy-house-law-caught = loi maison de la ligne { $line }, champ { $field } : « { $who } » demande une loi bleue au déclencheur « start » ou « vote »
error-democrazy-house-law-once = loi maison de la ligne { $line }, champ { $field } : seule une loi au déclencheur « start » ou « vote » peut agir une fois et partir
