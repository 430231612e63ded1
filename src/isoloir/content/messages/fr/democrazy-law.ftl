# Les 74 lois : un titre et une phrase chacune.

# Valeur des couleurs
democrazy-law-rust-title = Rouille
democrazy-law-rust = Les pions rouges ne valent plus rien.
democrazy-law-red-carpet-title = Tapis rouge
democrazy-law-red-carpet = Chaque pion rouge vaut 3 points.
democrazy-law-washed-out-title = Délavé
democrazy-law-washed-out = Les pions bleus ne valent plus rien.
democrazy-law-royal-blue-title = Bleu roi
democrazy-law-royal-blue = Chaque pion bleu vaut 3 points.
democrazy-law-fools-gold-title = L’or des fous
democrazy-law-fools-gold = Les pions jaunes ne valent plus rien.
democrazy-law-gold-rush-title = Ruée vers l’or
democrazy-law-gold-rush = Chaque pion jaune vaut 3 points.
democrazy-law-consolation-prize-title = Lot de consolation
democrazy-law-consolation-prize = Quand une loi est adoptée, ceux qui ont voté NON piochent 1 pion.
democrazy-law-green-light-title = Feu vert
democrazy-law-green-light = Chaque pion vert vaut 3 points.

# Après chaque vote
democrazy-law-lone-voice-title = Seul contre tous
democrazy-law-lone-voice = Après chaque vote, si une personne est seule dans le camp perdant, elle pioche 2 pions.
democrazy-law-wishful-thinking-title = Vœu pieux
democrazy-law-wishful-thinking = Quand une loi est rejetée, ceux qui ont voté OUI remettent 1 pion de leur choix dans le sac.
democrazy-law-by-a-whisker-title = D’un cheveu
democrazy-law-by-a-whisker = Quand un vote finit à égalité, la personne qui a proposé la loi pioche 2 pions.
democrazy-law-hung-parliament-title = Match nul
democrazy-law-hung-parliament = Quand un vote finit à égalité, chacun remet 1 pion de son choix dans le sac.
democrazy-law-hand-on-head-title = Main sur la tête
democrazy-law-hand-on-head = On vote une main sur la tête ; après le vote, ceux qui ont oublié et se font prendre remettent 1 pion de leur choix dans le sac.

# La personne qui propose
democrazy-law-royalties-title = Droits d’auteur
democrazy-law-royalties = Quand une loi est adoptée, la personne qui l’a proposée pioche 1 pion.
democrazy-law-conflict-of-interest-title = Conflit d’intérêts
democrazy-law-conflict-of-interest = Le OUI ou le NON des voisins de la personne qui propose ne compte pas.
democrazy-law-glorious-failure-title = Glorieuse défaite
democrazy-law-glorious-failure = Quand une loi est rejetée, la personne qui l’a proposée pioche 1 pion.
democrazy-law-noblesse-oblige-title = Noblesse oblige
democrazy-law-noblesse-oblige = Quand une loi est adoptée, la personne qui l’a proposée donne 1 pion de son choix à celle qui en a le moins.

# Le début du tour
democrazy-law-morning-coffee-title = Café du matin
democrazy-law-morning-coffee = Au début de son tour, chacun pioche 1 pion.
democrazy-law-furry-friends-title = Poils et plumes
democrazy-law-furry-friends = Au début de son tour, on pioche 1 pion si on vit avec un animal.
democrazy-law-pass-the-salt-title = Passe-moi le sel
democrazy-law-pass-the-salt = Au début de son tour, chacun donne 1 pion de son choix à son voisin de gauche.
democrazy-law-market-day-title = Jour de marché
democrazy-law-market-day = Au début de son tour, on échange 1 pion avec son voisin de droite ; chacun choisit celui qu’il donne.
democrazy-law-vow-of-silence-title = Vœu de silence
democrazy-law-vow-of-silence = Un tour sans un mot, sauf pour lire une loi ; puis ceux qu’on a pris à parler remettent 2 pions de leur choix dans le sac.
democrazy-law-unspeakable-title = L’innommable
democrazy-law-unspeakable = Interdit de dire le mot « loi » ; au début de chaque tour, ceux qui se sont fait prendre donnent 1 pion à leur voisin de gauche.

