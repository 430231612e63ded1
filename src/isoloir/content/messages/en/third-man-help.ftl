third-man-help-lead =
    You play face up before the others choose. The highest card gets { $prize } minus its value, the card in second place loses points equal to its value, the one in third place gets twice its value, and the last gets nothing.
third-man-help-follow =
    You can see the lead and the cards everyone has left, but not what the other two choose. The highest card gets { $prize } minus its value, the card in second place loses points equal to its value, the one in third place gets twice its value, and the last gets nothing. If two tie for highest, each gets { $half } minus its value, and nobody is second. If two tie for second, each loses points equal to its value, and nobody is third. If three or four cards are equal, the bid is void.
