# What only the terminal says of a table of Démocrazy.

democrazy-board-turn = Turn { $turn } · { $left ->
        [one] 1 card
       *[other] { $left } cards
    } in the deck · { $bag ->
        [one] 1 token
       *[other] { $bag } tokens
    } in the bag ({ $colours })
democrazy-board-over = The game is over
democrazy-board-tokens = tokens
democrazy-board-laws = laws
democrazy-board-joker = joker
democrazy-board-has-joker = yes
democrazy-board-no-joker = –
democrazy-board-force = In force, oldest first:
democrazy-board-pending = in force from the next turn
democrazy-board-declared = applies to { $seats }
democrazy-board-my-joker = Your joker: { $joker }
democrazy-board-on-table = On the table: { $law } ({ $kind }; { $circle })
democrazy-board-would-repeal = It would repeal { $laws }.
democrazy-board-at-once = right away
democrazy-board-without = without it
democrazy-board-with = with it
democrazy-board-last = Last vote: { $law } was { $adopted ->
        [yes] adopted.
       *[no] rejected.
    } { $why }
democrazy-board-hand = Your laws:
democrazy-board-mark-red = red { $circle }
democrazy-board-mark-blue = blue { $circle }
democrazy-board-circle-white = ○ adopted on a tie
democrazy-board-circle-black = ● rejected on a tie
democrazy-board-says = { $law }: { $text }
