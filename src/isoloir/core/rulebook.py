"""The whole rules of a game as its table plays it: which chapters, in which order, with which numbers.

Of a game with the key `k`, chapter `c` is told by the messages `k-book-c-title` and `k-book-c`; each gets the facts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from .value import Value

Fact: TypeAlias = str | int
Cell: TypeAlias = str | int
"""A number, or the end of a message's id: `red` is told by `k-book-red`."""


class Example(Value, frozen=True):
    """A case that can be looked at: its cards as pictures, and what happens then."""

    key: str
    cards: tuple[Cell, ...] = ()
    """As the game names them in its questions; one that begins with `@` is the text of a message."""
    facts: dict[str, Fact] = msgspec.field(default_factory=dict)
    scene: str = ""
    """The scene of the game that plays it."""


class Chapter(Value, frozen=True):
    key: str
    steps: tuple[str, ...] = ()
    """The questions that belong here, by their `what`: who is asked one of them is here."""
    table: tuple[tuple[Cell, ...], ...] = ()
    """Rows under the headings `k-book-c-head-1`, `-2` and so on."""
    examples: tuple[Example, ...] = ()
    deck: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    """Cards to look through, by their sort, which `k-book-<sort>` names: card `d` says `k-d-title` and `k-d`."""


class Rulebook(Value, frozen=True):
    facts: dict[str, Fact]
    chapters: tuple[Chapter, ...]


def facts_of(setup: Any) -> dict[str, Fact]:
    """What every text about a table may ask for: how many play, and each option; of lists, how long they are."""
    return {"seats": setup.seats, **options_facts(setup.options)}


def options_facts(options: Any) -> dict[str, Fact]:
    chosen: Mapping[str, Any] = msgspec.to_builtins(options)
    return {name: _fact(value) for name, value in chosen.items()}


def _fact(value: Any) -> Fact:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return len(value)
    return int(value) if str(value).isdecimal() else str(value)
