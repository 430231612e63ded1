# What else the pages say: the front door, the lobby, the menu, the end, troubles.

page-tagline = Choose in secret. Reveal together.
page-code-label = Got a code?
page-join = Join
page-rejoin = Back to table { $code } as { $name }
page-rejoin-watch = Watch table { $code } again
page-forget-table = Forget table { $code }
page-choose-game = Or open a table
page-players = { $span ->
        [one] { $first } players
       *[more] { $first }–{ $last } players
    }
page-minutes = { $least }–{ $most } min
page-open-table = Open a table
page-alone = Play against bots
page-learn = Learn in a minute
page-learn-offer = First time? It takes a minute, or just start.
page-against = Solo, against
page-against-how-many = How many bots you play alone against
page-against-how-good = How well they play
page-against-bots = { $count } bots
page-create = Create the table
page-remote = We’re playing from different places
page-ways = How are you playing?
page-way-own-phones = Everyone has a phone
page-way-around = One phone for everyone
page-around = Pass one phone around
page-around-start = Start on this device
page-around-hint = Pass the phone around; a curtain drops between turns. If there aren’t enough of you, bots fill in.
page-person-n = Player { $n }
page-one-more = One more player
page-one-less = One fewer player
page-festival = A festival: many tables, one standing
page-open-record = Replay a game from its record
page-names = Marquise Pigeon Comet Pickle Captain Velvet Biscuit Magpie Domino Cricket Pepper Otter Juniper Button Waffle Thistle
page-your-name = Your name
page-next-shape = Another shape
page-next-colour = Another colour
page-shape-circle = circle
page-shape-square = square
page-shape-triangle = triangle
page-shape-diamond = diamond
page-shape-star = star
page-shape-heart = heart
page-shape-moon = moon
page-shape-cross = cross
page-colour-red = red
page-colour-blue = blue
page-colour-yellow = yellow
page-colour-green = green
page-colour-purple = purple
page-colour-orange = orange
page-colour-teal = teal
page-colour-pink = pink
page-rules-minute = The rules in a minute
page-back = Back
# Settings
page-language = Page language
page-theme = Appearance
page-theme-auto = Same as the device
page-theme-light = Paper (light)
page-theme-dark = Night (dark)
page-motion = Motion
page-motion-auto = As usual
page-motion-less = As little as possible
page-sound = Sounds
page-sound-on = On
page-sound-off = Off
page-your-turn-at = It’s your turn at table { $code }.
page-buzz = Vibrate when it’s your turn
page-notices = Notify me when it’s my turn and I’m elsewhere
page-notices-refused = Your browser doesn’t allow it. Allow notifications for this address in its settings, then try again.
page-insecure = This connection is plain http, as on most home networks. You can play, but your screen may go dark, the page can’t be installed as an app, and the link can’t be copied with one tap. The person who runs the server can fix that with a TLS certificate.

# The door
page-door-table = Table { $code }
page-door-names = At the table: { $names }
page-door-sit = Take a seat
page-door-watch = Just watch
page-door-running = A game is already under way. You can watch, or take over from a bot.
page-door-over = The game is over. Come in and see how it went; you can take a bot’s seat in the next game.
page-door-come-in = Come in
page-door-transfer = I was at this table on another device
page-door-transfer-code = The code shown on the other device

# The lobby
page-invite = Join with this code, or scan the QR code with a phone:
page-code-is = Code { $code }
page-share-link = Share the link
page-copied = Link copied.
page-hide-code = Hide the code
page-screen-link = For a TV: { $link }
page-only-here = This address only works on this device. To let others in, open Isoloir at the address the server printed when it started.
page-qr = QR code for this table’s link
page-sit = Take a seat
page-sit-another = Add someone on this device
page-add-bot = Add a bot
page-seats-told = { $came ->
        [0] Seats taken: { $taken } of { $most }.
        [one] { $names } has joined the table. Seats taken: { $taken } of { $most }.
       *[other] { $names } have joined the table. Seats taken: { $taken } of { $most }.
    }
