# The command line. Layout matters here: keep lines of help under 80 columns.

cli-help =
    Isoloir: games of secret choice. Everyone chooses behind a curtain,
    then all the choices are revealed at once.

    Usage: isoloir [--lang fr|en] COMMAND …

    Commands
      games      list the games
      rules      the full rules of a game, with your options
      play       play in the terminal against bots
      serve      host tables for phones and screens
      simulate   have bots play many games, and count
      ladder     play the bots against one another and rate them
      study      measure many games and write a report for designers
      dataset    turn records into tables for pandas, Polars and DuckDB
      replay     step through a recorded game
      verify     check that the record of a game is genuine
      new        start a game of your own
      check      check that a game does what every game must
      backup     copy a server’s data into one file
      move       copy a server’s tables into a database, or back
      restore    put a backup back in place

    Options
      --lang fr|en   the language of the text (otherwise your system’s)
      --version      the version of this program
      -h, --help     this help; `isoloir COMMAND --help` for one command

    Examples
      isoloir games
      isoloir play third-man
      isoloir simulate third-man --games 100 --seed 1

cli-help-games =
    Usage: isoloir games [GAME] [--lang fr|en]

    Lists the games: how many play, how long it takes, one line each.
    With the name of a game: its rules in a minute, and its options.

    Options
      --games DIR    games of your own: a folder, or one file
      --lang fr|en   the language of the text
      -h, --help     this help

    Examples
      isoloir games
      isoloir games third-man

cli-help-play =
    Usage: isoloir play GAME [options]

    Play in the terminal; bots take the other seats. At each question type
    your choice and press Enter; ? explains the step, r the rules, q leaves.
    Whenever you leave, the game is saved and you’re told how to come back.

    Options
      --seat N             your seat, from 0 (default 0)
      --seats K            how many play, for games that leave it open
      --bots LEVEL[,…]     random, novice, regular or expert (default regular):
                           one for all the bots, or one for each
      --hints              h at a question shows what an expert would do
      --seed S             the same seed deals the same game again
      --option KEY=VALUE   an option of the game; repeat for several. Lists take
                           commas, or KEY=@FILE with one item a line.
                           `isoloir games GAME` shows what there is
      --cards fr|en        the language of the cards, if they have words
      --name NAME          what you’re called
      --resume FILE        come back to the game saved in FILE; if there’s no
                           such file, a new game is saved there after each
                           choice, for your eyes only. A saved game keeps
                           its own seats, seed and options
      --record FILE        write the finished game there, to replay or verify
      --faces              with the bots’ names and looks in it; otherwise you’re
                           asked at the end, and Enter means no
      --watch FILE         play the game in this file, and start over whenever
                           the file changes
      --games DIR          games of your own: a folder, or one file. Games in
                           installed packages are found automatically
      --lang fr|en         the language of the text
      -h, --help           this help

    Examples
      isoloir play third-man
      isoloir play third-man --seat 2 --bots random --seed monday
      isoloir play third-man --option first_leader=0
      isoloir play third-man --resume evening.save --record evening.jsonl

cli-help-simulate =
    Usage: isoloir simulate GAME --games N --seed S [options]

    Bots play N games on all cores. You see who won, with how many points,
    how long it took, and how often each thing happened. The same command
    gives the same games, byte for byte, however many workers share them.

    Options
      --games N            how many games
      --seed S             same seed, same games; any word or number
      --seats K            how many play, for games that leave it open
      --bots LEVEL[,…]     random, novice, regular or expert (default regular):
                           one for all seats, or one for each
      --option KEY=VALUE   an option of the game; repeat for several
      --cards fr|en        the language of the cards (default en)
      --records FILE       write every game there, one after another
      --json               the summary as JSON
      --workers N          how many processes (default: one per core)
      --dask ADDRESS       the workers of this Dask scheduler instead
      --games DIR          games of your own: a folder, or one file. Games in
                           installed packages are found automatically
      --lang fr|en         the language of the text
      -h, --help           this help

    Examples
      isoloir simulate third-man --games 1000 --seed 1
      isoloir simulate third-man --games 200 --seed a \
          --bots regular,random,random,random
      isoloir simulate third-man --games 50 --seed 7 --records games.jsonl --json

