# A first evening: each step in one sentence, the first time it happens.
majority-first-vote = Everyone votes at once, in secret, for the word they think most of the others will link to the reference; Bank cashes in the pile, if enough of you choose it.
majority-first-WordsWon = The most votes win: the winning word joins the pile, and the players who chose it play on.
majority-first-Eliminated = Players who chose anything else are out until the next round.
majority-first-Scored = Bank has won, so everyone who chose it takes one point for each card in the pile.
majority-first-TwoLeft = Only two players are left: the round is over, and each takes one point for each card in the pile.
majority-first-NoMajority = Nothing got { $majority } votes, so the round is over and nobody scores.
