"""A view as a row of numbers from -1 to 1, laid out from the view's type alone. `docs/lab.md` describes the layout.

Whatever is encoded is in the view, so nothing hidden can be: two boards that look the same to a seat give the same row.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from hashlib import sha256
from itertools import accumulate, pairwise
from math import log1p
from struct import Struct
from typing import Any, TypeAlias

import msgspec
from msgspec import inspect
from msgspec.structs import astuple

from isoloir.core import Ask, Game, Option, Seat

from .extras import wanted
from .picks import Moment

VERSION = 1
"""Goes up whenever the same view would be encoded differently."""

ITEMS = (16, 8, 4)
"""How many items of a list are encoded, by how deep it lies; the length is encoded too."""
BITS = 16
"""Texts, and structs of several kinds, as this many bits of their hash: equal ones are equal, and that is all."""

LISTS = (inspect.ListType, inspect.VarTupleType, inspect.SetType, inspect.FrozenSetType)


FLOAT = Struct("=f")
NOTHING = bytes(1 << 16)
"""Zeros to cut from."""

Spell: TypeAlias = Callable[[Any], bytes]
"""A value as 32-bit floats, one after the other."""


class Part:
    """How a type is put into a row: how many numbers it takes, and how a value is spelled."""

    __slots__ = ("size", "spell")

    def __init__(self, size: int, spell: Spell) -> None:
        self.size, self.spell = size, spell


def zeros(size: int) -> bytes:
    return NOTHING[: 4 * size] if 4 * size <= len(NOTHING) else bytes(4 * size)


@lru_cache(maxsize=1 << 12)
def number(value: float) -> bytes:
    """Small numbers apart, large ones closer and closer together, none beyond 1."""
    near = min(1.0, log1p(abs(value)) / 7)
    return FLOAT.pack(-near if value < 0 else near)


ONE = FLOAT.pack(1.0)
BYTES = [b"".join([ONE if byte >> bit & 1 else zeros(1) for bit in range(8)]) for byte in range(256)]
"""The bits of each byte, the lowest first."""


@lru_cache(maxsize=1 << 14)
def bits(text: str) -> bytes:
    """The first bits of a text's hash, the lowest first."""
    high, low = sha256(text.encode()).digest()[: BITS // 8]
    return BYTES[low] + BYTES[high]


NUMBER = Part(1, number)
TEXT = Part(BITS, bits)
HASHED = Part(BITS, lambda value: bits(msgspec.json.encode(value).decode()))


def part(kind: inspect.Type, depth: int = 0) -> Part:
    match kind:
        case inspect.Metadata(type=inner):
            return part(inner, depth)
        case inspect.BoolType() | inspect.IntType() | inspect.FloatType():
            return NUMBER
        case inspect.StrType():
            return TEXT
        case inspect.LiteralType(values=values):
            return _one_hot(tuple(values))
        case inspect.StructType(fields=fields):
            return _struct([part(field.type, depth) for field in fields])
        case inspect.UnionType(types=types):
            some = [each for each in types if not isinstance(each, inspect.NoneType)]
            return _perhaps(part(some[0], depth)) if len(some) == 1 else HASHED
        case inspect.TupleType(item_types=items):
            return _fixed([part(item, depth) for item in items])
        case _ if isinstance(kind, LISTS):
            return _list(part(kind.item_type, depth + 1), ITEMS[min(depth, len(ITEMS) - 1)])
        case inspect.DictType(key_type=key, value_type=value):
            pair = _fixed([part(key, depth + 1), part(value, depth + 1)])
            return _dict(pair, ITEMS[min(depth, len(ITEMS) - 1)])
        case _:
            return HASHED


def _one_hot(values: tuple[Any, ...]) -> Part:
    size = len(values)
    spelled = {value: zeros(place) + ONE + zeros(size - place - 1) for place, value in enumerate(values)}
    return Part(size, spelled.__getitem__)


def _struct(parts: list[Part]) -> Part:
    fixed = _fixed(parts)
    return Part(fixed.size, lambda value: fixed.spell(astuple(value)))


def _fixed(parts: list[Part]) -> Part:
    spells = [each.spell for each in parts]

    def spell(values: Any) -> bytes:
        return b"".join([one(value) for one, value in zip(spells, values, strict=True)])

    return Part(sum(each.size for each in parts), spell)


def _perhaps(inner: Part) -> Part:
    nothing = zeros(inner.size + 1)
    return Part(inner.size + 1, lambda value: nothing if value is None else ONE + inner.spell(value))


def _list(item: Part, most: int) -> Part:
    """The length, then the last items: what came last matters most."""
    one = item.spell if item in (NUMBER, TEXT) else _remembered(item.spell)

    def spell(values: Any) -> bytes:
        last = tuple(values)[-most:]
        return b"".join([number(len(values)), *map(one, last), zeros((most - len(last)) * item.size)])

    return Part(1 + most * item.size, spell)


def _remembered(spell: Spell) -> Spell:
    """An item that was in the list before is there again at the next pause; those that can't be hashed are few."""
    memory = lru_cache(maxsize=1 << 10)(spell)

    def again(value: Any) -> bytes:
        try:
            return memory(value)
        except TypeError:
            return spell(value)

    return again


def _dict(pair: Part, most: int) -> Part:
    pairs = _list(pair, most)
    return Part(pairs.size, lambda value: pairs.spell(sorted(value.items())))


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
        parts.append(Part(BITS + 2 + slots * (1 + BITS), lambda asked: _question(asked, slots)))
        starts = [0, *accumulate(4 * each.size for each in parts)]
        self._fields = [(each.spell, *between) for each, between in zip(parts, pairwise(starts), strict=True)]
        """By field: how it is spelled, and from which byte of a row to which."""
        self.size = starts[-1] // 4
        self.seen = starts[-2] // 4
        """How much of it is the view."""
        self._unseen = (UNSEEN,) * len(parts)
        self._made: list[tuple[tuple[Any, ...], bytearray]] = []
        """The row that was made last, with its values. The next one is made in it, and it isn't here meanwhile: several
        threads may read observations at once, and a row that two of them fill would show one seat another's hand."""
        self._spelled: dict[Seat | None, list[tuple[Any, bytes]]] = {}
        """By eyes and field: the value that was spelled last."""

    def array(self, now: Moment, seat: Seat) -> Any:
        """What a seat sees and is asked."""
        asked = now.question(seat)
        question = None if asked is None else (asked, len(now.made[seat]))
        return _as_array(self._row(seat, (*astuple(now.view(seat)), question)))

    def shared(self, now: Moment) -> Any:
        """What the shared screen shows."""
        return _as_array(self._row(None, (*astuple(now.view(None)), None))[: 4 * self.seen])

    def _row(self, eyes: Seat | None, values: tuple[Any, ...]) -> bytearray:
        """A copy that its reader may write into."""
        try:
            before, row = self._made.pop()
        except IndexError:
            before, row = self._unseen, bytearray(4 * self.size)
        mine = self._spelled.setdefault(eyes, [(UNSEEN, b"")] * len(values))
        for place, (value, old) in enumerate(zip(values, before, strict=True)):
            if value is not old and value != old:
                known, spelled = mine[place]
                spell, start, end = self._fields[place]
                if known is not value and known != value:
                    spelled = spell(value)
                    mine[place] = value, spelled
                row[start:end] = spelled
        copy = bytearray(row)
        self._made[:] = [(values, row)]
        return copy


UNSEEN = object()


@cache
def _numpy() -> Any:
    return wanted("numpy", "isoloir.lab")


def _as_array(row: bytearray) -> Any:
    numpy = _numpy()
    return numpy.frombuffer(row, numpy.float32)


def _question(asked: tuple[Ask[Any], int] | None, slots: int) -> bytes:
    if asked is None:
        return zeros(BITS + 2 + slots * (1 + BITS))
    question, made = asked
    options = question.options
    spelled = b"".join([_option(option) for option in options])
    left = zeros((slots - len(options)) * (1 + BITS))
    return b"".join((bits(question.what), number(question.take), number(made), spelled, left))


@lru_cache(maxsize=1 << 14)
def _option(option: Option) -> bytes:
    return number(option) + zeros(BITS) if isinstance(option, int) else ONE + bits(option)