cli-help-ladder =
    Usage: isoloir ladder GAME --seed S [options]

    Every bot plays alone (or with its partner) against each of the others, in
    every seat in turn. You get its share of the wins, with a 95% interval, and
    a rating.

    Options
      --seed S             same seed, same games; any word or number
      --games N            how many games of each pairing (default 20)
      --bots A,B,…         levels, or files whose BOTS holds bots of your own
                           (default random,novice,regular,expert)
      --among C,D,…        who --bots play against, instead of each other
      --bar PERCENT        stop once each share is clearly above it or below
      --seats K            how many play, for games that leave it open
      --option KEY=VALUE   an option of the game; repeat for several
      --cards fr|en        the language of the cards (default en)
      --journal FILE       keep results there; run it again to go on
      --plot FILE          draw the ratings there, as SVG
      --json               the results as JSON
      --workers N          how many processes (default: one per core)
      --dask ADDRESS       the workers of this Dask scheduler instead
      --lang fr|en         the language of the text
      -h, --help           this help

    Examples
      isoloir ladder third-man --seed 1
      isoloir ladder habits --seats 5 --games 400 --seed a --journal habits.jsonl
      isoloir ladder third-man --bots expert --among regular --bar 42 \
          --games 800 --seed 1
      isoloir ladder third-man --bots expert,mine.py --seed 7 --plot ladder.svg

cli-ladder-progress = { $game }
cli-ladder-title = The bots of { $game }
cli-ladder-who = Who
cli-ladder-among = Among
cli-ladder-games = Games
cli-ladder-rating = Rating
cli-ladder-share = Share
cli-ladder-between = Between
cli-ladder-span = { $low } – { $high }
cli-ladder-fair = Fair
cli-ladder-shared = Shared
cli-ladder-unrated = Ratings need the package openskill: pip install 'isoloir[lab]'

cli-help-rules =
    Usage: isoloir rules GAME [--seats N] [--option KEY=VALUE]…

    The full rules of a game, for this many players and with these options:
    what’s on the table, every step, every case, with examples.

    Options
      --seats N           for how many (default 4, or the nearest)
      --option KEY=VALUE  an option of the game; isoloir games GAME lists them
      --lang fr|en        the language of the text
      -h, --help          this help

    Examples
      isoloir rules third-man
      isoloir rules the-majority --seats 3 --option first_edition_spy=true

cli-replay-as-told = Played under version { $version } of the rules; this program plays version { $ours }. You see what players were told at the time; it can’t be replayed from the rules.
cli-help-study =
    Usage: isoloir study GAME… --seed S [options]
           isoloir study --records FILE [options]

    Bots play, or records are read; you get a report for designers: how
    long, how fair, how tense, what each choice was worth. One HTML file with
    plots in both languages, and the same numbers as JSON. A stopped study picks up
    where it stopped; the same command gives the same numbers on any machine.

    Options
      --seed S             same seed, same games; any word or number
      --games N            how many games of each set-up (default 200)
      --compare WHAT…      set-ups side by side, each by what differs, as in
                           "seats=4" "seats=5,show_totals=true,bots=novice"
      --seats K            how many play, for games that leave it open
      --bots LEVEL[,…]     random, novice, regular or expert (default regular):
                           one for all seats, or one for each
      --option KEY=VALUE   an option of the game; repeat for several
      --cards fr|en        the language of the cards (default en)
      --probes N           choices to change in each game (default 2)
      --arms N             games for each level and for the peeking bot
                           (default a quarter of --games; 0 for none)
      --levels LEVEL[,…]   whose agency to measure (default novice,regular)
      --records FILE       read these games instead of playing
      --out DIR            where to put it all (default study-GAME)
      --workers N          how many processes (default: one per core)
      --dask ADDRESS       the workers of this Dask scheduler instead
      --games DIR          games of your own: a folder, or one file. Games in
                           installed packages are found automatically
      --lang fr|en         the language of the text
      -h, --help           this help

    Examples
      isoloir study third-man --seed 1
      isoloir study majority --seed 1 --games 500 --compare "seats=4" "seats=6"
      isoloir study --records evening.jsonl

