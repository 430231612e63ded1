# What cannot be done, one line each, by the key of the error.

error-command-unknown = there’s no command “{ $command }”; choose from: { $offered }
error-command-meant = there’s no command “{ $command }”; did you mean { $near }?
error-argument-unknown = I don’t know what to do with “{ $argument }”
error-argument-meant = I don’t know what to do with “{ $argument }”; did you mean { $near }?
error-variable-unknown = there’s no setting called { $variable }; `isoloir serve --help` lists them all, or unset it
error-variable-meant = there’s no setting called { $variable }; did you mean { $near }?
error-argument-needs-value = { $argument } needs a value
error-argument-takes-no-value = { $argument } takes no value
error-arguments = { $why }
error-missing = { $what } is missing
error-game-missing = which game do you want? `isoloir games` lists them
error-not-one-of = { $what } has to be one of these: { $offered } (not “{ $given }”)
error-number = { $what } has to be a whole number, { $low } or more (not “{ $given }”)
error-percent = { $what } has to be a percentage from 0 to 100, such as 42 or 17.5 (not “{ $given }”)
error-seed = the seed is empty, or has characters that can’t be saved
error-name = a name needs 1 to { $most } visible characters
error-option-form = write an option as KEY=VALUE (not “{ $given }”)

error-game-unknown = there’s no game “{ $game }”; choose from: { $offered }
error-level-unknown = there’s no bot level “{ $level }”; choose from: { $offered }
error-seats = { $game } is for { $offered } players, not { $seats }
error-seat = there’s no seat { $seat }; the last one is { $last }
error-bots-count = you gave { $given } bot levels for { $wanted } seats; give one for all, or one for each seat
error-cards = there are no cards in the language “{ $cards }”
error-option-unknown = { $game } has no option “{ $option }”; choose from: { $offered }
error-option-value = for { $game }, the option { $option } can be: { $offered }

error-file = { $path }: { $why }
error-file-FileNotFoundError = no such file or folder
error-file-FileExistsError = there’s already a file of this name
error-file-IsADirectoryError = this is a folder
error-file-NotADirectoryError = part of this path isn’t a folder
error-file-PermissionError = permission denied
error-file-full = there’s no space left on this disk
error-unreadable = this can’t be read
error-save-broken = { $path }: this isn’t a saved game, or it’s damaged
error-save-newer = { $path }: this game was saved by a newer version of this program
error-save-before-release = { $path }: this game was saved by a program older than version 0.1.0, which later versions can’t read
error-save-other-game = { $path }: this is a saved game of { $game }
error-save-other-rules = { $path }: this game was started under version { $version } of the rules, but this program plays version { $ours }

error-answer-empty = Type one of these: { $offered }
error-answer-unknown = “{ $answer }” isn’t one of these: { $offered }
error-answer-count = { $take ->
        [one] Make one choice, not { $got }.
       *[other] Make { $take } choices, not { $got }, and separate them with spaces.
    }
error-line-empty = Write at least a letter or a digit.
error-line-long = That’s too long. Try to say it in fewer words.
error-line-characters = Something in there can’t be shown: leave out invisible or special characters.
error-answer-twice = You can’t make the same choice twice.

error-record-truncated = the file is cut short: the end of its last game is missing
error-record-empty = the file is empty
error-record-not-a-record = line { $line }: this isn’t the beginning of a game’s record
error-record-newer = line { $line }: this record is in a newer format than this program can read
error-record-before-release = line { $line }: this record was written by a program older than version 0.1.0, which later versions can’t read
error-record-unreadable = line { $line }: this line can’t be read
error-record-differs = line { $line }: this record doesn’t match the game it describes; run `isoloir verify` to see where
error-record-game = { $games ->
        [one] there’s only one game in the file, so there’s no game { $game }
       *[other] there are { $games } games in the file, so there’s no game { $game }
    }

