democrazy-help-propose = You must propose one law of your hand. Red laws act at once if they are adopted; blue laws last, from the next turn on, and replace the law with the same symbol.
democrazy-help-name = There is room for six laws. Everybody will know which one would go before they vote.
democrazy-help-vote = The majority decides; on a tie a white circle adopts and a black one rejects. A joker takes the place of your vote and can be played only once: { $joker_mode ->
        [all-void] alone it decides, with another joker it is void.
       *[other] a single shoe decides, two are void; each Scam turns the result round.
    }
democrazy-help-declare = Your word is all it takes, and everybody will see the answers. They hold as long as the law is in force.
democrazy-help-return = Whoever must return a token chooses which; whoever has none left is done.
democrazy-help-give = The giver chooses, always.
democrazy-help-trim = The surplus of one colour goes back into the bag, and you choose which of the colours that tie.
democrazy-help-barter = You and your neighbour choose at the same time, each your own token; then they change places.
democrazy-help-exchange = You get everything that lies before this player, and they get everything that lies before you.
democrazy-help-repeal = A repealed law stops acting at once.
democrazy-help-drop = The card goes face up to the discard pile and will not come back.
democrazy-ask-wealth = Several have the most tokens, or the fewest?
democrazy-help-wealth = Tokens count here, not points. All who tie draw, return, gain or lose. But only one of them gives, gets or swaps: the first clockwise, beginning with whoever’s turn it is. If giver and taker would be the same player, nothing happens.
democrazy-help-blank-who = A blank law is red: it acts once. Of players who have equally many tokens, all are meant when they draw or return, but only the first clockwise gives or receives.
democrazy-help-blank-act = What is drawn comes blindly from the bag. Whoever returns or gives a token chooses it.
democrazy-help-blank-count = Whoever has fewer tokens than that parts with all of them.
democrazy-help-blank-colour = Name a colour, or leave the choice to the players.
