title = Going once
line = One purse, eight lots, and nobody sees what you offer.
rules =
    Eight lots come up one after another, worth 2 to 9 points, in an order nobody knows.
    Everyone bids in secret, from nothing to all they have. The highest bid buys the lot and pays; the others pay nothing.
    If two people tie for the highest bid, or nobody bids, the lot stays and its points are added to the next one.
    The player with the most points wins; if it’s a tie, the one with the most coins left.

ask-bid = How much do you offer?
help-bid = Only the highest bid pays, and only if nobody else made it. What you keep is for the lots to come.
event-Shown = Lot { $number } of { $lots } is worth { $worth } { $worth ->
        [1] point
       *[other] points
    }.
event-Opened = The bids: { $bids }.
event-Sold = { $you ->
        [yes] You buy it for { $price } and score { $worth }.
       *[no] { $seat } buys it for { $price } and scores { $worth }.
    }
event-NotSold = { $count ->
        [0] Nobody bids. The points stay for the next lot.
       *[other] { $seats } bid the same. The points stay for the next lot.
    }
event-Ended = { $count ->
        [1] { $seats } made the best deals.
       *[other] { $seats } made the best deals together.
    }

field-coins = Coins
field-points = Points
field-bids = Last bids
field-lot = On the block
field-left = Still to come
field-left_over = Left over
option-coins = Coins
option-coins-hint = What everyone begins with.
