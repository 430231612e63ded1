the-majority-title = The Majority
the-majority-subtitle = the demons
the-majority-line = A council of demons: steal, kill, spy and betray, and come second to someone powerful.
the-majority-rules =
    Two teams of two, with partners opposite each other, or three players each playing for themselves. { $rounds } rounds; the side with the most coins wins.
    Cards have a colour (red, blue, yellow) and a power: 0, 2, 3, 5, 6, 7, 9 or 10. Each round begins with a draft: keep one card, pass the rest to the left, and so on until all are taken. Partners then give each other one card, blind.
    In each trick, everyone chooses a card in secret, and all the cards are turned face up together. Then the effects happen, weakest card first:
    0, Bribe: takes every card of its colour in this trick. Two bribes of the same colour cancel each other out.
    2, Assassination: { $stolen_two_kills ->
        [true] kills
       *[other] unless it’s stolen, it kills
    } every card of the other colours, except what a bribe has taken. Two assassinations of different colours kill each other too.
    3, Spy: { $first_edition_spy ->
        [true] unless it’s killed, the player who played it, or the thief if it was stolen, takes
       *[other] unless it’s stolen or killed, the player who played it takes
    } the spy’s token, and the next trick of the round is played face up, one player after another, in an order that helps the spy.
    7, Betrayal: unless it’s stolen or killed, it goes over to the player on the right.
    Whatever is in front of you after that is yours for the rest of the game. One card stays in your hand for the next round.
    After each round, for each colour: the highest total power earns { $prize } coins. The second-highest earns { $part ->
        [5] a fifth
       *[other] one { $part }th
    } of the highest total, rounded down; if players tie for first, multiply that by the number of players tied. No power, no coins.
    The side with the most coins wins. If it’s a tie, the spy’s token decides.

the-majority-ask-draft = Which card do you keep? You pass the rest to the left.
the-majority-ask-give = Which card do you give your partner?
the-majority-ask-play = Which card do you play face down?
the-majority-ask-show = Which card do you play face up?

error-the-majority-first-token = seat { $seat } can’t start with the token: there are only { $seats } seats

the-majority-event-TokenPlaced = { $you ->
        [yes] You start
       *[no] { $seat } starts
    } with the spy’s token.
the-majority-event-RoundBegan = Round { $round }: { $dealt } cards each; { $deck ->
        [0] the deck is empty
        [one] one card is left in the deck
       *[other] { $deck } cards are left in the deck
    }.
the-majority-event-PacketHeld = You’re looking at: { $cards }.
the-majority-event-PacketsPassed = Everyone keeps a card and passes { $size ->
        [one] the last one
       *[other] { $size } cards
    } to the left.
the-majority-event-LastCardKept = You keep the last card: the { $card }.
the-majority-event-HandTaken = Your hand for this round: { $cards }.
the-majority-event-GiftsExchanged = Partners have given each other a card.
the-majority-event-GiftReceived = You gave { $seat } the { $given } and received the { $received }.
the-majority-event-Revealed = Round { $round }, trick { $trick }: { $cards }.
the-majority-event-CardShown = { $you ->
        [yes] You play
       *[no] { $seat } plays
    } the { $card } face up.
the-majority-event-BribesCancelled = { $seats } bribe the same colour ({ $colour }): their bribes cancel each other out.
the-majority-event-Stolen = Bribe: { $you ->
        [yes] you take
       *[no] { $seat } takes
    } the { $card } played by { $owner }.
the-majority-event-Killed = Assassination ({ $by }): the { $card } { $you ->
        [yes] you played
       *[no] played by { $seat }
    } is killed.
the-majority-event-EffectLost = The { $card } { $you ->
        [yes] you played
       *[no] played by { $seat }
    } was stolen, so it has no effect.
the-majority-event-SpyNamed = Spy: { $you ->
        [yes] you take
       *[no] { $seat } takes
    } the token. Spies in play: { $spies }; the token was with { $holder }.
