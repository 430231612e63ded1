# Les 74 lois : un titre et une phrase chacune.

# Valeur des couleurs
democrazy-law-rust-title = Rouille
democrazy-law-rust = Les pions rouges ne valent plus rien.
democrazy-law-tomato-season-title = Saison des tomates
democrazy-law-tomato-season = Chaque pion rouge vaut 2 points.
democrazy-law-red-carpet-title = Tapis rouge
democrazy-law-red-carpet = Chaque pion rouge vaut 3 points.
democrazy-law-washed-out-title = Délavé
democrazy-law-washed-out = Les pions bleus ne valent plus rien.
democrazy-law-blue-hour-title = L’heure bleue
democrazy-law-blue-hour = Chaque pion bleu vaut 2 points.
democrazy-law-royal-blue-title = Bleu roi
democrazy-law-royal-blue = Chaque pion bleu vaut 3 points.
democrazy-law-fools-gold-title = L’or des fous
democrazy-law-fools-gold = Les pions jaunes ne valent plus rien.
democrazy-law-honeypot-title = Pot de miel
democrazy-law-honeypot = Chaque pion jaune vaut 2 points.
democrazy-law-gold-rush-title = Ruée vers l’or
democrazy-law-gold-rush = Chaque pion jaune vaut 3 points.
democrazy-law-wilted-title = Fané
democrazy-law-wilted = Les pions verts ne valent plus rien.
democrazy-law-young-shoots-title = Jeunes pousses
democrazy-law-young-shoots = Chaque pion vert vaut 2 points.
democrazy-law-green-light-title = Feu vert
democrazy-law-green-light = Chaque pion vert vaut 3 points.

# Après chaque vote
democrazy-law-winning-side-title = Le bon camp
democrazy-law-winning-side = Après chaque vote, quiconque a voté dans le sens du résultat pioche 1 pion.
democrazy-law-consolation-prize-title = Lot de consolation
democrazy-law-consolation-prize = Après chaque vote, quiconque a voté à l’inverse du résultat pioche 1 pion.
democrazy-law-lone-voice-title = Seul contre tous
democrazy-law-lone-voice = Après un vote, si une seule personne s’est trouvée dans le camp perdant, elle pioche 2 pions.
democrazy-law-wishful-thinking-title = Vœu pieux
democrazy-law-wishful-thinking = Quand une loi est rejetée, quiconque a voté OUI remet 1 pion de son choix dans le sac.
democrazy-law-one-voice-title = D’une seule voix
democrazy-law-one-voice = Quand tout le monde vote dans le même sens, chacun pioche 1 pion.
democrazy-law-hung-parliament-title = Match nul
democrazy-law-hung-parliament = Quand il y a autant de OUI que de NON, chacun remet 1 pion de son choix dans le sac.

# L’auteur de la loi
democrazy-law-royalties-title = Droits d’auteur
democrazy-law-royalties = Qui fait adopter une loi pioche 1 pion.
democrazy-law-court-costs-title = Frais de dossier
democrazy-law-court-costs = Qui voit sa loi rejetée remet 1 pion de son choix dans le sac.
democrazy-law-glorious-failure-title = Glorieuse défaite
democrazy-law-glorious-failure = Qui voit sa loi rejetée pioche 1 pion.
democrazy-law-noblesse-oblige-title = Noblesse oblige
democrazy-law-noblesse-oblige = Qui fait adopter une loi donne 1 pion de son choix à la personne qui en a le moins.

# Le début du tour
democrazy-law-morning-coffee-title = Café du matin
democrazy-law-morning-coffee = Au début de son tour, chacun pioche 1 pion.
democrazy-law-morning-toll-title = Péage
democrazy-law-morning-toll = Au début de son tour, chacun remet 1 pion de son choix dans le sac.
democrazy-law-pass-the-salt-title = Passe-moi le sel
democrazy-law-pass-the-salt = Au début de son tour, chacun donne 1 pion de son choix à son voisin de gauche.
democrazy-law-market-day-title = Jour de marché
democrazy-law-market-day = Au début de son tour, chacun échange 1 pion avec son voisin de droite, l’un et l’autre choisissant le leur.

# Le dépouillement
democrazy-law-big-mouth-title = Grande gueule
democrazy-law-big-mouth = Le OUI ou le NON de qui propose la loi compte double.
democrazy-law-benefit-of-doubt-title = Bénéfice du doute
democrazy-law-benefit-of-doubt = En cas d’égalité, la loi est adoptée, quel que soit son cercle.
democrazy-law-when-in-doubt-title = Dans le doute, abstiens-toi
democrazy-law-when-in-doubt = En cas d’égalité, la loi est rejetée, quel que soit son cercle.
democrazy-law-two-thirds-title = Les deux tiers
democrazy-law-two-thirds = Une loi n’est adoptée que si deux tiers au moins des votes sont des OUI ; le cercle ne sert plus.

