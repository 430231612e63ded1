# The workshop of a house in one page: a game of one’s own, written or opened, checked and played there.

workshop-title = Your own game
workshop-what = Write a game here, or open its files: it’s checked and played in this page. It runs locked in, without network and without a view of your tables, so you can also try a game that someone sent you. What you write stays in this browser; tables that you play here are gone when you leave the page.
workshop-files = Files
workshop-python = The game (Python)
workshop-texts = Texts: { $language }
workshop-open = Open files
workshop-save = Save this file
workshop-anew = Start again
workshop-anew-sure = Really throw away what’s written here?
workshop-check = Check the game
workshop-play = Play against bots
workshop-table = Pass the device around
workshop-busy = One moment…
workshop-broken = This can’t be played yet: { $why }
workshop-fine = The game passes every check.
workshop-faults = { $count ->
    [one] One check found something.
   *[other] { $count } checks found something.
}
workshop-again = With { $seats } players and seed “{ $seed }”.
workshop-stop = Stop
workshop-back = To your own tables
workshop-dropped = Drop the game’s files here: one .py file and its .ftl texts.
