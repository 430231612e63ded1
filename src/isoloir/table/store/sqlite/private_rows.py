"""In SQLite's file, rows with people's words are kept apart from the others. No other store needs this."""

from __future__ import annotations

from ...log.codec import PERSONAL

APART = b" " * 4_100
"""SQLite keeps the end of a row longer than 4,061 bytes on pages of its own, overwritten when it goes or changes.
A short row lies among others, and a page that splits may keep a copy of it where nothing ever overwrites it."""


def apart(body: bytes) -> bytes:
    """Long enough to lie apart, if it may hold names, secrets, needs, or texts of the party's own."""
    return APART + body if body.startswith(PERSONAL) else body


def together(body: bytes) -> bytes:
    """The body without its padding."""
    return body.lstrip(b" ")