# Au décompte final
democrazy-law-rainbow-title = Arc-en-ciel
democrazy-law-rainbow = Au décompte, chaque série des quatre couleurs rapporte 5 points de plus.
democrazy-law-wealth-tax-title = Impôt sur la fortune
democrazy-law-wealth-tax = Au décompte, qui a le plus de pions perd 5 points.
democrazy-law-simple-life-title = La vie simple
democrazy-law-simple-life = Au décompte, qui a le moins de pions gagne 5 points.
democrazy-law-monopoly-title = Chasse gardée
democrazy-law-monopoly = Au décompte, chaque couleur que l’on est seul à posséder rapporte 4 points.
democrazy-law-ace-up-the-sleeve-title = Un as dans la manche
democrazy-law-ace-up-the-sleeve = Au décompte, qui a encore son joker gagne 3 points.
democrazy-law-twins-title = Les jumeaux
democrazy-law-twins = Au décompte, chaque paire de pions de même couleur rapporte 1 point de plus.

# Sur parole
democrazy-law-fashionably-late-title = Le quart d’heure de politesse
democrazy-law-fashionably-late = Au décompte, qui déclare être arrivé en retard quelque part cette semaine gagne 3 points.
democrazy-law-sweet-tooth-title = Bec sucré
democrazy-law-sweet-tooth = Au décompte, qui déclare avoir mangé quelque chose de sucré aujourd’hui gagne 3 points.
democrazy-law-songbird-title = Chante toujours
democrazy-law-songbird = Au décompte, qui déclare avoir chanté aujourd’hui, même sous la douche, gagne 3 points.
democrazy-law-whistler-title = Siffler en travaillant
democrazy-law-whistler = Au décompte, qui déclare savoir siffler un air gagne 3 points, et peut être prié de le prouver.

# Piocher
democrazy-law-open-bar-title = Tournée générale
democrazy-law-open-bar = Chacun pioche 1 pion.
democrazy-law-happy-hour-title = Double tournée
democrazy-law-happy-hour = Chacun pioche 2 pions.
democrazy-law-soup-kitchen-title = Soupe populaire
democrazy-law-soup-kitchen = Qui a le moins de pions en pioche 2.
democrazy-law-charity-begins-at-home-title = Charité bien ordonnée
democrazy-law-charity-begins-at-home = Qui propose cette loi pioche 1 pion.
democrazy-law-good-neighbours-title = Fête des voisins
democrazy-law-good-neighbours = Les deux voisins de qui propose cette loi piochent 1 pion chacun.
democrazy-law-garden-plot-title = Jardin partagé
democrazy-law-garden-plot = Quiconque n’a aucun pion vert pioche 1 pion.

# Rendre
democrazy-law-red-recall-title = Alerte rouge
democrazy-law-red-recall = Chacun remet tous ses pions rouges dans le sac.
democrazy-law-blue-recall-title = Coup de blues
democrazy-law-blue-recall = Chacun remet tous ses pions bleus dans le sac.
democrazy-law-yellow-recall-title = Carton jaune
democrazy-law-yellow-recall = Chacun remet tous ses pions jaunes dans le sac.
democrazy-law-green-recall-title = Coupe claire
democrazy-law-green-recall = Chacun remet tous ses pions verts dans le sac.
democrazy-law-whip-round-title = La quête
democrazy-law-whip-round = Chacun remet 1 pion de son choix dans le sac.
democrazy-law-luxury-tax-title = Taxe de luxe
democrazy-law-luxury-tax = Qui a le plus de pions en remet 2 de son choix dans le sac.

# Passer la main
democrazy-law-merry-go-round-title = Grand manège
democrazy-law-merry-go-round = Chacun passe tous ses pions à son voisin de gauche.
democrazy-law-u-turn-title = Demi-tour
democrazy-law-u-turn = Chacun passe tous ses pions à son voisin de droite.
democrazy-law-secret-santa-title = Père Noël secret
democrazy-law-secret-santa = Chacun à son tour donne 1 pion de son choix à son voisin de gauche.
democrazy-law-trickle-down-title = Ruissellement
democrazy-law-trickle-down = Qui a le plus de pions en donne 1 de son choix à qui en a le moins.

