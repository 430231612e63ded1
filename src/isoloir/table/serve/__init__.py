"""`isoloir serve`: settings, start, stop, and what the operator reads."""
