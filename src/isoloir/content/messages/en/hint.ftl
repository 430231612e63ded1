# Hints for a learner: what an expert would do, and why. The option stands before each reason.

hint-title = What would an expert do?
hint-none = An expert can’t help you here: this one’s about you.
hint-won = wins you the game about { $often } times in a hundred
hint-third-man-third = comes third about { $often } times in a hundred
hint-third-man-first = comes first about { $often } times in a hundred
hint-democrazy-drop = is the law that would help you least
hint-the-majority-draft = { $coins ->
        [0] hardly helps you, but would help the others more
        [one] is worth about { $coins } coin to your side over the rest of the game
       *[other] is worth about { $coins } coins to your side over the rest of the game
    }
hint-the-majority-give = is more useful to your partner than to you
hint-majority-word = is likely to win plenty of votes, and is worth about { $whole }.{ $tenths } points on average
hint-majority-score = takes the pile if enough others choose it too, and is worth about { $whole }.{ $tenths } points on average
hint-habits-give = fits these people best, going by what the table has chosen for them
hint-habits-pick = fits you best, going by what the table has chosen for you
hint-habits-vote = is what the table is likely to see in this person
hint-habits-settle = is the habit you voted for
