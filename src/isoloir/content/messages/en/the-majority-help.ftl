the-majority-help-draft =
    Keep one card for this round; the player on your left gets the others. The card you kept from the last round is in the packet too and may go. The very last card of a packet needs no choice.
the-majority-help-give =
    Both partners give one card without knowing which one comes back. Apart from this, partners tell each other nothing.
the-majority-help-play =
    All cards are turned up together. Then 0 steals its colour, 2 kills the other colours, 3 takes the token and opens the next trick, 7 moves to the right. You win what lies before you in the end; your last card stays in hand.
the-majority-help-show =
    A spy has opened this trick: cards are played face up, clockwise. With four it begins on the spy’s right, so that the spy plays second and the partner last; with three the spy plays last. Effects only happen when all cards lie on the table: first 0, then 2, 3 and 7.
