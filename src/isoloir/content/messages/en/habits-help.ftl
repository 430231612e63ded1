habits-help-give =
    A card for each of the others, the one that is most like them. The card you leave out is discarded and nobody will see it. What was given is shuffled before it is shown, so during the game nobody learns who gave what.
habits-help-pick =
    The habit you pick stays face down before you; the other cards go to your right, and you get those from your left. The last card of each hand is discarded.
habits-help-vote =
    Vote for the habit you think the table will choose. If it is chosen you score one point, two in the last round. You may vote for a card you gave yourself. The patient votes like everybody else.
habits-help-settle =
    Only the tied habits can be chosen. Everybody who voted for the one you settle on scores, you too if it had your vote.
