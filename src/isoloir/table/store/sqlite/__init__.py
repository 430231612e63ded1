"""The log in one file on one machine, and what a data folder needs: its lock, its rights, its copies."""
