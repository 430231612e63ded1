"""What would change: the law on the table, weighed from what everyone knows, before anyone votes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import add
from typing import Protocol

from msgspec.structs import replace

from isoloir.core import Seat, Value, lately

from .board import Standing, Tokens
from .deck import law_of
from .effects import foreseen
from .force import replaced
from .laws import Law, LawId, inquiry
from .prospect import Facts, Force, May, Prospect, as_it_is
from .scoring import FACE_VALUE, VALUES, Countable, Holding, Others, about_others, bonus, counts, revalued, worths

JOKERS_IN_PLAY = 10
NOBODY = Others(0, 0, (0, 0, 0, 0))
UNASKED = NOBODY, NOBODY
"""In place of the others' tokens, where no law asks for them."""


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


@lately(4)
def facts_of(table: Previewable) -> Facts:
    return Facts(
        active=table.active,
        tokens=table.tokens,
        holders=table.holders,
        used=table.used,
        force=tuple([(law_of(table, standing.law), standing) for standing in table.force]),
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
        tokens=_joined([_changes(now, prospect) for prospect in prospects]),
        points_without=_as_things_stand(facts),
        points_with=_joined([points(prospect, undecided) for prospect in prospects]),
        repeals=tuple(each[0].id for each in facts.force if all(each not in after.force for after in prospects)),
        ends=any(prospect.ends for prospect in prospects),
    )


@lately(4)
def _as_things_stand(facts: Facts) -> tuple[Range, ...]:
    """The same for every law that could be proposed."""
    return points(as_it_is(facts))


def with_law(now: Prospect, law: Law, gone: tuple[LawId, ...]) -> Prospect:
    """A blue law moves nothing at once; it is one more in force, and the one it replaces is gone."""
    stays = tuple(each for each in now.force if each[0].id not in gone)
    return replace(now, force=(*stays, (law, Standing(law.id))))


def points(prospect: Prospect, undecided: LawId | None = None) -> tuple[Range, ...]:
    """What each seat would count, over all that it and the others may hold."""
    values, extra, others_matter = _counting(prospect.force)
    may, holders, used = prospect.may, prospect.holders, prospect.used
    others = _others_of(may) if others_matter else None
    known, found = _known(values, extra, undecided), []
    for seat, held in enumerate(may):
        joker, beside = (holders[seat], used[seat]), others[seat] if others else None
        counted = known.get(key := (seat, held, joker, beside))
        if counted is None:
            counted = known[key] = _range(held, values, extra, joker, seat, beside or UNASKED, undecided)
        found.append(counted)
    return tuple(found)


@lately(8)
def _counting(force: Force) -> tuple[Tokens, Force, bool]:
    """What a token of each colour is worth, the laws that count besides, and whether any asks for others' tokens."""
    values, extra = FACE_VALUE, list[tuple[Law, Standing]]()
    for law, standing in force:
        if isinstance(law.effect, VALUES):
            values = revalued(values, law.effect)
        elif counts(law.effect):
            extra.append((law, standing))
    return values, tuple(extra), any(about_others(law.effect) for law, _ in extra)


def _range(
    may: May,
    values: Tokens,
    extra: Force,
    joker: tuple[bool, bool],
    seat: Seat,
    others: tuple[Others, Others],
    undecided: LawId | None,
) -> Range:
    """One seat's least and most, over both ends of what is open: the others' tokens, and its own word."""
    holding, (poorest, richest) = Holding(may, *joker), others
    lows = highs = worths(may, values)
    for law, standing in extra:
        said, is_open = seat in standing.declared, law.id == undecided
        one = other = bonus(law.effect, holding, poorest, declared=said)
        if is_open or (poorest is not richest and about_others(law.effect)):
            other = bonus(law.effect, holding, richest, declared=said or is_open)
        lows, highs = [*map(add, lows, map(min, one, other))], [*map(add, highs, map(max, one, other))]
    return Range(min(lows), max(highs))


@lru_cache(maxsize=64)
def _known(values: Tokens, extra: Force, undecided: LawId | None) -> dict[object, Range]:
    """By seat, what was counted under these laws, which are long to look up: once for all seats."""
    return {}


class Bounds(Value, frozen=True):
    """How few and how many tokens a seat may hold, in all and of each colour."""

    fewest: int
    most: int
    fewest_of: tuple[int, ...]
    most_of: tuple[int, ...]


@lru_cache(maxsize=512)
def bounds_of(may: May) -> Bounds:
    numbers, by_colour = tuple(map(sum, may)), tuple(zip(*may, strict=True))
    return Bounds(min(numbers), max(numbers), tuple(map(min, by_colour)), tuple(map(max, by_colour)))


@lately(2)
def _others_of(may: tuple[May, ...]) -> list[tuple[Others, Others]]:
    """By seat: the others at their poorest and at their richest; in between, a law's points only go one way."""
    bounds = [bounds_of(each) for each in may]
    poorest = richest = _beside([each.fewest for each in bounds], [each.fewest_of for each in bounds])
    if any(len(each) > 1 for each in may):
        richest = _beside([each.most for each in bounds], [each.most_of for each in bounds])
    return [*zip(poorest, richest, strict=True)]


def _beside(wealth: Sequence[int], of: list[tuple[int, ...]]) -> list[Others]:
    colours = [_of_others(colour, max) for colour in zip(*of, strict=True)]
    return [*map(Others, _of_others(wealth, max), _of_others(wealth, min), zip(*colours, strict=True))]


def _of_others(held: Sequence[int], best: Callable[[Sequence[int]], int]) -> list[int]:
    """By seat, the most or the fewest that any of the others has."""
    first = best(held)
    found, at = [first] * len(held), held.index(first)
    found[at] = best([*held[:at], *held[at + 1 :]])
    return found


def _changes(now: Prospect, after: Prospect) -> tuple[Range, ...]:
    return tuple(
        [Range(0, 0) if may is held else _change(held[0], may) for held, may in zip(now.may, after.may, strict=True)]
    )


def _change(held: Tokens, may: May) -> Range:
    before, after = sum(held), [*map(sum, may)]
    return Range(min(after) - before, max(after) - before)


def _joined(rows: list[tuple[Range, ...]]) -> tuple[Range, ...]:
    return rows[0] if len(rows) == 1 else tuple(map(_hull, zip(*rows, strict=True)))


def _hull(ranges: tuple[Range, ...]) -> Range:
    return Range(min([each.low for each in ranges]), max([each.high for each in ranges]))