error-move-nothing = { $path }: there’s nothing to copy here
error-move-empty = the database at { $path } has no Isoloir tables: check its name, or restore it first with PostgreSQL’s own tools
error-move-not-empty = the destination already has tables in it; nothing was copied
error-move-in-use = a server is using { $path } or the database; stop it first
error-move-failed = the database refused: { $why }
error-move-needs-extra = this needs packages that aren’t installed yet: pip install 'isoloir[cluster]'
error-store-address = { $data } isn’t the address of a database: write postgresql://name:password@host:5432/database
error-store-unreachable = nothing answers at { $data }: check the address, and check that the database is running and lets this machine in
error-store-not-postgres = what answers at { $data } isn’t PostgreSQL: check the host and the port
error-store-login = the database at { $data } doesn’t accept this name and password
error-store-full = the database at { $data } has no connection left for this user: allow it more connections, or end some of the others
error-store-tls = the database at { $data } and this machine don’t agree on TLS: check sslmode and the certificates
error-store-missing = the server at { $data } is running, but has no database of that name: create it first
error-store-rights = this user isn’t allowed to create tables and write in the database at { $data }: grant those rights, or make this user the owner of the database
error-store-others = the database at { $data } already holds another program’s tables: give Isoloir a database of its own
error-store-busy = another server is updating the database at { $data }: try again in a minute
error-store-starting = the database at { $data } is starting or stopping: try again in a moment
error-store-read-only = the database at { $data } can’t be written to, so it’s probably a replica: give the address of the primary server, or of all the servers
error-store-lost = the database at { $data } closed the connection: look at its log, then try again
error-store-too-old = the database at { $data } runs PostgreSQL { $version }, but Isoloir needs version { $oldest } or newer
error-store-before-release = { $data }: this data is older than Isoloir 0.1.0, and later versions can’t read it
error-store-newer = the database at { $data } was written by a newer version of Isoloir: install that version
error-store-other-house = the database at { $data } is already in use by a group of servers called “{ $house }”: choose another database, or add --house { $house }
error-rollback-nothing = { $path }: there’s no copy from before an update
error-backup-nothing = { $path }: there’s nothing to back up here
error-backup-missing = { $path }: there’s no such file; `isoloir backup` makes one, and older data is kept beside the tables
error-backup-broken = { $path }: this isn’t a backup, or it’s damaged
error-backup-damaged = { $path }: this data is damaged; nothing was copied, and your last backup is still there
error-backup-no-folder = { $path }: there’s no such folder
error-backup-failed = { $path }: nothing can be written here
error-backup-in-use = { $path }: a server is using this data; stop it first
error-restore-file-or-store = give either a file or --store: a database is restored with PostgreSQL’s own tools first

