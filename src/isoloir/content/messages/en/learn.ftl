# Learn in a minute: the frame around the scenes of a game.
learn-title = Learn in a minute
learn-step = { $step } of { $count }
learn-play-it = Play it
learn-example = An example from the rules
learn-why = Why
learn-you = You
learn-answered = Your answer: { $answer }
learn-book = the rules’ example
learn-others = Other answers
learn-came-points = { $points ->
        [0] That brings you nothing.
        [one] That’s one point for you.
       *[other] That’s { $points } points for you.
    }
learn-again = Try another answer
learn-back = Back
learn-next = Next
learn-skip = Skip this one
learn-play = Play now
learn-rules = The full rules
learn-table = Back to the table
learn-home = Home
learn-none = This game brings no examples to play. Read its rules, or play it right away.
learn-done = That’s all you need. The rest comes as you play.
