title = Menteur
line = Posez une carte cachée, dites ce qu’elle est, et gardez votre sérieux.
rules =
    Chacun tient quatre cartes, dont la valeur va de 1 à 6. À votre tour, vous en posez une face cachée et annoncez un nombre.
    Les autres choisissent en secret : croire ou douter. Si tous vous croient, vous marquez le nombre annoncé, vrai ou faux.
    Si quelqu’un doute, la carte est retournée. Si vous disiez vrai, vous marquez sa valeur, et chaque sceptique perd 2.
    Si vous mentiez, vous perdez le nombre annoncé, et chaque sceptique gagne 2.
    Quand toutes les cartes sont posées, le plus haut score gagne.

ask-lay = Quelle carte posez-vous ?
ask-claim = Qu’annoncez-vous ?
ask-doubt = Y croyez-vous ?
help-lay = Face cachée : les autres voient seulement que vous en posez une.
help-claim = Si personne ne doute, vous marquez le nombre annoncé, quelle que soit la carte.
help-doubt = Douter rapporte 2 si c’était un mensonge, et coûte 2 si c’était vrai.
value-believe = J’y crois
value-doubt = J’en doute

event-Laid = { $seat } pose une carte et annonce : { $claim }.
event-Believed = Personne ne doute. { $seat } marque { $claim }.
event-Doubted = { $count ->
        [1] { $seats } en doute.
       *[other] { $seats } en doutent.
    }
event-WasTrue = C’est un { $card } : { $seat } disait vrai.
event-WasLie = C’est un { $card }, pas un { $claim } : { $seat } mentait.

field-scores = Points
field-turn = C’est le tour de
field-claim = Annoncé
field-shown = Retournées
field-held = Cartes en main
field-face_down = Face cachée
field-hand = Votre main
field-my_laid = Vos cartes posées
