# Hints for a learner: what an expert would do, and why. The option stands before each reason.

hint-title = What would an expert do?
hint-none = An expert can’t help you here: this one’s about you.
hint-won = wins you the game about { $often } times in a hundred
hint-only = is all you have left
hint-third-man-third = wins you the match about { $often } times in a hundred, most often by coming third now
hint-third-man-first = wins you the match about { $often } times in a hundred, most often by coming first now
hint-democrazy-drop = is the law that would help you least
hint-the-majority-draft = { $coins ->
        [0] hardly helps you, but would help the others more
        [one] is worth about { $coins } coin to your side over the rest of the game
       *[other] is worth about { $coins } coins to your side over the rest of the game
    }
hint-the-majority-give = is more useful to your partner than to you
hint-majority-word = { $rank ->
        [1] looks like the favourite: it’s worth about { $whole }.{ $tenths } points on average
       *[other] could win too: it’s worth about { $whole }.{ $tenths } points on average
    }
hint-majority-score = takes the pile if enough others choose it too: it’s worth about { $whole }.{ $tenths } points on average
hint-habits-give = { $rank ->
        [1] seems to fit these people best, as far as the table knows them
       *[other] fits them nearly as well
    }
hint-habits-pick = { $rank ->
        [1] seems to fit you best, going by what the table has chosen for you
       *[other] fits you nearly as well
    }
hint-habits-vote = { $rank ->
        [1] is what the table is likely to see in this person
       *[other] could be what the table sees in this person, too
    }
hint-habits-settle = is the habit you voted for