cli-help-dataset =
    Usage: isoloir dataset FILE… [options]

    Turns records into four tables (games, pauses, choices and events) that
    pandas, Polars and DuckDB can read.

    Options
      --out DIR            where to put them (default dataset)
      --format FORMAT      parquet or arrow (default parquet)
      --workers N          how many processes (default 1)
      --dask ADDRESS       the workers of this Dask scheduler instead
      --lang fr|en         the language of the text
      -h, --help           this help

    Example
      isoloir dataset evening.jsonl --out tables

cli-help-replay =
    Usage: isoloir replay FILE [--game N] [--seat N]

    Steps through a recorded game, forward and back: everything face up, as
    one seat saw it, or as the shared screen showed it.

    Keys
      → n space      forward            ← p            back
      Home g         to the beginning   End G          to the end
      12 Enter       to step 12         s              the next seat’s view
      a              see everything     w              a watcher’s view
      ? h            these keys         q              leave
    Without a keyboard (a pipe, a file), give one command per line.
    With `-` for FILE the record is read from the pipe and shown to the end.

    Options
      --game N       which game in the file, from 1 (default 1)
      --seat N       what this seat saw, from 0 (default: all face up)
      --screen       what the shared screen showed
      --lang fr|en   the language of the text
      -h, --help     this help

    Examples
      isoloir replay evening.jsonl
      isoloir replay games.jsonl --game 12 --seat 3

cli-help-verify =
    Usage: isoloir verify FILE [--lang fr|en]

    Plays every game in the file again and compares: the promised shuffle, the
    dice, the choices, what happened, the result. `-` reads standard input;
    gzipped files are unpacked.

    Exit code: 0 if everything matches; 1 if a record doesn’t match its game;
    2 if it can’t be read, or was played under other rules.

    Options
      --lang fr|en   the language of the text
      -h, --help     this help

    Examples
      isoloir verify evening.jsonl
      cat *.jsonl | isoloir verify -
      curl ADDRESS | isoloir verify -

cli-help-serve =
    Usage: isoloir serve [options]

    Hosts tables: people open the printed link, or scan the code, on their
    phones. Every choice is saved before anyone hears of it. Stop with Ctrl-C;
    the tables will be there when you start it again.

    Every option is also an environment variable: ISOLOIR_PORT …
      --host ADDRESS       where to listen (default 0.0.0.0: the whole network)
      --port N             (default 8765; 0 takes any free one)
      --data FOLDER        where tables are kept (default: your data folder)
      --store ADDRESS      keep tables in a PostgreSQL database instead, which
                           several servers may share: postgresql://…
      --house NAME         the name of the servers that share it
                           (default isoloir)
      --bus ADDRESS        wake the other servers through NATS: nats://…
                           (default: the database does it)
      --drain-seconds N    when stopping, disconnect pages over this time
                           (default 0: all at once)
      --tls-cert FILE      a certificate, for https
      --tls-key FILE       its key; with both, phones stay awake and can
                           install the page
      --names A,B          other names people reach it by; addresses and this
                           machine’s own name always work
      --proxies A,B        trusted proxies, whose forwarded addresses count
      --public-url URL     how people reach it, if not by its own address
      --keep-hours N       forget a table N hours after its last move
                           (default 24)
      --most-tables N      (default 5000)
      --most-sockets N     (default 10000)
      --code-length N      letters of a table’s code, 4 to 10 (default 5)
      --metrics-token TEXT lets /metrics be read from other machines
      --log-level LEVEL    debug, info, warning or error (default info;
                           warning in a terminal)
      --quiet              no QR code
      --grace-ms N         time to change your mind once everyone has chosen
                           (default 1500)
      --bot-ms N           how long bots seem to think (default 900)
      --tick-ms N          send “has chosen” marks in batches of N ms
                           (default 40)
      --nonce-ms N         how long to wait for the pages’ share of the dice
                           (default 3000)
      --limits X           multiplies what one address may do; 0: no limit
      --message-rate X     messages a second on one socket; 0: no limit
      --games DIR          games of your own: a folder, or one file
      --watch              pick up changes to these files: new games follow them,
                           games under way go on as they were
      --pages FOLDER       your own pages instead of the built-in ones
      --pages-before FOLDER
                           the previous version’s pages, for browsers that
                           still have them open
      --admin-token TEXT   lets other machines open /admin, the operator’s page
                           (better in ISOLOIR_ADMIN_TOKEN)
      --lang fr|en         the language of the text
      -h, --help           this help

    Examples
      isoloir serve
      isoloir serve --port 443 --tls-cert fullchain.pem --tls-key privkey.pem

