# Ce qu’une partie d’Habitudes a montré.
story-habits-BestKnown = La personne que cette table connaît le mieux : { $seat }. { $hits } fois sur { $votes }, les autres ont voté comme { $seat }.
story-habits-SeenByAll = Tous d’accord ({ $voters } voix) pour { $seat } : « { $card } »
story-habits-Surprised = La surprise : pour { $seat }, la table a choisi « { $card } » ; personne, à part { $seat }, n’avait voté pour « { $own } »
story-habits-SameEyes = { $seats } voient les gens du même œil : ils ont voté pareil { $times } fois sur { $votes }, et personne ne fait mieux.
