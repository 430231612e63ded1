"""Who is ahead after several games: points by place, on one scale for every game and any number of players.

A game gives up to `FULL` points: the share of your opponents that you left behind; one you tied with counts half.
Partners aren't each other's opponents, and all winners tie. So every game is worth the same, on average half of it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from msgspec.structs import replace

from .ask import Seat
from .game import Teams
from .value import Value

FULL = 100

K = TypeVar("K", bound=Hashable)


class Earned(Value, frozen=True):
    """By one seat, in one game."""

    points: int
    win: float
    """The winning teams share one, and partners win together."""


class Line(Value, Generic[K], frozen=True):
    """What somebody's games add up to."""

    who: K
    place: int
    """Equal points and equal wins share one."""
    points: int
    wins: float
    games: int


def earned(scores: Sequence[int], winners: Sequence[Seat], teams: Teams) -> tuple[Earned, ...]:
    ranks = {seat: _rank(team, scores, winners) for team in teams for seat in team}
    partners = {seat: team for team in teams for seat in team}
    wins = shares(winners, teams)
    found = []
    for seat in sorted(ranks):
        rivals = [ranks[other] for other in ranks if other not in partners[seat]]
        halves = sum(2 * (rank < ranks[seat]) + (rank == ranks[seat]) for rank in rivals)
        points = (FULL * halves + len(rivals)) // (2 * len(rivals)) if rivals else 0
        found.append(Earned(points, wins[seat]))
    return tuple(found)


def _rank(team: Sequence[Seat], scores: Sequence[int], winners: Sequence[Seat]) -> tuple[bool, int]:
    """Winners first, however they came to win; the others by what they scored together."""
    has_won = any(seat in winners for seat in team)
    return has_won, 0 if has_won else sum(scores[seat] for seat in team)


def shares(winners: Sequence[Seat], teams: Teams) -> dict[Seat, float]:
    """Each seat's share of the victory."""
    winning = [team for team in teams if any(seat in winners for seat in team)]
    return {seat: 1 / len(winning) if team in winning else 0.0 for team in teams for seat in team}


def standing(games: Iterable[Mapping[K, Earned]]) -> list[Line[K]]:
    """The best first: by points, then by wins. Nobody gets anything for a game they didn't play."""
    of: dict[K, list[Earned]] = defaultdict(list)
    for game in games:
        for who, each in game.items():
            of[who].append(each)
    lines = sorted((_added(who, each) for who, each in of.items()), key=lambda line: (-line.points, -line.wins))
    places: dict[tuple[int, float], int] = {}
    return [replace(line, place=places.setdefault((line.points, line.wins), n)) for n, line in enumerate(lines, 1)]


def _added(who: K, each: Sequence[Earned]) -> Line[K]:
    return Line(who, 0, sum(one.points for one in each), round(sum(one.win for one in each), 2), len(each))
