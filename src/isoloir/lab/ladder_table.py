"""What a ladder comes to: the share of each pairing with its interval, and a rating for everybody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any

from isoloir.core import Value
from isoloir.games import game_of

from .extras import Missing, wanted
from .ladder import Contest, Piece, Results

SURE = 1.96
"""Standard deviations on either side that hold the truth 95 times in a hundred."""
SURER = 2.7
"""The same for seven looks together, so that stopping early misleads no more often."""


class Pairing(Value, frozen=True):
    one: str
    others: str
    games: int
    share: float
    low: float
    high: float
    """The share is between these two, 95 times in a hundred."""
    fair: float
    shared: float
    """The share of games won by several sides."""


class Rated(Value, frozen=True):
    name: str
    rating: float
    low: float
    high: float


class Ladder(Value, frozen=True):
    pairings: tuple[Pairing, ...]
    ratings: tuple[Rated, ...]
    """Strongest first; empty if the rating package is missing, or not everybody met everybody."""


def ladder(contest: Contest, found: Sequence[tuple[Piece, Results]]) -> Ladder:
    return Ladder(tuple(_pairings(contest, found)), _ratings(contest, found))


def _pairings(contest: Contest, found: Sequence[tuple[Piece, Results]]) -> Iterator[Pairing]:
    fair = 1 / len(game_of(contest.game).teams(contest.seats))
    for one, others in contest.pairs:
        mine = [results for piece, results in found if (piece.one, piece.others) == (one, others)]
        shares = [share for results in mine for share in results.shares]
        sharing = [sides for results in mine for sides in results.sharing]
        if shares:
            low, high = interval(sum(shares), len(shares))
            shared = sum(sides > 1 for sides in sharing) / len(sharing)
            yield Pairing(one, others, len(shares), sum(shares) / len(shares), low, high, fair, shared)


def is_settled(contest: Contest, found: Sequence[tuple[Piece, Results]], bar: float) -> bool:
    """Does every share lie clearly above the bar, or clearly below?"""
    return all(
        low > bar or high < bar
        for low, high in (interval(each.share * each.games, each.games, SURER) for each in _pairings(contest, found))
    )


def interval(won: float, games: int, sure: float = SURE) -> tuple[float, float]:
    """Wilson's, which stays between nothing and all."""
    share, square = won / games, sure * sure
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = sure * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _ratings(contest: Contest, found: Sequence[tuple[Piece, Results]]) -> tuple[Rated, ...]:
    if contest.among:
        return ()
    try:
        models = wanted("openskill.models", "a rating")
    except Missing:
        return ()
    model = models.PlackettLuce()
    ratings = {name: model.rating(name=name) for name in contest.entrants}
    rivals = len(game_of(contest.game).teams(contest.seats)) - 1
    for piece, results in found:
        for share, sharing in zip(results.shares, results.sharing, strict=True):
            _rate(model, ratings, piece, rivals, share, sharing)
    rated = [
        Rated(name, rating.mu, rating.mu - SURE * rating.sigma, rating.mu + SURE * rating.sigma)
        for name, rating in ratings.items()
    ]
    return tuple(sorted(rated, key=lambda each: -each.rating))


def _rate(model: Any, ratings: dict[str, Any], piece: Piece, rivals: int, share: float, sharing: int) -> None:
    """The rivals are of one sort and rated alike: each game moves that sort by what it moves them on average."""
    winners = sharing - (share > 0)
    ranks = [1 if share else 2, *(1 if rival < winners else 2 for rival in range(rivals))]
    sides = [
        [ratings[piece.one]],
        *([model.create_rating([ratings[piece.others].mu, ratings[piece.others].sigma])] for _ in range(rivals)),
    ]
    (one,), *others = model.rate(sides, ranks=ranks)
    ratings[piece.one] = one
    mu = sum(each.mu for (each,) in others) / rivals
    sigma = min(each.sigma for (each,) in others)
    ratings[piece.others] = model.create_rating([mu, sigma])
