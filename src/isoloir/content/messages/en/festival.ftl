# A festival: many tables, several rounds, one standing.

festival-title = Festival
festival-home = A festival
festival-home-hint = Many people, several tables: everyone joins once, and each round has its tables made up for you.
festival-make = Begin the festival
festival-door = This is a festival: you join once, and in each round you’re sent to your table.
festival-join = Take part
festival-guests = { $count ->
        [one] One person takes part
       *[other] { $count } people take part
    }
festival-round = Round { $n }
festival-round-of = Round { $n } of { $of }
festival-table = Table { $n }
festival-gathering = The first round begins when an organiser says so.
festival-gathering-you = You’re in. When the first round begins, your phone takes you to your table.
festival-playing = { $open ->
        [one] One table is still playing
       *[other] { $open } tables are still playing
    }
festival-ends = The round ends in { $time }
festival-next = The next round begins in { $time }
festival-next-hand = The next round begins when an organiser says so.
festival-next-game = Next: { $game }
festival-over = The festival is over
festival-paused = An organiser has stopped the clocks
festival-your-table = Your table is ready
festival-go = Go to table { $n }
festival-with = With { $names }
festival-done = Your table is done
festival-late = A round is under way. You’re in from the next one.
festival-resting = You’re sitting out: no table for you in the next round.
festival-rest = Sit out the next round
festival-play-again = Play again
festival-bots = { $count ->
        [one] one bot
       *[other] { $count } bots
    }
festival-still = still playing
festival-not-counted = doesn’t count
festival-won-by = { $names } won
festival-corrected = corrected by { $name }
festival-back = Back to the festival
festival-back-soon = Back to the festival in { $count ->
        [one] one second
       *[other] { $count } seconds
    }
festival-come = Join here

festival-organise = Organise
festival-start-first = Begin round 1
festival-start = Begin round { $n }
festival-start-now = End this round, begin the next
festival-adjourn = End this round
festival-pause = Stop the clocks
festival-resume = Start the clocks again
festival-finish = End the festival
festival-sure = Tap again to confirm
festival-link = Organisers’ link
festival-link-hint = Anyone who opens this link organises too. Open it on a second phone, in case this one fails.
festival-tables = Tables
festival-people = People
festival-merge = Merge with…
festival-merge-hint = These tables end here and don’t count; their people start over together.
festival-merge-with = Table { $n }
festival-split = Deal this table anew
festival-move = Move to…
festival-move-none = That takes a bot’s seat at another table, and there’s none right now.
festival-rests = Sits out
festival-plays = Plays again
festival-send-away = Send away
festival-correct = Correct the result
festival-correct-hint = Everyone sees that you corrected it.
festival-stop-table = End this table
festival-drop = Doesn’t count
festival-winner = won
festival-score = Score
festival-keep-score = Let it count

festival-by = A round ends
festival-by-hand = when an organiser says so
festival-by-clock = when its time is up
festival-by-tables = when enough tables are done
festival-minutes = Minutes for a round
festival-minutes-most = Minutes at most
festival-enough = Tables done, in percent
festival-between = Seconds between two rounds
festival-rounds = Rounds (0: until you end it)
festival-size = People at a table
festival-late-tables = A table that isn’t done by then
festival-late-stop = stops, and doesn’t count
festival-late-stay = plays on, and its people miss the next round
festival-games = Games
festival-games-hint = With several, each round plays the next one.
festival-plan = How it’s played
festival-remote = We’re not all in one room
festival-rule-hand = A round ends with its last table, or when an organiser says so.
festival-rule-clock = A round lasts { $minutes } minutes.
festival-rule-tables = A round ends once { $enough } % of the tables are done, after { $minutes } minutes at most.
festival-rule-late-stop = A table that isn’t done by then stops, and doesn’t count.
festival-rule-late-stay = A table that isn’t done by then plays on; its people miss the next round.
festival-screen = The wall screen
