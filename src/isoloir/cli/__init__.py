"""The command line and the terminal table."""

from .app import main

__all__ = ["main"]
