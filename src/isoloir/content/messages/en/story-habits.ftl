# What a game of Habits showed.
story-habits-BestKnown = This table knows { $seat } best: { $hits } times out of { $votes }, the others voted just like { $seat }.
story-habits-SeenByAll = All { $voters } agreed about { $seat }: “{ $card }”
story-habits-Surprised = The surprise: for { $seat } the table chose “{ $card }”; only { $seat } had voted for “{ $own }”
story-habits-SameEyes = { $seats } saw eye to eye the most: they voted the same way { $times } times out of { $votes }.
