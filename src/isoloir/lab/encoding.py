"""A view as a row of numbers from -1 to 1, laid out from the view's type alone. `docs/lab.md` describes the layout.

Whatever is encoded is in the view, so nothing hidden can be: two boards that look the same to a seat give the same row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from hashlib import sha256
from math import log1p
from typing import Any, TypeAlias

import msgspec
from msgspec import inspect

from isoloir.core import Game, Seat

from .extras import wanted
from .picks import Picks

VERSION = 1
"""Goes up whenever the same view would be encoded otherwise."""

ITEMS = (16, 8, 4)
"""How many items of a list are encoded, by how deep it lies; the length is encoded too."""
BITS = 16
"""Texts, and structs of several kinds, as so many bits of their hash: equal ones are equal, and that is all."""

Put: TypeAlias = Callable[[Any, list[float]], None]
LISTS = (inspect.ListType, inspect.VarTupleType, inspect.SetType, inspect.FrozenSetType)


class Part:
    """How a type is put into a row: how long its stretch is, and how it is filled."""

    __slots__ = ("put", "size")

    def __init__(self, size: int, put: Put) -> None:
        self.size, self.put = size, put


def number(value: float) -> float:
    """Small numbers apart, large ones closer and closer together, none beyond 1."""
    near = min(1.0, log1p(abs(value)) / 7)
    return -near if value < 0 else near


@cache
def bits(text: str) -> tuple[float, ...]:
    hashed = int.from_bytes(sha256(text.encode()).digest()[: BITS // 8], "big")
    return tuple(float(hashed >> place & 1) for place in range(BITS))


NUMBER = Part(1, lambda value, row: row.append(number(value)))
TEXT = Part(BITS, lambda value, row: row.extend(bits(value)))
HASHED = Part(BITS, lambda value, row: row.extend(bits(msgspec.json.encode(value).decode())))


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
            return _struct([(field.name, part(field.type, depth)) for field in fields])
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
    rows = {value: [float(value == each) for each in values] for value in values}
    return Part(len(values), lambda value, row: row.extend(rows[value]))


def _struct(fields: list[tuple[str, Part]]) -> Part:
    def put(value: Any, row: list[float]) -> None:
        for name, each in fields:
            each.put(getattr(value, name), row)

    return Part(sum(each.size for _, each in fields), put)


def _perhaps(inner: Part) -> Part:
    nothing = [0.0] * (inner.size + 1)

    def put(value: Any, row: list[float]) -> None:
        if value is None:
            row.extend(nothing)
        else:
            row.append(1.0)
            inner.put(value, row)

    return Part(inner.size + 1, put)


def _fixed(parts: list[Part]) -> Part:
    def put(value: Any, row: list[float]) -> None:
        for each, item in zip(parts, value, strict=True):
            each.put(item, row)

    return Part(sum(each.size for each in parts), put)


def _list(item: Part, most: int) -> Part:
    """The length, then the last items: what came last matters most."""
    blank = [0.0] * item.size

    def put(value: Any, row: list[float]) -> None:
        things = list(value)[-most:]
        row.append(number(len(value)))
        for thing in things:
            item.put(thing, row)
        row.extend(blank * (most - len(things)))

    return Part(1 + most * item.size, put)


def _dict(pair: Part, most: int) -> Part:
    row_of = _list(pair, most)
    return Part(row_of.size, lambda value, row: row_of.put(sorted(value.items()), row))


class Encoding:
    """Of one game: the view, then what is asked, then each option offered."""

    def __init__(self, game: Game[Any, Any], slots: int) -> None:
        self.view = part(inspect.type_info(game.view_type))
        self.slots = slots
        self.size = self.view.size + BITS + 2 + slots * (1 + BITS)

    def row(self, picks: Picks, seat: Seat) -> list[float]:
        row: list[float] = []
        self.view.put(picks.match.view(seat), row)
        asked = picks.question(seat)
        if asked is None:
            row.extend([0.0] * (self.size - len(row)))
            return row
        row.extend(bits(asked.what))
        row += (number(asked.take), number(len(picks.made(seat))))
        self._options(asked.options, row)
        return row

    def _options(self, options: Iterable[Any], row: list[float]) -> None:
        offered = tuple(options)
        for option in offered:
            if isinstance(option, int):
                row.append(number(option))
                row.extend([0.0] * BITS)
            else:
                row.append(1.0)
                row.extend(bits(option))
        row.extend([0.0] * ((self.slots - len(offered)) * (1 + BITS)))

    def array(self, picks: Picks, seat: Seat) -> Any:
        numpy = wanted("numpy", "isoloir.lab")
        return numpy.array(self.row(picks, seat), dtype=numpy.float32)
