"""Tables under way: one loop each, presence, timers, bots, and who hears what. The only room that awaits."""
