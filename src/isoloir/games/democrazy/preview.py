"""What would change: the law on the table, weighed from what everyone knows, before anyone votes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Protocol

from msgspec.structs import replace

from isoloir.core import Seat, Value

from .board import Standing, Tokens
from .deck import law_of
from .effects import foreseen
from .force import replaced
from .laws import Law, LawId, inquiry
from .prospect import Facts, May, Prospect, as_it_is
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
    repeals: tuple[LawId, ...]
    """The laws in force that would surely go."""
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
    """The law alone: what other laws make of the vote itself isn't in it."""
    now = as_it_is(facts)
    prospects = foreseen(law.effect, facts) if law.kind == "red" else (with_law(now, law, gone),)
    undecided = law.id if inquiry(law.effect) else None
    return Outlook(
        law=law.id,
        tokens=_joined([_changes(facts.tokens, prospect) for prospect in prospects]),
        points_without=_as_things_stand(facts),
        points_with=_joined([points(prospect, undecided) for prospect in prospects]),
        repeals=tuple(each[0].id for each in facts.force if all(each not in after.force for after in prospects)),
        ends=any(prospect.ends for prospect in prospects),
    )


@lru_cache(maxsize=64)
def _as_things_stand(facts: Facts) -> tuple[Range, ...]:
    """The same for every law that could be proposed."""
    return points(as_it_is(facts))


def with_law(now: Prospect, law: Law, gone: tuple[LawId, ...]) -> Prospect:
    """A blue law moves nothing at once; it is one more in force, and the one it replaces is gone."""
    stays = tuple(each for each in now.force if each[0].id not in gone)
    return replace(now, force=(*stays, (law, Standing(law.id))))


def points(prospect: Prospect, undecided: LawId | None = None) -> tuple[Range, ...]:
    """What each seat would count, over all that it and the others may hold."""
    bounds = tuple(map(bounds_of, prospect.may))
    scoring = tuple(each for each in prospect.force if counts(each[0].effect))
    return tuple(
        _points(prospect, seat, _others(bounds[:seat] + bounds[seat + 1 :]), _rulings(scoring, seat, undecided))
        for seat in range(len(prospect.may))
    )


def _points(
    prospect: Prospect, seat: Seat, others: tuple[Others, Others], rulings: tuple[list[Ruling], list[Ruling]]
) -> Range:
    """The least and the most over both ends of what is open, law by law."""
    holdings = [Holding(tokens, prospect.holders[seat], prospect.used[seat]) for tokens in prospect.may[seat]]
    if others[0] == others[1] and rulings[0] == rulings[1]:
        sums = [sum(by_law(holding, others[0], rulings[0])) for holding in holdings]
        return Range(min(sums), max(sums))
    ends = [tuple(zip(*map(by_law, (holding,) * 2, others, rulings), strict=True)) for holding in holdings]
    return Range(min(sum(map(min, each)) for each in ends), max(sum(map(max, each)) for each in ends))


def _rulings(
    scoring: tuple[tuple[Law, Standing], ...], seat: Seat, undecided: LawId | None
) -> tuple[list[Ruling], list[Ruling]]:
    """The laws if this seat says no to the undeclared one, and if it says yes."""
    said_no: list[Ruling] = [(law.effect, seat in standing.declared) for law, standing in scoring]
    said_yes: list[Ruling] = [
        (effect, said or law.id == undecided) for (effect, said), (law, _) in zip(said_no, scoring, strict=True)
    ]
    return said_no, said_yes


class Bounds(Value, frozen=True):
    """How few and how many tokens a seat may hold, in all and of each colour."""

    fewest: int
    most: int
    fewest_of: tuple[int, ...]
    most_of: tuple[int, ...]


def bounds_of(may: May) -> Bounds:
    numbers, by_colour = tuple(map(sum, may)), tuple(zip(*may, strict=True))
    return Bounds(min(numbers), max(numbers), tuple(map(min, by_colour)), tuple(map(max, by_colour)))


def _others(bounds: tuple[Bounds, ...]) -> tuple[Others, Others]:
    """The others at their poorest and at their richest: in between, a law's points only go one way."""
    fewest, most = [each.fewest for each in bounds], [each.most for each in bounds]
    fewest_of = tuple(map(max, zip(*(each.fewest_of for each in bounds), strict=True)))
    most_of = tuple(map(max, zip(*(each.most_of for each in bounds), strict=True)))
    return Others(max(fewest), min(fewest), fewest_of), Others(max(most), min(most), most_of)


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
