third-man-help-lead =
    You play face up before the others choose. Highest: 10 minus its value. Second: minus its value. Third: twice its value. Last: nothing.
third-man-help-follow =
    You can see the lead and the cards everyone has left, but not what the other two choose. Highest: 10 minus its value. Second: minus its value. Third: twice its value. Last: nothing. Tie for highest: 5 minus its value each, and nobody is second. Tie for second: both lose, and nobody is third. Three equal cards: void.
