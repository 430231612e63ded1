the-majority-help-draft =
    Keep one card for this round; the player on your left gets the others. The card left over from the last round is in your packet too, and you can pass it on. If you’re passed a single card, you keep it.
the-majority-help-give =
    You and your partner give each other one card without knowing what you’ll get back. Apart from this exchange, partners tell each other nothing.
the-majority-help-play =
    All the cards are turned face up together. Then a 0 steals its colour, a 2 kills the other colours, a 3 takes the token and makes the next trick an open one, and a 7 moves to the right. You win what ends up in front of you; your last card stays in your hand.
the-majority-help-show =
    A spy has made this an open trick: cards are played face up, clockwise. With four players, the player on the spy’s right begins, so the spy plays second and their partner last; with three, the spy plays last. Effects only happen once all the cards are down: first the 0s, then the 2s, the 3s and the 7s.
