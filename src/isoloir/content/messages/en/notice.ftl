# What is told of a table over days outside its page: never what was asked or chosen, and nobody's name.
notice-turn = It’s your turn at table { $code }.
notice-curtain = The curtain rose at table { $code }.
notice-over = The game at table { $code } is over.
notice-stop = No more notifications
notice-stop-at = No more notifications: { $link }
notice-opens = Answers open at table { $code }
notice-opens-yours = Answers open at table { $code }: yours is missing
