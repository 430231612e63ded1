"""The log in PostgreSQL, and what several nodes share there beside it."""