page-shuffle-seats = Shuffle the seats
page-you = you
page-host = host
page-colour-taken = Someone already has { $wished }, so you’re { $colour }.
page-rename = Rename { $name }
page-stand = Free up { $name }’s seat
page-remove-bot = Send { $name } away
page-move-up = Move { $name } up one seat
page-bot-level = How well { $name } plays
page-level-random = Random
page-level-novice = Novice
page-level-regular = Regular
page-level-expert = Expert
page-keep = Save
page-watching = Watching: { $names }
page-more-people = { $count ->
        [one] one more person
       *[other] { $count } more people
    }
page-show-people = Show { $count ->
        [one] one more person
       *[other] { $count } more people
    }
page-screens = { $count ->
        [one] One shared screen is open.
       *[other] { $count } shared screens are open.
    }
page-yes = yes
page-no = no
page-settle = What we’re playing
page-host-settles = The host decides.
page-cards = Card language
page-more-settings = Time, absent players, who can come in
page-room = Where you’re playing
page-room-same = In the same room
page-room-remote = In different places
page-evening = Someone is new to this game
page-evening-hint = Each step is explained to everyone in a sentence, the first time it happens.
page-evening-said = The first time
page-tempo = How fast it goes
page-tempo-brisk = Brisk
page-tempo-brisk-hint = Straight to your next choice: reveals are short and bots are quick.
page-tempo-usual = Usual
page-tempo-usual-hint = Time to see what happened, and to laugh about it.
page-tempo-show = Show
page-tempo-show-hint = The full drama: ballots turn one by one and nobody hurries.
page-policy = When someone doesn’t answer
page-policy-relaxed = Relaxed
page-policy-relaxed-hint = No time limit. After a while the others can let a bot answer.
page-policy-timed = Timed
page-policy-timed-hint = There’s a time limit. Once time is up, the others can let a bot answer.
page-policy-strict = Strict
page-policy-strict-hint = When time is up, a bot answers right away.
page-seconds = Seconds for each question
page-days = An evening, or several days
page-days-evening = This evening
page-days-evening-hint = Everyone’s here, and one question follows the other.
page-days-daily = A choice a day
page-days-daily-hint = Answers open once a day. Until then you can change your mind, and nobody has to keep a page open.
page-days-twice = Twice a day
page-days-twice-hint = Answers open every twelve hours. Until then you can change your mind.
page-days-two = Every two days
page-days-two-hint = Answers open every other day. Until then you can change your mind.
page-days-early = When everyone has chosen
page-days-early-hint = Answers open a minute after the last choice, or when time is up.
page-days-hours = Hours for each question, at most
page-days-late = When someone is late
page-days-late-bot = A bot stands in
page-days-late-bot-hint = A bot answers for them. If they’re late twice running, it plays on until they’re back.
page-days-late-wait = Everyone waits once
page-days-late-wait-hint = The question waits as long again; after that, a bot answers.
page-days-first = If you start now, the first answers open: { $when }. Nights and days off can move it.
page-hours = Your days
page-hours-hint = By your own clock ({ $zone }). Your time never runs out at night or on a day off.
page-hours-quiet = I sleep at night
page-hours-from = From
page-hours-to = Until
page-hours-weekends = Saturdays and Sundays don’t count
page-hours-away = I’m on holiday until the end of
page-hours-back = I’m back already
page-on-holiday = { $name } is on holiday until { $when }.

