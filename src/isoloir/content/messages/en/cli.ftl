# The command line. Layout matters here: keep lines of help under 80 columns.

cli-help =
    Isoloir: games of secret choice. Everyone chooses behind a curtain,
    then all the choices are revealed at once.

    Usage: isoloir [--lang fr|en] COMMAND …

    Commands
      games      list the games
      rules      show a game’s full rules, adapted to your options
      learn      learn a game in a minute, by playing its examples
      play       play in the terminal against bots
      serve      host tables that people join on their phones
      simulate   have bots play many games and sum up the results
      ladder     rate the bots by having them play each other
      exploit    see how often someone who has a bot’s code beats it
      study      analyse many games and write a report for designers
      dataset    turn recorded games into tables for pandas, Polars and DuckDB
      bench      play an agent of yours at fixed tables and compare it with others
      replay     step through a recorded game
      verify     check that the record of a game is genuine
      festival   open a festival at your running server, and get its links
      standing   add up recorded games: who’s ahead after an evening
      new        create a game of your own
      check      check that a game works as it should
      backup     copy a server’s data into one file
      move       copy a server’s data into a database, or back to a folder
      restore    replace a server’s data with a backup
      rollback   go back to the data as it was before an update
      admin      see what your running server does, or stop it
      doctor     check that a server has all it needs, and say what to do
      tab        make a folder with which a browser hosts a table by itself
      completion  let bash, zsh or fish complete what you type

    Options
      --lang fr|en   the language of the text (default: your system’s)
      --version      show the version of this program
      -h, --help     show this help; `isoloir COMMAND --help` explains one command

    Examples
      isoloir games
      isoloir play third-man
      isoloir simulate third-man --games 100 --seed 1

cli-help-games =
    Usage: isoloir games [GAME] [--json] [--lang fr|en]

    Lists the games, each with its number of players and how long it takes.
    Name a game to see a summary of its rules and a list of its options.

    Options
      --json               print it as JSON, for programs to read
      --my-games FOLDER    a folder or a file with games of your own
      --lang fr|en         the language of the text
      -h, --help           this help

    Examples
      isoloir games
      isoloir games third-man

cli-help-play =
    Usage: isoloir play GAME [options]

    Plays a game in the terminal, with bots in the other seats. At each
    question, type your choice and press Enter. Type ? to have the step
    explained, r to read the rules, or q to leave. When you leave, the game is
    saved and you’re told how to come back.

    Options
      --seat N             which seat you take (default: 1, the first)
      --seats N            the number of players, if the game lets you choose
      --bots LEVEL[,…]     how well the bots play: random, novice, regular or expert
                           (default: regular). Give one level for all of them, or
                           one for each
      --hints              allow hints: type h at a question to see what an expert
                           would do
      --seed S             any word or number; the same seed gives the same deal
      --option KEY=VALUE   set a game option; repeat --option to set several.
                           Separate the items of a list with commas, or write
                           KEY=@FILE to read them from a file, one per line.
                           `isoloir games GAME` lists the options
      --cards fr|en        the language of the cards, if they have words on them
      --name NAME          your name at the table
      --resume FILE        continue the game saved in FILE. If there’s no such
                           file, a new game begins and is saved there after each
                           choice; only you can read the file. A saved game keeps
                           its own seats, seed and options
      --record FILE        write the record of the finished game to FILE, so that
                           you can replay or verify it
      --faces              keep the bots’ names in the record too, and the shape
                           and colour that stand for each player. Without this
                           option, you’re asked at the end, and Enter means no
      --watch              for a game of your own: start over whenever its file
                           changes
      --my-games FOLDER    a folder or a file with games of your own. Games from
                           installed packages are found automatically
      --lang fr|en         the language of the text
      -h, --help           this help

    Examples
      isoloir play third-man
      isoloir play third-man --seat 3 --bots random --seed monday
      isoloir play third-man --option first_leader=0
      isoloir play third-man --resume evening.save --record evening.jsonl

