# What a game of Habits showed.
story-habits-BestKnown = This table knows { $seat } best: when { $seat } was the patient, { $hits } of the others’ { $votes } votes matched { $seat }’s own.
story-habits-SeenByAll = All { $voters } players agreed about { $seat }: “{ $card }”
story-habits-Surprised = The surprise: for { $seat } the table chose “{ $card }”; only { $seat } had voted for “{ $own }”
story-habits-SameEyes = { $seats } saw eye to eye most often: they voted the same way { $times } times out of { $votes }.
