habits-help-give =
    Give each of the others the card that sounds most like them. The card you have left is discarded, and nobody else sees it. The cards are shuffled before they’re shown, so during the game nobody finds out who gave what.
habits-help-pick =
    The habit you pick stays face down in front of you; you pass the rest to the right and get the next cards from your left. The last card of each hand is discarded.
habits-help-vote =
    Vote for the habit you think the table will choose. If that habit is chosen, you score { $points ->
        [one] 1 point
       *[other] { $points } points
    }, or { $final_points } in the last round. { $strangers ->
        [true] { "" }
       *[other] You can vote for a card you gave.
    } The patient votes too.
habits-help-settle =
    Only the tied habits can be chosen. Whichever you pick, everyone who voted for it scores, including you if you did.
