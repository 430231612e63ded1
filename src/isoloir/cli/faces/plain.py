"""Any table, drawn from the view's fields and the game's hints: people, the table, what's yours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from isoloir.cli.say import Teller
from isoloir.core import PLAIN, Hint, Kind, Seat, kinds

NOT_SHOWN = {"seat", "next"}
"""Fields of a view that say nothing to a person."""
RAIL = 24
"""The longest track that is drawn."""
STYLES = {"purple": "magenta", "orange": "dark_orange", "teal": "cyan", "pink": "hot_pink"}


def board(view: Any, teller: Teller) -> RenderableType:
    shown = [
        (name, kind)
        for name, kind in kinds(type(view)).items()
        if name not in NOT_SHOWN and not teller.hint(name).hidden and getattr(view, name) not in (None, (), {}, "")
    ]
    each = [name for name, kind in shown if kind.sort == "by-seat"]
    other = [(name, kind) for name, kind in shown if kind.sort != "by-seat"]
    mine = [pair for pair in other if is_mine(pair[0], teller.hint(pair[0]))]
    on_table = [pair for pair in other if pair not in mine]
    parts = [
        _people(view, each, teller) if each else None,
        _fields(view, on_table, teller) if on_table else None,
        _fields(view, mine, teller) if mine and view.seat is not None else None,
    ]
    return Group(*(part for part in parts if part is not None))


def is_mine(name: str, hint: Hint) -> bool:
    return hint.mine or name == "hand" or name.startswith("my_")


def _people(view: Any, fields: list[str], teller: Teller) -> Table:
    """One line each; a column for whatever everybody has."""
    known = kinds(type(view))
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("")
    for name in fields:
        table.add_column(teller.label(name))
    for seat in _seats(view, fields):
        me = seat == teller.words.me
        cells = [_cell(name, known[name].item or PLAIN, _of(getattr(view, name), seat), teller) for name in fields]
        table.add_row(Text(teller.words.you_or_name(seat), style="bold" if me else ""), *cells)
    return table


def _seats(view: Any, fields: list[str]) -> list[Seat]:
    found = {seat for name in fields for seat, _ in _pairs(getattr(view, name))}
    return sorted(found)


def _pairs(values: Any) -> Iterator[tuple[Seat, Any]]:
    return iter(values.items() if isinstance(values, dict) else enumerate(values))


def _of(values: Any, seat: Seat) -> Any:
    return dict(_pairs(values)).get(seat)


def _cell(name: str, kind: Kind, value: Any, teller: Teller) -> Text:
    hint = teller.hint(name)
    if hint.track is not None and isinstance(value, int):
        return _track(value, hint.track)
    return value_text(name, kind, value, teller)


def _track(value: int, track: tuple[int, int]) -> Text:
    """Where you stand between both ends, then the number."""
    low, high = track
    steps = min(high - low, RAIL) or 1
    place = round((min(max(value, low), high) - low) * steps / ((high - low) or 1))
    return Text.assemble(("·" * place, "dim"), "●", ("·" * (steps - place), "dim"), f" {value}")


def _fields(view: Any, fields: list[tuple[str, Kind]], teller: Teller) -> Table:
    table = Table.grid(padding=(0, 2))
    for name, kind in fields:
        table.add_row(Text(teller.label(name), style="bold"), value_text(name, kind, getattr(view, name), teller))
    return table


def value_text(name: str, kind: Kind, value: Any, teller: Teller) -> Text:
    """A value with its hints: cards in brackets, symbols before numbers, colours beside text."""
    hint = teller.hint(name)
    if kind.sort == "list" and hint.cards and value:
        item = kind.item or PLAIN
        return Text(" ").join(_card(name, item, each, teller) for each in value)
    if kind.sort == "plain" and hint.cards and value is not None:
        return _card(name, kind, value, teller)
    return _marked(teller.said(name, kind, value), _look(name, value, teller))


def _card(name: str, kind: Kind, value: Any, teller: Teller) -> Text:
    return Text.assemble("[", _marked(teller.said(name, kind, value), _look(name, value, teller)), "]")


def _look(name: str, value: Any, teller: Teller) -> Hint:
    """What a value looks like by itself, or else as part of its field."""
    own = teller.hints.get(str(value)) if isinstance(value, str) else None
    return own or teller.hint(name)


def _marked(text: str, hint: Hint) -> Text:
    style = STYLES.get(hint.colour, hint.colour) if hint.colour else ""
    return Text(f"{hint.symbol} {text}".strip(), style=style)