cli-help-simulate =
    Usage: isoloir simulate GAME --games N --seed S [options]

    Bots play N games on all the cores of your machine. You see who won and with
    how many points, how long the games were, and how often each kind of event
    happened. The same command always gives the same games, byte for byte,
    however many processes share the work.

    Options
      --games N            how many games to play
      --seed S             any word or number; the same seed gives the same games
      --seats N            the number of players, if the game lets you choose
      --bots LEVEL[,…]     how well the bots play: random, novice, regular or expert
                           (default: regular). Give one level for all seats, or one
                           for each
      --option KEY=VALUE   set a game option; repeat --option to set several
      --cards fr|en        the language of the cards (default: en)
      --records FILE       write the record of every game to FILE
      --festival N         play a festival of N people instead: rounds at many
                           tables, few who meet twice, and the standing
      --rounds N           how many rounds it has (default: 6)
      --leaving PERCENT    how many don’t come to the next round (default: 0)
      --json               print the summary as JSON
      --workers N          how many processes to use (default: one per core)
      --dask ADDRESS       hand the work to the Dask scheduler at this address
      --my-games FOLDER    a folder or a file with games of your own. Games from
                           installed packages are found automatically
      --lang fr|en         the language of the text
      -h, --help           this help

    Examples
      isoloir simulate third-man --games 1000 --seed 1
      isoloir simulate third-man --games 200 --seed a \
          --bots regular,random,random,random
      isoloir simulate third-man --games 50 --seed 7 --records games.jsonl --json
      isoloir simulate third-man --festival 40 --rounds 6 --seed 1 \
          --bots expert,regular,novice,random

cli-help-ladder =
    Usage: isoloir ladder GAME --seed S [options]

    Each bot meets its rivals one at a time. It takes every seat in
    turn, along with its partner’s if it has one; the rival fills all the other
    seats. You see each bot’s share of the wins, with a 95% confidence interval,
    and its rating.

    Options
      --seed S             any word or number; the same seed gives the same games
      --games N            how many games to play for each pairing (default: 20)
      --bots A,B,…         which bots play: levels, or Python files that define BOTS
                           (default: random,novice,regular,expert)
      --among C,D,…        play the --bots against these, not against each other
      --bar PERCENT        stop once each bot’s share of the wins is clearly above
                           or clearly below PERCENT
      --seats N            the number of players, if the game lets you choose
      --option KEY=VALUE   set a game option; repeat --option to set several
      --cards fr|en        the language of the cards (default: en)
      --journal FILE       keep the results in FILE; if you stop, the same command
                           picks up where you left off
      --plot FILE          write a chart of the ratings to FILE, as SVG
      --json               print the results as JSON
      --workers N          how many processes to use (default: one per core)
      --dask ADDRESS       hand the work to the Dask scheduler at this address
      --my-games FOLDER    a folder or a file with games of your own
      --lang fr|en         the language of the text
      -h, --help           this help

    Examples
      isoloir ladder third-man --seed 1
      isoloir ladder habits --seats 5 --games 400 --seed a --journal habits.jsonl
      isoloir ladder third-man --bots expert --among regular --bar 42 \
          --games 800 --seed 1
      isoloir ladder third-man --bots expert,mine.py --seed 7 --plot ladder.svg

cli-help-exploit =
    Usage: isoloir exploit GAME --seed S [options]

    Someone who has a bot’s code sits down among bots of that sort: it imagines
    what they may hold, works out what each of them would do, and looks for the
    best answer, within bounds. You see its share of the wins, with a 95%
    confidence interval. A share above the fair one shows that the bot can be
    read; the best possible answer may win even more.

    Options
      --seed S             any word or number; the same seed gives the same games
      --games N            how many games to play (default: 20)
      --bots A,B,…         the bots to beat: levels, or Python files that define
                           BOTS (default: expert)
      --bar PERCENT        stop once the share of the wins is clearly above or
                           clearly below PERCENT
      --seats N            the number of players, if the game lets you choose
      --option KEY=VALUE   set a game option; repeat --option to set several
      --cards fr|en        the language of the cards (default: en)
      --journal FILE       keep the results in FILE; if you stop, the same command
                           picks up where you left off
      --json               print the results as JSON
      --workers N          how many processes to use (default: one per core)
      --dask ADDRESS       hand the work to the Dask scheduler at this address
      --my-games FOLDER    a folder or a file with games of your own
      --lang fr|en         the language of the text
      -h, --help           this help

    Examples
      isoloir exploit third-man --seed 1
      isoloir exploit habits --bots regular --seats 4 --games 100 --seed a

cli-ladder-progress = { $game }
cli-ladder-title = The bots of { $game }
cli-ladder-who = Who
cli-ladder-among = Against
cli-ladder-games = Games
cli-ladder-rating = Rating
cli-ladder-share = Wins
cli-ladder-between = 95% interval
cli-ladder-span = { $low } – { $high }
cli-ladder-fair = Fair share
cli-ladder-shared = Shared
cli-ladder-axis = rating, with its 95% interval
cli-ladder-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-ladder-unrated = Ratings need the openskill package: pip install 'isoloir[lab]'

cli-help-learn =
    Usage: isoloir learn GAME

    Teaches you a game in about a minute: five moments of it, one after another.
    You answer, you see what happens and why, and what another answer would have
    brought.

    Options
      --my-games FOLDER   a folder or a file with games of your own
      --lang fr|en        the language of the text
      -h, --help          this help

    Examples
      isoloir learn third-man
      isoloir learn majority --lang fr

