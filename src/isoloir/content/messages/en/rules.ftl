# The frame of the rules, around the chapters of each game.
rules-for = The full rules, for { $seats } players.
rules-table = This table’s options
rules-option = { $option }: { $value }
rules-changed = (changed)
rules-true = yes
rules-false = no
rules-search = Search the rules
rules-seats = Players
rules-print = Print
rules-back-table = Back to the table
rules-back-home = Home
rules-contents = Chapters
rules-nothing-found = No chapter mentions that.
rules-here = you’re here
rules-round = One round, as it might go
rules-also = You could also play…
rules-all-cards = All
rules-cards = Look through { $count ->
        [one] the one card
       *[other] the { $count } cards
    }
rules-round-rest = And how it ends
