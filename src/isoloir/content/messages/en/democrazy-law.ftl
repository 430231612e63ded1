# The 74 laws: a title and a sentence each.

# Values of the colours
democrazy-law-rust-title = Rust
democrazy-law-rust = Red tokens are worth nothing.
democrazy-law-red-carpet-title = Red carpet
democrazy-law-red-carpet = Each red token is worth 3 points.
democrazy-law-washed-out-title = Washed out
democrazy-law-washed-out = Blue tokens are worth nothing.
democrazy-law-royal-blue-title = Royal blue
democrazy-law-royal-blue = Each blue token is worth 3 points.
democrazy-law-fools-gold-title = Fool’s gold
democrazy-law-fools-gold = Yellow tokens are worth nothing.
democrazy-law-gold-rush-title = Gold rush
democrazy-law-gold-rush = Each yellow token is worth 3 points.
democrazy-law-consolation-prize-title = Consolation prize
democrazy-law-consolation-prize = When a law is adopted, everyone who voted NO draws 1 token.
democrazy-law-green-light-title = Green light
democrazy-law-green-light = Each green token is worth 3 points.

# After each vote
democrazy-law-lone-voice-title = A lone voice
democrazy-law-lone-voice = After each vote, a player who’s alone on the losing side draws 2 tokens.
democrazy-law-wishful-thinking-title = Wishful thinking
democrazy-law-wishful-thinking = When a law is rejected, everyone who voted YES returns 1 token of their choice to the bag.
democrazy-law-by-a-whisker-title = By a whisker
democrazy-law-by-a-whisker = When the vote on your law is tied, draw 2 tokens.
democrazy-law-hung-parliament-title = Deadlock
democrazy-law-hung-parliament = When a vote is tied, everyone returns 1 token of their choice to the bag.
democrazy-law-hand-on-head-title = Hand on your head
democrazy-law-hand-on-head = Vote with a hand on your head; after each vote, anyone caught with both hands down returns 1 token of their choice to the bag.

# The proposer
democrazy-law-royalties-title = Royalties
democrazy-law-royalties = When your law is adopted, draw 1 token.
democrazy-law-conflict-of-interest-title = Conflict of interest
democrazy-law-conflict-of-interest = The YES or NO of the proposer’s neighbours doesn’t count.
democrazy-law-glorious-failure-title = Glorious failure
democrazy-law-glorious-failure = When your law is rejected, draw 1 token.
democrazy-law-noblesse-oblige-title = Noblesse oblige
democrazy-law-noblesse-oblige = When your law is adopted, give 1 token of your choice to the player with the fewest.

# The start of a turn
democrazy-law-morning-coffee-title = Morning coffee
democrazy-law-morning-coffee = At the start of your turn, draw 1 token.
democrazy-law-furry-friends-title = Furry friends
democrazy-law-furry-friends = At the start of your turn, draw 1 token if you live with an animal.
democrazy-law-pass-the-salt-title = Pass the salt
democrazy-law-pass-the-salt = At the start of your turn, give 1 token of your choice to the player on your left.
democrazy-law-market-day-title = Market day
democrazy-law-market-day = At the start of your turn, swap 1 token with the player on your right; you each choose which one to give.
democrazy-law-vow-of-silence-title = Vow of silence
democrazy-law-vow-of-silence = For one turn, nobody says a word but to read out a law; then anyone caught talking returns 2 tokens of their choice to the bag.
democrazy-law-unspeakable-title = Unspeakable
democrazy-law-unspeakable = Nobody says the word “law”; at the start of each turn, anyone caught saying it gives 1 token to the player on their left.

# Counting the votes
democrazy-law-big-mouth-title = Big mouth
democrazy-law-big-mouth = The proposer’s YES or NO counts twice.
democrazy-law-benefit-of-doubt-title = Benefit of the doubt
democrazy-law-benefit-of-doubt = If a vote is tied, the law is adopted, whatever its circle.
democrazy-law-when-in-doubt-title = When in doubt, leave it out
democrazy-law-when-in-doubt = If a vote is tied, the law is rejected, whatever its circle.
democrazy-law-two-thirds-title = Two thirds
democrazy-law-two-thirds = A law is adopted only if at least two thirds of the votes are YES; its circle doesn’t matter.
democrazy-law-drinks-on-me-title = Drinks on me
democrazy-law-drinks-on-me = The YES or NO of the player who last poured the drinks counts twice.

# At the final count
democrazy-law-rainbow-title = Rainbow
democrazy-law-rainbow = At the final count, each set of all four colours is worth 5 extra points.
democrazy-law-wealth-tax-title = Wealth tax
democrazy-law-wealth-tax = At the final count, the player with the most tokens (all of them, if players tie) loses 5 points.
democrazy-law-simple-life-title = The simple life
democrazy-law-simple-life = At the final count, the player with the fewest tokens (all of them, if players tie) gains 5 points.
democrazy-law-lions-share-title = The lion’s share
democrazy-law-lions-share = At the final count, having the most tokens of a colour is worth 3 points.
democrazy-law-all-in-title = All in
democrazy-law-all-in = At the final count, anyone who has played a joker and holds none gains 3 points.
democrazy-law-twins-title = Twins
democrazy-law-twins = At the final count, each pair of tokens of the same colour is worth 1 extra point.

# You said it
democrazy-law-fashionably-late-title = Fashionably late
democrazy-law-fashionably-late = At the final count, anyone who has been late for something this week gains 3 points.
democrazy-law-sweet-tooth-title = Sweet tooth
democrazy-law-sweet-tooth = At the final count, anyone who has eaten something sweet today gains 3 points.
democrazy-law-songbird-title = Songbird
democrazy-law-songbird = At the final count, anyone who has sung today (the shower counts!) gains 3 points.
democrazy-law-whistler-title = Whistle while you work
democrazy-law-whistler = At the final count, anyone who can whistle a tune gains 3 points, as long as they prove it.
democrazy-law-long-haul-title = Long haul
democrazy-law-long-haul = At the final count, the player who came from furthest away gains 4 points.