cli-help-rules =
    Usage: isoloir rules GAME [--seats N] [--option KEY=VALUE]…

    Shows the full rules of a game, for your number of players and your options:
    what’s on the table, every step and every special case, with examples.

    Options
      --seats N           the number of players (default: 4, or the nearest number
                          the game allows)
      --option KEY=VALUE  set a game option; `isoloir games GAME` lists the
                          options
      --my-games FOLDER   a folder or a file with games of your own
      --lang fr|en        the language of the text
      -h, --help          this help

    Examples
      isoloir rules third-man
      isoloir rules the-majority --seats 3 --option first_edition_spy=true

cli-replay-as-told = This game was played under version { $version } of the rules, but this program plays version { $ours }. It can’t play the game again, so you see what the players were told at the time.
cli-help-study =
    Usage: isoloir study GAME… --seed S [options]
           isoloir study --read FILE [options]

    Analyses recorded games, or new ones played by bots, and writes a report for
    game designers: how long the games are, how fair and how tense they are, and
    what each choice is worth. You get an HTML file with charts, in English and
    French, and a JSON file with the same numbers. If you stop a study, the same
    command picks up where you left off. The same command gives the same numbers
    on any machine.

    Options
      --seed S             any word or number; the same seed gives the same games
      --games N            how many games to play with each set-up (default: 200)
      --compare WHAT…      the set-ups to compare; for each one, say what’s
                           different: "seats=4" "seats=5,bots=novice"
      --seats N            the number of players, if the game lets you choose
      --bots LEVEL[,…]     how well the bots play: random, novice, regular or expert
                           (default: regular). Give one level for all seats, or one
                           for each
      --option KEY=VALUE   set a game option; repeat --option to set several
      --cards fr|en        the language of the cards (default: en)
      --probes N           how many choices to try changing in each game
                           (default: 2)
      --arms N             how many games to play for each of the --levels, and for
                           a bot that peeks at the sealed choices
                           (default: a quarter of --games; 0 for none)
      --levels LEVEL[,…]   the bot levels to test against random bots
                           (default: novice,regular)
      --read FILE          read the games in FILE instead of playing new ones
      --out FOLDER         the folder for the report (default: study-GAME)
      --workers N          how many processes to use (default: one per core)
      --dask ADDRESS       hand the work to the Dask scheduler at this address
      --my-games FOLDER    a folder or a file with games of your own. Games from
                           installed packages are found automatically
      --lang fr|en         the language of the text
      -h, --help           this help

    Examples
      isoloir study third-man --seed 1
      isoloir study majority --seed 1 --games 500 --compare "seats=4" "seats=6"
      isoloir study --read evening.jsonl

cli-help-dataset =
    Usage: isoloir dataset FILE… [options]

    Turns recorded games into four tables (games, pauses, choices and events)
    that pandas, Polars and DuckDB can read.

    Options
      --out FOLDER         the folder for the tables (default: dataset)
      --format FORMAT      the format of the files: parquet or arrow
                           (default: parquet)
      --workers N          how many processes to use (default: 1)
      --dask ADDRESS       hand the work to the Dask scheduler at this address
      --lang fr|en         the language of the text
      -h, --help           this help

    Example
      isoloir dataset evening.jsonl --out tables

cli-help-bench =
    Usage: isoloir bench AGENT [options]
           isoloir bench --check FOLDER…

    Plays an agent at the fixed tables of Isoloir Bench 1, writes a record of
    each game, and says how well it did. AGENT is a Python file, a command in
    quotes that is spoken to in JSON lines, or a bot level. With --check, every
    record is checked by playing it again, and one that lies isn’t counted.
    docs/bench.md has the protocol.

    Options
      --name NAME          what to call the agent (default: after its file)
      --table NAME         only this table; give it again for more
      --games N            how many games at each table (default: 50)
      --seconds N          how long a program may take to answer (default: 60)
      --seed S             other games than the fixed ones
      --out FOLDER         where the records go (default: bench-NAME); games
                           that are there already aren’t played again
      --check FOLDER…      only check what is in these folders
      --page FILE          write the results as a page, too
      --lang fr|en         the language of the rules that the agent is told
      -h, --help           this help

    Example
      isoloir bench "node examples/bench/agent.mjs" --games 5

