# Ce qu’une partie de Habits a montré.
story-habits-BestKnown = { $seat } : personne n’est mieux connu à cette table. Les autres ont voté comme { $seat } { $hits } fois sur { $votes }.
story-habits-SeenByAll = Unanimité à { $voters } voix pour { $seat } : « { $card } »
story-habits-Surprised = La surprise : pour { $seat }, la table a dit « { $card } » ; { $seat }, sans personne d’autre, disait « { $own } »
story-habits-SameEyes = { $seats } voient les gens du même œil : le même vote { $times } fois sur { $votes }, et personne ne fait mieux.
