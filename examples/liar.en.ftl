title = Liar
line = Lay a card face down, say what it is, and keep a straight face.
rules =
    Everyone holds four cards, numbered 1 to 6. On your turn, you lay one face down and say a number.
    The others choose in secret: believe or doubt. If everyone believes you, you score the number you said, true or not.
    If anyone doubts you, the card is turned over. If you told the truth, you score it, and each doubter loses 2.
    If you lied, you lose the number you said, and each doubter gains 2.
    When all cards are laid, the highest score wins.

ask-lay = Which card do you lay?
ask-claim = What do you say it is?
ask-doubt = Do you believe it?
help-lay = Face down: the others only see that you laid one.
help-claim = If nobody doubts, you score the number you say, whatever the card is.
help-doubt = Doubting earns 2 if it was a lie and costs 2 if it was the truth.
value-believe = I believe it
value-doubt = I doubt it

event-Laid = { $seat } lays a card and says: { $claim }.
event-Believed = Nobody doubts. { $seat } scores { $claim }.
event-Doubted = { $count ->
        [1] { $seats } doubts it.
       *[other] { $seats } doubt it.
    }
event-WasTrue = It’s a { $card }: { $seat } told the truth.
event-WasLie = It’s a { $card }, not a { $claim }: { $seat } lied.

field-scores = Points
field-turn = Whose turn
field-claim = Said to be
field-shown = Turned over
field-held = Cards in hand
field-face_down = Face down
field-hand = Your hand
field-my_laid = What you laid