# Being told of a table over days. The sentences of the notices are in notice.ftl.
page-told = While this page is closed
page-told-hint = Only if you want to, and never at night or on your days off. A notification gives the table’s code: never a name, never what was asked or chosen.
page-told-push = On this device
page-told-no-push = This browser can’t. On an iPhone, add this page to the home screen first. Your calendar works everywhere.
page-told-plain = Browsers only allow this over https, and this address is plain http. Your calendar works here too.
page-told-elsewhere = Another device gets them now. Tick this to get them here instead.
page-told-hook = Where this server’s host sends notifications
page-told-topic = There you’re called { $topic }.
page-told-calendar = In my calendar: when answers open
page-told-address = Subscribe to this address from your calendar. It’s yours alone: anyone who has it sees when your table’s answers open.
page-told-subscribe = Subscribe
page-told-of = Tell me when
page-told-turn = it’s my turn
page-told-curtain = the curtain rose
page-told-over = the game is over
page-stopped = That’s it: no more of these
page-stopped-hint = Nothing more comes this way from table { $code }. You can turn it back on at the table, under “Your days”.
page-not-stopped = That didn’t work
page-stopped-table = Go to table { $code }
page-waits-yours = Your turn · opens { $opens }
page-waits-opens = Opens { $opens }
page-error-push-refused = Your browser doesn’t allow it, or its maker’s service can’t be reached. Check the notifications of this address in its settings, then try again.
page-error-no-such-mailbox = This server doesn’t send to the service your browser named. Your calendar works everywhere.
page-error-no-such-hours = That doesn’t work: a night has sixteen hours at most, and a holiday three weeks.
page-door = Who can still come in
page-door-open = Anyone with the code
page-door-link = Only people with the link
page-door-locked = Nobody else
page-patience = Do you need more time?
page-patience-usual = The usual time
page-patience-double = Twice the time
page-patience-endless = No limit
page-patience-hint = Nobody is told. The table just waits longer for you.
page-start = Start
page-host-starts = The host starts the game when everyone is here.

# The table
page-menu-title = Table { $code }
page-help-title = How this works
page-close = Close
page-covered = hidden
page-mark-bot = bot
page-react = React
page-notice-host = { $you ->
        [yes] You’re the host now.
       *[no] { $name } is the host now.
    }
page-notice-stood-in = A bot is standing in for { $name }.
page-notice-kicked = { $name } was sent away.
page-notice-left = { $name } has left.
page-notice-lost = The server lost the last few moments of the game. This is where things stand now.
page-keys = Keyboard: a number to pick, Enter to seal, ? for the rules, L to see what happened, Escape to skip the animation.
page-log-empty = Nothing yet.
page-pause = Pause
page-full-screen = Full screen
page-tap-for-sound = Tap once for sound
page-read-aloud = Read out what happens

# The menu
page-people = The others
page-somebody = Someone
page-a-screen = A shared screen
page-make-host = Make host
page-kick = Send away
page-ban = Ban
page-sure = Really? Tap again
page-end-reveal = End the game and reveal everything
page-invite-others = Invite others
page-new-link = Make a new link
page-new-link-hint = Any link or QR code you’ve already shared will stop working.
page-new-link-open = Any link or QR code you’ve already shared will stop working. The table’s code still works: anyone who has it can come in.
page-new-link-done = Here’s the new link. The old one no longer works.
page-other-device = Move to another device
page-notice-transfer-asked = Someone at the table wants to move { $name }’s seat to another device.
page-notice-lent = Another device is now playing for { $name }. { $name }’s own device can take the seat back.
page-transfer-code = On the other device, open table { $table } and type { $code } under “I was at this table on another device”. The code works for two minutes.
page-notice-transfer = { $name } moved to another device.
page-give-seat = Let a bot play for me
page-leave = Leave the table
page-mine = What this table knows about you
page-mine-what = The names you’ve used here, your seats, what you chose in each game and when the games began. The table forgets all of it on its own, some time after the last move.
page-mine-take = Download a copy (JSON)
page-mine-forget-what = You can have your name deleted now. You’ll leave the table, a bot will take your seat, and your name will disappear from the table, its log and the records of its games: the others will see “Someone who left” instead. This can’t be undone, and you won’t be able to download the records afterwards.
page-mine-forget = Leave and be forgotten
page-mine-forget-sure = For good? Tap again
# The end
page-over-won = { $you ->
        [yes] { $count ->
            [one] You win!
           *[other] { $names } win together!
        }
       *[no] { $count ->
            [one] { $names } wins!
           *[other] { $names } win together!
        }
    }
