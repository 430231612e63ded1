majority-option-reversed_rounds = Manches à l’envers
majority-option-reversed_rounds-hint = On lance une carte avant chaque manche : si elle est verte, on cherche le mot qui va le mieux ; si elle est rouge, celui qui va le moins bien.
majority-option-show_totals = Points visibles
majority-option-show_totals-hint = Sans cette option, vous ne voyez que votre propre total jusqu’à la fin.
majority-option-house_words = Mots maison
majority-option-house_words-hint = Jusqu’à cinq mots de votre cru, 24 caractères chacun, mélangés aux autres.
