the-majority-help-draft =
    Keep one card for this round; the player on your left gets the others. The card left over from the last round is in your packet too, and you can pass it on. If you’re passed a single card, you keep it.
the-majority-help-give =
    You and your partner each give one card without knowing what you’ll get back. Apart from that, partners tell each other nothing.
the-majority-help-play =
    All the cards are turned face up together. Then 0 steals its colour, 2 kills the other colours, 3 takes the token and makes the next trick an open one, 7 moves to the right. You win what ends up in front of you; your last card stays in your hand.
the-majority-help-show =
    A spy has made this an open trick: cards are played face up, clockwise. With four players, the player on the spy’s right begins, so the spy plays second and their partner last; with three, the spy plays last. Effects only happen once all the cards are down: first 0, then 2, 3 and 7.
