"""People at a table, in rooms: log, wire, party, store, live, door, serve. Knows every game and no game's inside."""
