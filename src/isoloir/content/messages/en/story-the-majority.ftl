# What decided a game of The Majority.
story-the-majority-TieBroken = Tied with { $others } at { $score } coins, { $seats } { $count ->
        [one] wins
       *[other] win
    } thanks to the spy’s token.
story-the-majority-TurnedByTheft = The theft that counted, round { $round }, trick { $trick }: { $seat } took the { $card } played by { $owner }. { $turned ->
        [yes] Without that theft, { $others } would have won.
       *[no] Without that theft, the winning margin would have been { $points } coins smaller.
    }
story-the-majority-TurnedByMurder = The murder that counted, round { $round }, trick { $trick }: the { $card } played by { $owner } was killed by the { $by }. { $turned ->
        [yes] Without that murder, { $others } would have won.
       *[no] Without that murder, the winning margin would have been { $points } coins smaller.
    }
story-the-majority-TurnedByBetrayal = The betrayal that counted, round { $round }, trick { $trick }: the { $card } played by { $owner } went over to { $to }. { $turned ->
        [yes] Without that betrayal, { $others } would have won.
       *[no] Without that betrayal, the winning margin would have been { $points } coins smaller.
    }
story-the-majority-BestDebate = The best debate, { $colour } in round { $round }: { $points } coins for { $seats }, { $ahead } more than { $count ->
        [one] anyone else
       *[other] the other team
    }.
story-the-majority-GreatThief = Nobody stole more power than { $seat }: { $power } in { $taken } cards.
story-the-majority-Spymaster = { $seat } took the spy’s token { $times } times, more than anyone else.
story-the-majority-points = { $points ->
        [one] { $points } coin
       *[other] { $points } coins
    }
