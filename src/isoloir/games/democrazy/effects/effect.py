"""The questions about an effect; the modules beside this one answer them, family by family."""

from __future__ import annotations

from functools import singledispatch
from typing import TypeAlias

from msgspec.structs import replace

from isoloir.core import Step, Tell

from ..board import Board
from ..items import AnyItem
from ..laws import AnyEffect, Burn, Rejoker, inquiry
from ..prospect import Facts, Prospect, as_it_is, either
from ..who import Public

Items: TypeAlias = tuple[AnyItem, ...]
Prospects: TypeAlias = tuple[Prospect, ...]


@singledispatch
def plan(effect: object, table: Public) -> Items:
    """What a law puts on the agenda, clockwise from the active seat."""
    raise AssertionError(f"{effect!r} is not something a law does at a moment")


@singledispatch
def gist(effect: object, table: Public) -> tuple[object, ...]:
    """The plan as it's weighed: what comes to the same in any order may be one item of it."""
    return plan(effect, table)


@singledispatch
def settle(item: object, board: Board, tell: Tell) -> Step[Board] | Board:
    """The board once this item is done; at most one question is asked on the way."""
    raise AssertionError(f"{item!r} cannot stand on an agenda")


@singledispatch
def foresee(item: object, prospect: Prospect) -> Prospects:
    """Every way this item may turn out; several only where someone's choice leads to quite different tables."""
    raise AssertionError(f"nobody can foresee {item!r}")


def foreseen(effect: AnyEffect, facts: Facts) -> Prospects:
    """The whole plan weighed, item after item; over all answers if people still have to say who it's about."""
    seats = range(len(facts.tokens))
    match inquiry(effect):
        case None:
            return _weighed(gist(effect, facts), as_it_is(facts))
        case "declare" if not isinstance(effect, Rejoker | Burn):
            return (_perhaps(gist(effect, replace(facts, said=tuple(seats))), as_it_is(facts)),)
        case _:
            answers = ((), tuple(seats), *((seat,) for seat in seats))
            plans = dict.fromkeys([gist(effect, replace(facts, said=said)) for said in answers])
            return tuple([way for items in plans for way in _weighed(items, as_it_is(facts))])


def _weighed(items: tuple[object, ...], now: Prospect) -> Prospects:
    """Once the bag is empty, everything after that is lost."""
    prospects: Prospects = (now,)
    for item in items:
        prospects = tuple(
            [after for before in prospects for after in ((before,) if before.ends else foresee(item, before))]
        )
    return prospects


def _perhaps(items: tuple[object, ...], prospect: Prospect) -> Prospect:
    """Each item may happen or not."""
    for item in items:
        (after,) = foresee(item, prospect)
        prospect = either(prospect, after)
    return prospect
