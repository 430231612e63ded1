# The 74 laws: a title and a sentence each.

# Values of the colours
democrazy-law-rust-title = Rust
democrazy-law-rust = Red tokens are worth nothing.
democrazy-law-tomato-season-title = Tomato season
democrazy-law-tomato-season = Each red token is worth 2 points.
democrazy-law-red-carpet-title = Red carpet
democrazy-law-red-carpet = Each red token is worth 3 points.
democrazy-law-washed-out-title = Washed out
democrazy-law-washed-out = Blue tokens are worth nothing.
democrazy-law-blue-hour-title = The blue hour
democrazy-law-blue-hour = Each blue token is worth 2 points.
democrazy-law-royal-blue-title = Royal blue
democrazy-law-royal-blue = Each blue token is worth 3 points.
democrazy-law-fools-gold-title = Fool’s gold
democrazy-law-fools-gold = Yellow tokens are worth nothing.
democrazy-law-honeypot-title = Honeypot
democrazy-law-honeypot = Each yellow token is worth 2 points.
democrazy-law-gold-rush-title = Gold rush
democrazy-law-gold-rush = Each yellow token is worth 3 points.
democrazy-law-wilted-title = Wilted
democrazy-law-wilted = Green tokens are worth nothing.
democrazy-law-young-shoots-title = Young shoots
democrazy-law-young-shoots = Each green token is worth 2 points.
democrazy-law-green-light-title = Green light
democrazy-law-green-light = Each green token is worth 3 points.

# After each vote
democrazy-law-winning-side-title = The winning side
democrazy-law-winning-side = After each vote, everyone who voted with the result draws 1 token.
democrazy-law-consolation-prize-title = Consolation prize
democrazy-law-consolation-prize = After each vote, everyone who voted against the result draws 1 token.
democrazy-law-lone-voice-title = A lone voice
democrazy-law-lone-voice = After a vote, if just one player stood on the losing side, they draw 2 tokens.
democrazy-law-wishful-thinking-title = Wishful thinking
democrazy-law-wishful-thinking = When a law is rejected, everyone who voted YES returns 1 token of their choice to the bag.
democrazy-law-one-voice-title = With one voice
democrazy-law-one-voice = When everybody votes the same way, everyone draws 1 token.
democrazy-law-hung-parliament-title = Hung parliament
democrazy-law-hung-parliament = When YES and NO are equal, everyone returns 1 token of their choice to the bag.

# The proposer
democrazy-law-royalties-title = Royalties
democrazy-law-royalties = Whoever’s law is adopted draws 1 token.
democrazy-law-court-costs-title = Court costs
democrazy-law-court-costs = Whoever’s law is rejected returns 1 token of their choice to the bag.
democrazy-law-glorious-failure-title = Glorious failure
democrazy-law-glorious-failure = Whoever’s law is rejected draws 1 token.
democrazy-law-noblesse-oblige-title = Noblesse oblige
democrazy-law-noblesse-oblige = Whoever’s law is adopted gives 1 token of their choice to the player who has the fewest.

# The start of a turn
democrazy-law-morning-coffee-title = Morning coffee
democrazy-law-morning-coffee = At the start of your turn, draw 1 token.
democrazy-law-morning-toll-title = Toll gate
democrazy-law-morning-toll = At the start of your turn, return 1 token of your choice to the bag.
democrazy-law-pass-the-salt-title = Pass the salt
democrazy-law-pass-the-salt = At the start of your turn, give 1 token of your choice to your left neighbour.
democrazy-law-market-day-title = Market day
democrazy-law-market-day = At the start of your turn, you and your right neighbour swap 1 token, each choosing your own.

# Counting the votes
democrazy-law-big-mouth-title = Big mouth
democrazy-law-big-mouth = The proposer’s YES or NO counts twice.
democrazy-law-benefit-of-doubt-title = Benefit of the doubt
democrazy-law-benefit-of-doubt = A tie adopts the law, whatever its circle.
democrazy-law-when-in-doubt-title = When in doubt, leave it out
democrazy-law-when-in-doubt = A tie rejects the law, whatever its circle.
democrazy-law-two-thirds-title = Two thirds
democrazy-law-two-thirds = A law is adopted only if at least two thirds of the votes are YES; the circle is not used.