# Drawing
democrazy-law-ray-of-sunshine-title = Ray of sunshine
democrazy-law-ray-of-sunshine = Everyone without a yellow token draws 1 token.
democrazy-law-pot-luck-title = Pot luck
democrazy-law-pot-luck = Everyone draws 1 token, then returns 1 token of their choice to the bag.
democrazy-law-second-helping-title = Second helping
democrazy-law-second-helping = The player with the fewest tokens draws 2; if several tie, only the first one clockwise does.
democrazy-law-good-neighbours-title = Good neighbours
democrazy-law-good-neighbours = The players on either side of the proposer draw 1 token each.
democrazy-law-word-of-honour-title = Word of honour
democrazy-law-word-of-honour = Everyone who’s broken a promise during this game gives 1 token of their choice to the proposer.
democrazy-law-something-blue-title = Something blue
democrazy-law-something-blue = Everyone wearing something blue draws 1 token.
democrazy-law-on-your-feet-title = On your feet
democrazy-law-on-your-feet = The first player to stand up draws 2 tokens.
democrazy-law-next-birthday-title = Many happy returns
democrazy-law-next-birthday = The player whose birthday comes next draws 2 tokens.

# Returning
democrazy-law-red-recall-title = Red alert
democrazy-law-red-recall = Everyone returns all their red tokens to the bag.
democrazy-law-blue-recall-title = The blues
democrazy-law-blue-recall = Everyone returns all their blue tokens to the bag.
democrazy-law-yellow-recall-title = Yellow card
democrazy-law-yellow-recall = Everyone returns all their yellow tokens to the bag.
democrazy-law-green-recall-title = Mowing the lawn
democrazy-law-green-recall = Everyone returns all their green tokens to the bag.
democrazy-law-whip-round-title = Passing the hat
democrazy-law-whip-round = Everyone returns 1 token of their choice to the bag.
democrazy-law-luxury-tax-title = Luxury tax
democrazy-law-luxury-tax = The player with the most tokens (all of them, if players tie) returns 2 of their choice to the bag.
democrazy-law-left-hand-title = Caught left-handed
democrazy-law-left-hand = Everyone holding something in their left hand returns 1 token of their choice to the bag.

# Handing over
democrazy-law-merry-go-round-title = Merry-go-round
democrazy-law-merry-go-round = Everyone passes all their tokens to the left.
democrazy-law-call-home-title = Call home
democrazy-law-call-home = Everyone who’s phoned a relative this week draws 1 token.
democrazy-law-secret-santa-title = Secret Santa
democrazy-law-secret-santa = One after another, everyone gives 1 token of their choice to the player on their left.
democrazy-law-trickle-down-title = Trickle-down
democrazy-law-trickle-down = The player with the most tokens gives 1 of their choice to the player with the fewest.
democrazy-law-odd-socks-title = Mismatched socks
democrazy-law-odd-socks = Anyone who can’t show two matching socks gives 1 token of their choice to the player on their left.
democrazy-law-thank-the-host-title = Thank your host
democrazy-law-thank-the-host = One after another, everyone gives 1 token of their choice to the player whose place you’re in.
democrazy-law-straight-face-title = Straight face
democrazy-law-straight-face = Everyone keeps a straight face; the first to smile gives 1 token of their choice to the proposer.

# Levelling
democrazy-law-ceiling-title = The ceiling
democrazy-law-ceiling = Everyone with more than 6 tokens returns tokens of their choice to the bag until they have 6.
democrazy-law-safety-net-title = Safety net
democrazy-law-safety-net = Everyone with fewer than 4 tokens draws until they have 4.
democrazy-law-prince-and-pauper-title = The prince and the pauper
democrazy-law-prince-and-pauper = The player with the most tokens and the player with the fewest swap all their tokens.
democrazy-law-change-of-shoes-title = Trading places
democrazy-law-change-of-shoes = The proposer swaps all their tokens with a player of their choice.
democrazy-law-cure-for-habits-title = Cutting down
democrazy-law-cure-for-habits = Everyone keeps at most 3 tokens of the colour they have the most of, and returns the rest of that colour to the bag.
democrazy-law-pairs-only-title = Two’s company
democrazy-law-pairs-only = Everyone keeps at most 2 tokens of each colour and returns the rest to the bag.

# Repealing
democrazy-law-clean-slate-title = Clean slate
democrazy-law-clean-slate = All laws in force are repealed.
democrazy-law-colour-blind-title = Black and white
democrazy-law-colour-blind = All laws in force that change what a colour is worth are repealed.
democrazy-law-red-pencil-title = Red pencil
democrazy-law-red-pencil = The proposer picks one law in force, and it’s repealed.
democrazy-law-fine-print-title = The fine print
democrazy-law-fine-print = All laws in force that have no symbol are repealed.

# Jokers and law hands
democrazy-law-chatterbox-title = Chatterbox
democrazy-law-chatterbox = The player who’s talked the most since the game began returns 2 tokens of their choice to the bag.
democrazy-law-masks-off-title = Masks off
democrazy-law-masks-off = Everyone who still has a joker shows it and discards it.
democrazy-law-musical-chairs-title = Musical chairs
democrazy-law-musical-chairs = Everyone passes their whole hand of laws to the left.

democrazy-law-blank-title = Blank law
democrazy-law-blank = A law you write yourself when you propose it.
