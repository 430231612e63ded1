"""A view as a row of numbers from -1 to 1, laid out from the view's type alone. `docs/lab.md` describes the layout.

Whatever is encoded is in the view, so nothing hidden can be: two boards that look the same to a seat give the same row.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import accumulate
from math import log1p
from typing import Any, TypeAlias

import msgspec
from msgspec import inspect

from isoloir.core import Ask, Game, Seat

from .extras import wanted
from .picks import Moment

VERSION = 1
"""Goes up whenever the same view would be encoded differently."""

ITEMS = (16, 8, 4)
"""How many items of a list are encoded, by how deep it lies; the length is encoded too."""
BITS = 16
"""Texts, and structs of several kinds, as this many bits of their hash: equal ones are equal, and that is all."""

LISTS = (inspect.ListType, inspect.VarTupleType, inspect.SetType, inspect.FrozenSetType)


class Row:
    """Only what isn't 0: most of a row is, and making thousands of zeros would be the expensive part."""

    __slots__ = ("numbers", "places")

    def __init__(self) -> None:
        self.places: list[int] = []
        self.numbers: list[float] = []

    def put(self, place: int, number: float) -> None:
        if number:
            self.places.append(place)
            self.numbers.append(number)

    def put_bits(self, place: int, text: str) -> None:
        ones = bits(text)
        self.places += [place + bit for bit in ones]
        self.numbers += [1.0] * len(ones)

    def put_numbers(self, place: int, values: Sequence[float]) -> None:
        self.places += range(place, place + len(values))
        self.numbers += map(number, values)


Put: TypeAlias = Callable[[Any, int, Row], None]
"""Puts a value into a row, from a place on."""


class Part:
    """How a type is put into a row: how long its stretch is, and how it is filled."""

    __slots__ = ("put", "size")

    def __init__(self, size: int, put: Put) -> None:
        self.size, self.put = size, put


@lru_cache(maxsize=1 << 12)
def number(value: float) -> float:
    """Small numbers apart, large ones closer and closer together, none beyond 1."""
    near = min(1.0, log1p(abs(value)) / 7)
    return -near if value < 0 else near


@lru_cache(maxsize=1 << 16)
def bits(text: str) -> tuple[int, ...]:
    """Which of the bits of a text's hash are set."""
    hashed = int.from_bytes(sha256(text.encode()).digest()[: BITS // 8], "big")
    return tuple(place for place in range(BITS) if hashed >> place & 1)


NUMBER = Part(1, lambda value, at, row: row.put(at, number(value)))
TEXT = Part(BITS, lambda value, at, row: row.put_bits(at, value))
HASHED = Part(BITS, lambda value, at, row: row.put_bits(at, msgspec.json.encode(value).decode()))


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
    return Part(len(values), lambda value, at, row: row.put(at + values.index(value), 1.0))


def _struct(fields: list[tuple[str, Part]]) -> Part:
    starts = _starts([each for _, each in fields])

    def put(value: Any, at: int, row: Row) -> None:
        for (name, each), start in zip(fields, starts, strict=True):
            each.put(getattr(value, name), at + start, row)

    return Part(sum(each.size for _, each in fields), put)


def _starts(parts: list[Part]) -> list[int]:
    return [0, *accumulate(each.size for each in parts)][: len(parts)]


def _perhaps(inner: Part) -> Part:
    def put(value: Any, at: int, row: Row) -> None:
        if value is not None:
            row.put(at, 1.0)
            inner.put(value, at + 1, row)

    return Part(inner.size + 1, put)


def _fixed(parts: list[Part]) -> Part:
    starts = _starts(parts)

    def put(value: Any, at: int, row: Row) -> None:
        for each, start, item in zip(parts, starts, value, strict=True):
            each.put(item, at + start, row)

    return Part(sum(each.size for each in parts), put)


def _list(item: Part, most: int) -> Part:
    """The length, then the last items: what came last matters most."""

    def put(value: Any, at: int, row: Row) -> None:
        row.put(at, number(len(value)))
        last = list(value)[-most:]
        if item is NUMBER:
            row.put_numbers(at + 1, last)
            return
        for place, thing in enumerate(last):
            item.put(thing, at + 1 + place * item.size, row)

    return Part(1 + most * item.size, put)


def _dict(pair: Part, most: int) -> Part:
    pairs = _list(pair, most)
    return Part(pairs.size, lambda value, at, row: pairs.put(sorted(value.items()), at, row))


class Encoding:
    """Of one game: the view, then what is asked, then each option offered.

    A row is made from the one before it for the same eyes: fields that are equal stay as they were encoded. Most of a
    view doesn't change from one pause to the next, and encoding it all again is what would cost.
    """

    def __init__(self, game: Game[Any, Any], slots: int) -> None:
        self.slots = slots
        kind = inspect.type_info(game.view_type)
        assert isinstance(kind, inspect.StructType), "a view is a struct"
        self._fields_of: Callable[[Any], tuple[Any, ...]] = msgspec.structs.astuple
        parts = [part(field.type) for field in kind.fields]
        self.view = part(kind)
        self._view_fields = list(zip(parts, _starts(parts), strict=True))
        asked = Part(BITS + 2 + slots * (1 + BITS), _put_question)
        self._fields = [*self._view_fields, (asked, self.view.size)]
        self.size = self.view.size + asked.size
        self._latest: dict[Seat | None, tuple[tuple[Any, ...], Any]] = {}

    def array(self, now: Moment, seat: Seat) -> Any:
        """What a seat sees and is asked."""
        asked = now.question(seat)
        question = None if asked is None else (asked, len(now.made[seat]))
        return self._row(seat, (*self._fields_of(now.view(seat)), question), self._fields, self.size)

    def shared(self, now: Moment) -> Any:
        """What the shared screen shows."""
        return self._row(None, self._fields_of(now.view(None)), self._view_fields, self.view.size)

    def _row(self, eyes: Seat | None, values: tuple[Any, ...], fields: list[tuple[Part, int]], size: int) -> Any:
        known = self._latest.get(eyes)
        if known is None:
            numpy = wanted("numpy", "isoloir.lab")
            known = (UNSEEN,) * len(values), numpy.zeros(size, numpy.float32)
        old, array = known
        row = Row()
        for (each, at), value, before in zip(fields, values, old, strict=True):
            if value is not before and value != before:
                array[at : at + each.size] = 0
                each.put(value, at, row)
        array[row.places] = row.numbers
        self._latest[eyes] = values, array
        return array.copy()


UNSEEN = object()


def _put_question(asked: tuple[Ask[Any], int] | None, at: int, row: Row) -> None:
    if asked is None:
        return
    question, made = asked
    row.put_bits(at, question.what)
    row.put(at + BITS, number(question.take))
    row.put(at + BITS + 1, number(made))
    for slot, option in enumerate(question.options):
        place = at + BITS + 2 + slot * (1 + BITS)
        if isinstance(option, int):
            row.put(place, number(option))
        else:
            row.put(place, 1.0)
            row.put_bits(place + 1, option)
