"""From rows to numbers with intervals: what a study found out about one variant."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import comb
from typing import TypeAlias

from isoloir.core import Value

from ..laws import Fate
from .estimates import Estimate, estimate
from .rows import Count, Result, Row

FEWEST_LOOKS = 30
"""Below this an option isn't called dead or dominated: it may just have been unlucky."""
SHARES = ("shared", "pivotality", "hindsight")
"""Measures that are a yes or no at each look."""

Samples: TypeAlias = Mapping[str, Mapping[int, float]]
"""By measure and number of the game; a game is left out where the measure says nothing about it."""


class Numbers(Value, frozen=True):
    """What a study found out about one variant."""

    games: int
    measures: dict[str, Estimate]
    seats: tuple[Estimate, ...]
    """Each seat's share of the victories."""
    fair: float
    """The share each would have if seats did not matter."""
    leads: tuple[float, ...]
    """At each tenth of a game, in what share of games a winner was in the lead."""
    pauses: dict[int, int]
    """How many games had this many pauses."""
    counts: dict[str, dict[str, Count]]
    laws: dict[str, Fate]
    """What became of each law of Démocrazy; empty for every other game."""
    dead: dict[str, tuple[str, ...]]
    """By question: options offered often and never chosen."""
    dominated: dict[str, tuple[str, ...]]
    """By question: options that in hindsight were never best."""


class Sampled(Value, frozen=True, gc=True):
    """All that was seen of one variant, game by game where games can be compared."""

    rows: tuple[Row, ...]
    arms: dict[str, tuple[float, ...]]
    """By arm: the share of each victory of the seat that differs."""
    counts: dict[str, dict[str, Count]]
    laws: dict[str, Fate]
    teams: int

    @property
    def fair(self) -> float:
        return 1 / self.teams


def sampled(main: Iterable[Result], arms: Mapping[str, Iterable[float]], teams: int) -> Sampled:
    results = list(main)
    rows = tuple(row for result in results for row in result.rows)
    shares = {arm: tuple(each) for arm, each in arms.items()}
    if "peek" in shares:
        shares["peek"] = shares["peek"][: len(rows)]  # each beside the same game without a peek
    return Sampled(rows, shares, summed(results), _fates(results), teams)


def numbers(seen: Sampled) -> Numbers:
    rows, counts = seen.rows, seen.counts
    return Numbers(
        len(rows),
        {**_measures(seen), "seat-advantage": _seat_advantage(seen)},
        tuple(estimate(column, is_share=True) for column in _by_seat(rows)),
        seen.fair,
        tuple(round(sum(column) / len(rows), 6) for column in zip(*(row.leads for row in rows), strict=True)),
        dict(sorted(Counter(int(row.numbers["pauses"]) for row in rows).items())),
        counts,
        seen.laws,
        _named(counts, lambda count: count.offered >= FEWEST_LOOKS and count.chosen == 0),
        _named(counts, lambda count: count.tried >= FEWEST_LOOKS and count.best == 0),
    )


def samples(seen: Sampled) -> Samples:
    """Every measure that can be compared game by game."""
    found: dict[str, dict[int, float]] = defaultdict(dict)
    for n, row in enumerate(seen.rows):
        for name, number in row.numbers.items():
            found[name][n] = number
    for arm, shares in seen.arms.items():
        name, of = _of_arm(arm, seen)
        found[name] = {n: of(n, share) for n, share in enumerate(shares)}
    return dict(found)


def _of_arm(arm: str, seen: Sampled) -> tuple[str, Callable[[int, float], float]]:
    """What an arm measures, and its value in a game where the seat that differs had this share of the victory."""
    fair, rows = seen.fair, seen.rows
    if arm == "peek":
        return "secrecy", lambda n, share: share - rows[n].shares[n % len(rows[n].shares)]
    if arm == "random/regular":
        return "luck", lambda n, share: share / fair
    return f"agency-{arm.partition('/')[0]}", lambda n, share: (share - fair) / (1 - fair)


def _measures(seen: Sampled) -> dict[str, Estimate]:
    """Agency and luck are shares of victories on another scale, and so are their intervals."""
    found = {name: estimate(list(values.values()), is_share=name in SHARES) for name, values in samples(seen).items()}
    for arm, shares in seen.arms.items():
        if arm != "peek":
            name, of = _of_arm(arm, seen)
            start = of(0, 0.0)
            found[name] = estimate(shares, is_share=True).times(of(0, 1.0) - start, start)
    return found


def _by_seat(rows: Sequence[Row]) -> list[tuple[float, ...]]:
    return list(zip(*(row.shares for row in rows), strict=True))


def _seat_advantage(seen: Sampled) -> Estimate:
    """Game by game, as what one seat wins another doesn't; picked from all pairs, so the interval is wider."""
    columns = _by_seat(seen.rows)
    best, worst = (pick(columns, key=sum) for pick in (max, min))
    return estimate([one - other for one, other in zip(best, worst, strict=True)], looks=comb(seen.teams, 2))


def summed(results: Iterable[Result]) -> dict[str, dict[str, Count]]:
    total: dict[str, dict[str, Count]] = defaultdict(lambda: defaultdict(Count))
    for result in results:
        for what, counts in result.counts.items():
            for option, count in counts.items():
                total[what][option] += count
    return {what: dict(sorted(counts.items())) for what, counts in sorted(total.items())}


def _fates(results: Iterable[Result]) -> dict[str, Fate]:
    total: dict[str, Fate] = defaultdict(Fate)
    for result in results:
        for law, fate in result.laws.items():
            total[law] += fate
    return dict(sorted(total.items()))


def _named(counts: dict[str, dict[str, Count]], is_so: Callable[[Count], bool]) -> dict[str, tuple[str, ...]]:
    found = {what: tuple(option for option, count in each.items() if is_so(count)) for what, each in counts.items()}
    return {what: options for what, options in found.items() if options}
