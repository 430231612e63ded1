"""Isoloir: a table for games of secret choice."""

__version__ = "0.1.0"