# At the final count
democrazy-law-rainbow-title = Rainbow
democrazy-law-rainbow = At the final count, each set of the four colours is worth 5 extra points.
democrazy-law-wealth-tax-title = Wealth tax
democrazy-law-wealth-tax = At the final count, whoever has the most tokens loses 5 points.
democrazy-law-simple-life-title = The simple life
democrazy-law-simple-life = At the final count, whoever has the fewest tokens gains 5 points.
democrazy-law-monopoly-title = Cornered market
democrazy-law-monopoly = At the final count, each colour that you alone have is worth 4 points.
democrazy-law-ace-up-the-sleeve-title = An ace up the sleeve
democrazy-law-ace-up-the-sleeve = At the final count, whoever still has a joker gains 3 points.
democrazy-law-twins-title = Twins
democrazy-law-twins = At the final count, each pair of tokens of one colour is worth 1 extra point.

# Whoever says so
democrazy-law-fashionably-late-title = Fashionably late
democrazy-law-fashionably-late = At the final count, whoever declares having been late for something this week gains 3 points.
democrazy-law-sweet-tooth-title = Sweet tooth
democrazy-law-sweet-tooth = At the final count, whoever declares having eaten something sweet today gains 3 points.
democrazy-law-songbird-title = Songbird
democrazy-law-songbird = At the final count, whoever declares having sung today, in the shower included, gains 3 points.
democrazy-law-whistler-title = Whistle while you work
democrazy-law-whistler = At the final count, whoever declares being able to whistle a tune gains 3 points, and may be asked to prove it.

# Drawing
democrazy-law-open-bar-title = A round for everyone
democrazy-law-open-bar = Everyone draws 1 token.
democrazy-law-happy-hour-title = Happy hour
democrazy-law-happy-hour = Everyone draws 2 tokens.
democrazy-law-soup-kitchen-title = Soup kitchen
democrazy-law-soup-kitchen = Whoever has the fewest tokens draws 2.
democrazy-law-charity-begins-at-home-title = Charity begins at home
democrazy-law-charity-begins-at-home = The proposer draws 1 token.
democrazy-law-good-neighbours-title = Good neighbours
democrazy-law-good-neighbours = The proposer’s two neighbours draw 1 token each.
democrazy-law-garden-plot-title = A plot in the garden
democrazy-law-garden-plot = Everyone without a green token draws 1 token.

# Returning
democrazy-law-red-recall-title = Red alert
democrazy-law-red-recall = Everyone returns all their red tokens to the bag.
democrazy-law-blue-recall-title = The blues
democrazy-law-blue-recall = Everyone returns all their blue tokens to the bag.
democrazy-law-yellow-recall-title = Yellow card
democrazy-law-yellow-recall = Everyone returns all their yellow tokens to the bag.
democrazy-law-green-recall-title = Mowing the lawn
democrazy-law-green-recall = Everyone returns all their green tokens to the bag.
democrazy-law-whip-round-title = Whip-round
democrazy-law-whip-round = Everyone returns 1 token of their choice to the bag.
democrazy-law-luxury-tax-title = Luxury tax
democrazy-law-luxury-tax = Whoever has the most tokens returns 2 of their choice to the bag.

# Handing over
democrazy-law-merry-go-round-title = Merry-go-round
democrazy-law-merry-go-round = Everyone passes all their tokens to the left.
democrazy-law-u-turn-title = U-turn
democrazy-law-u-turn = Everyone passes all their tokens to the right.
democrazy-law-secret-santa-title = Secret Santa
democrazy-law-secret-santa = One after another, everyone gives 1 token of their choice to the left.
democrazy-law-trickle-down-title = Trickle-down
democrazy-law-trickle-down = Whoever has the most tokens gives 1 of their choice to whoever has the fewest.