cli-help-replay =
    Usage: isoloir replay FILE [--game N] [--seat N]

    Steps through a recorded game, forward and back. You can see everything face
    up, what one player saw, or what people watching the shared screen saw.

    Keys
      → n space      forward            ← p            back
      Home g         to the beginning   End G          to the end
      12 Enter       to step 12         s              the next seat’s view
      a              see everything     w              a watcher’s view
      ? h            these keys         q              leave
    If the commands come from a pipe or a file, write one per line.
    If FILE is `-`, the record is read from standard input and every step is
    shown.

    Options
      --game N             which game in the file to show (default: 1, the first)
      --seat N             show what the player in this seat saw, counted from 1
                           (default: everything face up)
      --screen             show what people watching the shared screen saw
      --my-games FOLDER    a folder or a file with games of your own
      --lang fr|en         the language of the text
      -h, --help           this help

    Examples
      isoloir replay evening.jsonl
      isoloir replay games.jsonl --game 12 --seat 3

cli-help-verify =
    Usage: isoloir verify FILE [--lang fr|en]

    Plays every game in the file again and compares it with its record: the
    promised shuffle, the dice, the choices, what happened and the result. If
    FILE is `-`, records are read from standard input. Gzipped files are
    unpacked.

    Exit code: 0 if everything matches; 1 if a record doesn’t match its game;
    2 if a record can’t be read, or its game was played under another version of
    the rules.

    Options
      --my-games FOLDER    a folder or a file with games of your own
      --lang fr|en         the language of the text
      -h, --help           this help

    Examples
      isoloir verify evening.jsonl
      cat *.jsonl | isoloir verify -
      curl ADDRESS | isoloir verify -

