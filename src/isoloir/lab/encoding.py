"""A view as a row of numbers from -1 to 1, laid out from the view's type alone. `docs/lab.md` describes the layout.

Whatever is encoded is in the view, so nothing hidden can be: two boards that look the same to a seat give the same row.
"""

from __future__ import annotations

from functools import cache
from itertools import compress
from operator import is_not
from typing import Any

from msgspec import inspect
from msgspec.structs import astuple

from isoloir.core import Ask, Game, Option, Seat

from .extras import wanted
from .numbering import numbering_of
from .picks import Moment
from .sizes import sized
from .spelling import COMPACT, DENSE, ONE, Spell, Spelled, number, part, zeros

VERSION = 2
"""Goes up whenever the same view would be encoded differently."""

UNSEEN = object()
MOST_MASKS = 1 << 12


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

    def __init__(self, game: Game[Any, Any], slots: int | None = None, *, compact: bool = False) -> None:
        self._made_for, self.compact = (game.key, slots, compact), compact
        self.numbering = numbering_of(game.key, slots)
        kind, self._leaves = inspect.type_info(game.view_type), COMPACT if compact else DENSE
        assert isinstance(kind, inspect.StructType), "a view is a struct"
        parts = [part(field.type, self._leaves) for field in kind.fields]
        self._fields = range(len(parts))
        self._spells: list[Spell] = [each.spell for each in parts]
        self.seen = sum(each.size for each in parts)
        """How much of it is the view."""
        text, whole = self._leaves.text, self._leaves.whole
        asked = (*text.kinds, 0, 0) + (0,) * (self.numbering.first_slot - 1)
        asked += (*whole.kinds, *text.kinds) * self.numbering.slots
        numpy = _numpy()
        self.kinds = numpy.array([*(kind for each in parts for kind in each.kinds), *asked])
        """By number of the row: how many indices there are, or 0 if it's no index."""
        self.size = len(self.kinds)
        self._seat = game.view_type.__struct_fields__.index("seat") if game.own == frozenset() else None
        """Where views differ, if that's all they differ in."""
        self._screen = Seen(None, (UNSEEN,) * len(parts), [b""] * len(parts))
        self._mine = [[(UNSEEN, b"")] * len(parts) for _ in range(game.seats[-1])]
        """By seat and field: what it saw there that not everybody did, and how that is spelled."""
        self._unasked = zeros(len(asked))
        self._offers, self._masks = Spelled(self._offered), Masks(self.numbering.size)
        self._read, self._float = numpy.frombuffer, numpy.dtype("float32")

    def __deepcopy__(self, memo: Any) -> Encoding:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Put together afresh, where it's unpickled."""
        return _encoding, self._made_for

    def array(self, now: Moment, seat: Seat) -> Any:
        """What a seat sees and is asked, for its reader to keep and write into."""
        return self._read(bytearray().join(self._parts(now, seat)), self._float)

    def observed(self, now: Moment, seat: Seat, key: str = "observation") -> Any:
        """The row; a compact one in two, its numbers and its indices. In PettingZoo that has one key."""
        row = self.array(now, seat)
        return (
            {"numbers": row[self.kinds == 0], "indices": row[self.kinds > 0].astype("int32")} if self.compact else row
        )

    def fill(self, array: Any, now: Moment, seat: Seat) -> None:
        """The same, in an array that is there already."""
        array[:] = self._read(b"".join(self._parts(now, seat)), self._float)

    def shared(self, now: Moment) -> Any:
        """What the shared screen shows."""
        return self._read(bytearray().join(self._shown(now).parts), self._float)

    def mask(self, now: Moment, seat: Seat) -> Any:
        """Which actions a seat may take; a copy too."""
        return self._masks[now.numbers(seat)].copy()

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
            parts += (self._leaves.text.spell(asked.what), number(asked.take), number(made), self._offers[asked])
        else:
            parts.append(self._unasked)
        return parts

    def _offered(self, asked: Ask[Any]) -> bytes:
        """A 1 for each option with a number of its own; then what lies in the slots."""
        numbers, first = self.numbering.of(asked), self.numbering.first_slot
        named = bytearray(zeros(first - 1))
        slots = [self._option(option) for n, option in zip(numbers, asked.options, strict=True) if n >= first]
        for n in numbers:
            if n < first:
                named[4 * n - 4 : 4 * n] = ONE
        rest = self._leaves.whole.size + self._leaves.text.size
        return b"".join((named, *slots, zeros((self.numbering.slots - len(slots)) * rest)))

    def _option(self, option: Option) -> bytes:
        whole, text = self._leaves.whole, self._leaves.text
        if isinstance(option, int):
            return whole.spell(option) + zeros(text.size)
        return ONE + zeros(whole.size - 1) + text.spell(option)

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


class Masks(dict[tuple[int, ...], Any]):
    """By the actions one may take."""

    def __init__(self, size: int) -> None:
        self.size = size

    def __missing__(self, numbers: tuple[int, ...]) -> Any:
        if len(self) >= MOST_MASKS:
            self.clear()
        self[numbers] = mask = _numpy().zeros(self.size, "int8")
        mask[list(numbers)] = 1
        return mask


def _encoding(key: str, slots: int | None, compact: bool) -> Encoding:
    return Encoding(sized(key), slots, compact=compact)
