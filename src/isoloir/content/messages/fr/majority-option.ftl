majority-option-reversed_rounds = Manches à l’envers
majority-option-reversed_rounds-hint = Avant chaque manche, on lance une carte verte d’un côté, rouge de l’autre : côté vert, on cherche le mot qui va le mieux avec la référence ; côté rouge, celui qui va le moins bien.
majority-option-show_totals = Points visibles
majority-option-show_totals-hint = Sans cette option, vous ne voyez que votre propre total jusqu’à la fin.
majority-option-house_words = Mots maison
majority-option-house_words-hint = Jusqu’à { $most_words } mots de votre cru, de { $longest_word } caractères au plus, mélangés aux autres.
