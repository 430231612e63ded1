"""The pages: their types, and whole games in a real browser."""
