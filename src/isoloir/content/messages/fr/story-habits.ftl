# Ce qu’une partie d’Habitudes a montré.
story-habits-BestKnown = { $seat } : personne n’est mieux connu à cette table. Les autres ont voté comme { $seat } { $hits } fois sur { $votes }.
story-habits-SeenByAll = Tous d’accord ({ $voters } voix) pour { $seat } : « { $card } »
story-habits-Surprised = La surprise : pour { $seat }, la table a choisi « { $card } » ; personne, à part { $seat }, n’avait voté pour « { $own } ».
story-habits-SameEyes = { $seats } voient les gens du même œil : ils ont voté pareil { $times } fois sur { $votes }, et personne ne fait mieux.
