democrazy-help-propose = You have to propose a law from your hand. Once adopted, a red law acts right away; a blue law is in force from the next turn on, and replaces any law with the same symbol.
democrazy-help-name = There’s room for six laws. Before they vote, everyone will know which law would go.
democrazy-help-vote = The majority decides; if it’s a tie, a law with a white circle is adopted and one with a black circle rejected. A joker takes the place of your vote, and you can play it only once: { $joker_mode ->
        [all-void] on its own it decides; with another joker it’s void.
       *[other] a single shoe decides, two cancel out; each Scam flips the result.
    }
democrazy-help-declare = Your word is enough, and everyone will see the answers. The answers hold for as long as the law is in force. { $apart ->
        [true] { "" }
       *[other] If it’s something people can see, a show of hands may follow.
    }
democrazy-help-doubt = A show of hands settles it: if more than half of the others doubt someone, their yes doesn’t count. Nobody sees who doubted.
democrazy-help-point = Everyone points at the same time, and everyone sees it. The law is about the player most people point at; if there’s a tie, it’s the first of them clockwise from the player whose turn it is.
democrazy-help-catch = Own up, or name someone you caught. You’re caught if you own up, or if more than half of the others name you.
democrazy-help-return = If you have to return a token, you choose which one; if you have none left, you’re done.
democrazy-help-give = When you give a token, you choose which one.
democrazy-help-trim = The extra tokens of one colour go back into the bag. If several colours tie, you choose which one.
democrazy-help-barter = You both choose at the same time; then the two tokens change places.
democrazy-help-exchange = You get everything in front of this player, and they get everything in front of you.
democrazy-help-repeal = A repealed law stops acting right away.
democrazy-help-drop = The card goes face up on the discard pile and doesn’t come back.
democrazy-ask-wealth = What if players tie for the most or the fewest tokens?
democrazy-help-wealth = Tokens count here, not points. If players tie, all of them draw, return, gain or lose. But only one of them gives, receives or swaps: the first clockwise, starting with the player whose turn it is. If the same player would have to give and receive, nothing happens.
democrazy-help-blank-who = A blank law is red: it acts once. If players tie, all of them draw or return, but only the first clockwise gives or receives.
democrazy-help-blank-act = Tokens are drawn without looking. You choose the tokens you return or give.
democrazy-help-blank-count = Players who don’t have that many tokens give or return all they have.
democrazy-help-blank-colour = Name a colour, or leave the choice to the players.
