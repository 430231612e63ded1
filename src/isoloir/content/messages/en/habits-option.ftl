habits-option-strangers = For people who hardly know each other
habits-option-strangers-hint = Instead of giving habits to others, everyone picks their own and passes the rest to the right.
habits-option-side = Side of the cards
habits-option-side-hint = Every card has two phrases; one side is used for the whole game.
habits-option-side-a = Side A
habits-option-side-b = Side B
habits-option-house_phrases = House phrases
habits-option-house_phrases-hint = Up to twenty habits of your own, 80 characters each. All of them will be dealt.
