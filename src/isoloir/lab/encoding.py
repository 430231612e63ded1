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
from .picks import Moment
from .spelling import BITS, FLOAT, ONE, Spell, bits, number, part, zeros

VERSION = 1
"""Goes up whenever the same view would be encoded differently."""


class Encoding:
    """Of one game: the view, then what is asked, then each option offered.

    A row is made from the row before it, no matter which seat's: fields that are equal stay as they were spelled.
    Most of a view is public, or doesn't change from one pause to the next; what is private is remembered by seat.
    """

    def __init__(self, game: Game[Any, Any], slots: int) -> None:
        self.slots = slots
        kind = inspect.type_info(game.view_type)
        assert isinstance(kind, inspect.StructType), "a view is a struct"
        parts = [part(field.type) for field in kind.fields]
        sizes = [*(each.size for each in parts), BITS + 2 + slots * (1 + BITS)]
        starts = [0, *accumulate(sizes)]
        spells: list[Spell] = [*(each.spell for each in parts), bytes]
        places = [slice(FLOAT.size * start, FLOAT.size * end) for start, end in pairwise(starts)]
        self._fields = list(zip(spells, places, strict=True))
        """By field: how it is spelled, and which bytes of a row it takes; the question comes spelled."""
        self._numbers = range(len(sizes))
        self.size = starts[-1]
        self.seen = starts[-2]
        """How much of it is the view."""
        self._no_question = zeros(sizes[-1])
        self._made: list[tuple[tuple[Any, ...], memoryview, Any]] = []
        """The row made last, as bytes and as an array, with its values. The next one is made in it, and it isn't
        here meanwhile: several threads may read observations at once, and a row that two of them fill would show one
        seat another's hand."""
        self._spelled: dict[Seat | None, list[tuple[Any, bytes]]] = {}
        """By eyes and field: the value that was spelled last."""

    def array(self, now: Moment, seat: Seat) -> Any:
        """What a seat sees and is asked, for its reader to keep and write into."""
        return self._copied(seat, (*astuple(now.view(seat)), self._question(now, seat)))

    def fill(self, array: Any, now: Moment, seat: Seat) -> None:
        """The same, in an array that is there already."""
        self._copied(seat, (*astuple(now.view(seat)), self._question(now, seat)), array)

    def shared(self, now: Moment) -> Any:
        """What the shared screen shows."""
        return self._copied(None, (*astuple(now.view(None)), self._no_question))[: self.seen]

    def _question(self, now: Moment, seat: Seat) -> bytes:
        asked = now.question(seat)
        if asked is None:
            return self._no_question
        return _question(asked.what, asked.options, asked.take, len(now.made[seat]), self.slots)

    def _copied(self, eyes: Seat | None, values: tuple[Any, ...], into: Any = None) -> Any:
        try:
            before, row, array = self._made.pop()
        except IndexError:
            before, row, array = self._blank()
        mine = self._spelled.get(eyes) or self._spelled.setdefault(eyes, [(UNSEEN, b"")] * len(values))
        for place in compress(self._numbers, map(is_not, values, before)):
            value = values[place]
            if value != before[place]:
                self._write(row, place, value, mine)
        if into is None:
            into = array.copy()
        else:
            into[:] = array
        self._made[:] = [(values, row, array)]
        return into

    def _write(self, row: memoryview, place: int, value: Any, mine: list[tuple[Any, bytes]]) -> None:
        known, spelled = mine[place]
        spell, where = self._fields[place]
        if known is not value and known != value:
            spelled = spell(value)
            mine[place] = value, spelled
        row[where] = spelled

    def _blank(self) -> tuple[tuple[Any, ...], memoryview, Any]:
        row = bytearray(FLOAT.size * self.size)
        return (UNSEEN,) * len(self._numbers), memoryview(row), _numpy().frombuffer(row, "float32")


UNSEEN = object()


@cache
def _numpy() -> Any:
    return wanted("numpy", "isoloir.lab")


@lru_cache(maxsize=1 << 10)
def _question(what: str, options: tuple[Option, ...], take: int, made: int, slots: int) -> bytes:
    spelled = b"".join(map(_option, options))
    left = zeros((slots - len(options)) * (1 + BITS))
    return b"".join((bits(what), number(take), number(made), spelled, left))


@lru_cache(maxsize=1 << 14)
def _option(option: Option) -> bytes:
    return number(option) + zeros(BITS) if isinstance(option, int) else ONE + bits(option)