cli-help-backup =
    Usage: isoloir backup FILE [--data FOLDER] [--lang fr|en]

    Copies a server’s data into one file, even while the server runs.

    Options
      --data FOLDER  where the tables are kept (default: your data folder)
      --lang fr|en   the language of the text
      -h, --help     this help

    Examples
      isoloir backup tables-monday.sqlite

cli-help-restore =
    Usage: isoloir restore FILE [--data FOLDER] [--lang fr|en]
           isoloir restore --store ADDRESS [--house NAME] [--lang fr|en]

    Puts a backup back. Stop the server first; what was there before is kept
    beside it. With --store, for a PostgreSQL database that was put back by its
    own tools: run it once before the servers start, so that no open page
    waits for something that’s gone.

    Options
      --data FOLDER  where the tables are kept (default: your data folder)
      --store ADDRESS  the database, postgresql://…
      --house NAME   the name of the servers that share the database
                     (default isoloir)
      --lang fr|en   the language of the text
      -h, --help     this help

    Examples
      isoloir restore tables-monday.sqlite

cli-help-move =
    Usage: isoloir move ADDRESS [--back] [--data FOLDER] [--lang fr|en]

    Copies all tables of a stopped server, games under way included, from its
    folder into an empty PostgreSQL database; with --back, from the database
    into an empty folder. The original stays as it is.

    Options
      --back         from the database into the folder
      --data FOLDER  where the tables are kept (default: your data folder)
      --house NAME   the name of the servers that share the database
                     (default isoloir)
      --lang fr|en   the language of the text
      -h, --help     this help

    Examples
      isoloir move postgresql://isoloir@localhost/isoloir

cli-move-done = { $tables ->
        [one] One table moved, with { $entries } entries.
       *[other] { $tables } tables moved, with { $entries } entries.
    }
cli-serve-listening = Isoloir is at { $url }
cli-serve-stopping = Stopping; the tables are kept in { $data }
cli-serve-in-use = Another server is running on { $data }: stop it, or choose another --data for this one
cli-serve-port-taken = Can’t listen on { $host }, port { $port }: { $why }
cli-serve-newer = The data in { $data } was written by a newer version: install that one, or restore an older backup
cli-serve-unreadable = Can’t open the data in { $data }: { $why }
cli-serve-other-house = The database at { $data } belongs to another house, { $house }: choose another --store, or the same --house
cli-serve-needs-extra = This needs packages that aren’t installed yet: pip install 'isoloir[{ $extra }]'
cli-serve-damaged = The data in { $data } is damaged and hasn’t been touched: restore a backup, or choose another --data
cli-serve-mended = Other people on this machine could read { $data }; now only its owner can
cli-serve-game-left-out = { $where } was left out: { $why }
cli-serve-game-taken-up = { $where } has changed: new games follow it, games under way go on as they were
cli-serve-game-stays = { $where } has changed, but the previous version is still in use: { $why }
cli-serve-bad-tls = Can’t read the TLS files: { $why }
cli-serve-store-alone = No synchronous replica: if the database is lost and another takes its place, the last choices before that may be gone
cli-serve-store-unsynced = The database answers before it has written (synchronous_commit is off): if it crashes, choices that people were told are sealed may be gone
cli-serve-store-replicated = Every choice is on a synchronous replica too ({ $names }): if the database fails over, nothing is lost
cli-backup-done = All tables are in { $path }
cli-restore-done = The tables are back in { $path }
cli-restore-put-back = { $tables ->
        [one] One table goes on from where the database is now.
       *[other] { $tables } tables go on from where the database is now.
    }

