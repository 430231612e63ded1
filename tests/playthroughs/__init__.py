"""One readable game per room: rewritten by `python -m tests.playthroughs.regenerate`, reviewed in the diff."""