the-majority-event-OpenTrickAhead = The next trick is played face up, in this order: { $seats }.
the-majority-event-Betrayed = Betrayal: { $you ->
        [yes] your { $card } goes
       *[no] the { $card } played by { $seat } goes
    } over to { $to }.
the-majority-event-Collected = Won: { $won }.
the-majority-event-ColourDebated = Debate on { $colour }: { $best ->
        [0] nobody has any power, so nobody is paid.
       *[other] { $totals }. First with { $best }: { $firsts } ({ $prize } coins). Second: { $seconds } ({ $share ->
            [one] one coin
           *[other] { $share } coins
        }).
    }
the-majority-event-RoundEnded = Coins after round { $round }: { $coins }.
the-majority-event-GameWon = { $count ->
        [one] { $you ->
            [yes] You win
           *[no] { $seats } wins
        }
       *[other] { $you ->
            [yes] Your team wins: { $seats }
           *[no] { $seats } win
        }
    } ({ $totals }){ $by_token ->
        [yes] , thanks to the spy’s token.
       *[no] .
    }

# Cards.
the-majority-colour-R = red
the-majority-colour-B = blue
the-majority-colour-Y = yellow
the-majority-letter-R = R
the-majority-letter-B = B
the-majority-letter-Y = Y
the-majority-card = { $colour } { $power }
the-majority-effect-0 = bribe
the-majority-effect-2 = assassination
the-majority-effect-3 = spy
the-majority-effect-7 = betrayal
the-majority-team-0 = Trident
the-majority-team-1 = Flame
the-majority-nobody = nobody
the-majority-nothing = nothing

# For the terminal.
the-majority-board-round = Round { $round } of { $rounds }
the-majority-board-draft = draft, { $size } cards to choose from
the-majority-board-exchange = exchange between partners
the-majority-board-trick = trick { $trick } of { $tricks }
the-majority-board-open = played face up: { $seats }
the-majority-board-over = The council is adjourned
the-majority-board-coins = coins
the-majority-board-hand = hand
the-majority-board-table = on the table
the-majority-board-team = team
the-majority-board-aside = Kept:
the-majority-board-mine = Your hand:
the-majority-board-packet = Your packet:

# For the page.
the-majority-page-played = Trick { $trick }: { $cards }.
the-majority-page-council = The council
the-majority-page-team-0 = Team Trident
the-majority-page-team-1 = Team Flame
the-majority-page-partner = partner
the-majority-page-token = Holds the spy’s token
the-majority-page-points = { $points ->
        [one] { $points } coin
       *[other] { $points } coins
    }
the-majority-page-in-hand = { $count } in hand
the-majority-page-turn = { $ahead ->
        [yes] will play { $turn ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $turn }th
        }
       *[no] plays { $turn ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $turn }th
        }
    }
the-majority-page-killed = killed
the-majority-page-stolen = taken from { $name }
the-majority-page-betrayed = deserted { $name }
the-majority-page-gone = { $betrayed ->
        [yes] gone to { $name }
       *[no] taken by { $name }
    }
the-majority-page-effects = The order of the effects
the-majority-page-short-0 = steals its colour
the-majority-page-short-2 = kills other colours
the-majority-page-short-3 = takes the token
the-majority-page-short-7 = moves right
the-majority-page-draft = { $size ->
        [one] The last card of each packet goes to the left and stays there.
       *[other] Everyone holds { $size } cards, keeps one and passes the rest to the left.
    }
the-majority-page-now-exchange = Partners give each other one card, blind.
the-majority-page-now-commit = Everyone plays a card face down.
the-majority-page-now-openly = An open trick: { $you ->
        [yes] you play
       *[no] { $seat } plays
    } now, face up.
the-majority-page-last-trick = How the last trick ended:
the-majority-page-won = Power won, by colour
the-majority-page-debate = The debate after round { $round }
the-majority-page-power = { $colour ->
        [R] Red
        [B] Blue
       *[Y] Yellow
    }
the-majority-page-first = 1st
the-majority-page-second = 2nd
the-majority-page-debate-none = Nobody has any power in this colour, so nobody is paid.
the-majority-page-debate-first = { $count ->
        [one] First with { $best }: { $prize } coins.
       *[other] { $count } players tie for first with { $best }: { $prize } coins each.
    }
