# For games without a face of their own, in the terminal and on the page alike.

plain-you = You
plain-nothing = –
plain-yes = yes
plain-no = no
plain-mine = Yours
plain-track = { $label }: from { $low } to { $high }
plain-event = { $event }: { $fields }