cli-refused = isoloir: { $why }

cli-first-names = Anna Basil Chloe Dario Elsa Felix Greta Hugo Iris Jules Kira Leon
cli-player = Player
cli-you = You
cli-and = { $first } and { $last }
cli-yes = yes
cli-no = no
cli-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

cli-values-number = a whole number from { $low } to { $high }
cli-values-text = text of at most { $most } letters
cli-values-list = { $least } to { $most } values separated by commas, each { $item }
cli-values-or = { " or " }
cli-values-any = see the rules

cli-games-key = Game
cli-games-seats = Players
cli-games-minutes = Length
cli-games-line = What it feels like
cli-games-options = Options
cli-games-more =
    Play one:        isoloir play third-man
    Rules, options:  isoloir games third-man
cli-minutes = { $span } min

cli-play-back = Back at the table; the game goes on from { $path }.
cli-play-hint = ? explains the step, r the rules, q saves the game and leaves.
cli-play-hints = h shows what an expert would do.
cli-play-prompt = { $take ->
        [one] Your choice (? r q):
       *[other] Your { $take } choices, in order (? r q):
    }
cli-play-prompt-options = Your choice among { $offered } (? r q):
cli-play-keys = { $take ->
        [one] Type what you choose, or its number, then Enter. r shows the rules, q saves and leaves.
       *[other] Type your { $take } choices in order on one line, a space between them, then Enter. r shows the rules, q saves and leaves.
    }
cli-play-over = { $count ->
        [0] The game is over; nobody wins.
        [one] { $you ->
            [yes] The game is over: you win!
           *[no] The game is over: { $winners } wins.
        }
       *[other] { $shared ->
            [yes] The game is over: { $winners } share the victory.
           *[no] The game is over: { $winners } win together.
        }
    }
cli-play-faces = Keep the bots’ names and everyone’s shapes and colours in the record? (y/N)
cli-play-recorded = The record of the game is in { $path }.
cli-play-left = The game is saved. To come back: { $command }

cli-simulate-progress = { $game }
cli-simulate-title = { $games ->
        [one] { $game }: one game, seed { $seed }
       *[other] { $game }: { $games } games, seed { $seed }
    }
cli-simulate-who = Who
cli-simulate-seat = seat { $seat } · { $bot }
cli-simulate-bot = all { $bot }
cli-simulate-wins = Wins
cli-simulate-score = Score
cli-simulate-range = Range
cli-simulate-span = { $least } to { $most }
cli-simulate-length = Length
cli-simulate-mean = Mean
cli-simulate-pauses = pauses
cli-simulate-decisions = decisions
cli-simulate-shared = Shared victories: { $shared } ({ $share })
cli-simulate-events = What happened
cli-simulate-per-game = Per game
cli-simulate-total = In all
cli-simulate-laws = Laws
cli-simulate-laws-proposed = Proposed
cli-simulate-laws-adopted = Adopted
cli-simulate-laws-idle = Changed nothing
cli-simulate-laws-ended = Ended the game

cli-replay-where = Game { $game } of { $games } · step { $step } of { $last } · { $seat ->
       *[all] everything face up
        [screen] as a watcher
        [one] as { $name }
    }
