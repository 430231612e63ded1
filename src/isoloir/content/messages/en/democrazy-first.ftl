# A first evening: each step in one sentence, the first time it happens.
democrazy-first-propose = You have to propose one of your laws: pick one that helps you and that enough of the others can live with.
democrazy-first-vote = Everyone votes in secret, YES, NO or joker, and until you’ve sealed your vote you may argue, promise and bargain.
democrazy-first-name = No more than { $most_laws } laws can be in force, so the proposer names the one that would go.
democrazy-first-declare = This law is about you: everyone says whether it applies to them.
democrazy-first-doubt = You may challenge one yes; it falls if more than half of the others challenge it too.
democrazy-first-point = Everyone points at someone, and the law is about the player with the most fingers pointing at them.
democrazy-first-catch = Own up, or name the one you caught: more than half of the others have to agree.
democrazy-first-return = You choose which of your tokens goes back into the bag.
democrazy-first-give = You choose which of your tokens you give.
democrazy-first-Voted = The bigger side wins, and in a tie the circle on the law decides: white adopts, black rejects.
democrazy-first-Posted = A blue law stays: it’s in force from the next turn on.
democrazy-first-Repealed = A repealed law is gone for good.
democrazy-first-TokensDrawn = Tokens are drawn blindly from the bag, and the game ends when it’s empty.
