habits-title = Habits
habits-line = Which of these habits sounds most like you? The table votes, and so do you.
habits-rules =
    { $least_players } to { $most_players } players, { $rounds } rounds. At the start of rounds 1 to { $kept }, everyone is dealt as many habits as there are players. { $strangers ->
        [true] At this table you hardly know each other, so you pick one that fits you, put it face down in front of you and pass the rest to the right. You pick again from the cards you’re passed, and so on until each hand is down to one card, which is discarded.
       *[other] You give each of the others one card, face down: the one that sounds most like them. The card you have left is discarded, and nobody else sees it.
    }
    Then everyone takes a turn as the patient. { $strangers ->
        [true] The habits the patient picked
       *[other] The habits given to the patient
    } are shuffled and laid out at markers 1, 2, 3…, so nobody can tell { $strangers ->
        [true] which was picked first.
       *[other] who gave which.
    }
    Everyone, the patient included, votes in secret for the habit that fits the patient best. The votes are revealed together: the habit with the most votes is chosen, and everyone who voted for it scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }. If there’s a tie, the patient picks one of the tied habits.
    The patient keeps the chosen habit; the other habits are out of the game. In the last round nothing is dealt: everyone is the patient once more, with the { $kept } habits they kept, and voting with the table scores { $final_points } points.
    The highest total wins; if players tie, they share the victory.
    { $strangers ->
        [true] { "" }
       *[other] If you hardly know each other, there’s an option where nobody gives anything: you pick a habit that fits you, put it face down in front of you, pass the rest to the right, and pick again from the cards you’re passed.
    }

habits-reminder = A word before you vote: a chosen habit isn’t a verdict. It may just be the least wrong of the habits on offer. Laugh together, and tease kindly.
habits-lobby = During the game, nobody knows who gave what. The record of a finished game does show who gave what, so only the people who played can download it.

habits-ask-give = Which habit do you give each of the others?
habits-ask-pick = Which of these habits sounds most like you?
habits-ask-vote = Which habit fits the patient best?
habits-ask-vote-self = Which habit will the table choose for you?
habits-ask-settle = It’s a tie, and it’s up to you. Which one do you choose?

habits-event-Began = { $you ->
        [yes] You’ve been picked at random: you’ll be the first patient in every round.
       *[no] { $seat } has been picked at random and will be the first patient in every round.
    }
habits-event-RoundBegan = { $last ->
        [yes] Last round: everyone picks up the { $kept } habits they kept, and voting with the table scores { $points } points.
       *[no] Round { $round }: voting with the table scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
habits-event-HandDealt = You’re dealt: { $cards }
habits-event-HandsPassed = Everyone puts a habit face down in front of them and passes the rest to the right.
habits-event-HandReceived = Passed to you from the left: { $cards }
habits-event-HabitsLaid = All the habits have been picked. The last card of each hand is discarded face down.
habits-event-Reminded = { habits-reminder }
habits-event-HabitsShown = { $you ->
        [yes] It’s your turn to be the patient. Your habits: { $cards }
       *[no] { $seat } is the patient. The habits: { $cards }
    }
habits-event-VotesRevealed = The votes are revealed: { $votes }
habits-event-Tied = A tie between { $markers }. { $you ->
        [yes] You settle it.
       *[no] { $seat } will settle it.
    }
habits-event-TieSettled = { $you ->
        [yes] You settle
       *[no] { $seat } settles
    } on number { $marker }.
habits-event-HabitChosen = { $you ->
        [yes] The table has chosen for you
       *[no] The table has chosen for { $seat }
    }: “{ $card }” ({ $gains })
habits-event-Portrayed = { $you ->
        [yes] Your portrait, by the table
       *[no] { $seat }’s portrait, by the table
    }: { $cards } And above all: { $best }
habits-event-GameWon = { $count ->
        [one] { $you ->
            [yes] You win the game!
           *[no] { $seats } wins the game.
        }
       *[other] { $seats } share the victory.
    }

habits-portrait = { $you ->
        [yes] Your portrait
       *[no] { $seat }
    }
habits-portrait-best = And above all:

error-habits-house-phrase-empty = house phrase { $number } (“{ $text }”) has no letters or digits
error-habits-house-phrase-long = house phrase { $number } (“{ $text }”) is too long: { $most } characters at most
error-habits-house-phrase-characters = house phrase { $number } (“{ $text }”) has characters that can’t be shown
error-habits-house-phrase-twice = house phrase { $number } (“{ $text }”) is already in your list: “{ $other }”
error-habits-house-phrase-known = house phrase { $number } (“{ $text }”) is already in the deck: “{ $other }”

# For the terminal.
habits-board-round = Round { $round } of { $rounds }
habits-board-over = The game is over
habits-board-turn = { $you ->
        [yes] You’re the patient.
       *[no] { $seat } is the patient.
    }
habits-board-order = Pick a habit for each, in this order: { $names }
habits-board-spread = { $you ->
        [yes] In front of you
       *[no] In front of { $seat }
    }
habits-board-kept = Habits kept
habits-board-picked = Face down in front of you
habits-board-scored = +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $names }

# For the page.
habits-page-round = { $last ->
        [yes] Last round
       *[no] Round { $round } of { $rounds }
    }
habits-page-worth = voting with the table scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
habits-page-patient = This is the patient. Everyone votes for the habit that fits the patient best.
habits-page-you = You, { $name }
habits-page-chosen = chosen
habits-page-open = The votes are revealed.
habits-page-cast = no. { $marker } ({ $names })
habits-page-tied = tied
habits-page-tie = { $you ->
        [yes] A tie: you settle it, after talking it over if you like.
       *[no] A tie: { $name } will settle it. Now is the time to talk.
    }
habits-page-aloud = Read aloud
habits-page-giving = Everyone secretly gives each of the others one habit. The cards are then shuffled, so nobody can tell who gave what.
habits-page-drafting = Everyone picks a habit that fits them, puts it face down in front of them and passes the rest to the right.
habits-page-before = For { $name }, the table chose
habits-page-kept = { $count ->
        [0] Nothing yet
        [one] 1 habit kept
       *[other] { $count } habits kept
    }
habits-page-portraits = The portraits, by the table
habits-page-by-the-table = a portrait by the table
habits-page-save = Save the picture
habits-page-share = Share
habits-page-vote = Guess what the table will choose: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if you’re right.
habits-page-settle = Everyone who voted for the habit you choose scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
habits-page-ask-vote = Which habit fits { $name } best?
habits-page-gift = to { $name }: { $phrase }
habits-page-reminded = A word before the first vote.
habits-page-pick = Then you pass the rest to { $right }, on your right.
habits-page-for = For { $name }: tap a card, or drag it.
habits-page-given = Everyone has a card. You can still change your mind.
habits-page-aside = discarded; nobody else will see it
habits-page-scored = { $count ->
        [one] { $names } voted for this habit: +{ $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $names } voted for this habit: +{ $points ->
            [one] { $points } point
           *[other] { $points } points
        } each
    }
