majority-option-reversed_rounds = Reversed rounds
majority-option-reversed_rounds-hint = A card is tossed before each round: if it comes up green, you look for the word that goes best with the reference; if it comes up red, for the one that goes least well with it.
majority-option-show_totals = Points face up
majority-option-show_totals-hint = Without this option, you only see your own total until the end.
majority-option-house_words = House words
majority-option-house_words-hint = Up to { $most_words } words of your own, at most { $longest_word } characters each, shuffled in with the rest.
majority-option-left_out = Words left in the box
majority-option-left_out-hint = Cards with these words begin on their other side.
majority-option-unseen =
    { $count ->
        [0] Every word has been seen at this table, so the oldest ones come back.
        [one] One word has never been seen at this table.
       *[other] { $count } words have never been seen at this table.
    }
