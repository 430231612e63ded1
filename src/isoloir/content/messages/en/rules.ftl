# The frame of the rules, around the chapters of each game.
rules-for = The whole rules, as { $seats } play them.
rules-table = What this table plays
rules-changed = (changed)
rules-true = yes
rules-false = no
rules-search = Search the rules
rules-seats = Players
rules-print = Print
rules-back-table = To the table
rules-back-home = Home
rules-contents = Chapters
rules-nothing-found = No chapter says that.
rules-here = you’re here
