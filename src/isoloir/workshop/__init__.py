"""Where authors try a game of their own in a page: a house that lasts as long as the page and reaches nothing."""

from .workshop import Workshop, start

__all__ = ["Workshop", "start"]