# Le dépouillement
democrazy-law-big-mouth-title = Beau parleur
democrazy-law-big-mouth = Le OUI ou le NON de la personne qui propose compte double.
democrazy-law-benefit-of-doubt-title = Bénéfice du doute
democrazy-law-benefit-of-doubt = En cas d’égalité, la loi est adoptée, quel que soit son cercle.
democrazy-law-when-in-doubt-title = Dans le doute, abstiens-toi
democrazy-law-when-in-doubt = En cas d’égalité, la loi est rejetée, quel que soit son cercle.
democrazy-law-two-thirds-title = Les deux tiers
democrazy-law-two-thirds = Une loi n’est adoptée que si au moins les deux tiers des votes sont des OUI ; le cercle ne compte plus.
democrazy-law-drinks-on-me-title = C’est ma tournée
democrazy-law-drinks-on-me = Le OUI ou le NON de la dernière personne à avoir servi à boire compte double.

# Au décompte final
democrazy-law-rainbow-title = Arc-en-ciel
democrazy-law-rainbow = Au décompte, chaque série de quatre pions de couleurs différentes rapporte 5 points de plus.
democrazy-law-wealth-tax-title = Impôt sur la fortune
democrazy-law-wealth-tax = Au décompte, la personne qui a le plus de pions (tous, s’ils sont à égalité) perd 5 points.
democrazy-law-simple-life-title = La vie simple
democrazy-law-simple-life = Au décompte, la personne qui a le moins de pions (tous, s’ils sont à égalité) gagne 5 points.
democrazy-law-lions-share-title = La part du lion
democrazy-law-lions-share = Au décompte, dans chaque couleur, la personne qui a le plus de pions gagne 3 points.
democrazy-law-all-in-title = Tapis
democrazy-law-all-in = Au décompte, ceux qui ont joué un joker et n’en ont plus gagnent 3 points.
democrazy-law-twins-title = Les jumeaux
democrazy-law-twins = Au décompte, chaque paire de pions de même couleur rapporte 1 point de plus.

# Sur parole
democrazy-law-fashionably-late-title = Le quart d’heure de politesse
democrazy-law-fashionably-late = Au décompte, ceux qui sont arrivés en retard quelque part cette semaine gagnent 3 points.
democrazy-law-sweet-tooth-title = Bec sucré
democrazy-law-sweet-tooth = Au décompte, ceux qui ont mangé quelque chose de sucré aujourd’hui gagnent 3 points.
democrazy-law-songbird-title = Chante toujours
democrazy-law-songbird = Au décompte, ceux qui ont chanté aujourd’hui (même sous la douche !) gagnent 3 points.
democrazy-law-whistler-title = Siffler en travaillant
democrazy-law-whistler = Au décompte, ceux qui savent siffler un air gagnent 3 points, à condition de le prouver.
democrazy-law-long-haul-title = Long-courrier
democrazy-law-long-haul = Au décompte, la personne venue du plus loin gagne 4 points.

# Piocher
democrazy-law-ray-of-sunshine-title = Rayon de soleil
democrazy-law-ray-of-sunshine = Ceux qui n’ont aucun pion jaune piochent 1 pion.
democrazy-law-pot-luck-title = Au petit bonheur
democrazy-law-pot-luck = Chacun pioche 1 pion, puis en remet 1 de son choix dans le sac.
democrazy-law-second-helping-title = Du rab
democrazy-law-second-helping = La personne qui a le moins de pions en pioche 2 ; à égalité, c’est la première dans l’ordre du tour.
democrazy-law-good-neighbours-title = Fête des voisins
democrazy-law-good-neighbours = Les deux voisins de la personne qui propose piochent 1 pion chacun.
democrazy-law-word-of-honour-title = Parole d’honneur
democrazy-law-word-of-honour = Ceux qui ont manqué à leur parole pendant cette partie donnent 1 pion de leur choix à la personne qui propose la loi.
democrazy-law-something-blue-title = La fleur bleue
democrazy-law-something-blue = Ceux qui portent quelque chose de bleu piochent 1 pion.
democrazy-law-on-your-feet-title = Debout là-dedans
democrazy-law-on-your-feet = La première personne à se lever pioche 2 pions.
democrazy-law-next-birthday-title = Joyeux anniversaire
democrazy-law-next-birthday = La prochaine personne à fêter son anniversaire pioche 2 pions.

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
democrazy-law-luxury-tax = La personne qui a le plus de pions (tous, s’ils sont à égalité) en remet 2 de son choix dans le sac.
democrazy-law-left-hand-title = La main dans le sac
democrazy-law-left-hand = Ceux qui tiennent quelque chose dans la main gauche remettent 1 pion de leur choix dans le sac.

