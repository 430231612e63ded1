"""Hints for a learner: what would an expert do, and one reason for it, from what the learner sees and nothing else.

A reason is a key, `hint-<reason>` in the catalogues, with its facts; words are made at the edge.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, TypeAlias

from isoloir.core import Ask, Chance, Choice
from isoloir.games import OUTSIDE, game_of

from .any_game import PLANS
from .search import Weighed, weigh

MOST = 3


class Advice(NamedTuple):
    choice: Choice
    reason: str
    facts: dict[str, int]


Adviser: TypeAlias = Callable[[Any, Ask[Any], Chance], list[Advice]]


def advice(key: str, view: Any, question: Ask[Any], dice: Chance) -> list[Advice]:
    """The two or three best answers, best first; fewer if there aren't that many."""
    if key in OUTSIDE and OUTSIDE[key].advise is not None:
        found: list[Advice] = OUTSIDE[key].advise(view, question, dice)
        return [each._replace(reason=f"{key}-{each.reason}") for each in found]
    name = f"{__package__}.{key.replace('-', '_')}"
    own: Adviser | None = getattr(import_module(name), "ADVISE", None) if find_spec(name) else None
    if own is not None:
        return own(view, question, dice)
    return by_worth("won", weigh(game_of(key), view, question, dice, PLANS["expert"]))


def by_worth(reason: str, weighed: Iterable[Weighed]) -> list[Advice]:
    """Where the worth is a chance of winning."""
    ranked = sorted(weighed, key=lambda each: -each.worth)[:MOST]
    return [Advice(each.choice, reason, {"often": percent(each.worth)}) for each in ranked]


def percent(part: float) -> int:
    return round(100 * part)