page-over-stopped = The game was stopped here.
page-again = Play again
page-another = Another game
page-host-goes-on = The host can start again or choose another game.
page-replay-held = What everyone is holding
page-study = A closer look
page-replay = Replay
page-download-faces = Include the shape and colour that stand for each player, and the bots’ names
page-rules-whole = The full rules
page-record-seated = Only the people who played a game get its record.
page-download = Download the record
page-verify = Verify
page-picture = Picture to share
page-verify-good = Verified: the shuffle was sealed before the game ({ $commitment }…), and every step follows the rules.
page-verify-differs = This game doesn’t match its record.
page-verify-promise-broken = The shuffle isn’t the one that was sealed before the game.
page-verify-other-rules = This game was played under another version of the rules, so it can’t be checked here.
page-replay-as-told = This game was played under another version of the rules, so it can’t be replayed under today’s. Here’s what the record itself says, step by step, without a picture of the table.
page-told-alone = Told only to { $name }

# Replay
page-replay-names = The names, shapes and colours come from the file; nothing proves who really played.
page-replay-hint = Open a record you downloaded after a game: it’ll be checked, then replayed step by step.
page-drop-file = Drop the record of a game here
page-choose-file = Choose a file
page-first = To the beginning
page-previous = One step back
page-next = One step forward
page-run = Play
page-stop = Stop
page-moment = Step
page-eyes = View
page-eyes-open = Everything face up
page-eyes-all = What everyone saw

# What went wrong, and what to do
page-trouble-title = That didn’t work
page-trouble-no-page = Nothing here
page-trouble-no-such-table = No such table
page-trouble-unreadable = This table can’t be opened
page-trouble-record-seated = Only for the players
page-trouble-no-network = No answer
page-trouble-bye-kicked = Out, for now
page-trouble-bye-banned = The door is closed
page-trouble-bye-left = Goodbye!
page-trouble-bye-moved = This seat has moved
page-trouble-bye-forgotten = This table is gone
page-trouble-bye-elsewhere = Already open elsewhere
page-come-back = Come back in
page-error-no-page = There’s nothing at this address. Check the link, or start from the home page.
page-error-late = Too late: the choices have already been revealed.
page-error-page = Something went wrong on this page. Reloading usually helps; your seat and your choices are safe on the server.
page-error-server = The server couldn’t do that. Wait a moment, then try again.
page-error-unreadable = The server can’t read this table any more, so play stops here. We’re sorry. The table may come back once the server is updated.
page-error-no-such-table = There’s no table with this code. Check the letters, or ask for a new link: tables are forgotten a day after the last move.
page-error-not-asked = There’s nothing for you to answer right now.
page-own-line = Write it yourself
page-letters-left = { $count ->
        [one] { $count } letter left
       *[other] { $count } letters left
    }