error-setting-port = { $flag } has to be a whole number from 0 to 65535 (not “{ $given }”)
error-setting-keep_hours = { $flag } has to be a number of hours, more than 0 and no more than 8760 (not “{ $given }”)
error-setting-grace_ms = { $flag } has to be a number of milliseconds from 0 to 60000 (not “{ $given }”)
error-setting-bot_ms = { $flag } has to be a number of milliseconds from 0 to 60000 (not “{ $given }”)
error-setting-tick_ms = { $flag } has to be a number of milliseconds from 0 to 5000 (not “{ $given }”)
error-setting-nonce_ms = { $flag } has to be a number of milliseconds from 0 to 60000 (not “{ $given }”)
error-setting-limits = { $flag } has to be a number from 0 to 1000 (not “{ $given }”)
error-setting-message_rate = { $flag } has to be a number from 0 to 100000 (not “{ $given }”)
error-setting-most_tables = { $flag } has to be a whole number from 1 to 1000000 (not “{ $given }”)
error-setting-most_sockets = { $flag } has to be a whole number from 1 to 1000000 (not “{ $given }”)
error-setting-most_people = { $flag } has to be a whole number from 1 to 1000000 (not “{ $given }”)
error-setting-code_length = { $flag } has to be a whole number from 4 to 10 (not “{ $given }”)
error-setting-tls_cert = { $flag } is “{ $given }”, but --tls-cert and --tls-key have to be given together, and both files have to exist
error-setting-tls_key = { $flag } is “{ $given }”, but --tls-cert and --tls-key have to be given together, and both files have to exist
error-setting-proxies = { $flag } has to be a list of addresses or networks, separated by commas (not “{ $given }”)
error-setting-names = { $flag } has to be a list of names without ports, separated by commas (not “{ $given }”)
error-setting-public_url = { $flag } has to be an address that begins with http:// or https:// (not “{ $given }”)
error-setting-log_level = { $flag } has to be debug, info, warning or error (not “{ $given }”)
error-setting-quiet = { $flag } has to be true or false (not “{ $given }”)
error-setting-host = { $flag } has to be an address to listen on (not “{ $given }”)
error-setting-store = { $flag } has to be an address that begins with postgresql:// (not “{ $given }”)
error-setting-house = { $flag } has to be a name (not “{ $given }”)
error-setting-bus = { $flag } only works with --store and needs an address like nats://host:4222; you gave “{ $given }”
error-setting-drain_seconds = { $flag } has to be a number of seconds from 0 to 600 (not “{ $given }”)
error-setting-data = { $flag } has to be a folder (not “{ $given }”)
error-setting-pages = { $flag } has to be a folder (not “{ $given }”)
error-setting-metrics_token = { $flag } has to be text (not “{ $given }”)
error-games-folder = there’s no folder or file of games at { $path }
error-check-seeds = use either --seed or --seeds, not both
error-setting-pages_before = { $flag } has to be a folder of built pages (not “{ $given }”)
error-setting-admin_token = { $flag } needs at least 16 characters
error-setting-my_games = { $flag } has to be a folder or a file of games (not “{ $given }”)
error-setting-leave_newer = { $flag } has to be true or false (not “{ $given }”)
error-setting-notices = { $flag } has to be an address to which push services may write, such as mailto:you@example.org or https://… (not “{ $given }”)
error-setting-notices_to = { $flag } has to be an address that begins with http:// or https://, and goes with --notices and --public-url (not “{ $given }”)
error-setting-notices_secret = { $flag } needs at least 16 characters
error-setting-watch = { $flag } has to be true or false (not “{ $given }”)
error-tab-full = { $path } holds other things; choose a new or an empty folder
error-tab-parts = { $path } has no { $what }, or another one than this version needs: in a checkout run `make tab`; elsewhere put two files there with `npm pack { $pyodide }` and `pip download --no-deps --only-binary :all: --platform pyemscripten_2026_0_wasm32 --python-version 3.14 { $msgspec }`
error-new-exists = { $path } already exists
error-new-text = “{ $given }” can’t be used: { $why }
error-new-players = “{ $given }” isn’t a number of players: write one number or a range, from 2 to { $most }, such as 4 or 3-5
error-new-key = the game can’t be called “{ $given }”: the short name made from it (lowercase letters and digits) is empty or already taken; choose another name
error-watch-no-file = --watch is for games in a file of your own, and { $game } isn’t one: name its folder with --my-games
error-watch-no-game = there’s no game to play in { $path }: { $why }
error-setting-metrics = { $flag } needs an address of this machine’s own and a port, such as 127.0.0.1:9400 (not “{ $given }”)
error-admin-nobody = no server runs on { $data }: start it, or name its folder with --data
error-admin-several = several servers run there, at the ports { $ports }: choose one with --port
error-admin-not-yours = only the owner of { $path } may do that
error-admin-no-such-node = there is no server called { $node }
error-left-out = { $most ->
    [0] This table needs every card, so none can stay in the box.
    [one] Only one card can stay in the box.
   *[other] At most { $most } different cards of the game can stay in the box.
}
error-festival-no-server = no server answers at { $at }: start one with isoloir serve, or name yours with --at
error-festival-refused = the server at { $at } won’t open a festival (HTTP { $status })
