# What a game of Habits showed.
story-habits-BestKnown = Nobody is better known at this table than { $seat }: in { $hits } of { $votes } votes the others said what { $seat } said.
story-habits-SeenByAll = All { $voters } agreed about { $seat }: “{ $card }”
story-habits-Surprised = The surprise: for { $seat } the table chose “{ $card }”; only { $seat } had voted for “{ $own }”
story-habits-SameEyes = No two saw people more alike than { $seats }: the same vote in { $times } of { $votes }.
