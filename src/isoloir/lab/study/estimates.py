"""Means with their intervals, from few games as from many: Student's for amounts, Wilson's for yes or no."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import atan, cos, floor, pi, sin, sqrt
from statistics import NormalDist

from isoloir.core import Value

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
MANY = 400
"""With more degrees of freedom than this Student's distribution is the normal one, to half a percent."""
WIDEST = 1e6
"""In standard errors: as wide as an interval is made."""


class Estimate(Value, frozen=True):
    """A mean, its 95 % interval, and from how many games."""

    mean: float
    low: float | None
    """None if there was one game only, which says nothing about the next."""
    high: float | None
    games: int
    spread: float = 0.0
    """The standard deviation of one game."""

    def holds(self, value: float) -> bool:
        """Whether that may be the real value, for all we know."""
        return self.low is None or self.high is None or self.low <= value <= self.high

    def times(self, factor: float, plus: float = 0.0) -> Estimate:
        low, high = (None if end is None else round(end * factor + plus, 6) for end in (self.low, self.high))
        return Estimate(round(self.mean * factor + plus, 6), low, high, self.games, round(self.spread * factor, 6))


def estimate(values: Sequence[float], *, is_share: bool = False, looks: int = 1) -> Estimate:
    """`is_share`: each value is a part of one, most often all or nothing; `looks`: how many such we picked it from."""
    mean, spread, n = _mean(values), _spread(values), len(values)
    if is_share and (n == 1 or set(values) <= {0.0, 1.0}):
        return _rounded(mean, *wilson(mean, n), n, spread)
    if n == 1:
        return Estimate(round(mean, 6), None, None, 1)
    half = errors(looks, n - 1) * spread / sqrt(n)
    low, high = (max(0.0, mean - half), min(1.0, mean + half)) if is_share else (mean - half, mean + half)
    return _rounded(mean, low, high, n, spread)


def between(one: Sequence[float], other: Sequence[float], looks: int = 1) -> Estimate:
    """The mean of the second minus that of the first, their games having nothing in common (Welch)."""
    mean = _mean(other) - _mean(one)
    games = min(len(one), len(other))
    if games == 1:
        return Estimate(round(mean, 6), None, None, 1)
    parts = [(_spread(values) ** 2 / len(values), len(values) - 1) for values in (one, other)]
    variance = sum(part for part, _ in parts)
    freedom = variance**2 / sum(part**2 / own for part, own in parts) if variance else games - 1
    half = errors(looks, floor(freedom + 1e-9)) * sqrt(variance)
    return _rounded(mean, mean - half, mean + half, games, 0.0)


def _rounded(mean: float, low: float, high: float, games: int, spread: float) -> Estimate:
    return Estimate(round(mean, 6), round(low, 6), round(high, 6), games, round(spread, 6))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _spread(values: Sequence[float]) -> float:
    mean, n = _mean(values), len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (n - 1)) if n > 1 else 0.0


def wilson(share: float, n: int) -> tuple[float, float]:
    """For yes-or-no shares, whose interval isn't symmetric near 0 and 1."""
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


@lru_cache(maxsize=4096)
def errors(looks: int, freedom: int) -> float:
    """How many standard errors an interval has to be wide on either side, so that of all the intervals we look at,
    one misses in one of twenty such studies (Bonferroni)."""
    outside = (1 - CONFIDENCE) / max(1, looks)
    if freedom > MANY:
        return NormalDist().inv_cdf(1 - outside / 2)
    low, high = 0.0, WIDEST
    while high - low > 1e-9 * high:
        middle = (low + high) / 2
        low, high = (middle, high) if 1 - within(middle, freedom) > outside else (low, middle)
    return high


def within(t: float, freedom: int) -> float:
    """How likely Student's t is nearer to 0 than this (Abramowitz and Stegun, 26.7.3 and 26.7.4)."""
    angle = atan(t / sqrt(freedom))
    term, total = (cos(angle), 0.0) if freedom % 2 else (1.0, 0.0)
    for n in range(3 if freedom % 2 else 2, freedom + 1, 2):
        total += term
        term *= cos(angle) ** 2 * (n - 1) / n
    return 2 / pi * (angle + sin(angle) * total) if freedom % 2 else sin(angle) * total
