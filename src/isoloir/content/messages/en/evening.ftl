# Several games in one evening: who's ahead, and what to play next.

evening-title = The evening so far
evening-of = An evening of { $count ->
        [one] one game
       *[other] { $count } games
    }
evening-place = Place
evening-name = Player
evening-points = Points
evening-wins = Wins
evening-games = Games
evening-last = Last game
evening-scale = A game is worth up to { $full } points: your share of the opponents you finished ahead of. A tie counts half, winners all tie, and partners aren’t opponents. A shared win counts in parts.
evening-sum = { $count ->
        [one] { $points } points from one game
       *[other] { $points } points from { $count } games
    }
evening-see = The whole evening
evening-back = Back to the table
evening-keep = Keep this page
evening-kept = The page is saved on this device. It needs no network.
evening-none = No game has been played to its end at this table yet.
evening-ahead = { $count ->
        [one] { $names } is ahead
       *[other] { $names } are tied for the lead
    }
evening-each = What each game gave
evening-game = Game
evening-won = won
evening-rest = { $place }. { $name }, { $points }

evening-propose = Propose a game
evening-proposed = What you’d like to play next
evening-proposed-by = proposed by { $names }
evening-play = Play { $game }
