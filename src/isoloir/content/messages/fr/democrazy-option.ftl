democrazy-option-joker_mode = Plusieurs jokers dans un même vote
democrazy-option-joker_mode-hint = Ce qui se passe quand deux joueurs ou plus jouent un joker lors du même vote.
democrazy-option-joker_mode-all-void = Tous s’annulent
democrazy-option-joker_mode-shoes-void-scams-flip = Les chaussures s’annulent, chaque arnaque renverse le résultat
democrazy-option-joker_split = Les { $jokers } jokers
democrazy-option-joker_split-hint = Le nombre de chaussures blanches, de chaussures noires et d’arnaques.
democrazy-option-joker_split-4-4-2 = 4 blanches, 4 noires, 2 arnaques
democrazy-option-joker_split-3-3-4 = 3 blanches, 3 noires, 4 arnaques
democrazy-option-joker_split-4-3-3 = 4 blanches, 3 noires, 3 arnaques
democrazy-option-apart = À distance
democrazy-option-apart-hint = Pour des joueurs qui ne sont pas dans la même pièce : les lois impossibles à distance (se lever en premier, ne plus dire un mot) restent dans la boîte, et on croit chacun sur parole.
democrazy-option-debate = Un débat avant chaque vote
democrazy-option-debate-hint = Le temps de plaider, de promettre et de marchander. Il s’arrête dès que tout le monde est prêt à voter.
democrazy-option-debate-off = Non
democrazy-option-debate-20 = 20 secondes
democrazy-option-debate-40 = 40 secondes
democrazy-option-debate-60 = 60 secondes
democrazy-option-blank_laws = Cartes blanches
democrazy-option-blank_laws-hint = { $blanks } cartes blanches sont mêlées aux lois ; quand vous en proposez une, vous inventez une loi rouge avec vos mots.
democrazy-option-house_laws = Lois maison
democrazy-option-house_laws-hint = Des lois de votre invention, mêlées à celles du jeu. Pour en savoir plus : docs/house-laws.fr.md.
democrazy-option-house_only = Lois maison seulement
democrazy-option-house_only-hint = On ne joue qu’avec vos lois. Il en faut beaucoup : jusqu’à { $needed }, selon le nombre de joueurs.
democrazy-option-left_out = Lois restées dans la boîte
democrazy-option-left_out-hint = Ce que cette table a entendu en dernier n’est pas distribué, tant qu’il en reste assez.
democrazy-option-unseen =
    { $count ->
        [0] Toutes les lois ont déjà été proposées à cette table : les plus anciennes reviennent.
        [one] Une seule loi n’a jamais été proposée à cette table.
       *[other] { $count } lois n’ont jamais été proposées à cette table.
    }
