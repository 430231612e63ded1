"""All tables of one server, and what they share: bots that think, a call at the end of each turn, secrets."""
