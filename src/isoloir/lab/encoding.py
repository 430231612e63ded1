"""A view as a row of numbers from -1 to 1, laid out from the view's type alone. `docs/lab.md` describes the layout.

Whatever is encoded is in the view, so nothing hidden can be: two boards that look the same to a seat give the same row.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import accumulate, compress, pairwise
from operator import is_not
from typing import Any

from msgspec import inspect
from msgspec.structs import astuple

from isoloir.core import Game, Option, Seat

from .extras import wanted
from .picks import WAIT, Moment
from .spelling import BITS, FLOAT, ONE, Spell, bits, number, part, remembered, zeros

VERSION = 1
"""Goes up whenever the same view would be encoded differently."""


class Row:
    """A row as it was last filled, with what it was filled from."""

    __slots__ = ("array", "asked", "now", "put", "values")

    def __init__(self, fields: int, size: int) -> None:
        row = bytearray(FLOAT.size * size)
        self.values: tuple[Any, ...] = (UNSEEN,) * fields
        self.now: Moment | None = None
        self.asked = 0
        """How many bytes its question takes."""
        self.put = memoryview(row).__setitem__
        self.array = _numpy().frombuffer(row, "float32")


class Encoding:
    """Of one game: the view, then what is asked, then each option offered.

    A row is made from the row before it, no matter which seat's: only fields that aren't the same any more are spelled.
    """

    def __init__(self, game: Game[Any, Any], slots: int) -> None:
        self.slots = slots
        kind = inspect.type_info(game.view_type)
        assert isinstance(kind, inspect.StructType), "a view is a struct"
        parts = [part(field.type) for field in kind.fields]
        question = BITS + 2 + slots * (1 + BITS)
        starts = [0, *accumulate([*(each.size for each in parts), question])]
        self._fields = range(len(parts))
        self._spells: list[Spell] = [remembered(each) for each in parts]
        self._places = [slice(FLOAT.size * start, FLOAT.size * end) for start, end in pairwise(starts)]
        self.size = starts[-1]
        self.seen = starts[-2]
        """How much of it is the view."""
        self._seat = game.view_type.__struct_fields__.index("seat") if game.alike else None
        """Where views differ, if that's all they differ in."""
        self._made: list[Row] = []
        """The row made last. The next one is made in it, and it isn't here meanwhile: several threads may read
        observations at once, and a row that two of them fill would show one seat another's hand."""

    def array(self, now: Moment, seat: Seat) -> Any:
        """What a seat sees and is asked, for its reader to keep and write into."""
        return self._copied(now, seat)

    def fill(self, array: Any, now: Moment, seat: Seat) -> None:
        """The same, in an array that is there already."""
        self._copied(now, seat, array)

    def shared(self, now: Moment) -> Any:
        """What the shared screen shows."""
        return self._copied(now, None)[: self.seen]

    def mask(self, now: Moment, seat: Seat) -> Any:
        """Which actions a seat may take; a copy too."""
        asked = now.question(seat)
        if asked is None:
            return _offered(0, self.slots).copy()
        mask = _offered(len(asked.options), self.slots).copy()
        for option in now.made[seat]:
            mask[1 + asked.options.index(option)] = 0
        return mask

    def _copied(self, now: Moment, eyes: Seat | None, into: Any = None) -> Any:
        try:
            row = self._made.pop()
        except IndexError:
            row = Row(len(self._spells), self.size)
        if now is row.now and self._seat is not None:
            self._put_one(row, self._seat, eyes)
        else:
            self._put(row, astuple(now.view(eyes)))
        self._ask(row, _question(now, eyes))
        row.now = now
        if into is None:
            into = row.array.copy()
        else:
            into[:] = row.array
        self._made[:] = [row]
        return into

    def _put(self, row: Row, values: tuple[Any, ...]) -> None:
        """Only what isn't the same as in the row before."""
        put, places, spells = row.put, self._places, self._spells
        for field in compress(self._fields, map(is_not, values, row.values)):
            put(places[field], spells[field](values[field]))
        row.values = values

    def _put_one(self, row: Row, field: int, value: Any) -> None:
        row.put(self._places[field], self._spells[field](value))
        row.values = (*row.values[:field], value, *row.values[field + 1 :])

    def _ask(self, row: Row, question: bytes) -> None:
        """What is asked, over what was asked before: most questions leave most slots empty."""
        start, asked, before = FLOAT.size * self.seen, len(question), row.asked
        row.put(slice(start, start + asked), question)
        if asked < before:
            row.put(slice(start + asked, start + before), bytes(before - asked))
        row.asked = asked


UNSEEN = object()


@cache
def _numpy() -> Any:
    return wanted("numpy", "isoloir.lab")


@lru_cache(maxsize=1 << 10)
def _offered(options: int, slots: int) -> Any:
    """The mask before any pick: this many options, or else waiting."""
    mask = _numpy().zeros(slots + 1, "int8")
    mask[1 : options + 1] = 1
    mask[WAIT] = not options
    return mask


def _question(now: Moment, seat: Seat | None) -> bytes:
    asked = None if seat is None else now.question(seat)
    if seat is None or asked is None:
        return b""
    return _spelled(asked.what, asked.options, asked.take, len(now.made[seat]))


@lru_cache(maxsize=1 << 10)
def _spelled(what: str, options: tuple[Option, ...], take: int, made: int) -> bytes:
    """Without the slots that stay empty."""
    return b"".join((bits(what), number(take), number(made), *map(_option, options)))


@lru_cache(maxsize=1 << 14)
def _option(option: Option) -> bytes:
    return number(option) + zeros(BITS) if isinstance(option, int) else ONE + bits(option)
