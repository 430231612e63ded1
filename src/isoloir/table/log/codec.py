"""Entries to bytes and back. What can't be read says so once and for all; nothing is guessed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TypeAlias

import msgspec

from .entries import Act, Entry, Forgotten
from .marks import marks_of
from .old import Configured1, OldEntry, Promised1, WentBack1

APART = b" " * 4_100
"""SQLite keeps the end of a row longer than 4,061 bytes on pages of its own, overwritten when it goes or changes.
A short row lies among others, and a page that splits may keep a copy of it where nothing ever overwrites it."""

Rewrite: TypeAlias = Callable[[Sequence[bytes]], Mapping[int, bytes]]
"""Given all entries of a table in order, which of them read otherwise from now on, by number."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Entry | OldEntry).decode


class Unreadable(Exception):
    """An entry this version doesn't know: damaged, or written by a newer one."""


def encode_entry(entry: Entry) -> bytes:
    return APART + _encode(entry) if is_personal(type(entry)) else _encode(entry)


def decode_entry(body: bytes) -> Entry:
    try:
        entry: Entry | OldEntry = _decode(body)
    except (msgspec.MsgspecError, UnicodeError) as why:
        raise Unreadable(type(why).__name__) from None
    return entry.now() if isinstance(entry, Configured1 | WentBack1 | Promised1) else entry


@cache
def is_personal(kind: type[Act]) -> bool:
    """Holds names, secrets, needs, or texts of the party's own: in the files it lies apart."""
    return bool(marks_of(kind))


FORGOTTEN = _encode(Forgotten())
"""What a shared store leaves of a table."""
