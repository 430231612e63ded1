democrazy-help-propose = You have to propose a law from your hand. Once adopted, a red law acts right away; a blue law is in force from the next turn on, and replaces any law with the same symbol.
democrazy-help-name = There’s only room for { $most_laws } laws. Everyone will know before the vote which law would go.
democrazy-help-debate = The proposer makes the case, and anyone may answer back. The vote begins when everyone’s ready, or when time’s up.
democrazy-help-vote = The majority decides; if it’s a tie, a law with a white circle is adopted and one with a black circle is rejected. A joker takes the place of your vote, and you can play it only once. { $joker_mode ->
        [all-void] A single joker takes effect; two or more jokers in one vote cancel each other out.
       *[other] A single shoe decides; two or more cancel each other out. Then each Scam flips the result.
    }
democrazy-help-declare = Your word is enough, and everyone will see the answers, which hold for as long as the law is in force. { $apart ->
        [true] { "" }
       *[other] If it’s something people can see, the others can challenge your yes.
    }
democrazy-help-doubt = The table decides: if more than half of the others challenge a player’s yes, it doesn’t count. Nobody sees who did.
democrazy-help-point = Everyone points at the same time, and it’s no secret who you pointed at. The law is about the player with the most fingers pointing at them; if there’s a tie, it’s the first of those players clockwise, starting with the player whose turn it is.
democrazy-help-catch = Own up, or name someone you caught. You’re caught if you own up, or if more than half of the others name you.
democrazy-help-return = When you return a token, you choose which one; if you have none left, you return nothing.
democrazy-help-give = When you give a token, you choose which one.
democrazy-help-trim = The extra tokens of the colour you have the most of go back into the bag. If several colours tie, you choose which one to cut back.
democrazy-help-barter = You both choose at the same time; then the two tokens change hands.
democrazy-help-exchange = You get all the tokens of the player you choose, and they get all of yours.
democrazy-help-repeal = A repealed law stops acting right away.
democrazy-help-drop = The card goes face up on the discard pile and doesn’t come back.
democrazy-ask-wealth = What if players tie for the most or the fewest tokens?
democrazy-help-wealth = Tokens count here, not points. If players tie, a law that makes them draw or return tokens, or gain or lose points, applies to all of them. But only one of them gives, receives or swaps: the first clockwise, starting with the player whose turn it is. If the same player would have to both give and receive, nothing happens.
democrazy-help-blank-words = Write anything you like, as long as it’s clear and kind, or say it out loud. A blank law is red: it works once, as soon as it’s adopted, and a tie rejects it.
democrazy-help-blank-do = Choose what the game does, as for any red law. Or carry it out by hand: you say move by move what happens, and the table says whether that’s what the law meant.
democrazy-help-hand-do = Nothing happens yet: you’re laying out a plan, of twelve moves at most. Once you’re done, the others say whether that’s what the law said.
democrazy-help-judge = If more than half of the others say no, none of it happens. Nobody sees who said what.
