"""Logs as they were written, kept for ever: each must still fold to the party that was stored beside it."""
