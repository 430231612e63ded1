"""One table before a hall: who comes in, what a reveal costs, what a restart does."""
