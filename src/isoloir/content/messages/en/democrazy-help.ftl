democrazy-help-propose = You have to propose a law from your hand. If it’s adopted, a red law acts right away; a blue law lasts, from the next turn, and replaces the law with the same symbol.
democrazy-help-name = There’s room for six laws. Before they vote, everyone will know which one would go.
democrazy-help-vote = The majority decides; if it’s a tie, a law with a white circle is adopted and one with a black circle rejected. A joker takes the place of your vote, and you can play it only once: { $joker_mode ->
        [all-void] alone it decides, with another joker it’s void.
       *[other] a single shoe decides, two cancel out; each Scam flips the result.
    }
democrazy-help-declare = Your word is enough, and everyone will see the answers. They count as long as the law does. { $apart ->
        [true] { "" }
       *[other] If it’s something people can see, a show of hands may follow.
    }
democrazy-help-doubt = A show of hands settles it: if more than half of the others doubt someone, their yes doesn’t count. Nobody sees who doubted.
democrazy-help-point = Everyone points at once, and everyone sees it. It’s the player most people point at; if there’s a tie, the first one clockwise from the player whose turn it is.
democrazy-help-catch = Own up, or name someone you caught. You’re caught if you own up, or if more than half of the others name you.
democrazy-help-return = If you have to return a token, you choose which one; if you have none left, you’re done.
democrazy-help-give = When you give a token, you choose which one.
democrazy-help-trim = The extra tokens of one colour go back into the bag. If colours tie, you choose which.
democrazy-help-barter = You both choose at the same time; then the two tokens change places.
democrazy-help-exchange = You get everything in front of this player, and they get everything in front of you.
democrazy-help-repeal = A repealed law stops acting right away.
democrazy-help-drop = The card goes face up to the discard pile and doesn’t come back.
democrazy-ask-wealth = What if players tie for most or fewest?
democrazy-help-wealth = Tokens count here, not points. Everyone who ties draws, returns, gains or loses. But only one of them gives, gets or swaps: the first clockwise, starting with the player whose turn it is. If giver and taker would be the same player, nothing happens.
democrazy-help-blank-who = A blank law is red: it acts once. If players tie, all of them draw or return, but only the first clockwise gives or gets.
democrazy-help-blank-act = Tokens are drawn without looking. If you return or give one, you choose it.
democrazy-help-blank-count = Players with fewer tokens than that part with all of them.
democrazy-help-blank-colour = Name a colour, or leave the choice to the players.
