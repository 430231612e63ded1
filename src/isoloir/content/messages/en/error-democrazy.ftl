# What can be wrong with the laws of a table; only the page that settles them has to say it.
error-democrazy-too-few-laws = { $seats } players need at least { $needed } law cards; there are { $there }
error-democrazy-house-law-json = house law on line { $line }: this isn’t a whole line of JSON; check the quotes, commas and braces
error-democrazy-house-law-form = house law on line { $line }, field { $field }: this value has the wrong shape
error-democrazy-house-law-missing = house law on line { $line }, field { $field }: “{ $name }” is missing
error-democrazy-house-law-unknown = house law on line { $line }, field { $field }: “{ $name }” doesn’t belong here
error-democrazy-house-law-most = house law on line { $line }, field { $field }: this number can be { $most } at most
error-democrazy-house-law-least = house law on line { $line }, field { $field }: this number has to be at least { $least }
error-democrazy-house-law-long = house law on line { $line }, field { $field }: { $most } characters at most
error-democrazy-house-law-short = house law on line { $line }, field { $field }: this text is empty
error-democrazy-house-law-name = house law on line { $line }, field { $field }: 2 to 40 small letters, digits or dashes, starting with a letter
error-democrazy-house-law-kind = house law on line { $line }, field { $field }: wanted here: { $wanted ->
        [int] a whole number
        [str] a text between quotes
        [bool] true or false
       *[object] several fields between braces
    }
error-democrazy-house-law-word = house law on line { $line }, field { $field }: not one of the words that fit here: { $offered }
error-democrazy-house-law-taken = house law on line { $line }, field { $field }: there’s already a law called “{ $law }”
error-democrazy-house-law-moment = house law on line { $line }, field { $field }: a red law acts “now”, and only a red one does
error-democrazy-house-law-red-symbol = house law on line { $line }, field { $field }: a red law is discarded at once and carries no symbol
error-democrazy-house-law-when = house law on line { $line }, field { $field }: only a law with the trigger “vote” waits for a kind of vote
error-democrazy-house-law-effect = house law on line { $line }, field { $field }: “{ $do }” can’t happen at the trigger “{ $trigger }”; these can: { $offered }
error-democrazy-house-law-after-vote = house law on line { $line }, field { $field }: “{ $who }” is about a vote and needs the trigger “vote”
error-democrazy-house-law-never = house law on line { $line }, field { $field }: no law could ever be adopted
error-democrazy-house-law-no-text = house law on line { $line }, field { $field }: a house law needs its sentence, in “fr” and in “en”
error-democrazy-house-law-sentence = house law on line { $line }, field { $field }: it has to be one printable line
error-democrazy-house-law-people = house law on line { $line }, field { $field }: a law can ask the people only one thing
error-democrazy-house-law-caught = house law on line { $line }, field { $field }: “{ $who }” needs a blue law with the trigger “start” or “vote”
error-democrazy-house-law-once = house law on line { $line }, field { $field }: only a law with the trigger “start” or “vote” can act once and go
