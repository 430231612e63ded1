# The whole rules, chapter by chapter; see core/rulebook.py.
habits-book-goal-title = What it’s about
habits-book-goal = What are the others really like, and does the table agree? Four rounds; anyone who votes with the table scores. The highest total wins.
habits-book-components-title = What is on the table
habits-book-components =
    - { $deck } cards, each with one habit on either side. This table plays with side { $side ->
        [a] A
       *[b] B
    }, for the whole game. { $house_phrases ->
        [0] { "" }
        [one] One card is a phrase of your own; it will be dealt.
       *[other] { $house_phrases } cards are phrases of your own; all of them will be dealt.
    }
    - { $dealt } cards are dealt in a game of { $seats }.
    - Markers 1 to { $markers }, three in the last round; and for everyone a vote for each marker.
habits-book-give-title = Giving
habits-book-give =
    At the start of rounds 1 to 3 everyone is dealt { $seats } habits. To each of the others you give one, face down: the one that’s most like them. Everyone gives at the same time, in one sealed choice.
    The card you have left is discarded, and nobody else ever sees it. Nobody looks at what they were given before their own turn.
habits-book-pick-title = Laying habits, among strangers
habits-book-pick =
    At this table nobody gives anything, since you hardly know each other. At the start of rounds 1 to 3 everyone is dealt { $seats } habits, lays one that fits themselves face down before them, and passes the rest to the right. So it goes on until everyone has laid { $markers }.
    The last card of each hand is discarded, and nobody else sees it.
habits-book-vote-title = The patient, and the vote
habits-book-vote =
    Everyone is the patient once a round, clockwise from a seat drawn by lot at the start; it’s the same in every round. { $strangers ->
        [true] The habits the patient laid
       *[other] The habits the patient was given
    } are shuffled and laid open at markers 1 to { $markers }, so nothing tells where which came from.
    Everyone votes in secret, the patient too, for the habit that fits the patient best. The votes open together. The habit with the most votes is chosen, and everyone who voted for it scores 1 point. You may vote for a card you gave.
habits-book-example-1 = talks to plants
habits-book-example-2 = reads the last page first
habits-book-example-3 = is never cold
habits-book-case-vote = Votes 2 2 1 2: the second habit is chosen, and { $right } players score a point.
habits-book-tie-title = A tie
habits-book-tie = If several habits have the most votes, the patient settles it, among these only. This is the time to talk. Everyone who voted for the one chosen scores, the patient too.
habits-book-case-tie = Votes 1 1 3 3: the patient chooses between 1 and 3; 2 can’t be chosen.
habits-book-keep-title = What is kept
habits-book-keep = The patient keeps the chosen habit; the others leave the game. When everyone has been the patient, the round is over.
habits-book-final-title = The last round
habits-book-final = In round 4 nothing is dealt. Everyone is the patient once more, with the three habits they kept, in the order of the rounds. Now a vote for the chosen habit scores 2 points.
habits-book-end-title = The end
habits-book-end = The highest total wins; equal totals share the victory. Everyone goes home with a portrait: the three habits the table chose, and the one it chose among them.
habits-book-cases-title = Rare cases
habits-book-cases =
    - Every habit has one vote: a tie like any other. A habit without a vote is never among the tied.
    - Three players use a third marker in the last round.
    - Who gave what is never told during the game. The record of a finished game does hold it, so it belongs to those who played.