# Passer la main
democrazy-law-merry-go-round-title = Grand manège
democrazy-law-merry-go-round = Chacun passe tous ses pions à son voisin de gauche.
democrazy-law-call-home-title = Allô, maman
democrazy-law-call-home = Ceux qui ont appelé quelqu’un de leur famille cette semaine piochent 1 pion.
democrazy-law-secret-santa-title = Père Noël secret
democrazy-law-secret-santa = L’un après l’autre, chacun donne 1 pion de son choix à son voisin de gauche.
democrazy-law-trickle-down-title = Ruissellement
democrazy-law-trickle-down = La personne qui a le plus de pions en donne 1 de son choix à celle qui en a le moins.
democrazy-law-odd-socks-title = Chaussettes dépareillées
democrazy-law-odd-socks = Ceux qui ne peuvent pas montrer deux chaussettes pareilles donnent 1 pion de leur choix à leur voisin de gauche.
democrazy-law-thank-the-host-title = Merci de l’invitation
democrazy-law-thank-the-host = L’un après l’autre, chacun donne 1 pion de son choix à la personne qui nous invite ce soir.
democrazy-law-straight-face-title = Je te tiens, tu me tiens
democrazy-law-straight-face = Tout le monde garde son sérieux ; la première personne qui sourit donne 1 pion de son choix à celle qui propose la loi.

# Remettre à niveau
democrazy-law-ceiling-title = Plafond
democrazy-law-ceiling = Ceux qui ont plus de 6 pions en remettent dans le sac, à leur choix, jusqu’à n’en garder que 6.
democrazy-law-safety-net-title = Filet de sécurité
democrazy-law-safety-net = Ceux qui ont moins de 4 pions en piochent jusqu’à en avoir 4.
democrazy-law-prince-and-pauper-title = Le prince et le pauvre
democrazy-law-prince-and-pauper = La personne qui a le plus de pions et celle qui en a le moins échangent tous leurs pions.
democrazy-law-change-of-shoes-title = À ma place
democrazy-law-change-of-shoes = La personne qui propose échange tous ses pions avec la personne de son choix.
democrazy-law-cure-for-habits-title = Régime sec
democrazy-law-cure-for-habits = Ceux qui ont plus de 3 pions de leur couleur dominante remettent le surplus dans le sac.
democrazy-law-pairs-only-title = Jamais deux sans… deux
democrazy-law-pairs-only = Chacun ne garde que 2 pions par couleur et remet le surplus dans le sac.

# Abroger
democrazy-law-clean-slate-title = Table rase
democrazy-law-clean-slate = Toutes les lois en vigueur sont abrogées.
democrazy-law-colour-blind-title = Noir et blanc
democrazy-law-colour-blind = Toutes les lois en vigueur qui changent la valeur d’une couleur sont abrogées.
democrazy-law-red-pencil-title = Crayon rouge
democrazy-law-red-pencil = La personne qui propose abroge la loi en vigueur de son choix.
democrazy-law-fine-print-title = Petits caractères
democrazy-law-fine-print = Toutes les lois en vigueur sans symbole sont abrogées.

# Les jokers et les mains de lois
democrazy-law-chatterbox-title = Moulin à paroles
democrazy-law-chatterbox = La personne qui a le plus parlé depuis le début de la partie remet 2 pions de son choix dans le sac.
democrazy-law-masks-off-title = Bas les masques
democrazy-law-masks-off = Ceux qui ont encore un joker le montrent et le défaussent.
democrazy-law-musical-chairs-title = Chaises musicales
democrazy-law-musical-chairs = Chacun passe toutes ses cartes de loi à son voisin de gauche.

democrazy-law-blank-title = Carte blanche
democrazy-law-blank = Une loi que l’on écrit au moment de la proposer.
