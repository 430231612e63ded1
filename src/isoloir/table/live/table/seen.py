"""The last entries people were told of, by which a log that went back is recognised.

A store that fails over may lose entries, and others may be written in their place. An entry with a command's id or a
time is like no other: if the log still has it at its number, it has all before it too. One that may be written twice
alike, such as a bot's choice, says nothing by itself, so it's remembered with those before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...log.codec import decode_entry, holds_words
from ...log.entries import Began, Entry
from ...log.marks import marks_of

MOST = 64
"""Entries: nowhere near that many in a row are without an id or a time."""


class Seen(NamedTuple):
    first: int = 0
    """The number of the oldest that's remembered."""
    marks: tuple[bytes | int, ...] = ()
    """Of each entry from there on its hash, or the body itself if it holds words, which may be erased."""

    def then(self, head: int, bodies: Sequence[bytes]) -> Seen:
        """And these were told, up to this number."""
        unlike = next((at for at in range(len(bodies) - 1, -1, -1) if _is_unlike_any(bodies[at])), None)
        before = self.marks if unlike is None else ()
        marks = (*before, *map(_mark, bodies[unlike or 0 :]))[-MOST:]
        return Seen(head - len(marks) + 1, marks)

    def is_in(self, bodies: Sequence[bytes]) -> bool:
        """Whether the log, from `first` on, begins with them."""
        return len(bodies) >= len(self.marks) and all(map(_fits, self.marks, bodies))


def _is_unlike_any(body: bytes) -> bool:
    return b'"command":' in body or b'"at":' in body


def _mark(body: bytes) -> bytes | int:
    return body if holds_words(body) else hash(body)


def _fits(mark: bytes | int, body: bytes) -> bool:
    if isinstance(mark, int):
        return mark == hash(body)
    return mark == body or (holds_words(body) and _is_left_of(decode_entry(body), decode_entry(mark)))


def _is_left_of(entry: Entry, told: Entry) -> bool:
    """Whether it's the same once somebody's words were taken out."""
    if type(entry) is not type(told):
        return False
    marks = marks_of(type(told))
    return all(
        getattr(entry, field) == getattr(told, field)
        or (field in marks and marks[field].is_own and getattr(entry, field) == marks[field].blank)
        or (field == "names" and _are_left_of(entry, told))
        for field in told.__struct_fields__
    )


def _are_left_of(entry: Entry, told: Entry) -> bool:
    names = zip(entry.names, told.names, strict=False) if isinstance(entry, Began) and isinstance(told, Began) else ()
    return all(left in ("", name) for left, name in names)
