# The whole rules, chapter by chapter; see core/rulebook.py.
habits-book-goal-title = What it’s about
habits-book-goal =
    { habits-book-goal-ask } { habits-book-goal-score } { habits-book-goal-highest }
habits-book-goal-ask = What are the others really like, and does the table agree?
habits-book-goal-score = Over { $rounds } rounds, you score each time you vote with the table.
habits-book-goal-highest = The highest total wins.
habits-book-components-title = What’s on the table
habits-book-components =
    - { habits-book-components-deck } { $left_out ->
        [0] { "" }
       *[other] { habits-book-components-known }
    } { habits-book-components-own }
    - { habits-book-components-dealt }
    - { habits-book-components-markers } { habits-book-components-ballots }
habits-book-components-deck = { $deck } cards, each with a habit.
habits-book-components-known = { $left_out ->
        [one] One of them stays in the box, because this table has heard it before.
       *[other] { $left_out } of them stay in the box, because this table has heard them before.
    }
habits-book-components-own = { $house_phrases ->
        [0] { "" }
        [one] One card has a phrase of your own, and it will be dealt.
       *[other] { $house_phrases } cards have phrases of your own, and all of them will be dealt.
    }
habits-book-components-dealt = With { $seats } players, { $dealt } cards are dealt in the course of the game.
habits-book-components-markers = Markers numbered 1 to { $seats ->
        [3] { $markers }, and a third one for the last round
       *[other] { $markers }
    }.
habits-book-components-ballots = Everyone has a voting card for each marker.
habits-book-give-title = Giving
habits-book-give =
    { habits-book-give-dealt } { habits-book-give-one } { habits-book-give-secret }
    { habits-book-give-left } { habits-book-give-closed }
habits-book-give-dealt = At the start of rounds 1 to { $kept } everyone is dealt { $seats } habits.
habits-book-give-one = You give one to each of the others, face down: the one that sounds most like that player.
habits-book-give-secret = Everyone gives at the same time, in secret.
habits-book-give-left = The card you have left is discarded, and nobody else sees it.
habits-book-give-closed = You don’t look at the cards you’ve been given until it’s your turn as the patient.
habits-book-pick-title = Picking habits, among strangers
habits-book-pick =
    { habits-book-pick-nothing } { habits-book-pick-dealt } { habits-book-pick-pass }
    { habits-book-pick-left }
habits-book-pick-nothing = At this table nobody gives anything, since you hardly know each other.
habits-book-pick-dealt = At the start of rounds 1 to { $kept } everyone is dealt { $seats } habits.
habits-book-pick-pass = You pick one that fits you, put it face down in front of you and pass the rest to the right, and so on until everyone has picked { $markers } habits.
habits-book-pick-left = The last card of each hand is discarded face down.
habits-book-vote-title = The patient and the vote
habits-book-vote =
    { habits-book-vote-patient } { habits-book-vote-order } { habits-book-vote-shown }
    { habits-book-vote-secret } { habits-book-vote-together } { habits-book-vote-chosen } { $strangers ->
        [true] { "" }
       *[other] { habits-book-vote-own-gift }
    }
habits-book-vote-patient = Everyone is the patient once a round.
habits-book-vote-order = The first patient is picked at random, and the turn passes clockwise; the order is the same in every round.
habits-book-vote-shown = { $strangers ->
        [true] The habits the patient picked
       *[other] The habits the patient was given
    } are shuffled, read aloud by the patient and laid out face up at markers 1 to { $markers }{ $strangers ->
        [true] .
       *[other] , so nothing shows who gave which.
    }
habits-book-vote-secret = Everyone, the patient included, votes in secret for the habit that fits the patient best.
habits-book-vote-together = The votes are revealed together.
habits-book-vote-chosen = The habit with the most votes is chosen, and everyone who voted for it scores { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
habits-book-vote-own-gift = You can vote for a card you gave.
habits-book-example-1 = talks to plants
habits-book-example-2 = reads the last page first
habits-book-example-3 = is never cold
habits-book-case-vote = With four players, the votes are 2, 2, 1, 2: the second habit is chosen, and { $right } players score.
habits-book-tie-title = A tie
habits-book-tie =
    { habits-book-tie-patient } { habits-book-tie-talk } { habits-book-tie-counts }
habits-book-tie-patient = If habits tie for the most votes, the patient picks one of them.
habits-book-tie-talk = This is the time to talk it over.
habits-book-tie-counts = A vote scores only if it’s for the habit the patient picks, and the patient’s own vote counts like any other.
habits-book-case-tie = With four players, the votes are 1, 1, 3, 3: the patient chooses between 1 and 3; 2 can’t be chosen.
habits-book-keep-title = What you keep
habits-book-keep =
    { habits-book-keep-kept } { habits-book-keep-verdict } { habits-book-keep-kindly } { habits-book-keep-over }
habits-book-keep-kept = The patient keeps the chosen habit; the other habits are out of the game.
habits-book-keep-verdict = The chosen habit isn’t a verdict: sometimes it’s just the least wrong of the habits on offer.
habits-book-keep-kindly = Tease kindly.
habits-book-keep-over = When everyone has been the patient, the round is over.
habits-book-final-title = The last round
habits-book-final =
    { habits-book-final-nothing } { habits-book-final-kept } { habits-book-final-points }
habits-book-final-nothing = In the last round nothing is dealt.
habits-book-final-kept = Everyone is the patient once more, with the { $kept } habits they kept, laid out in the order they were chosen.
habits-book-final-points = You vote and settle ties as before, but a vote for the chosen habit scores { $final_points } points.
habits-book-end-title = The end
habits-book-end =
    { habits-book-end-highest } { habits-book-end-portrait }
habits-book-end-highest = The highest total wins; if players tie, they share the victory.
habits-book-end-portrait = Everyone goes home with a portrait: the { $kept } habits the table chose for them, and which of those fits them best.
habits-book-cases-title = Rare cases
habits-book-cases =
    { $seats ->
        [3] - { habits-book-cases-all-tied }
       *[other] { "" }
    }
    - { habits-book-cases-no-votes }
    { $seats ->
        [3] - { habits-book-cases-third-marker }
       *[other] { "" }
    }
    { $strangers ->
        [true] - { habits-book-cases-record-strangers }
       *[other] - { habits-book-cases-untold } { habits-book-cases-record }
    }
habits-book-cases-all-tied = In the last round each habit may get one vote: that’s a tie like any other.
habits-book-cases-no-votes = A habit with no votes is never part of a tie.
habits-book-cases-third-marker = In the last round a third marker is added, since there are { $kept } habits to choose from.
habits-book-cases-record-strangers = The record of a finished game shows what everyone picked, discarded and voted for, so only the people who played can download it.
habits-book-cases-untold = During the game, nobody is told who gave or discarded what.
habits-book-cases-record = The record of a finished game does show that, so only the people who played can download it.
habits-book-advice-title = A word of advice
habits-book-advice =
    - { habits-book-advice-vote }
    - { habits-book-advice-aloud }
    - { habits-book-advice-kindly } { habits-book-advice-away }
habits-book-advice-vote = Vote for what the table will say, not for what you know to be true.
habits-book-advice-aloud = Read the habits aloud with feeling: half of the fun is in the reading.
habits-book-advice-kindly = Tease kindly.
habits-book-advice-away = If a habit hurts, put it away: nobody will miss it.
