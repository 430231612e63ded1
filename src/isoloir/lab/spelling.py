"""How a value of any type is spelled as numbers from -1 to 1; `docs/lab.md` has the table.

A spelling is put together once for each type, and after that only looks things up and joins bytes. A compact one has
indices among the numbers, where the dense one has a number for each thing it could be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from hashlib import sha256
from math import log1p
from operator import call
from struct import Struct
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import inspect
from msgspec.structs import astuple

from isoloir.core import lately

ITEMS = (16, 8, 4)
"""How many items of a list are encoded, by how deep it lies; the length is encoded too."""
BITS = 16
"""Texts, and structs of several kinds, as this many bits of their hash: equal ones are equal, and that is all."""
LONG, SEVERAL = 256, 16
"""Items of this many numbers aren't hashed to see whether they were there before; the last few are kept instead."""
MOST_SPELLED = 1 << 11
"""How many items of one kind of list are remembered."""
MOST_TEXTS, SHORT = 1 << 14, 80
"""How many texts are remembered, and up to which length: the course of a game is another one at every pause."""
KEPT = 1 << 12
"""Numbers up to this one, above zero and below, are spelled once."""

LISTS = (inspect.ListType, inspect.VarTupleType, inspect.SetType, inspect.FrozenSetType)
FLOAT = Struct("=f")

Spell: TypeAlias = Callable[[Any], bytes]
"""A value as 32-bit floats, one after the other."""


class Part:
    """How a type is put into a row: how many numbers it takes, which are indices, and how a value is spelled."""

    __slots__ = ("kinds", "size", "spell")

    def __init__(self, size: int, spell: Spell, kinds: tuple[int, ...] = ()) -> None:
        self.size, self.spell = size, spell
        self.kinds = kinds or (0,) * size
        """By number: how many indices there are, from 0, which is nothing; 0 if it's no index."""


def zeros(size: int) -> bytes:
    return bytes(FLOAT.size * size)


class Numbers(dict[float, bytes]):
    """Small numbers apart, large ones closer and closer together, none beyond 1."""

    def __missing__(self, value: float) -> bytes:
        near = min(1.0, log1p(abs(value)) / 7)
        spelled = FLOAT.pack(-near if value < 0 else near)
        if isinstance(value, int) and abs(value) <= KEPT:
            self[value] = spelled
        return spelled


number: Spell = Numbers().__getitem__

ONE = FLOAT.pack(1.0)
BYTES = [b"".join([ONE if byte >> bit & 1 else zeros(1) for bit in range(8)]) for byte in range(256)]
"""The bits of each byte, the lowest first."""


class Texts(dict[str, bytes]):
    """The first bits of a text's hash, the lowest first."""

    def __missing__(self, text: str) -> bytes:
        high, low = sha256(text.encode()).digest()[: BITS // 8]
        spelled = BYTES[low] + BYTES[high]
        if len(text) <= SHORT:
            if len(self) >= MOST_TEXTS:
                self.clear()
            self[text] = spelled
        return spelled


bits: Spell = Texts().__getitem__

PLAIN = (number, bits)


class Leaves(NamedTuple):
    """How what has no parts is spelled."""

    number: Part
    whole: Part
    text: Part
    hashed: Part
    one_of: Callable[[tuple[Any, ...]], Part]


def _json(spell: Spell) -> Spell:
    return lambda value: spell(msgspec.json.encode(value).decode())


def _one_hot(values: tuple[Any, ...]) -> Part:
    size = len(values)
    spelled = {value: zeros(place) + ONE + zeros(size - place - 1) for place, value in enumerate(values)}
    return Part(size, spelled.__getitem__)


NUMBER = Part(1, number)
DENSE = Leaves(NUMBER, NUMBER, Part(BITS, bits), Part(BITS, _json(bits)), _one_hot)

WHOLE = 1 << 10
"""Whole numbers below this one, above zero and below, have an index of their own."""


@lru_cache(maxsize=1 << 14)
def index(text: str) -> bytes:
    """The bits of its hash as one number."""
    return FLOAT.pack(1 + int.from_bytes(sha256(text.encode()).digest()[: BITS // 8], "big"))


@lru_cache(maxsize=1 << 14)
def _whole(value: int) -> bytes:
    return number(value) + FLOAT.pack(WHOLE + max(1 - WHOLE, min(value, WHOLE - 1)))


def _place(values: tuple[Any, ...]) -> Part:
    spelled = {value: FLOAT.pack(place) for place, value in enumerate(values, 1)}
    return Part(1, spelled.__getitem__, (len(values) + 1,))


TEXTS = ((1 << BITS) + 1,)
COMPACT = Leaves(
    NUMBER, Part(2, _whole, (0, 2 * WHOLE)), Part(1, index, TEXTS), Part(1, _json(index), TEXTS), _place
)  # fmt: skip


def part(kind: inspect.Type, leaves: Leaves = DENSE, depth: int = 0) -> Part:
    match kind:
        case inspect.Metadata(type=inner):
            return part(inner, leaves, depth)
        case inspect.IntType():
            return leaves.whole
        case inspect.BoolType() | inspect.FloatType():
            return leaves.number
        case inspect.StrType():
            return leaves.text
        case inspect.LiteralType(values=values):
            return leaves.one_of(tuple(values))
        case inspect.StructType(fields=fields):
            return _row([part(field.type, leaves, depth) for field in fields], astuple)
        case inspect.UnionType(types=types):
            some = [each for each in types if not isinstance(each, inspect.NoneType)]
            return _perhaps(part(some[0], leaves, depth)) if len(some) == 1 else leaves.hashed
        case inspect.TupleType(item_types=items):
            return _row([part(item, leaves, depth) for item in items], tuple)
        case _ if isinstance(kind, LISTS):
            return _list(part(kind.item_type, leaves, depth + 1), ITEMS[min(depth, len(ITEMS) - 1)])
        case inspect.DictType(key_type=key, value_type=value):
            pair = _row([part(each, leaves, depth + 1) for each in (key, value)], tuple)
            return _dict(pair, ITEMS[min(depth, len(ITEMS) - 1)])
        case _:
            return leaves.hashed


def _row(parts: list[Part], members: Callable[[Any], Iterable[Any]]) -> Part:
    spells, join = [each.spell for each in parts], b"".join
    kinds = tuple(kind for each in parts for kind in each.kinds)
    return Part(len(kinds), lambda value: join(map(call, spells, members(value))), kinds)


def _perhaps(inner: Part) -> Part:
    nothing, spell = zeros(inner.size + 1), inner.spell

    def perhaps(value: Any) -> bytes:
        return nothing if value is None else ONE + spell(value)

    plain = spell in PLAIN
    return Part(inner.size + 1, Spelled(perhaps).__getitem__ if plain else perhaps, (0, *inner.kinds))


def _list(item: Part, most: int) -> Part:
    """The length, then the last items: what came last matters most."""
    plain, one, join = item.spell, again(item), b"".join
    frames = [(number(there), zeros((most - there) * item.size)) for there in range(most + 1)]

    def spell(values: Any) -> bytes:
        there = len(values)
        if there > most:
            head, empty, values = number(there), b"", tuple(values)[-most:]
        else:
            head, empty = frames[there]
        try:
            return join((head, *map(one, values), empty))
        except TypeError:  # items that can't be hashed are few
            return join((head, *map(plain, values), empty))

    return Part(1 + most * item.size, spell, (0, *item.kinds * most))


def again(item: Part) -> Spell:
    """What was there before is there again at the next pause: a long item is known by itself, another by its value."""
    if item.spell in PLAIN:
        return item.spell
    return lately(SEVERAL)(item.spell) if item.size >= LONG else Spelled(item.spell).__getitem__


class Spelled(dict[Any, bytes]):
    """A dict, since finding something in it calls no Python."""

    def __init__(self, spell: Spell) -> None:
        self.spell = spell

    def __missing__(self, value: Any) -> bytes:
        spelled = self.spell(value)
        if len(self) >= MOST_SPELLED:
            self.clear()
        self[value] = spelled
        return spelled


def _dict(pair: Part, most: int) -> Part:
    pairs = _list(pair, most)
    return Part(pairs.size, lambda value: pairs.spell(sorted(value.items())), pairs.kinds)
