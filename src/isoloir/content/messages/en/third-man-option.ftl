third-man-option-first_leader = Who leads first
third-man-option-first_leader-hint = A player picked at random, or the one in the seat you choose.
third-man-option-first_leader-random = At random
third-man-option-first_leader-0 = First seat
third-man-option-first_leader-1 = Second seat
third-man-option-first_leader-2 = Third seat
third-man-option-first_leader-3 = Fourth seat
