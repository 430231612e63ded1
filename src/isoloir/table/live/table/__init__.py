"""One table under way: its loop, who is there, what it does by itself, who hears what. Knows no other table or node."""