# Remettre à niveau
democrazy-law-ceiling-title = Plafond
democrazy-law-ceiling = Qui a plus de 6 pions en remet dans le sac, à son choix, jusqu’à n’en avoir que 6.
democrazy-law-safety-net-title = Filet de sécurité
democrazy-law-safety-net = Qui a moins de 4 pions en pioche jusqu’à en avoir 4.
democrazy-law-prince-and-pauper-title = Le prince et le pauvre
democrazy-law-prince-and-pauper = Qui a le plus de pions et qui en a le moins échangent tous leurs pions.
democrazy-law-change-of-shoes-title = À ma place
democrazy-law-change-of-shoes = Qui propose cette loi échange tous ses pions avec la personne de son choix.
democrazy-law-cure-for-habits-title = Désintoxication
democrazy-law-cure-for-habits = De la couleur dont il a le plus, chacun ne garde que 3 pions et remet le surplus dans le sac.
democrazy-law-pairs-only-title = Jamais deux sans… deux
democrazy-law-pairs-only = Chacun ne garde que 2 pions de chaque couleur et remet le surplus dans le sac.

# Abroger
democrazy-law-clean-slate-title = Table rase
democrazy-law-clean-slate = Toutes les lois en vigueur sont abrogées.
democrazy-law-colour-blind-title = Noir et blanc
democrazy-law-colour-blind = Toutes les lois en vigueur qui fixent la valeur d’une couleur sont abrogées.
democrazy-law-out-of-date-title = Date de péremption
democrazy-law-out-of-date = La plus ancienne loi en vigueur est abrogée.
democrazy-law-second-thoughts-title = La nuit porte conseil
democrazy-law-second-thoughts = La plus récente loi en vigueur est abrogée.
democrazy-law-red-pencil-title = Crayon rouge
democrazy-law-red-pencil = Qui propose cette loi choisit une loi en vigueur, qui est abrogée.
democrazy-law-fine-print-title = Petits caractères
democrazy-law-fine-print = Toutes les lois en vigueur qui ne portent pas de symbole sont abrogées.

# Jokers
democrazy-law-wild-times-title = Folle époque
democrazy-law-wild-times = Quiconque n’a pas de joker en pioche un.
democrazy-law-second-wind-title = Second souffle
democrazy-law-second-wind = Quiconque a joué son joker en pioche un nouveau.
democrazy-law-cards-on-the-table-title = Bas les masques
democrazy-law-cards-on-the-table = Quiconque a encore un joker le montre et le défausse.

# Les mains de lois
democrazy-law-musical-chairs-title = Chaises musicales
democrazy-law-musical-chairs = Chacun passe toutes ses cartes de loi à son voisin de gauche.
democrazy-law-think-tank-title = Groupe de réflexion
democrazy-law-think-tank = Qui propose cette loi pioche 1 carte de loi.
democrazy-law-spring-cleaning-title = Ménage de printemps
democrazy-law-spring-cleaning = Chacun à son tour défausse, face visible, 1 carte de loi de son choix.

# Une loi écrite sur une carte blanche se lit avec ceci.
democrazy-law-blank-title = Carte blanche
democrazy-law-blank = Une loi que l’on écrit au moment de la proposer.
democrazy-law-who-everyone = Chacun
democrazy-law-who-others = Chacun, sauf l’auteur de cette loi,
democrazy-law-who-active = L’auteur de cette loi
democrazy-law-who-neighbours = Chacun des deux voisins de l’auteur de cette loi
democrazy-law-who-left = Le voisin de gauche de l’auteur de cette loi
democrazy-law-who-right = Le voisin de droite de l’auteur de cette loi
democrazy-law-who-richest = Qui a le plus de pions
democrazy-law-who-poorest = Qui a le moins de pions
democrazy-law-who-lacking-red = Quiconque n’a aucun pion rouge
democrazy-law-who-lacking-blue = Quiconque n’a aucun pion bleu
democrazy-law-who-lacking-yellow = Quiconque n’a aucun pion jaune
democrazy-law-who-lacking-green = Quiconque n’a aucun pion vert
democrazy-law-some-tokens = { $count ->
        [one] { $colour ->
            [red] 1 pion rouge
            [blue] 1 pion bleu
            [yellow] 1 pion jaune
            [green] 1 pion vert
           *[any] 1 pion de son choix
        }
       *[other] { $colour ->
            [red] { $count } pions rouges
            [blue] { $count } pions bleus
            [yellow] { $count } pions jaunes
            [green] { $count } pions verts
           *[any] { $count } pions de son choix
        }
    }
democrazy-law-written-draw = { $who } pioche { $count ->
        [one] 1 pion
       *[other] { $count } pions
    }.
democrazy-law-written-return = { $who } remet { democrazy-law-some-tokens } dans le sac.
democrazy-law-written-give = { $who } donne { democrazy-law-some-tokens } à { $to ->
        [left] son voisin de gauche
        [right] son voisin de droite
        [richest] qui a le plus de pions
       *[poorest] qui a le moins de pions
    }.
