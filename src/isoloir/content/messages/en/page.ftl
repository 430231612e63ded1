# What the pages say at every table, needed as soon as it shows.

page-loading = One moment…
page-try-again = Try again
page-to-home = Back to the home page
page-settings = Settings
page-around-table = Around the table
page-away = away
page-menu = Menu
page-help = The rule for this step
page-log = What happened
page-skip = Skip the animation
page-booth = Your booth
page-see-table = See the table
page-pick-hint = Tap to pick, tap again to seal.
page-picked = { $picked } of { $take }
page-lock = Seal
page-sealed = Sealed.
page-peek = Hold to peek
page-change = Change my mind
page-keep-choice = Keep it
page-pass-to = Pass the phone to { $name }.
page-i-am = I’m { $name }
page-all-sealed-here = Everyone here has sealed their choice.
page-change-of = { $name }: change my choice
page-ring-idle = { $name }
page-ring-choosing = { $name } is choosing
page-ring-sealed = { $name } has chosen
page-score = score
page-mark-auto = stand-in
page-mark-hasty = in a hurry
page-waiting-for = Waiting for { $names }
page-have-chosen = Choices sealed: { $count } of { $of }
page-seconds-left = { $seconds } s
page-opens = Opens: { $when }
page-opens-early = As soon as everyone has chosen, and { $when } at the latest
page-my-days = My days
page-grace = Last chance to change your mind
page-paused-host = The host has paused the game.
page-paused-empty = Paused: nobody’s connected any more.
page-resume = Resume
page-play-for = { $away ->
    [yes] { $name } is away: let a bot answer until they’re back
   *[no] { $name } needs a while: a bot can answer this once
  }{ $needed ->
    [1] {""}
   *[other] { " " }· { $spoken } of { $needed }
  }
page-you-watch = You’re watching. Take over from a bot:
page-take-over = Take over from { $name }
page-shuffling = Shuffling the cards; every phone adds a little randomness of its own.
page-line-lost = Connection lost. Reconnecting…
page-line-back = Back at the table.
page-forgotten = Someone who left
page-error-other = Something unexpected happened ({ $code }). Try again; if it keeps happening, reload the page.
page-error-no-network = The server can’t be reached. Check the network, then try again.
page-opening = Curtain up!
page-cast = Ballot cast!
page-your-turn = Your turn