page-error-line-empty = Write at least a letter or a digit.
page-error-line-long = That’s too long. Try to say it in fewer words.
page-error-line-characters = Something in there can’t be shown: leave out invisible or special characters.
page-error-not-offered = That isn’t one of the choices. Pick again.
page-error-not-your-seat = That’s someone else’s seat.
page-error-not-seated = Only people with a seat can do that.
page-error-not-host = Only the host can do that.
page-error-is-screen = A shared screen is for watching only.
page-error-wrong-phase = Not right now: the table is in the middle of something else.
page-error-no-such-seat = There’s no such seat.
page-error-no-such-person = That person is no longer here.
page-error-nobody-plays = There’s nobody to play.
page-error-no-such-sheet = That table is done already.
page-error-no-free-seat = There’s no bot’s seat to take at that table, or they were there before.
page-error-no-such-result = That can’t be a result of this table: check the scores, and who won.
page-error-name-empty = Type a name first.
page-error-name-characters = No more than two accents on a letter, please.
page-error-name-long = No more than { $most } characters, please.
page-error-name-alike = This name looks too much like “{ $name }”: some of its letters could be taken for others. Choose another one.
page-error-name-taken = Someone at the table already has this name. Choose another one.
page-error-table-full = All { $most } seats are taken. You can watch.
page-error-not-owner = That can’t be undone, so you can’t do it on someone else’s behalf.
page-error-table-full-of-words = This table has run out of room on the server. Finish the game, then open a new table.
page-error-needs-voices = Someone else at the table has to agree.
page-error-host = The server doesn’t recognise this address. Use the table’s link.
page-error-seat-taken = Someone’s already sitting there.
page-error-saw-another-seat = You’ve seen another player’s secrets in this game. Take a seat in the next game.
page-error-too-early = Give them a little more time.
page-error-spoken = You’ve already asked for that; now someone else has to agree.
page-error-locked = The host has locked this table.
page-error-needs-link = The code alone isn’t enough here: ask for the whole link or the QR code.
page-error-banned = The host has banned this device from the table.
page-error-kicked = The host has removed you from the table. You can come back.
page-error-transfer-unknown = This code is wrong or has expired. Get a new one on the other device.
page-error-too-fast = That was too fast. Wait a moment, then try again.
page-error-too-many = Too many tries. Wait a minute, then try again.
page-error-server-full = The server is full. Try again later.
page-error-origin = This page wasn’t opened from the server’s own address. Use the table’s link.
page-error-bad-message = This page is out of step with the server. Reload it.
page-error-say-hello = The connection was lost. Reload the page.
page-error-unsure = The server doesn’t know yet whether that was saved. Wait a moment and check before you try again.
page-error-upgrading = The server is being updated. Nothing has changed; try again in a minute.
page-error-storage = The server couldn’t save that. Nothing has changed; try again in a moment.
page-error-record = { $key ->
        [empty] This file is empty.
        [truncated] This file stops before the game ends. Download it again.
        [unreadable] Line { $line } of this file is damaged. Download it again.
        [newer] This record comes from a newer version of Isoloir.
        [before-release] This record is older than Isoloir 0.1.0, and later versions can’t read it.
        [long] This game is too long to be shown here.
        [unproven] This record doesn’t check out, so its figures would mean nothing.
        [setup] This server doesn’t know the game or the options in this record.
       *[other] This isn’t the record of a game. You need the .jsonl file you can download at the end of a game.
    }
page-error-too-long = The file is too big.
page-error-record-not-ready = You can open the record once the game is over.
page-error-no-such-record = This record is gone: tables are forgotten a day after the last move.
page-error-record-seated = Only those who played this game can replay it here. One of them can send you the record; open it from the home page, under “Replay a game from its record”.
page-error-screen-seated = This browser already has a seat, so it would show your secrets to everyone. Open the link on the TV itself, or in a private window.
page-error-bye-kicked = The host has removed you from the table. You can come back in.
page-error-bye-banned = The host has banned this device from the table.
page-error-bye-left = You’ve left the table.
page-error-bye-moved = Your seat has moved to another device.
page-error-bye-forgotten = This table has been forgotten: nobody has played here for a long time.
page-error-bye-elsewhere = This table is open in another window. Continue there, or reload here.
page-error-bye-bad-message = This page is out of step with the server. Reload it.
page-error-bye-too-fast = That was too fast. Reload the page.
page-setup-seats = This game is for { $offered } players; { $spare ->
        [0] so far { $seats ->
            [0] there are none
            [one] there’s one
           *[other] there are { $seats }
        }. Add a bot or wait for someone to join.
        [one] there are { $seats }. That’s one too many: one of you can watch, or you can pick another game.
       *[other] there are { $seats }. That’s { $spare } too many: { $spare } of you can watch, or you can pick another game.
    }
