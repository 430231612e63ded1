title = Rock, paper, scissors
line = Three signs, one fist, and everyone at once.
rules =
    Everyone throws a sign at the same moment.
    Rock beats scissors, scissors beat paper, paper beats rock. You get a point for everyone you beat.
    Five points win. If two get there together, they share the victory.

ask-throw = What do you throw?
help-throw = One point for everyone whose sign yours beats. Equal signs beat nobody.
value-rock = Rock
value-paper = Paper
value-scissors = Scissors

event-Thrown = Round { $round }: { $throws }. Points: { $gains }.
event-Won =
    { $count ->
        [1] { $you ->
            [yes] You get there first!
           *[no] { $seats } gets there first.
        }
       *[other] { $seats } get there together.
    }

field-round = Round
field-scores = Points
field-shown = Last throw
