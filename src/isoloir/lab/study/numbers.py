"""From rows to numbers with intervals, and what differs for certain between two variants."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import comb, sqrt
from statistics import NormalDist

from isoloir.core import Value

from .rows import Count, Result, Row

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
FEWEST_LOOKS = 30
"""Below this an option isn't called dead or dominated: it may just have been unlucky."""


def wide(looks: int) -> float:
    """How many standard errors exclude 0 by chance in one of twenty such studies, given how often we look."""
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / max(1, looks))


class Estimate(Value, frozen=True):
    """A mean, its 95 % interval, and from how many games."""

    mean: float
    low: float
    high: float
    games: int
    spread: float = 0.0
    """The standard deviation of one game."""

    def times(self, factor: float, plus: float = 0.0) -> Estimate:
        mean, one, other = (round(end * factor + plus, 6) for end in (self.mean, self.low, self.high))
        return Estimate(mean, min(one, other), max(one, other), self.games, round(self.spread * abs(factor), 6))


def estimate(values: Sequence[float]) -> Estimate:
    n = len(values)
    mean = sum(values) / n
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (n - 1)) if n > 1 else 0.0
    half = Z * spread / sqrt(n)
    low, high = _wilson(mean, n) if set(values) <= {0.0, 1.0} else (mean - half, mean + half)
    return Estimate(round(mean, 6), round(low, 6), round(high, 6), n, round(spread, 6))


def _wilson(share: float, n: int) -> tuple[float, float]:
    """For yes-or-no shares, whose interval isn't symmetric near 0 and 1."""
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


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
    dead: dict[str, tuple[str, ...]]
    """By question: options offered often and never chosen."""
    dominated: dict[str, tuple[str, ...]]
    """By question: options that in hindsight were never best."""


def numbers(main: Iterable[Result], arms: Mapping[str, Sequence[float]], teams: int) -> Numbers:
    results = list(main)
    rows = [row for result in results for row in result.rows]
    counts = summed(results)
    fair = 1 / teams
    seats = tuple(estimate([row.shares[seat] for row in rows]) for seat in range(len(rows[0].shares)))
    return Numbers(
        len(rows),
        {**_of_games(rows), **_seats(seats), **_of_arms(rows, arms, fair)},
        seats,
        fair,
        tuple(round(sum(column) / len(rows), 6) for column in zip(*(row.leads for row in rows), strict=True)),
        dict(sorted(Counter(int(row.numbers["pauses"]) for row in rows).items())),
        counts,
        _named(counts, lambda count: count.offered >= FEWEST_LOOKS and count.chosen == 0),
        _named(counts, lambda count: count.tried >= FEWEST_LOOKS and count.best == 0),
    )


def summed(results: Iterable[Result]) -> dict[str, dict[str, Count]]:
    total: dict[str, dict[str, Count]] = defaultdict(lambda: defaultdict(Count))
    for result in results:
        for what, counts in result.counts.items():
            for option, count in counts.items():
                total[what][option] += count
    return {what: dict(sorted(counts.items())) for what, counts in sorted(total.items())}


def _of_games(rows: Sequence[Row]) -> dict[str, Estimate]:
    names = dict.fromkeys(name for row in rows for name in row.numbers)
    return {name: estimate([row.numbers[name] for row in rows if name in row.numbers]) for name in names}


def _seats(seats: Sequence[Estimate]) -> dict[str, Estimate]:
    """How much better off the luckiest seat is than the unluckiest: picked from all pairs, so the interval is wider."""
    best, worst = (pick(seats, key=lambda each: each.mean) for pick in (max, min))
    return {"seat-advantage": difference(best, worst, wide(comb(len(seats), 2)))}


def _of_arms(rows: Sequence[Row], arms: Mapping[str, Sequence[float]], fair: float) -> dict[str, Estimate]:
    found: dict[str, Estimate] = {}
    for arm, shares in arms.items():
        if arm == "peek":
            seats = len(rows[0].shares)
            plain = [row.shares[i % seats] for i, row in enumerate(rows)]
            found["secrecy"] = estimate([peek - own for peek, own in zip(shares, plain, strict=False)])
        elif arm == "random/regular":
            found["luck"] = estimate(shares).times(1 / fair)
        else:
            level = arm.partition("/")[0]
            found[f"agency-{level}"] = estimate(shares).times(1 / (1 - fair), -fair / (1 - fair))
    return found


def _named(counts: dict[str, dict[str, Count]], is_so: Callable[[Count], bool]) -> dict[str, tuple[str, ...]]:
    found = {what: tuple(option for option, count in each.items() if is_so(count)) for what, each in counts.items()}
    return {what: options for what, options in found.items() if options}


def difference(one: Estimate, other: Estimate, z: float = Z) -> Estimate:
    """One minus the other, as if their games had nothing in common: on the safe side where they share their deals."""
    mean = one.mean - other.mean
    error = z * sqrt(_variance(one) + _variance(other))
    return Estimate(round(mean, 6), round(mean - error, 6), round(mean + error, 6), min(one.games, other.games))


def _variance(each: Estimate) -> float:
    return each.spread**2 / each.games


class Difference(Value, frozen=True):
    measure: str
    by: Estimate
    certain: bool
    """Its interval excludes 0, even allowing for how many measures we look at."""


def differences(one: Numbers, other: Numbers) -> tuple[Difference, ...]:
    """Of the second over the first. Of twenty intervals one misses by chance, so each is made wide enough for all."""
    names = [name for name in one.measures if name in other.measures and name != "seat-advantage"]
    z = wide(len(names))
    found = ((name, difference(other.measures[name], one.measures[name], z)) for name in names)
    return tuple(Difference(name, by, not by.low <= 0 <= by.high) for name, by in found)
