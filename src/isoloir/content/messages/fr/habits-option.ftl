habits-option-strangers = Entre gens qui se connaissent à peine
habits-option-strangers-hint = Au lieu de donner des habitudes aux autres, chacun en choisit pour soi et passe le reste à droite.
habits-option-house_phrases = Phrases maison
habits-option-house_phrases-hint = Jusqu’à { $most_phrases } habitudes de votre cru, de { $longest_phrase } caractères au plus. Toutes seront distribuées.
habits-option-left_out = Cartes restées dans la boîte
habits-option-left_out-hint = Ce que cette table a entendu en dernier n’est pas distribué, tant qu’il en reste assez.
habits-option-unseen =
    { $count ->
        [0] Vous avez déjà entendu toutes les phrases à cette table : les plus anciennes reviennent.
        [one] Une seule phrase n’a jamais été entendue à cette table.
       *[other] { $count } phrases n’ont jamais été entendues à cette table.
    }
