habits-option-strangers = For people who hardly know each other
habits-option-strangers-hint = Instead of giving habits to others, everyone picks their own and passes the rest to the right.
habits-option-side = Side of the cards
habits-option-side-hint = Every card has a phrase on each side; the whole game uses the same side.
habits-option-side-a = Side A
habits-option-side-b = Side B
habits-option-house_phrases = House phrases
habits-option-house_phrases-hint = Up to { $most_phrases } habits of your own, each up to { $longest_phrase } characters. All of them will be dealt.
