# The scenes one plays to learn the game: what’s told before the answer, then why it came out so.
democrazy-scene-vote = At the end, each token is worth { $worth ->
        [one] 1 point
       *[other] { $worth } points
    }. Ada proposes a law: everyone without a yellow token draws one. You have none, nor do Ada and Blaise. Everyone votes in secret. Say what you like before you vote: promise, threaten, bargain.
democrazy-scene-vote-why = With more YES than NO the law is adopted, with more NO it’s rejected. This one is red: it takes effect once, right away, and is discarded.
democrazy-scene-tie = Ada’s law gives a token to each of her neighbours: you and Blaise. Four votes could end in a tie. Look at the circle on the law.
democrazy-scene-tie-why = In a tie the circle decides: a white one adopts the law, a black one rejects it. So on this law your side needs only half of the votes.
democrazy-scene-shoe = Three of the five would hate this law, and you’d love it. You hold a joker, the white shoe. You can play it instead of a vote, once in the whole game.
democrazy-scene-shoe-why = A white shoe adopts the law whatever the votes say, and a black shoe rejects it. A Scam flips the result. Played once, a joker is gone.
democrazy-scene-jokers-all-void = You hold the white shoe, and Ada, who holds a Scam, is smiling. Two YES votes are certain. Do you play your joker?
democrazy-scene-jokers-all-void-why = Two or more jokers in one vote cancel each other out, and the votes that remain decide. A single Scam flips the result, whatever it was.
democrazy-scene-blue = A blue law stays in force. In force now: red tokens are worth nothing. Proposed: each red token is worth 3 points. You have three red ones.
democrazy-scene-blue-why = An adopted blue law is in force from the next turn on, and replaces the law with the same symbol. At the end the laws in force say what your tokens are worth, and the most points win.
democrazy-scene-jokers-shoes-void-scams-flip = You hold the white shoe, and Ada, who holds a Scam, is smiling. At this table only shoes cancel each other out.
democrazy-scene-jokers-shoes-void-scams-flip-why = A single shoe decides; then each Scam flips the result. With a white shoe and a Scam the law is rejected.
democrazy-came-adopted = The law is adopted{ $tokens ->
        [0] .
        [one] {" "}and you gain a token.
       *[other] {" "}and you gain { $tokens } tokens.
    }
democrazy-came-posted = The law is adopted, and stays in force.
democrazy-came-rejected = The law is rejected.
