"""With which options a game is tried: any two of their values meet once, with the fewest people and with the most."""

from __future__ import annotations

from itertools import combinations
from typing import Any, TypeAlias

import msgspec
from msgspec.inspect import BoolType, IntType, ListType, LiteralType, Metadata, StrType, UnionType, VarTupleType

from isoloir.core import BadSetup, Game, Setup

from .fault import Fault, hold
from .where import line_of, line_of_error, line_of_text

Row: TypeAlias = dict[str, Any]

SEATS = ""
"""The number of people, as if it were an option."""
FORMS = (BoolType, LiteralType, IntType, ListType, VarTupleType)
"""What the lobby has a field for."""
MOST_LINES = 12
MOST_ROWS = 60


def plain_setups(game: Game[Any, Any]) -> list[Setup]:
    """The default options, for every number of seats."""
    return [game.setup(seats) for seats in game.seats]


def option_setups(game: Game[Any, Any]) -> list[Setup]:
    """What the game objects to isn't tried; whatever else was to be tried in that row is tried without it."""
    ends = list(dict.fromkeys((game.seats[0], game.seats[-1])))
    accepted = {
        name: [each for each in offered if any(_setup(game, {SEATS: seats, name: each}) for seats in ends)]
        for name, offered in values(game).items()
    }
    offered = {SEATS: ends, **accepted}
    usual = {SEATS: game.seats[0], **{name: getattr(game.options(), name) for name in offered if name}}
    found: dict[bytes, Setup] = {}
    missing = _pairs(offered)
    while missing and len(found) < MOST_ROWS:
        row = dict(missing.pop(0))
        for wanted in (_fuller(row, missing), {**usual, **row}):
            if (setup := _setup(game, {**usual, **wanted})) is not None:
                missing = [pair for pair in missing if not _holds(wanted, dict(pair))]
                if setup.options.departures():
                    found.setdefault(msgspec.json.encode(setup), setup)
                break
    return list(found.values())


def _pairs(offered: dict[str, list[Any]]) -> list[tuple[tuple[str, Any], ...]]:
    return [((a, x), (b, y)) for a, b in combinations(offered, 2) for x in offered[a] for y in offered[b]]


def _fuller(row: Row, missing: list[tuple[tuple[str, Any], ...]]) -> Row:
    """With every other pair that still has room beside it."""
    for pair in missing:
        if all(row.get(name, value) == value for name, value in pair):
            row = {**row, **dict(pair)}
    return row


def _holds(row: Row, part: Row) -> bool:
    return all(name in row and row[name] == value for name, value in part.items())


def _setup(game: Game[Any, Any], row: Row) -> Setup | None:
    try:
        return game.setup(row[SEATS], {name: value for name, value in row.items() if name})
    except BadSetup:
        return None
    except Exception as why:
        raise _crashed(why) from why


def _crashed(why: Exception) -> Fault:
    return Fault("objection-raised", why=f"{type(why).__name__}: {why}", where=line_of_error(why))


def check_options(game: Game[Any, Any]) -> None:
    for name, field in _fields(game).items():
        where = line_of_text(game, rf"^\s+{name}\s*:")
        kind = field.type.type if isinstance(field.type, Metadata) else field.type
        hold(isinstance(kind, FORMS), "option-kind", option=name, where=where)
        bounded = not isinstance(kind, IntType) or bool(_values(kind)[1:])
        hold(bounded, "option-unbounded", option=name, where=where)
        try:
            game.read_options({name: msgspec.to_builtins(getattr(game.options(), name))})
        except BadSetup as why:
            raise Fault("option-default", option=name, why=str(why.details["why"]), where=where) from None
    for seats in game.seats:
        try:
            game.setup(seats)
        except BadSetup as why:
            where = line_of([game.objection], "raise|def |lambda")
            raise Fault("setup-refused", seats=seats, why=str(why), where=where) from None
        except Exception as why:
            raise _crashed(why) from why


def values(game: Game[Any, Any]) -> dict[str, list[Any]]:
    """Of each option the default, and the values that a range begins and ends with."""
    default = game.options()
    return {
        name: list(dict.fromkeys([getattr(default, name), *_values(field.type)]))
        for name, field in _fields(game).items()
    }


def _fields(game: Game[Any, Any]) -> dict[str, msgspec.inspect.Field]:
    kind = msgspec.inspect.type_info(game.options)
    assert isinstance(kind, msgspec.inspect.StructType)
    return {field.name: field for field in kind.fields}


def _values(kind: msgspec.inspect.Type) -> list[Any]:
    match kind:
        case Metadata():
            return _values(kind.type)
        case BoolType():
            return [False, True]
        case LiteralType():
            return list(kind.values)
        case IntType():
            ends = (
                kind.ge,
                None if kind.gt is None else kind.gt + 1,
                None if kind.lt is None else kind.lt - 1,
                kind.le,
            )
            return [end for end in ends if end is not None]
        case StrType():
            return ["x" * (kind.min_length or 1), "x" * min(kind.max_length or 1, 200)]
        case UnionType():
            return [None] * kind.includes_none + [value for each in kind.types for value in _values(each)]
        case ListType(item_type=StrType()) | VarTupleType(item_type=StrType()):
            return [tuple(f"x{n}" for n in range(min(kind.max_length or 1, MOST_LINES)))]
        case _:
            return []
