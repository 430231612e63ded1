title = Going once
line = One purse, eight lots, and nobody sees what you offer.
rules =
    Eight lots come up one after another, worth 2 to 9 points, in an order nobody knows.
    Everybody bids in secret, from nothing to all they have. The highest bid buys the lot and pays; the others pay nothing.
    If the highest bid was made twice, or nobody bids, the lot stays and its points are added to the next one.
    Most points win; among equals, most coins left.

ask-bid = How much do you offer?
help-bid = Only the highest bid pays, and only if nobody else made it. What you keep is for the lots to come.
event-Shown = Lot { $number } of { $lots } is worth { $worth } { $worth ->
        [1] point
       *[other] points
    }.
event-Opened = The bids: { $bids }.
event-Sold = { $seat } { $you ->
        [yes] (you) buys it for { $price }
       *[no] buys it for { $price }
    } and scores { $worth }.
event-NotSold = { $count ->
        [0] Nobody bids. The points stay for the next lot.
       *[other] { $seats } bid the same. The points stay for the next lot.
    }
event-Ended = { $count ->
        [1] { $seats } has the best of the evening.
       *[other] { $seats } share the best of the evening.
    }

field-coins = Coins
field-points = Points
field-bids = Last bids
field-lot = On the block
field-left_over = Left from before
option-coins = Coins
option-coins-hint = What everybody begins with.
