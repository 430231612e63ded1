"""The moments of a reveal: what one viewer sees after each thing it was told, folded from the view it had before.

A room says how an event changes what you see (`Game.after`). It is handed views and events and never a board, so a
moment can show nothing that the viewer was not shown or told.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import astuple, replace

from .ask import Option
from .game import Game
from .tell import Event

V = TypeVar("V", bound=Struct)


class Answered(Event, frozen=True):
    """Your own answer, the first thing you know of an opening. No event tells it; in a record it's a choice."""

    what: str
    choice: tuple[Option, ...]


def moments(
    game: Game[Any, V], before: V, told: Sequence[Event], then: V, answer: Answered | None = None
) -> tuple[V, ...]:
    """One view for each thing told; the last is the view after all of it.

    A game without a fold shows the end right away, at each of them.
    """
    if not told:
        return ()
    if game.after is None:
        return (then,) * len(told)
    return (*folded(game, before, told[:-1], answer), then)


def folded(game: Game[Any, V], before: V, told: Iterable[Event], answer: Answered | None = None) -> tuple[V, ...]:
    """As the room tells it, and nothing else: what the conformance suite compares with the view after."""
    assert game.after is not None, f"{game.key} brings no fold"
    start = before if answer is None else game.after(before, answer)
    return tuple(accumulate(told, game.after, initial=start))[1:]


def settled(game: Game[Any, V], seen: V, then: V) -> V:
    """No event tells about the next question: those fields are as in the view after, once everything is told."""
    return replace(seen, **{field: getattr(then, field) for field in game.settles})


def changed(seen: Struct, other: Struct) -> dict[str, Any]:
    """The fields of one view that differ in another."""
    return changes((seen,), other)[0]


def changes(views: Iterable[Struct], other: Struct) -> list[dict[str, Any]]:
    """For each of these views, the fields that differ in the other."""
    names, others = other.__struct_fields__, astuple(other)
    return [{} if view is other else _differing(names, astuple(view), others) for view in views]


def _differing(names: Sequence[str], values: Sequence[Any], others: Sequence[Any]) -> dict[str, Any]:
    """Most values of a view are the very ones of the view before, so that is looked at first."""
    triples = zip(names, values, others, strict=True)
    return {name: value for name, value, than in triples if value is not than and value != than}
