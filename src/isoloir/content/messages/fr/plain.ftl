# Pour les jeux sans visage à eux, dans le terminal comme sur la page.

plain-you = Vous
plain-nothing = –
plain-yes = oui
plain-no = non
plain-mine = À vous
plain-track = { $label } : de { $low } à { $high }
plain-event = { $event } : { $fields }
