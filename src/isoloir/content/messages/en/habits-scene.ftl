# The scenes one plays to learn the game: what’s told before the answer, then why it came out so.
habits-scene-give = What are your friends really like? You’ve been dealt four habits. Give one to each of the others: the one that sounds most like them.
habits-scene-give-why = Everyone gives in secret, and nobody will be told who gave what. The card you have left is discarded. Then it’s someone’s turn to be the patient: what they were given is shuffled and laid out for all to see.
habits-scene-vote = Ada is the patient: these habits are what the others gave her. Which one will the table think fits her best? Everyone votes, Ada too.
habits-scene-vote-why = The habit with the most votes is chosen. Everyone who voted for it scores { $points ->
        [one] a point
       *[other] { $points } points
    }, the patient included. So you vote for what the table will say.
habits-scene-own = Now you’re the patient, and you vote too. Don’t pick what’s true: pick what the others will say about you.
habits-scene-own-why = The patient’s vote counts and scores like any other. You keep the chosen habit; the others leave the game. It isn’t a verdict: sometimes it’s just the least wrong of what was on offer.
habits-scene-tie = You’re the patient, and the vote is tied: two votes each for habits 1 and 3. You voted for 1. You decide.
habits-scene-tie-why = On a tie the patient picks one of the tied habits, and only the votes for that one score. This is the moment for the others to talk you into it.
habits-scene-final = The last round: nothing is dealt. Blaise is the patient again, with the { $kept } habits he has kept. Which of them is most like him?
habits-scene-final-why = In the last round a vote for the chosen habit scores { $points } points. Then everyone goes home with a portrait, and the highest total wins.
habits-came-scored = { $points ->
        [one] You score a point.
       *[other] You score { $points } points.
    }
habits-came-nothing = You score nothing.
habits-came-tied = It’s a tie: the patient will decide.
habits-came-given = Now it’s up to the table.
