habits-option-strangers = Entre gens qui se connaissent à peine
habits-option-strangers-hint = Au lieu de donner des habitudes aux autres, chacun en choisit pour soi et passe le reste à droite.
habits-option-side = Côté des cartes
habits-option-side-hint = Chaque carte porte une phrase de chaque côté ; on joue toute la partie avec le même côté.
habits-option-side-a = Côté A
habits-option-side-b = Côté B
habits-option-house_phrases = Phrases maison
habits-option-house_phrases-hint = Jusqu’à { $most_phrases } habitudes de votre cru, de { $longest_phrase } caractères au plus. Toutes seront distribuées.
