majority-option-reversed_rounds = Manches à l’envers
majority-option-reversed_rounds-hint = Avant chaque manche, on lance une carte verte d’un côté, rouge de l’autre : côté vert, on cherche le mot qui va le mieux avec la référence ; côté rouge, celui qui va le moins bien.
majority-option-show_totals = Points visibles
majority-option-show_totals-hint = Sans cette option, vous ne voyez que votre propre total jusqu’à la fin.
majority-option-house_words = Mots maison
majority-option-house_words-hint = Jusqu’à { $most_words } mots de votre cru, de { $longest_word } caractères au plus, mélangés aux autres.
majority-option-left_out = Mots restés dans la boîte
majority-option-left_out-hint = Les cartes qui portent ces mots commencent sur leur autre face.
majority-option-unseen =
    { $count ->
        [0] Tous les mots sont déjà passés à cette table : les plus anciens reviennent.
        [one] Un seul mot n’est jamais passé à cette table.
       *[other] { $count } mots ne sont jamais passés à cette table.
    }
