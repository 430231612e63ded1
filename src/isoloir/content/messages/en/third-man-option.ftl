third-man-option-first_leader = Who leads first
third-man-option-first_leader-hint = A player picked at random, or the one in the seat you choose.
third-man-option-first_leader-random = At random
third-man-option-first_leader-0 = Seat 1
third-man-option-first_leader-1 = Seat 2
third-man-option-first_leader-2 = Seat 3
third-man-option-first_leader-3 = Seat 4
