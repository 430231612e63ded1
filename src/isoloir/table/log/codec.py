"""Entries to bytes and back. What can't be read says so once and for all; nothing is guessed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache, reduce
from operator import or_
from typing import Any, Protocol, cast, get_args

import msgspec
from msgspec import Struct

from isoloir.core.value import encode

from .entries import OLD, Act, Entry, Forgotten, Old
from .marks import marks_of

encode_entry: Callable[[Entry], bytes] = encode
KINDS: tuple[type[Act], ...] = (*get_args(Entry), *OLD)
"""All that can be read."""
_decode: Callable[[bytes], Any] = msgspec.json.Decoder(reduce(or_, KINDS)).decode
UNKNOWN_FIELD = "Object contains unknown field"
"""How msgspec begins to say so."""


class Rewrite(Protocol):
    """Takes words out of a table's log. It is shown the entries in order, some of them perhaps long before."""

    @property
    def known(self) -> int:
        """The number of the newest entry it was shown."""

    def look(self, entries: Iterable[bytes]) -> None:
        """Those after `known`."""

    @property
    def changes(self) -> Collection[int]:
        """The numbers of those that read otherwise from now on."""

    def blank(self, number: int, body: bytes) -> bytes: ...


class Unreadable(Exception):
    """An entry this version doesn't know: damaged, or written by a newer one."""


class Newer(Unreadable):
    """Written by a newer version, for one like it to judge."""


class _Tagged(Struct):
    type: str


def decode_entry(body: bytes) -> Entry:
    try:
        entry = _decode(body)
    except (msgspec.MsgspecError, UnicodeError) as why:
        raise (Newer if _is_of_later_kind(body, str(why)) else Unreadable)(type(why).__name__) from None
    return cast("Entry", entry.now() if isinstance(entry, Old) else entry)


def _is_of_later_kind(body: bytes, why: str) -> bool:
    """A kind we don't know, or a field of one that we do."""
    if why.startswith(UNKNOWN_FIELD):
        return True
    try:
        return msgspec.json.decode(body, type=_Tagged).type not in known_tags()
    except (msgspec.MsgspecError, UnicodeError):
        return False


@cache
def known_tags() -> frozenset[str]:
    return frozenset(str(kind.__struct_config__.tag) for kind in KINDS)


@cache
def is_personal(kind: type[Act]) -> bool:
    """Holds names, secrets, needs, or texts of the party's own: a store may have to keep it apart from the rest."""
    return bool(marks_of(kind))


def personal_tags() -> Iterator[bytes]:
    """By which such an entry is known without reading it; of old shapes too."""
    for kind in KINDS:
        if is_personal(kind):
            yield str(kind.__struct_config__.tag).encode()


PERSONAL = tuple(b'{"type":"%s"' % tag for tag in personal_tags())
"""How the body of an entry begins that holds something personal."""


def holds_words(body: bytes) -> bool:
    """As `is_personal`, of an entry that was not read."""
    return body.startswith(PERSONAL)


FORGOTTEN = encode_entry(Forgotten())
"""What a shared store leaves of a table."""
