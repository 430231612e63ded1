# Ce qu’une partie d’Habitudes a montré.
story-habits-BestKnown = La personne que cette table connaît le mieux, c’est { $seat } : sur les { $votes } votes des autres à son sujet, { $hits } étaient identiques au sien.
story-habits-SeenByAll = Tout le monde est d’accord sur { $seat } ({ $voters } voix) : « { $card } »
story-habits-Surprised = La surprise : pour { $seat }, la table a choisi « { $card } » ; personne, à part { $seat }, n’avait voté pour « { $own } »
story-habits-SameEyes = { $seats } voient les gens du même œil : le même vote { $times } fois sur { $votes }, et aucun duo n’a fait mieux.
