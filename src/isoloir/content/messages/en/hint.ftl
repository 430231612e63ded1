# Hints for a learner: what an expert would do, and why. The option stands before each reason.

hint-title = What would an expert do?
hint-none = An expert would not advise you on that: it is about you.
hint-won = wins about { $often } times in a hundred from here
hint-third-man-third = comes third about { $often } times in a hundred
hint-third-man-first = comes first about { $often } times in a hundred
hint-democrazy-drop = is the law that would serve you least
hint-the-majority-draft = { $coins ->
        [0] helps hardly more than it harms, but the others more
        [one] is worth about { $coins } coin to your side over the rest of the game
       *[other] is worth about { $coins } coins to your side over the rest of the game
    }
hint-the-majority-give = serves your partner better than you
hint-majority-word = is what most are likely to find; worth about { $tenths } tenths of a point
hint-majority-score = takes the pile if enough dare as well; worth about { $tenths } tenths of a point
hint-habits-give = fits those people best, by what the table has chosen for them
hint-habits-pick = fits you best, by what the table has chosen for you
hint-habits-vote = is what the table is likely to see in this person
hint-habits-settle = is what you said yourself
