"""In what order sealed answers are turned up: what tips them comes last.

It is handed what everybody heard and never a board, so the order gives away nothing that wasn't told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from .ask import Seat
from .game import Game
from .tell import Event
from .value import Value

MOST_TURNS = 8
"""However many answer; those that can't tip anything any more are turned together."""
TIPPED = 75
"""The least heat where single answers decide, whatever all the others say."""


class Stage(Value, frozen=True):
    event: str
    """The one that says who answered what."""
    turns: tuple[tuple[Seat, ...], ...]
    """Whose answers are turned at once, one group after another."""
    heat: int
    """How close it is: from 0, all alike, to 100."""


def staged(game: Game[Any, Any], told: Iterable[Event], asked: Collection[Seat]) -> Stage | None:
    """None where fewer than two answers are opened by what everybody was told."""
    for event in told:
        member = game.opens.get(type(event).__name__)
        if member is not None:
            answers = getattr(event, member)
            shown = {seat: answers[seat] for seat in sorted(asked) if answers[seat] is not None}
            words = {answer for answer in shown.values() if isinstance(answer, str)}
            tips = words.intersection(_names(event, member)) if words else words
            return _in_order(type(event).__name__, shown, tips) if len(shown) > 1 else None
    return None


def _names(event: Event, but: str) -> Iterator[str]:
    """Every word the event says besides the answers: one that is an answer too is a reason for the result."""
    yield from _words(
        msgspec.to_builtins({name: getattr(event, name) for name in event.__struct_fields__ if name != but})
    )


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list | tuple):
        for each in value.values() if isinstance(value, dict) else value:
            yield from _words(each)


def _in_order(event: str, shown: dict[Seat, Any], tips: set[Any]) -> Stage:
    heaps = Counter(shown.values())
    if len(heaps) == 1:
        return Stage(event, (tuple(shown),), 0)
    heat = max(TIPPED, _heat(heaps)) if tips else _heat(heaps)
    return Stage(event, _grouped(_mixed(shown, heaps, tips), shown, tips, 2 + heat * (MOST_TURNS - 2) // 100), heat)


def _heat(heaps: Counter[Any]) -> int:
    """Two heaps of the same size that hold everything are the closest there is."""
    *_, second, first = sorted(heaps.values())
    return 100 * second * (first + second) // (first * heaps.total())


def _mixed(shown: dict[Seat, Any], heaps: Counter[Any], tips: set[Any]) -> list[Seat]:
    """Each heap spread evenly over the whole, so that the smaller keep up; the largest comes last, or what tips it."""
    met, places = dict.fromkeys(heaps, 0), []
    for seat, answer in shown.items():
        size = heaps[answer]
        places.append((answer in tips, (2 * met[answer] + 1) / size, size, _rank(answer), seat))
        met[answer] += 1
    return [seat for *_, seat in sorted(places)]


def _rank(answer: Any) -> int:
    """Of cards with numbers the highest comes last."""
    return answer if isinstance(answer, int) else 0


def _grouped(order: Sequence[Seat], shown: dict[Seat, Any], tips: set[Any], most: int) -> tuple[tuple[Seat, ...], ...]:
    """One by one up to the answer that decides, all others with it; the first together where that were too many."""
    end = _decided(order, shown, tips)
    first = max(1, end - (most - 2))
    singles = [(seat,) for seat in order[first:end]]
    return (tuple(order[:first]), *singles, tuple(order[end:]))


def _decided(order: Sequence[Seat], shown: dict[Seat, Any], tips: set[Any]) -> int:
    """The place of the answer after which no other heap can become as large as the largest; never the first."""
    if tips:
        return next(place for place, seat in enumerate(order) if shown[seat] in tips) or 1
    met = dict.fromkeys(shown.values(), 0)
    for place, seat in enumerate(order):
        met[shown[seat]] += 1
        *_, second, first = sorted(met.values())
        if place and first > second + len(order) - place - 1:
            return place
    return len(order) - 1
