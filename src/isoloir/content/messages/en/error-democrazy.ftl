# What can be wrong with the laws of a table; only the page that settles them has to say it.
error-democrazy-too-few-laws = { $seats } players need at least { $needed } law cards; there are only { $there }
# Where in the rows; beside a field of the form (line 0) the reason is enough.
error-democrazy-house-law-where = { $line ->
        [0] { "" }
       *[other] house law on line { $line }, field { $field }:{ " " }
    }
error-democrazy-house-law-json = house law on line { $line }: this line isn’t valid JSON; check the quotes, commas and braces
error-democrazy-house-law-form = { error-democrazy-house-law-where }this isn’t the right kind of value
error-democrazy-house-law-missing = { error-democrazy-house-law-where }“{ $name }” is missing
error-democrazy-house-law-unknown = { error-democrazy-house-law-where }“{ $name }” doesn’t belong here
error-democrazy-house-law-most = { error-democrazy-house-law-where }this number can’t be more than { $most }
error-democrazy-house-law-least = { error-democrazy-house-law-where }this number has to be at least { $least }
error-democrazy-house-law-long = { error-democrazy-house-law-where }this text can’t be longer than { $most } characters
error-democrazy-house-law-short = { error-democrazy-house-law-where }this text is empty
error-democrazy-house-law-name = { error-democrazy-house-law-where }a short name has 2 to 40 lowercase letters, digits or dashes, and begins with a letter
error-democrazy-house-law-kind = { error-democrazy-house-law-where }this has to be { $wanted ->
        [int] a whole number
        [str] text in quotes
        [bool] true or false
       *[object] a set of fields in braces
    }
error-democrazy-house-law-word = { error-democrazy-house-law-where }this has to be one of these words: { $offered }
error-democrazy-house-law-taken = { error-democrazy-house-law-where }there’s already a law called “{ $law }”
error-democrazy-house-law-moment = { error-democrazy-house-law-where }only red laws can have the trigger “now”, and they can’t have any other trigger
error-democrazy-house-law-red-symbol = { error-democrazy-house-law-where }a red law is discarded right away, so it can’t have a symbol
error-democrazy-house-law-when = { error-democrazy-house-law-where }only a law with the trigger “vote” can depend on how the vote went
error-democrazy-house-law-effect = { error-democrazy-house-law-where }“{ $do }” doesn’t go with the trigger “{ $trigger }”; choose one of these: { $offered }
error-democrazy-house-law-after-vote = { error-democrazy-house-law-where }“{ $who }” is about a vote, so the law needs the trigger “vote”
error-democrazy-house-law-never = { error-democrazy-house-law-where }with this law, no law could ever be adopted again
error-democrazy-house-law-no-text = { error-democrazy-house-law-where }a house law needs its sentence in both languages, “fr” and “en”
error-democrazy-house-law-sentence = { error-democrazy-house-law-where }the sentence has to fit on one line and contain only printable characters
error-democrazy-house-law-people = { error-democrazy-house-law-where }a law can ask the players only one question
error-democrazy-house-law-caught = { error-democrazy-house-law-where }“{ $who }” only works in a blue law with the trigger “start” or “vote”
error-democrazy-house-law-once = { error-democrazy-house-law-where }only a law with the trigger “start” or “vote” can act once and then go away
