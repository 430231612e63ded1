third-man-option-first_leader = Qui ouvre en premier
third-man-option-first_leader-hint = Une personne tirée au sort, ou celle qui occupe le siège choisi.
third-man-option-first_leader-random = Tirage au sort
third-man-option-first_leader-0 = 1ᵉʳ siège
third-man-option-first_leader-1 = 2ᵉ siège
third-man-option-first_leader-2 = 3ᵉ siège
third-man-option-first_leader-3 = 4ᵉ siège
