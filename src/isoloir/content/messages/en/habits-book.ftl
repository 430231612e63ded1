# The whole rules, chapter by chapter; see core/rulebook.py.
habits-book-goal-title = What it’s about
habits-book-goal = What are the others really like, and does the table agree? Over { $rounds } rounds, you score each time you vote with the table. The highest total wins.
habits-book-components-title = What’s on the table
habits-book-components =
    - { $deck } cards, with a habit on each side. This table plays with side { $side ->
        [a] A
       *[b] B
    } for the whole game. { $house_phrases ->
        [0] { "" }
        [one] One card has a phrase of your own, and it will be dealt.
       *[other] { $house_phrases } cards have phrases of your own, and all of them will be dealt.
    }
    - With { $seats } players, { $dealt } cards are dealt.
    - Markers numbered 1 to { $seats ->
        [3] { $markers }, and a third one for the last round
       *[other] { $markers }
    }. Everyone has a voting card for each marker.
habits-book-give-title = Giving
habits-book-give =
    At the start of rounds 1 to { $kept } everyone is dealt { $seats } habits. You give one to each of the others, face down: the one that sounds most like that player. Everyone gives at the same time, in secret.
    The card you have left is discarded, and nobody else sees it. You don’t look at the cards you’ve been given until it’s your turn as the patient.
habits-book-pick-title = Picking habits, among strangers
habits-book-pick =
    At this table nobody gives anything, since you hardly know each other. At the start of rounds 1 to { $kept } everyone is dealt { $seats } habits. You pick one that fits you, put it face down in front of you and pass the rest to the right, and so on until everyone has picked { $markers } habits.
    The last card of each hand is discarded face down.
habits-book-vote-title = The patient and the vote
habits-book-vote =
    Everyone is the patient once a round. The first patient is picked at random, and the turn passes clockwise; the order is the same in every round. { $strangers ->
        [true] The habits the patient picked
       *[other] The habits the patient was given
    } are shuffled, read aloud by the patient and laid out face up at markers 1 to { $markers }{ $strangers ->
        [true] .
       *[other] , so nobody can tell who gave which.
    }
    Everyone, the patient included, votes in secret for the habit that fits the patient best. The votes are revealed together. The habit with the most votes is chosen, and everyone who voted for it scores { $points ->
            [one] 1 point
           *[other] { $points } points
        }. { $strangers ->
        [true] { "" }
       *[other] You can vote for a card you gave.
    }
habits-book-example-1 = talks to plants
habits-book-example-2 = reads the last page first
habits-book-example-3 = is never cold
habits-book-case-vote = With four players, the votes are 2, 2, 1, 2: the second habit is chosen, and { $right } players score.
habits-book-tie-title = A tie
habits-book-tie = If habits tie for the most votes, the patient picks one of them. This is the time to talk it over. A vote scores only if it’s for the habit the patient picks, and the patient’s own vote counts like any other.
habits-book-case-tie = With four players, the votes are 1, 1, 3, 3: the patient chooses between 1 and 3; 2 can’t be chosen.
habits-book-keep-title = What you keep
habits-book-keep = The patient keeps the chosen habit; the other habits are out of the game. The chosen habit isn’t a verdict: sometimes it’s just the least wrong of the habits on offer. Tease kindly. When everyone has been the patient, the round is over.
habits-book-final-title = The last round
habits-book-final = In the last round nothing is dealt. Everyone is the patient once more, with the { $kept } habits they kept, laid out in the order they were chosen. You vote and settle ties as before, but a vote for the chosen habit scores { $final_points } points.
habits-book-end-title = The end
habits-book-end = The highest total wins; if players tie, they share the victory. Everyone goes home with a portrait: the { $kept } habits the table chose for them, and which of those fits them best.
habits-book-cases-title = Rare cases
habits-book-cases =
    - If every habit has one vote, it’s a tie like any other. A habit with no votes is never part of a tie.
    { $seats ->
        [3] - In the last round a third marker is added, since there are { $kept } habits to choose from.
       *[other] { "" }
    }
    { $strangers ->
        [true] - The record of a finished game shows what everyone picked, discarded and voted for, so only the people who played can download it.
       *[other] - During the game, nobody is told who gave or discarded what. The record of a finished game does show that, so only the people who played can download it.
    }
habits-book-advice-title = A word of advice
habits-book-advice =
    - Vote for what the table will say, not for what you know to be true.
    - Read the habits aloud with feeling: half of the fun is in the reading.
    - Tease kindly. If a habit hurts, put it away: nobody will miss it.