# Levelling
democrazy-law-ceiling-title = The ceiling
democrazy-law-ceiling = Whoever has more than 6 tokens returns tokens of their choice until 6 are left.
democrazy-law-safety-net-title = Safety net
democrazy-law-safety-net = Whoever has fewer than 4 tokens draws up to 4.
democrazy-law-prince-and-pauper-title = The prince and the pauper
democrazy-law-prince-and-pauper = Whoever has the most tokens and whoever has the fewest swap all their tokens.
democrazy-law-change-of-shoes-title = In my shoes
democrazy-law-change-of-shoes = The proposer swaps all tokens with a player of their choice.
democrazy-law-cure-for-habits-title = Cold turkey
democrazy-law-cure-for-habits = Of the colour they have most of, everyone keeps only 3 tokens and returns the rest to the bag.
democrazy-law-pairs-only-title = Two’s company
democrazy-law-pairs-only = Everyone keeps at most 2 tokens of each colour and returns the rest to the bag.

# Repealing
democrazy-law-clean-slate-title = Clean slate
democrazy-law-clean-slate = All laws in force are repealed.
democrazy-law-colour-blind-title = Black and white
democrazy-law-colour-blind = All laws in force that set the value of a colour are repealed.
democrazy-law-out-of-date-title = Best before
democrazy-law-out-of-date = The oldest law in force is repealed.
democrazy-law-second-thoughts-title = Second thoughts
democrazy-law-second-thoughts = The newest law in force is repealed.
democrazy-law-red-pencil-title = Red pencil
democrazy-law-red-pencil = The proposer chooses one law in force, and it is repealed.
democrazy-law-fine-print-title = The fine print
democrazy-law-fine-print = All laws in force that carry no symbol are repealed.

# Jokers
democrazy-law-wild-times-title = Wild times
democrazy-law-wild-times = Everyone without a joker draws one.
democrazy-law-second-wind-title = Second wind
democrazy-law-second-wind = Everyone who has played their joker draws a new one.
democrazy-law-cards-on-the-table-title = Cards on the table
democrazy-law-cards-on-the-table = Everyone who still has a joker shows it and discards it.

# Law hands
democrazy-law-musical-chairs-title = Musical chairs
democrazy-law-musical-chairs = Everyone passes their whole hand of laws to the left.
democrazy-law-think-tank-title = Think tank
democrazy-law-think-tank = The proposer draws 1 law card.
democrazy-law-spring-cleaning-title = Spring cleaning
democrazy-law-spring-cleaning = One after another, everyone discards 1 law card of their choice, face up.

# A law written on a blank card is read out with these.
democrazy-law-blank-title = Blank law
democrazy-law-blank = A law that its holder writes when proposing it.
democrazy-law-who-everyone = Everyone
democrazy-law-who-others = Everyone but the proposer
democrazy-law-who-active = The proposer
democrazy-law-who-neighbours = Each of the proposer’s two neighbours
democrazy-law-who-left = The proposer’s left neighbour
democrazy-law-who-right = The proposer’s right neighbour
democrazy-law-who-richest = Whoever has the most tokens
democrazy-law-who-poorest = Whoever has the fewest tokens
democrazy-law-who-lacking-red = Everyone without a red token
democrazy-law-who-lacking-blue = Everyone without a blue token
democrazy-law-who-lacking-yellow = Everyone without a yellow token
democrazy-law-who-lacking-green = Everyone without a green token
democrazy-law-some-tokens = { $count ->
        [one] { $colour ->
            [red] 1 red token
            [blue] 1 blue token
            [yellow] 1 yellow token
            [green] 1 green token
           *[any] 1 token of their choice
        }
       *[other] { $colour ->
            [red] { $count } red tokens
            [blue] { $count } blue tokens
            [yellow] { $count } yellow tokens
            [green] { $count } green tokens
           *[any] { $count } tokens of their choice
        }
    }
democrazy-law-written-draw = { $who } draws { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }.
democrazy-law-written-return = { $who } returns { democrazy-law-some-tokens } to the bag.
democrazy-law-written-give = { $who } gives { democrazy-law-some-tokens } to { $to ->
        [left] their left neighbour
        [right] their right neighbour
        [richest] whoever has the most tokens
       *[poorest] whoever has the fewest tokens
    }.