cli-help-festival =
    Usage: isoloir festival GAME[,GAME…] [options]

    Opens a festival at a server that’s running (isoloir serve) and prints its
    links: one for everyone, one for the wall screen, one for organisers. With
    several games, each round plays the next. Unless you say otherwise, a round
    ends with its last table, and an organiser begins the next.

    Options
      --people N           people at a table, if it works out (default: 4)
      --rounds N           how many rounds (default: until an organiser ends it)
      --minutes N          a round ends after N minutes
      --enough PERCENT     a round ends once this share of its tables is done
      --between SECONDS    then the next begins by itself (default: 60)
      --stay               tables that aren’t done by then play on; otherwise
                           they stop, and don’t count
      --remote             people aren’t in one room
      --at ADDRESS         the server’s address (default: http://127.0.0.1:8765)
      --lang fr|en         the language of the text, and of the cards
      -h, --help           this help

    Examples
      isoloir festival third-man
      isoloir festival majority,third-man --rounds 6 --minutes 30

cli-festival-opened =
    The festival { $code } is open.
    To take part:  { $link }
    Wall screen:   { $wall }
cli-festival-organise =
    To organise:   { $link }
    Anyone who opens that last link organises: open it on two phones, and show it to nobody else.

cli-help-standing =
    Usage: isoloir standing FILE … [--json] [--lang fr|en]

    Adds up all the games in the files: one table’s evening, or every table of
    a club. People count by name. A game gives up to 100 points: the share of
    your opponents you finished ahead of, where a tie counts half.

    A game that’s there twice counts once, so everyone can hand in their own
    copy. Games that were stopped count for nobody. A record that doesn’t match
    its game is refused. If FILE is `-`, records are read from standard input.
    Gzipped files are unpacked.

    Options
      --json               print it as JSON, for programs to read
      --my-games FOLDER    a folder or a file with games of your own
      --lang fr|en         the language of the text
      -h, --help           this help

    Examples
      isoloir standing evening.jsonl
      isoloir standing table-1.jsonl table-2.jsonl table-3.jsonl

cli-help-serve =
    Usage: isoloir serve [options]

    Hosts tables that people join on their phones, by opening a link or scanning
    a code. Every choice is saved before anyone hears of it. Ctrl-C stops the
    server; the tables will still be there when you start it again.

    Any option can also be set with an environment variable, such as ISOLOIR_PORT.

    Where people reach it
      --host ADDRESS       the address to listen on (default: 0.0.0.0, open to
                           the whole network)
      --port N             the port to listen on (default: 8765; 0 picks a free one)
      --public-url URL     the address people open, if it isn’t the server’s own
      --names A,B          other names people use to reach this server; its
                           addresses and this machine’s own name always work
      --proxies A,B        the proxies you trust to say where a request comes from
      --tls-cert FILE      the certificate to use for https
      --tls-key FILE       the certificate’s private key. With https, phone
                           screens stay on and the page can be installed as
                           an app

    What it keeps
      --data FOLDER        where the tables are kept
                           (default: ~/.local/share/isoloir)
      --keep-hours N       forget a table N hours after its last move (default: 24)

    At the tables
      --code-length N      how many characters a table’s code has, from 4 to 10
                           (default: 5)
      --grace-ms N         once everyone has chosen, let people change their minds
                           for N more milliseconds (default: 1500)
      --bot-ms N           have bots pretend to think for N milliseconds
                           (default: 900)
      --tick-ms N          send “has chosen” marks in batches, every N milliseconds
                           (default: 40)
      --nonce-ms N         wait up to N milliseconds for the phones to add their own
                           randomness to the shuffle (default: 3000)
      --notices URL        let people at tables over days be told when it’s their
                           turn; URL is where push services can write to you:
                           mailto:you@example.org
      --notices-to URL     also send notifications there, for those who want it;
                           goes with --notices and --public-url
      --notices-secret TEXT  what is sent there is signed with this (at least 16
                           characters)

    Your own games
      --my-games FOLDER    a folder or a file with games of your own
      --watch              pick up changes to your own games: games started
                           afterwards use them; games under way carry on as
                           before

    What one visitor may do, and how many there may be
      --most-tables N      how many tables there can be at once (default: 5000)
      --most-people N      how many people there can be at one table beside those
                           who play (default: 200)
      --most-sockets N     how many connections can be open at once (default: 10000)
      --limits X           multiply the rate limits on each visitor’s address by X
                           (default: 1; 0 means no limit)
      --message-rate X     how many messages one connection may send per second
                           (default: 5; 0 means no limit)

    For the person who runs it
      --quiet              don’t print the QR code
      --log-level LEVEL    how much to log: debug, info, warning or error
                           (default: info, or warning in a terminal)
      --admin-token TEXT   open the operator’s page, /admin, to those who have this
                           token (ISOLOIR_ADMIN_TOKEN is a safer place for it);
                           without it, `isoloir admin` is the way in
      --metrics ADDRESS    let programs on this machine read /metrics at an
                           address of its own: 127.0.0.1:9400
      --metrics-token TEXT  let those who have this token read /metrics

    Several servers, one database
      --store ADDRESS      keep the tables in a PostgreSQL database instead, so that
                           several servers can share them: postgresql://…
      --house NAME         a name for the servers that share one database
                           (default: isoloir)
      --bus ADDRESS        notify the other servers through NATS, at nats://…
                           (default: through the database)
      --leave-newer        start even if some tables need a newer version; they
                           wait for it
      --drain-seconds N    when the server stops, disconnect open pages little by
                           little, over N seconds (default: 0, all at once)

    Pages
      --pages FOLDER       serve your own pages instead of the built-in ones
      --pages-before FOLDER  the previous version’s pages, for browsers that
                           still have them open

    Other options
      --lang fr|en         the language of the text
      -h, --help           this help

    Examples
      isoloir serve
      isoloir serve --port 443 --tls-cert fullchain.pem --tls-key privkey.pem

cli-help-admin =
    Usage: isoloir admin [show|refusals|link|drain [SERVER]] [--data FOLDER]

    Asks the server that runs on this machine, over a socket in its data folder
    that only its owner can open. Nothing shown names a player.

    show                   its servers, and how many tables are in each state
    refusals               what was refused lately, to which (hidden) address
    link                   a link that opens the operator’s page in one browser,
                           once, within ten minutes
    drain [SERVER]         send the pages away and stop, this server or another one

    Options
      --data FOLDER        the server’s data folder (default: as for serve)
      --port N             which one, if several run on this folder
      --json               print everything as JSON, for programs to read
      --lang fr|en         the language of the text
      -h, --help           this help

cli-help-doctor =
    Usage: isoloir doctor [--json] [options of serve]

    Looks at everything a server needs, and says what to do about what it finds:
    the port, the data folder and its disk, the clock, the certificate, the
    names, the tables, and, with --public-url, the way in from outside. Give it
    the options you give to serve (`isoloir serve --help` lists them), or the
    same environment variables. The exit
    code is 0 if the server can do its work, and 1 if something is wrong.

    Options
      --json               print what it finds as JSON, for programs to read
      --lang fr|en         the language of the text
      -h, --help           this help

    Examples
      isoloir doctor
      isoloir doctor --public-url https://games.example.org

cli-help-tab =
    Usage: isoloir tab FOLDER [--parts FOLDER]

    Makes a folder that any web server can serve, however simple, even below a
    path. If you open it, you play in the browser alone: against bots, or with
    one device passed around. No server of Isoloir is needed, and after the
    first visit no network either. What was in FOLDER before is replaced.

    Options
      --parts FOLDER   where Pyodide and msgspec are (default: build/tab-parts,
                       where `make tab` puts them)
      --lang fr|en     the language of the text
      -h, --help       this help

    Examples
      isoloir tab build/tab
      python -m http.server --directory build/tab

cli-tab-built = Built in { $path }. Beside the pages, a browser loads { $mega } MB before the first game.
cli-tab-plain = There’s no node here, so Python wasn’t compiled and nothing was packed by brotli: it loads more, and starts at half the speed.

cli-help-completion =
    Usage: isoloir completion SHELL [--lang fr|en]

    Prints a script that lets your shell complete commands, options and the
    names of games when you press Tab. SHELL is bash, zsh or fish.

    Options
      --lang fr|en    the language of the text
      -h, --help      this help

    Examples
      source <(isoloir completion bash)
      source <(isoloir completion zsh)
      isoloir completion fish > ~/.config/fish/completions/isoloir.fish

cli-help-backup =
    Usage: isoloir backup FILE [--data FOLDER] [--lang fr|en]

    Copies a server’s data into one file, even while the server is running.

    Options
      --data FOLDER  where the tables are kept (default: $ISOLOIR_DATA, or
                     ~/.local/share/isoloir)
      --lang fr|en   the language of the text
      -h, --help     this help

    Examples
      isoloir backup tables-monday.sqlite

cli-help-restore =
    Usage: isoloir restore FILE [--data FOLDER] [--lang fr|en]
           isoloir restore --store ADDRESS [--house NAME] [--lang fr|en]

    Replaces a server’s data with a backup. Stop the server first. The old data
    is kept in the same folder, under another name. If your tables are in
    PostgreSQL, restore the database with PostgreSQL’s own tools, then run this
    command once with --store before you start the servers, so that open pages
    don’t wait for data that no longer exists.

    Options
      --data FOLDER    where the tables are kept (default: $ISOLOIR_DATA, or
                       ~/.local/share/isoloir)
      --store ADDRESS  the address of the database: postgresql://…
                       (default, without FILE: $ISOLOIR_STORE)
      --house NAME     a name for the servers that share one database
                       (default: $ISOLOIR_HOUSE, or isoloir)
      --lang fr|en     the language of the text
      -h, --help       this help

    Examples
      isoloir restore tables-monday.sqlite

cli-help-rollback =
    Usage: isoloir rollback [--data FOLDER | --store ADDRESS [--house NAME]]

    Puts a server’s data back as it was just before the last update of the
    program. Stop the server first, and install the previous version. What has
    happened at the tables since then is lost to the players; in a folder, it’s
    kept under another name.

    Options
      --data FOLDER    where the tables are kept (default: $ISOLOIR_DATA, or
                       ~/.local/share/isoloir)
      --store ADDRESS  the address of the database: postgresql://…
                       (default: $ISOLOIR_STORE)
      --house NAME     a name for the servers that share one database
                       (default: $ISOLOIR_HOUSE, or isoloir)
      --lang fr|en     the language of the text
      -h, --help       this help

    Examples
      isoloir rollback

cli-help-move =
    Usage: isoloir move ADDRESS [--back] [--data FOLDER] [--lang fr|en]

    Copies all the tables of a stopped server, including games under way, from
    its folder into an empty PostgreSQL database. With --back, it copies them
    from the database into an empty folder. The original stays as it is. You can
    leave out ADDRESS if it’s in ISOLOIR_STORE. A password is safer there than
    on the command line, which everyone on the machine can read.

    Options
      --back         copy from the database into the folder
      --data FOLDER  where the tables are kept (default: $ISOLOIR_DATA, or
                     ~/.local/share/isoloir)
      --house NAME   a name for the servers that share one database
                     (default: $ISOLOIR_HOUSE, or isoloir)
      --lang fr|en   the language of the text
      -h, --help     this help

    Examples
      isoloir move postgresql://isoloir@localhost/isoloir

cli-move-done = { $tables ->
        [one] One table copied (log entries: { $entries }).
       *[other] { $tables } tables copied (log entries: { $entries }).
    }
cli-serve-listening = Isoloir is running at { $url }
cli-serve-proxy-hides = More than twenty pages come from this very machine: a proxy or a tunnel stands in front and hides who’s there, so everyone shares one person’s limits. Have the proxy send X-Forwarded-For, and start the server with --proxies and the proxy’s address, such as --proxies 127.0.0.1
cli-rollback-done = The tables in { $path } are as version { $version } left them on { $time }
cli-serve-waiting = Some tables can only be read by Isoloir { $version } and wait for it: { $tables }
cli-serve-no-copy = There’s no right to make tables in { $data }, so no copy was kept: if you go back to the previous version, restore a backup of your own
cli-serve-stopping = Stopping; the tables are kept in { $data }
cli-serve-mended = Other people on this machine could read { $data }; now only its owner can
cli-serve-game-left-out = { $where } was left out: { $why }
cli-serve-game-taken-up = { $where } has changed: new games use the new version, and games under way carry on as before
cli-serve-game-stays = { $where } has changed, but the previous version is still in use: { $why }
cli-serve-store-alone = The database has no synchronous replica: if another database has to take over, the last few choices may be lost
cli-serve-store-unsynced = The database answers before its data is on disk (synchronous_commit is off): if it crashes, choices already announced as sealed may be lost
cli-serve-store-replicated = Every choice is on a synchronous replica too ({ $names }): if the database fails over, nothing is lost
cli-backup-done = All the tables have been backed up to { $path }
cli-restore-done = The tables are back in { $path }
cli-restore-put-back = { $tables ->
        [one] One table will carry on from the restored database.
       *[other] { $tables } tables will carry on from the restored database.
    }

cli-refused = isoloir: { $why }

cli-first-names = Anna Basil Chloe Dario Elsa Felix Greta Hugo Iris Jules Kira Leon
cli-player = Player
cli-you = You
cli-and = { $first } and { $last }
cli-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

cli-values-number = a whole number from { $low } to { $high }
cli-values-text = text of at most { $most } characters
cli-values-list = { $least } to { $most } values separated by commas; each one is { $item }
cli-values-or = { " or " }
cli-values-any = see the rules

cli-games-key = Game
cli-games-seats = Players
cli-games-minutes = Length
cli-games-line = What it feels like
cli-games-options = Options
cli-games-more =
    Play a game:            isoloir play third-man
    See rules and options:  isoloir games third-man
cli-minutes = { $span } min

cli-play-back = You’re back at the table: the game saved in { $path } goes on.
cli-play-own-line = or write it yourself, in { $letters } letters at most
cli-play-hint = Type ? to have the step explained, r to read the rules, or q to save the game and leave.
cli-play-hints = Type h to see what an expert would do.
cli-learn-keys = Type n to skip a scene, b to go back, or q to leave.
cli-learn-play = Play now:  isoloir play { $game }
cli-learn-prompt = { $take ->
        [one] Your choice (n b q):
       *[other] Your { $take } choices, in order (n b q):
    }
cli-play-prompt = { $take ->
        [one] Your choice ({ $keys }):
       *[other] Your { $take } choices, in order ({ $keys }):
    }
cli-play-prompt-options = Choose from { $offered } ({ $keys }):
cli-play-keys = { $take ->
        [one] Type your choice or its number, then press Enter. Type r to read the rules, or q to save the game and leave.
       *[other] Type your { $take } choices in order, on one line and separated by spaces, then press Enter. Type r to read the rules, or q to save the game and leave.
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
cli-play-faces = Should the record keep the bots’ names, and the shape and colour that stand for each player? (y/N)
cli-play-recorded = The record of the game is in { $path }.
cli-play-left = The game is saved. To come back: { $command }

cli-simulate-progress = { $game }
cli-simulate-title = { $games ->
        [one] { $game }: one game, seed { $seed }
       *[other] { $game }: { $games } games, seed { $seed }
    }
cli-simulate-who = Who
cli-simulate-seat = seat { $seat } · { $bot }
cli-simulate-bot = all { $bot } bots
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
cli-simulate-total = Total
cli-simulate-laws = Laws
cli-simulate-laws-proposed = Proposed
cli-simulate-laws-adopted = Adopted
cli-simulate-laws-idle = Changed nothing
cli-simulate-laws-ended = Ended the game

cli-replay-where = Game { $game } of { $games } · step { $step } of { $last } · { $seat ->
       *[all] everything face up
        [screen] as a watcher saw it
        [one] as { $name } saw it
    }
cli-replay-chose = { $name }: { $choice }
cli-replay-alone = Only { $name } is told: { $said }
cli-replay-sealed = { $name } has chosen
cli-replay-keys = ← → Home End: move · 7 Enter: step 7 · s: seat · w: watcher · a: all · q: leave
cli-replay-prompt = n, p, home, end, a number, s, w, a, q or h:
cli-replay-no-such-key = There’s no command “{ $key }”. Type h to see all the commands.
cli-replay-over = { $count ->
        [0] The game is over; nobody wins.
        [one] The game is over: { $winners } wins.
       *[other] { $shared ->
            [yes] The game is over: { $winners } share the victory.
           *[no] The game is over: { $winners } win together.
        }
    }
cli-replay-stopped = The game was stopped here.

cli-festival-round = Round { $n }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } · { $people ->
        [one] one person
       *[other] { $people } people
    } · { $bots ->
        [0] no bots
        [one] one bot
       *[other] { $bots } bots
    } · { $pairs ->
        [0] everyone meets new people
        [one] one pair meets again
       *[other] { $pairs } pairs meet again
    }

cli-standing-games = { $games ->
        [one] After one game
       *[other] After { $games } games
    }
cli-standing-stopped = { $games ->
        [one] One game was stopped, and counts for nobody.
       *[other] { $games } games were stopped, and count for nobody.
    }

cli-verify-good = { $games ->
        [one] One game checked, and everything matches.
       *[other] { $games } games checked, and everything matches.
    }
cli-verify-difference = game { $game }, line { $line }: { $what }
cli-verify-other-rules = game { $game }, line { $line }: { $name } was played under version { $version } of its rules, but this program plays version { $ours }, so it can’t check the rest
cli-verify-newer-words = game { $game }, line { $line }: the record comes from a newer version of { $name } and contains words this program doesn’t know, so the rest can’t be checked
cli-verify-unknown-game = game { $game }, line { $line }: this program has no game called “{ $name }”
cli-verify-bad = { $bad ->
        [one] One game out of { $games } doesn’t match its record.
       *[other] { $bad } games out of { $games } don’t match their records.
    }
cli-verify-says = { $what }: the record says { $claimed }, but it should be { $found }
cli-verify-commitment = the shuffle or the set-up isn’t the one promised at the start
cli-verify-seed = the seed or the salt is too short to have stayed secret
cli-verify-names = the number of names doesn’t match the number of seats
cli-verify-setup = no game can be set up like this
cli-verify-number = the steps aren’t numbered in order
cli-verify-asks = the questions aren’t the same
cli-verify-by = a choice comes from someone who wasn’t asked
cli-verify-choice = one of the choices wasn’t offered
cli-verify-events = what happened isn’t what the record says
cli-verify-stopped = the game didn’t stop where the record says it did
cli-verify-winners = the winners aren’t the same
cli-verify-scores = the scores aren’t the same
cli-verify-other = something is different

cli-game-left-out = { $where } was left out: { $why }

cli-help-check =
    Usage: isoloir check GAME [--my-games FOLDER] [options]

    Plays a game many times at random and checks that it does what every game
    must: come to an end, survive being saved and sent, play the same way from
    the same seed, and never tell anyone what they shouldn’t know. Each fault
    comes with the seed that shows it and the line of code to look at.

    Options
      --my-games FOLDER    a folder or a file with games of your own
      --seed S             try only this seed, to see a fault again
      --seeds N            try N seeds (default: 3)
      --mutants [N]        plant small faults in your code, one (or N) of a
                           kind, and show those that nobody would notice
      --tests PATH         with --mutants: tests of yours that may notice them
                           (default: test_*.py beside the game)
      --only CHECK         run only this check (ends, leaks, redeals…); repeat
                           --only to run several
      --lang fr|en         the language of the text
      -h, --help           this help

    Examples
      isoloir check third-man
      isoloir check my-game --my-games . --seeds 50

cli-mutants-progress = Planting faults
cli-mutants = { $caught } of { $planted } planted faults would be noticed; of those that tell a secret, { $leaks } of { $of }.
cli-mutants-tests = Nothing but a test of your own can know your rules: put a test_….py beside the game, or name one with --tests.

cli-check-fine = No faults found.
cli-check-faults = { $count ->
        [one] One thing to fix.
       *[other] { $count } things to fix.
    }
cli-check-known = the fault found above
cli-check-again = seats { $seats }, options { $options }, seed { $seed }

cli-help-new =
    Usage: isoloir new NAME [options]

    Creates a folder with a small game that works: its rules, its words in your
    language, and a test. You can then turn it into your own game. You’re asked
    for anything the options leave out.

    Options
      --players 3-5    how many people can play
      --ask SENTENCE   the question everyone is asked
      --into FOLDER    where to put the new folder (default: here)
      --lang fr|en     the language of the text and of the new game
      -h, --help       this help

    Examples
      isoloir new "High noon" --players 2-5 --ask "How fast do you draw?"

cli-new-name = What’s your game called?
cli-new-players = How many people can play? ({ $usual })
cli-new-ask = What question is everyone asked? ({ $usual })
cli-new-ask-usual = Which number do you pick?
cli-new-done = There’s a working game in { $folder }. Here’s how to play it, put it on phones and check it:

cli-watch-again = { $where } has changed: the game starts over.
cli-watch-stays = { $where } has changed, but the previous version is still in use: { $why }
cli-watch-more = Press Enter to play again, or type q to leave:
cli-admin-link = This opens the operator’s page in one browser, once, within ten minutes: { $link }
cli-admin-drained = It has been asked to stop.
cli-admin-no-refusals = Nothing was refused.
