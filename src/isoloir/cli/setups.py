"""From what was typed to a checked set-up: the game, its seats, its options, its bots."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast

import msgspec

from isoloir.bots import bot_of
from isoloir.core import BadSetup, Game, Lang, Setup
from isoloir.games import game_of

from .mistakes import Mistake
from .words import Words

LISTS = (msgspec.inspect.ListType, msgspec.inspect.VarTupleType, msgspec.inspect.TupleType)
USUAL_SEATS = 4


def named_game(key: str | None) -> Game[Any, Any]:
    if key is None:
        raise Mistake("game-missing")
    return game_of(key)


def game_and_setup(args: Namespace, words: Words, cards: str) -> tuple[Game[Any, Any], Setup]:
    """`cards` is the language of the cards unless one was asked for."""
    game = named_game(args.game)
    seats = args.seats or usual_seats(game)
    typed = {key: _typed(game, key, value) for key, value in args.option}
    try:
        options = game.read_options(typed, strict=False).departures()
    except BadSetup as why:
        raise _explained(why, game, words) from None
    return game, game.setup(seats, options, cast("Lang", args.cards or cards))


def usual_seats(game: Game[Any, Any]) -> int:
    return min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])


def levels(game: Game[Any, Any], typed: tuple[str, ...], count: int) -> tuple[str, ...]:
    """One level for all, or one for each."""
    for level in typed:
        bot_of(game.key, level)
    if len(typed) == 1:
        return typed * count
    if len(typed) != count:
        raise Mistake("bots-count", given=len(typed), wanted=count)
    return typed


def fields(game: Game[Any, Any]) -> dict[str, msgspec.inspect.Field]:
    kind = msgspec.inspect.type_info(game.options)
    assert isinstance(kind, msgspec.inspect.StructType)
    return {field.name: field for field in kind.fields}


def _typed(game: Game[Any, Any], key: str, value: str) -> Any:
    """Lists are typed with commas between, or kept in a file, one item a line: KEY=@FILE."""
    field = fields(game).get(key)
    if field is None or not isinstance(_bare(field.type), LISTS):
        return value
    if not value.startswith("@"):
        return [item.strip() for item in value.split(",") if item.strip()]
    lines = [line.strip() for line in Path(value[1:]).read_text(encoding="utf-8-sig").splitlines()]
    return lines if _counts_lines(field.type) else [line for line in lines if line]


def _bare(kind: msgspec.inspect.Type) -> msgspec.inspect.Type:
    return kind.type if isinstance(kind, msgspec.inspect.Metadata) else kind


def _counts_lines(kind: msgspec.inspect.Type) -> bool:
    """Empty lines stay, so that a complaint names the line of the file."""
    return isinstance(kind, msgspec.inspect.Metadata) and (kind.extra_json_schema or {}).get("format") == "lines"


def _explained(why: BadSetup, game: Game[Any, Any], words: Words) -> Exception:
    """A value out of range is refused with the values there are, rather than with a decoder's complaint."""
    name = str(why.details.get("option", "")).partition("[")[0]
    if why.key != "option-value" or name not in fields(game):
        return why
    return Mistake("option-value", game=game.key, option=name, offered=values(fields(game)[name].type, words))


def values(kind: msgspec.inspect.Type, words: Words) -> str:
    """What an option can be, in words."""
    match _bare(kind):
        case msgspec.inspect.BoolType():
            return "true, false"
        case msgspec.inspect.LiteralType(values=offered):
            return ", ".join(map(str, offered))
        case msgspec.inspect.IntType(ge=low, le=high):
            return words("cli-values-number", low=str(low), high=str(high))
        case msgspec.inspect.StrType(max_length=most):
            return words("cli-values-text", most=str(most or "∞"))
        case msgspec.inspect.ListType(item_type=item) | msgspec.inspect.VarTupleType(item_type=item):
            return words("cli-values-list", item=values(item, words), **_length(_bare(kind)))
        case msgspec.inspect.UnionType(types=kinds):
            return words("cli-values-or").join(_distinct(values(each, words) for each in kinds))
        case _:
            return words("cli-values-any")


def _length(kind: Any) -> dict[str, str]:
    return {"least": str(kind.min_length or 0), "most": str(kind.max_length or "∞")}


def _distinct(texts: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(texts))