page-setup-option-value = That value doesn’t work for { $option }.
page-setup-option-unknown = This game has no option called { $option }.
page-setup-game-unknown = This server doesn’t have that game any more. Choose another one.
page-error-save-broken = The saved game can’t be read any more, so it ends here. Nobody did anything wrong.
page-error-game-broke = The game tripped over its own rules and ended here. Nobody did anything wrong.
page-setup-other = The game can’t be set up like this. Try other options.
page-sign-clap = applause
page-sign-laugh = laughing
page-sign-gasp = astonished
page-sign-think = thinking
page-sign-cry = in tears
page-sign-angry = furious
page-sign-heart = heart
page-sign-thumb = thumbs up

# Hints from an expert, and what bots say
page-hints = Hints from an expert
page-hints-hint = While they choose, players can ask what an expert would do. Hints only work when you’re all in the same room.
page-remarks = Bots chime in now and then
page-hint-ask = Get a hint
page-hint-thinking = An expert is thinking…
page-error-hint-not-now = No hint just now: the expert is busy. Try again in a moment.
page-error-hints-off = There are no hints at this table.
page-error-hints-remote = Hints only work when you’re all in the same room; otherwise they wouldn’t be fair.

# A table in one tab of the browser, without a server
page-tab-workshop = Write a game of your own, or open one
page-tab-alone = Here, a table exists only in this browser: play alone with bots, or pass this device around. It knows every seat, so don’t lend it to a player who might look. To play with everyone’s own phone, one of you has to run a server, on a computer: isoloir serve.
page-error-tab = The table couldn’t be set in this browser. Reload the page, or try a newer browser.
page-cards-own = Cards of your own
page-cards-sealed = { $count ->
    [0] none yet
    [one] 1 sealed
   *[other] { $count } sealed
  }
page-cards-hint = Everyone seated may write some. They’re shuffled in unseen, and stay at this table for its next games. Once a game has begun, someone who looks behind the scenes of their browser could read them early.
page-cards-each = How many each person may write
page-cards-look = I’d like a last look at them before the game
page-cards-looked = The host has a last look at them, without your name on them.
page-cards-kept = { $count ->
    [0] You haven’t sealed any yet; up to { $most }.
    [one] You’ve sealed 1 of up to { $most }.
   *[other] You’ve sealed { $count } of up to { $most }.
  }
page-cards-all = What everyone wrote
page-cards-strike = Take it out
page-cards-long = That’s too much text at once: make one of them shorter.
page-error-cards-each = { $most ->
    [0] The host doesn’t want any more cards at this table.
    [one] One card each is all there’s room for.
   *[other] Up to { $most } cards each, no more.
  }
page-error-cards-sealed = Some cards are sealed already, and their writers were told that nobody looks.
page-error-cards-full = There are { $there } cards of your table already: the game takes no more.
page-pack-save = Save these as a pack
page-pack-open = Open a pack
page-pack-pass = Pass them on as a link
page-pack-link = The link that holds these cards
page-pack-linked = Copied, if your browser lets us. The cards are in the link itself; no server keeps them.
page-pack-long = That’s too much for a link. Save the pack, and pass on the file.
page-pack-broken = There’s no whole pack in there. Nothing has changed.
page-pack-other = That pack is for another game. Nothing has changed.
page-pack-opened = { $count ->
    [one] 1 card found in the pack.
   *[other] { $count } cards found in the pack.
  }
page-pack-take = { $count ->
    [one] Add the card you were sent
   *[other] Add the { $count } cards you were sent
  }
page-pack-came = { $count ->
    [one] You’ve been sent a card for { $game }. Open a table or sit down at one, and it can be added there.
   *[other] You’ve been sent { $count } cards for { $game }. Open a table or sit down at one, and they can be added there.
  }
page-themes = Words by theme, to go with those of the game
page-theme-family = Family
page-theme-friends = Friends
page-theme-office = The office
page-theme-students = Students
