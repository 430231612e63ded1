third-man-option-first_leader = Qui ouvre en premier
third-man-option-first_leader-hint = Une personne tirée au sort, ou celle qui occupe la place choisie.
third-man-option-first_leader-random = Tirage au sort
third-man-option-first_leader-0 = Place 1
third-man-option-first_leader-1 = Place 2
third-man-option-first_leader-2 = Place 3
third-man-option-first_leader-3 = Place 4