the-majority-page-debate-second = { $seconds ->
        [one] Second place gets
        [2] The two players tied for second each get
       *[other] The { $seconds } players tied for second each get
    } { $part ->
            [5] a fifth
           *[other] one { $part }th
        } of { $best }, rounded down{ $firsts ->
        [one] : { $share }.
       *[other] , for each of the { $firsts } players in first place: { $firsts } × { $fifth } = { $share }.
    }
the-majority-page-debate-no-second = Nobody is second.
the-majority-page-discard = Killed
the-majority-page-gift = This round you gave your partner the { $gave } and got the { $got }.
the-majority-page-to-partner = At the same time { $name } gives you a card.
the-majority-page-with-partner = You and { $name } are Team { $team }: your coins are added together.
the-majority-page-hint-draft = Each colour pays { $prize } coins for the highest power, and often more for the second-highest.
the-majority-page-hint-give = Tap a card to read what it does. You play as a team: your coins and your partner’s are added together.
the-majority-page-hint-play = Tap a card to read what it does. What’s in front of you at the end of the trick is yours. { $round ->
        [4] Your last card won’t be played.
       *[other] One card stays in your hand for the next round.
    }
the-majority-page-hint-show = Tap a card to read what it does. No effect happens until everyone has played.
the-majority-page-effect-0 = Bribe: takes every { $colour } card in the trick, unless someone else bribes the same colour. It’s worth nothing itself.
the-majority-page-effect-2 = Assassination: kills every card in the trick that isn’t { $colour }, except what a bribe has taken. { $stolen_two_kills ->
        [true] It kills even if it’s stolen.
       *[other] A stolen Assassination does nothing.
    }
the-majority-page-effect-3 = Spy: you take the token, and if there’s another trick this round, it’s played face up, { $players ->
        [4] with you playing second and your partner last
       *[other] with you playing last
    }. { $first_edition_spy ->
        [true] If this 3 is killed, it does nothing; if it’s stolen, it works for the thief.
       *[other] If this 3 is stolen or killed, it does nothing.
    }
the-majority-page-effect-7 = Betrayal: unless it’s stolen or killed, this 7 goes to { $right }, on your right.
the-majority-page-effect-none = No effect, but worth { $power } power to the player who wins it.
the-majority-page-kept = { $count } kept
the-majority-page-cancelled = cancelled: two bribes
the-majority-page-idle = no effect
the-majority-page-ask-draft = Which card do you keep? You pass the rest to { $name }.
the-majority-page-ask-give = Which card do you give { $name }, your partner?
the-majority-page-spy = Spy: { $held ->
        [yes] { $you ->
            [yes] you keep
           *[no] { $seat } keeps
        }
       *[no] { $you ->
            [yes] you take
           *[no] { $seat } takes
        }
    } the token.{ $several ->
        [yes] {" "}Spies in play: { $spies }; the one furthest clockwise from the token takes it.
       *[no] {""}
    }
the-majority-page-exchanging = Partners swap cards
the-majority-page-gave = { $giver } gave { $seat } the { $card }.
the-majority-page-now-effects = The effects happen in this order:
the-majority-page-now-debate = End of the round: each colour pays the players with the most power in it.
the-majority-page-won-why = What’s in front of you at the end of a trick is yours. At the end of the round each colour pays { $prize } coins for the highest power, and { $part ->
        [5] a fifth
       *[other] one { $part }th
    } of that power, in coins, for the second-highest.
the-majority-page-debated = Debate on { $colour }: { $totals }. { $several ->
        [yes] Tied for first with { $best }: { $firsts }, { $prize } coins each.
       *[no] First with { $best }: { $firsts }, { $prize } coins.
    } { $second ->
        [none] Nobody is second.
        [several] Second: { $seconds }, { $share ->
            [one] { $share } coin
           *[other] { $share } coins
        } each.
       *[one] Second: { $seconds }, { $share ->
            [one] { $share } coin
           *[other] { $share } coins
        }.
    }
