"""The encoding as `docs/lab.md` describes it, written plainly and slowly, to compare the fast one with."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from math import log1p
from typing import Any

import msgspec
from msgspec import inspect

from isoloir.core import Seat
from isoloir.lab.picks import Moment

MOST = (16, 8, 4)
LISTS = (inspect.ListType, inspect.VarTupleType, inspect.SetType, inspect.FrozenSetType)


def row_of(now: Moment, seat: Seat) -> list[float]:
    view = now.view(seat)
    seen = number_of(view, inspect.type_info(type(view)), 0)
    return [*seen, *question_of(now, seat)]


def question_of(now: Moment, seat: Seat) -> list[float]:
    asked, numbering = now.question(seat), now.numbering
    named, slots = numbering.first_slot - 1, numbering.slots
    if asked is None:
        return [0.0] * (18 + named + 17 * slots)
    offered = dict(zip(numbering.of(asked), asked.options, strict=True))
    own = [float(number in offered) for number in range(1, named + 1)]
    rest = [option for number, option in sorted(offered.items()) if number > named]
    options = [[size(each), *[0.0] * 16] if isinstance(each, int) else [1.0, *bits(each)] for each in rest]
    padding = [0.0] * 17 * (slots - len(options))
    return [*bits(asked.what), size(asked.take), size(len(now.made[seat])), *own, *joined(options), *padding]


def number_of(value: Any, kind: inspect.Type, depth: int) -> list[float]:
    match kind:
        case inspect.Metadata(type=inner):
            return number_of(value, inner, depth)
        case inspect.BoolType() | inspect.IntType() | inspect.FloatType():
            return [size(value)]
        case inspect.StrType():
            return bits(value)
        case inspect.LiteralType(values=values):
            return [float(value == each) for each in values]
        case inspect.StructType(fields=fields):
            return joined(number_of(getattr(value, field.name), field.type, depth) for field in fields)
        case inspect.UnionType(types=types) if len(types) == 2 and _nothing(types) >= 0:
            inner = types[1 - _nothing(types)]
            return [0.0] * (1 + length(inner, depth)) if value is None else [1.0, *number_of(value, inner, depth)]
        case inspect.TupleType(item_types=items):
            return joined(number_of(each, item, depth) for each, item in zip(value, items, strict=True))
        case inspect.DictType(key_type=key, value_type=of):
            pairs = inspect.VarTupleType(inspect.TupleType((key, of)))
            return number_of(sorted(value.items()), pairs, depth)
        case _ if isinstance(kind, LISTS):
            most = MOST[min(depth, 2)]
            last = [number_of(each, kind.item_type, depth + 1) for each in list(value)[-most:]]
            padding = [0.0] * length(kind.item_type, depth + 1) * (most - len(last))
            return [size(len(value)), *joined(last), *padding]
        case _:
            return bits(msgspec.json.encode(value).decode())


def length(kind: inspect.Type, depth: int) -> int:
    match kind:
        case inspect.Metadata(type=inner):
            return length(inner, depth)
        case inspect.BoolType() | inspect.IntType() | inspect.FloatType():
            return 1
        case inspect.LiteralType(values=values):
            return len(values)
        case inspect.StructType(fields=fields):
            return sum(length(field.type, depth) for field in fields)
        case inspect.UnionType(types=types) if len(types) == 2 and _nothing(types) >= 0:
            return 1 + length(types[1 - _nothing(types)], depth)
        case inspect.TupleType(item_types=items):
            return sum(length(item, depth) for item in items)
        case inspect.DictType(key_type=key, value_type=of):
            return 1 + MOST[min(depth, 2)] * (length(key, depth + 1) + length(of, depth + 1))
        case _ if isinstance(kind, LISTS):
            return 1 + MOST[min(depth, 2)] * length(kind.item_type, depth + 1)
        case _:
            return 16


def size(value: float) -> float:
    near = min(1.0, log1p(abs(value)) / 7)
    return -near if value < 0 else near


def bits(text: str) -> list[float]:
    value = int.from_bytes(sha256(text.encode()).digest()[:2], "big")
    return [float(value >> bit & 1) for bit in range(16)]


def joined(rows: Iterable[list[float]]) -> list[float]:
    return [number for row in rows for number in row]


def _nothing(types: tuple[inspect.Type, ...]) -> int:
    """Which of them is None, if any."""
    return next((place for place, kind in enumerate(types) if isinstance(kind, inspect.NoneType)), -1)