cli-replay-chose = { $name }: { $choice }
cli-replay-alone = Only { $name } is told: { $said }
cli-replay-sealed = { $name }: has chosen
cli-replay-keys = ← → step · Home End · number Enter · s seat · w watcher · a all · q leave
cli-replay-prompt = n p home end, a step, s, w, a, q:
cli-replay-no-such-key = There’s no command “{ $key }”. h lists them all.
cli-replay-over = { $count ->
        [0] The game is over; nobody wins.
        [one] The game is over: { $winners } wins.
       *[other] { $shared ->
            [yes] The game is over: { $winners } share the victory.
           *[no] The game is over: { $winners } win together.
        }
    }
cli-replay-stopped = The table stopped the game here.

cli-verify-good = { $games ->
        [one] One game checked, and everything matches.
       *[other] { $games } games checked, and everything matches.
    }
cli-verify-difference = game { $game }, line { $line }: { $what }
cli-verify-other-rules = game { $game }, line { $line }: { $name } was played under version { $version } of its rules, and this program plays version { $ours }; it can’t be checked any further
cli-verify-newer-words = game { $game }, line { $line }: written by a newer version of { $name }, in words this program doesn’t know; it can’t be checked any further
cli-verify-unknown-game = game { $game }, line { $line }: there’s no game “{ $name }” here
cli-verify-bad = { $bad ->
        [one] One game out of { $games } doesn’t match its record.
       *[other] { $bad } games out of { $games } don’t match their records.
    }
cli-verify-says = { $what }; it says { $claimed }, it should be { $found }
cli-verify-commitment = the shuffle or the set-up isn’t the one promised at the start
cli-verify-seed = the seed or the salt is too short to have been a secret
cli-verify-names = there aren’t as many names as seats
cli-verify-setup = no game can be set up like this
cli-verify-number = the steps aren’t numbered in order
cli-verify-asks = the questions differ
cli-verify-by = a choice comes from someone who wasn’t asked
cli-verify-choice = a choice wasn’t offered
cli-verify-events = what happened is different
cli-verify-stopped = the game didn’t stop where the record says
cli-verify-winners = the winners differ
cli-verify-scores = the scores differ
cli-verify-other = something is different

cli-game-left-out = { $where } was left out: { $why }

cli-help-check =
    Usage: isoloir check GAME [--games DIR] [options]

    Plays a game many times at random and checks what every game must do: end,
    be saved and sent, play the same way from the same seed, and tell nobody
    what they mustn’t know. Each fault comes with the seed that shows it and
    the line to look at.

    Options
      --games DIR    games of your own: a folder, or one file
      --seed S       one seed, to see a fault again
      --seeds N      try N seeds (default 3)
      --only CHECK   one check only: ends, leaks, redeals…; repeat for several
      --lang fr|en   the language of the text
      -h, --help     this help

    Examples
      isoloir check third-man
      isoloir check my-game --games . --seeds 50

cli-check-fine = No faults found.
cli-check-faults = { $count ->
        [one] One thing to fix.
       *[other] { $count } things to fix.
    }
cli-check-again = seats { $seats }, options { $options }, seed { $seed }

cli-help-new =
    Usage: isoloir new NAME [options]

    Creates a small folder with a game that works: its rules, its words in your
    language, and a test. Turn it into your own game. It asks you for anything
    the options don’t say.

    Options
      --players 3-5    how many play
      --ask SENTENCE   what everyone is asked
      --into FOLDER    where to put it (default: here)
      --lang fr|en     the language of the text, and of the new game
      -h, --help       this help

    Examples
      isoloir new "High noon" --players 2-5 --ask "How fast do you draw?"

cli-new-name = What is it called?
cli-new-players = How many play? ({ $usual })
cli-new-ask = What is everyone asked? ({ $usual })
cli-new-ask-usual = Which number do you pick?
cli-new-done = { $folder } holds a game that works. Play it, put it on phones, check it:

cli-watch-again = { $where } has changed: the game starts over.
cli-watch-stays = { $where } has changed, but the previous version is still in use: { $why }
cli-watch-more = Enter plays again, q leaves:
