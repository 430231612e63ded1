"""How a value of any type is spelled as numbers from -1 to 1; `docs/lab.md` has the table.

A spelling is put together once for each type, and after that only looks things up and joins bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import sha256
from math import log1p
from operator import call
from struct import Struct
from typing import Any, TypeAlias

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
    """How a type is put into a row: how many numbers it takes, and how a value is spelled."""

    __slots__ = ("size", "spell")

    def __init__(self, size: int, spell: Spell) -> None:
        self.size, self.spell = size, spell


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

NUMBER = Part(1, number)
TEXT = Part(BITS, bits)
PLAIN = (number, bits)
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
    size, spells, join = _row(parts)
    return Part(size, lambda value: join(map(call, spells, astuple(value))))


def _fixed(parts: list[Part]) -> Part:
    size, spells, join = _row(parts)
    return Part(size, lambda values: join(map(call, spells, values)))


def _row(parts: list[Part]) -> tuple[int, list[Spell], Callable[[Iterable[bytes]], bytes]]:
    return sum(each.size for each in parts), [each.spell for each in parts], b"".join


def _perhaps(inner: Part) -> Part:
    nothing, spell = zeros(inner.size + 1), inner.spell

    def perhaps(value: Any) -> bytes:
        return nothing if value is None else ONE + spell(value)

    return Part(inner.size + 1, Spelled(perhaps).__getitem__ if spell in PLAIN else perhaps)


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

    return Part(1 + most * item.size, spell)


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
    return Part(pairs.size, lambda value: pairs.spell(sorted(value.items())))
