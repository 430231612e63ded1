habits-option-strangers = For people who hardly know each other
habits-option-strangers-hint = Instead of giving habits to others, everyone picks their own and passes the rest to the right.
habits-option-house_phrases = House phrases
habits-option-house_phrases-hint = Up to { $most_phrases } habits of your own, each up to { $longest_phrase } characters. All of them will be dealt.
habits-option-left_out = Cards left in the box
habits-option-left_out-hint = What this table heard last isn’t dealt, as long as enough is left.
habits-option-unseen =
    { $count ->
        [0] You’ve heard every phrase at this table, so the oldest ones come back.
        [one] One phrase has never been heard at this table.
       *[other] { $count } phrases have never been heard at this table.
    }
