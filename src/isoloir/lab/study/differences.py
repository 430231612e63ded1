"""What differs for certain between variants, allowing for all that is looked at."""

from __future__ import annotations

from collections.abc import Sequence

from isoloir.core import Value

from .estimates import Estimate, between, estimate
from .numbers import Samples

FEWEST_GAMES = 10
"""Below this nothing is called certain: a few games may well be alike by chance, and then have no spread at all."""


class Difference(Value, frozen=True):
    measure: str
    by: Estimate
    certain: bool
    """Its interval excludes 0, even allowing for all the measures and variants we look at."""


class Comparison(Value, frozen=True):
    """Of one variant over another, by their places in the study."""

    first: int
    other: int
    differences: tuple[Difference, ...]


def compared(games: Sequence[str], seen: Sequence[Samples], *, paired: bool) -> tuple[Comparison, ...]:
    """Each variant beside the first of its game, and the first of a game beside the first of all."""
    pairs = [(_beside(games, other), other) for other in range(1, len(games))]
    looks = sum(len(_common(seen[first], seen[other])) for first, other in pairs)
    return tuple(
        Comparison(first, other, differences(seen[first], seen[other], looks, paired=paired)) for first, other in pairs
    )


def _beside(games: Sequence[str], other: int) -> int:
    first = games.index(games[other])
    return first if first < other else 0


def _common(one: Samples, other: Samples) -> list[str]:
    return [name for name in one if name in other]


def differences(one: Samples, other: Samples, looks: int = 0, *, paired: bool = True) -> tuple[Difference, ...]:
    """Of the second over the first. Of twenty intervals one misses by chance, so each is made wide enough for all.

    `paired`: game n of both was played with the same dice, and they're compared game by game.
    """
    names = _common(one, other)
    found = []
    for name in names:
        both = sorted(one[name].keys() & other[name].keys())
        if paired and both:
            by = estimate([other[name][n] - one[name][n] for n in both], looks=looks or len(names))
        else:
            by = between([*one[name].values()], [*other[name].values()], looks or len(names))
        found.append(Difference(name, by, by.games >= FEWEST_GAMES and not by.holds(0)))
    return tuple(found)
