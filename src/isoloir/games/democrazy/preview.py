"""What would change: the law on the table, weighed from what everybody knows, before anybody votes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Protocol

from isoloir.core import Seat, Value

from .board import Standing, Tokens
from .deck import law_of
from .force import replaced
from .foresight import Facts, Prospect, as_it_is, foresee
from .laws import Law, LawId
from .scoring import Countable, Holding, Others, Ruling, by_law, counts

JOKERS_IN_PLAY = 10


class Range(Value, frozen=True):
    """The least and the most it may be; equal if neither chance nor choice decides."""

    low: int
    high: int


class Outlook(Value, frozen=True):
    """By seat: tokens won or lost at once, points if the game ended now, and points if it ended with the law."""

    law: LawId
    tokens: tuple[Range, ...]
    points_without: tuple[Range, ...]
    points_with: tuple[Range, ...]
    ends: bool
    """It would empty the bag, and so end the game."""


class Previewable(Countable, Protocol):
    """A board or a view."""


def outlook(table: Previewable, law: Law, named: LawId | None = None) -> Outlook:
    gone = replaced(table, law, named) if law.kind == "blue" else ()
    return weigh(facts_of(table), law, gone)


def facts_of(table: Previewable) -> Facts:
    return Facts(
        active=table.active,
        tokens=table.tokens,
        holders=table.holders,
        used=table.used,
        force=tuple((law_of(table, standing.law), standing) for standing in table.force),
        unheld_jokers=JOKERS_IN_PLAY - sum(table.holders),
    )


@lru_cache(maxsize=1024)
def weigh(facts: Facts, law: Law, gone: tuple[LawId, ...]) -> Outlook:
    """The law alone: what other laws make of the vote itself is not in it."""
    now = as_it_is(facts)
    prospects = foresee(law.effect, facts) if law.kind == "red" else (with_law(now, law, gone),)
    undecided = law.id if law.trigger == "declare" else None
    return Outlook(
        law=law.id,
        tokens=_joined([_changes(facts.tokens, prospect) for prospect in prospects]),
        points_without=points(now),
        points_with=_joined([points(prospect, undecided) for prospect in prospects]),
        ends=any(prospect.ends for prospect in prospects),
    )


def with_law(now: Prospect, law: Law, gone: tuple[LawId, ...]) -> Prospect:
    """A blue law moves nothing at once; it is one more in force, and the one it replaces is gone."""
    stays = tuple(each for each in now.force if each[0].id not in gone)
    return Prospect(now.may, now.holders, now.used, (*stays, (law, Standing(law.id))))


def points(prospect: Prospect, undecided: LawId | None = None) -> tuple[Range, ...]:
    """What each seat would count, over all that it and the others may hold."""
    return tuple(_points(prospect, seat, undecided) for seat in range(len(prospect.may)))


def _points(prospect: Prospect, seat: Seat, undecided: LawId | None) -> Range:
    scoring = [each for each in prospect.force if counts(each[0].effect)]
    least: list[Ruling] = [(law.effect, seat in standing.declared) for law, standing in scoring]
    most: list[Ruling] = [
        (effect, said or law.id == undecided) for (effect, said), (law, _) in zip(least, scoring, strict=True)
    ]
    others_least, others_most = _others(prospect, seat)
    ranges = []
    for tokens in prospect.may[seat]:
        holding = Holding(tokens, prospect.holders[seat], prospect.used[seat])
        ends = list(zip(by_law(holding, others_least, least), by_law(holding, others_most, most), strict=True))
        ranges.append(Range(sum(map(min, ends)), sum(map(max, ends))))
    return _hull(ranges)


def _others(prospect: Prospect, seat: Seat) -> tuple[Others, Others]:
    """The others at their poorest and at their richest: a law's points never turn back in between."""
    others = [may for other, may in enumerate(prospect.may) if other != seat]
    fewest = [min(map(sum, may)) for may in others]
    most = [max(map(sum, may)) for may in others]
    surely = tuple(any(all(held[colour] for held in may) for may in others) for colour in range(4))
    maybe = tuple(any(any(held[colour] for held in may) for may in others) for colour in range(4))
    return Others(max(fewest), min(fewest), surely), Others(max(most), min(most), maybe)


def _changes(tokens: tuple[Tokens, ...], prospect: Prospect) -> tuple[Range, ...]:
    return tuple(
        _hull(Range(sum(after) - sum(before), sum(after) - sum(before)) for after in may)
        for before, may in zip(tokens, prospect.may, strict=True)
    )


def _joined(rows: list[tuple[Range, ...]]) -> tuple[Range, ...]:
    return tuple(map(_hull, zip(*rows, strict=True)))


def _hull(ranges: Iterable[Range]) -> Range:
    there = tuple(ranges)
    return Range(min(each.low for each in there), max(each.high for each in there))
