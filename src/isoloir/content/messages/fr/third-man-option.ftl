third-man-option-first_leader = Qui mène en premier
third-man-option-first_leader-hint = Tirage au sort, ou la personne assise à cette place.
third-man-option-first_leader-random = Au sort
third-man-option-first_leader-0 = Première place
third-man-option-first_leader-1 = Deuxième place
third-man-option-first_leader-2 = Troisième place
third-man-option-first_leader-3 = Quatrième place
