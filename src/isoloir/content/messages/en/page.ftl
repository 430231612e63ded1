# What the pages say at every table, needed as soon as it shows.

page-loading = One moment…
page-try-again = Try again
page-to-home = To the front door
page-settings = Settings
page-around-table = Around the table
page-away = away
page-menu = Menu
page-help = The rule of this step
page-log = What happened
page-skip = Skip
page-booth = Your booth
page-pick-hint = Tap once to pick, twice to seal.
page-picked = { $picked } of { $take }
page-lock = Seal
page-sealed = Sealed.
page-peek = Hold to peek
page-change = Change my mind
page-keep-choice = Keep it
page-pass-to = Pass the phone to { $name }.
page-i-am = I am { $name }
page-all-sealed-here = All sealed on this phone.
page-change-of = { $name } changes
page-ring-idle = { $name }
page-ring-choosing = { $name } is choosing
page-ring-sealed = { $name } has chosen
page-score = score
page-mark-auto = stand-in
page-waiting-for = Waiting for { $names }
page-have-chosen = Choices sealed: { $count } of { $of }
page-seconds-left = { $seconds } s
page-grace = Last chance to change your mind
page-paused-host = The host has paused the game.
page-paused-empty = Paused: nobody at the table is connected.
page-resume = Resume
page-play-for = Let a bot answer for { $name } ({ $spoken }/{ $needed })
page-you-watch = You are watching. Take over from a bot:
page-take-over = Take over from { $name }
page-shuffling = Shuffling the cards; every phone adds its own bit of chance.
page-line-lost = Connection lost. Reconnecting…
page-line-back = Back at the table.
page-notice-host = { $you ->
        [yes] You are the host now.
       *[no] { $name } is the host now.
    }
page-notice-stood-in = A bot stands in for { $name }.
page-notice-kicked = { $name } was sent away.
page-notice-left = { $name } has left.
page-forgotten = Somebody who left
page-error-other = Something unexpected happened ({ $code }). Try again; if it keeps happening, reload the page.
page-error-no-network = The server cannot be reached. Check the network, then try again.
page-opening = The curtains open.
