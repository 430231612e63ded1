title = Rock, paper, scissors
line = Three signs, one fist, and everybody at once.
rules =
    Everybody throws a sign at the same moment.
    Rock beats scissors, scissors beat paper, paper beats rock. You get a point for everybody you beat.
    Five points win. If two get there together, they share the victory.

ask-throw = What do you throw?
help-throw = One point for everybody whose sign yours beats. Equal signs beat nobody.
value-rock = Rock
value-paper = Paper
value-scissors = Scissors

event-Thrown = Round { $round }: { $throws }. Points: { $gains }.
event-Won =
    { $count ->
        [1] { $seats } { $you ->
            [yes] (you!) gets there first.
           *[no] gets there first.
        }
       *[other] { $seats } get there together.
    }

field-round = Round
field-scores = Points
field-shown = Last throw
