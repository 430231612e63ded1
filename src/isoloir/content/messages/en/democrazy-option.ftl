democrazy-option-joker_mode = Several jokers in one vote
democrazy-option-joker_mode-hint = What happens when two or more players play a joker in the same vote.
democrazy-option-joker_mode-all-void = They all cancel out
democrazy-option-joker_mode-shoes-void-scams-flip = Shoes cancel out; each Scam flips the result
democrazy-option-joker_split = The { $jokers } jokers
democrazy-option-joker_split-hint = How many white shoes, black shoes and Scams there are.
democrazy-option-joker_split-4-4-2 = 4 white, 4 black, 2 Scams
democrazy-option-joker_split-3-3-4 = 3 white, 3 black, 4 Scams
democrazy-option-joker_split-4-3-3 = 4 white, 3 black, 3 Scams
democrazy-option-apart = Playing from different places
democrazy-option-apart-hint = When you’re in different places, or alone among bots, laws that only work when you’re together (“the first player to stand up”, “nobody says a word”) stay in the box, and everyone is taken at their word.
democrazy-option-debate = A debate before each vote
democrazy-option-debate-hint = Time to plead, promise and bargain. It ends early once everyone’s ready to vote.
democrazy-option-debate-off = No
democrazy-option-debate-20 = 20 seconds
democrazy-option-debate-40 = 40 seconds
democrazy-option-debate-60 = 60 seconds
democrazy-option-blank_laws = Blank laws
democrazy-option-blank_laws-hint = { $blanks } blank cards are shuffled in; when you propose one, you invent a red law in your own words.
democrazy-option-house_laws = House laws
democrazy-option-house_laws-hint = Laws you make up yourselves, shuffled in with the game’s own. There’s more about them in docs/house-laws.md.
democrazy-option-house_only = House laws only
democrazy-option-house_only-hint = Play with your own laws and no others. You need plenty of them: up to { $needed }, depending on how many of you are playing.
democrazy-option-left_out = Laws left in the box
democrazy-option-left_out-hint = What this table heard last isn’t dealt, as long as enough is left.
democrazy-option-unseen =
    { $count ->
        [0] Every law has been proposed at this table, so the oldest ones come back.
        [one] One law has never been proposed at this table.
       *[other] { $count } laws have never been proposed at this table.
    }
