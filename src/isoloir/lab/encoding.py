"""A view as a row of numbers from -1 to 1, laid out from the view's type alone. `docs/lab.md` describes the layout.

Whatever is encoded is in the view, so nothing hidden can be: two boards that look the same to a seat give the same row.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import compress
from operator import is_not
from typing import Any

from msgspec import inspect
from msgspec.structs import astuple

from isoloir.core import Ask, Game, Option, Seat

from .extras import wanted
from .picks import WAIT, Moment
from .spelling import BITS, ONE, Spell, Spelled, bits, number, part, zeros

VERSION = 1
"""Goes up whenever the same view would be encoded differently."""

ASKED, OFFERED = BITS + 2, BITS + 1
"""How many numbers a question takes, and each option it offers."""

UNSEEN = object()


class Seen:
    """A view, spelled field by field. It never changes, so threads that read observations at once may share it."""

    __slots__ = ("now", "parts", "values")

    def __init__(self, now: Moment | None, values: tuple[Any, ...], parts: list[bytes]) -> None:
        self.now, self.values, self.parts = now, values, parts


class Encoding:
    """Of one game: the view, then what is asked, then each option offered.

    What the shared screen shows is spelled once for all seats, and of that only what isn't the same as at the pause
    before; each seat's row is that with the seat's own fields in it.
    """

    def __init__(self, game: Game[Any, Any], slots: int) -> None:
        self.slots = slots
        kind = inspect.type_info(game.view_type)
        assert isinstance(kind, inspect.StructType), "a view is a struct"
        parts = [part(field.type) for field in kind.fields]
        self._fields = range(len(parts))
        self._spells: list[Spell] = [each.spell for each in parts]
        self.seen = sum(each.size for each in parts)
        """How much of it is the view."""
        self.size = self.seen + ASKED + slots * OFFERED
        self._seat = game.view_type.__struct_fields__.index("seat") if game.own == frozenset() else None
        """Where views differ, if that's all they differ in."""
        self._screen = Seen(None, (UNSEEN,) * len(parts), [b""] * len(parts))
        self._mine = [[(UNSEEN, b"")] * len(parts) for _ in range(game.seats[-1])]
        """By seat and field: what it saw there that not everybody did, and how that is spelled."""
        self._unasked = zeros(ASKED + slots * OFFERED)
        self._empty, self._masks = Empty(slots), Masks(slots)
        numpy = _numpy()
        self._read, self._float = numpy.frombuffer, numpy.dtype("float32")

    def array(self, now: Moment, seat: Seat, key: str = "observation") -> Any:
        """What a seat sees and is asked, for its reader to keep and write into. It has one key, in PettingZoo."""
        return self._read(bytearray().join(self._parts(now, seat)), self._float)

    def fill(self, array: Any, now: Moment, seat: Seat) -> None:
        """The same, in an array that is there already."""
        array[:] = self._read(b"".join(self._parts(now, seat)), self._float)

    def shared(self, now: Moment) -> Any:
        """What the shared screen shows."""
        return self._read(bytearray().join(self._shown(now).parts), self._float)

    def mask(self, now: Moment, seat: Seat) -> Any:
        """Which actions a seat may take; a copy too."""
        asked = now.asks.get(seat)
        if asked is None:
            return self._masks[0].copy()
        if not (made := now.made[seat]):
            return self._masks[len(asked.options)].copy()
        return self._further(asked, made)

    def _further(self, asked: Ask[Any], made: tuple[Option, ...]) -> Any:
        """After the first of several picks."""
        if len(made) == asked.take:
            return self._masks[0].copy()
        mask = self._masks[len(asked.options)].copy()
        mask[[1 + asked.options.index(option) for option in made]] = 0
        return mask

    def _parts(self, now: Moment, seat: Seat) -> list[bytes]:
        shown = self._screen
        if shown.now is not now:
            shown = self._shown(now)
        parts = shown.parts.copy()
        if self._seat is None:
            self._own(parts, now.view(seat), shown.values, seat)
        else:
            parts[self._seat] = self._spells[self._seat](seat)
        asked = now.asks.get(seat)
        if asked is not None and (made := len(now.made[seat])) < asked.take:
            options = asked.options
            parts += (_asked(asked.what, asked.take, made), OFFERS[options], self._empty[len(options)])
        else:
            parts.append(self._unasked)
        return parts

    def _shown(self, now: Moment) -> Seen:
        """What everybody sees; only what isn't the same as at the pause before is spelled."""
        before = self._screen
        values, known, parts, spells = astuple(now.view(None)), before.values, before.parts.copy(), self._spells
        for field in compress(self._fields, map(is_not, values, known)):
            value = values[field]
            if value != known[field]:
                parts[field] = spells[field](value)
        self._screen = shown = Seen(now, values, parts)
        return shown

    def _own(self, parts: list[bytes], view: Any, shown: tuple[Any, ...], seat: Seat) -> None:
        """What only this seat sees takes the place of what everybody does."""
        values, spells, memory = astuple(view), self._spells, self._mine[seat]
        for field in compress(self._fields, map(is_not, values, shown)):
            value = values[field]
            known, spelled = memory[field]
            if known is not value and known != value:
                spelled = spells[field](value)
                memory[field] = value, spelled
            parts[field] = spelled


@cache
def _numpy() -> Any:
    return wanted("numpy", "isoloir.lab")


class Empty(dict[int, bytes]):
    """The slots that stay empty, by how many don't."""

    def __init__(self, slots: int) -> None:
        self.slots = slots

    def __missing__(self, options: int) -> bytes:
        self[options] = spelled = zeros((self.slots - options) * OFFERED)
        return spelled


class Masks(dict[int, Any]):
    """The mask before any pick, by how many options there are; if there are none, for waiting."""

    def __init__(self, slots: int) -> None:
        self.slots = slots

    def __missing__(self, options: int) -> Any:
        self[options] = mask = _numpy().zeros(self.slots + 1, "int8")
        mask[1 : options + 1] = 1
        mask[WAIT] = not options
        return mask


@lru_cache(maxsize=1 << 10)
def _asked(what: str, take: int, made: int) -> bytes:
    return bits(what) + number(take) + number(made)


@lru_cache(maxsize=1 << 14)
def _option(option: Option) -> bytes:
    return number(option) + zeros(BITS) if isinstance(option, int) else ONE + bits(option)


OFFERS = Spelled(lambda options: b"".join(map(_option, options)))
"""Options in their order, without the slots that stay empty."""
