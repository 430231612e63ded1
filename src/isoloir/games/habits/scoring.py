"""The arithmetic of Habits: what was chosen, who scores, who wins."""

from __future__ import annotations

from functools import lru_cache
from operator import add

from isoloir.core import Seat

from .board import FINAL, Marker


@lru_cache(maxsize=4096)
def most_voted(votes: tuple[Marker, ...]) -> tuple[Marker, ...]:
    """The markers with most votes, in ascending order; more than one is a tie."""
    counts = [*map(votes.count, range(max(votes) + 1))]
    most = max(counts)
    if counts.count(most) == 1:
        return (counts.index(most),)
    return tuple([marker for marker, count in enumerate(counts) if count == most])


def points_in(number: int) -> int:
    """What a matching vote is worth in this round."""
    return 2 if number == FINAL else 1


def gains(votes: tuple[Marker, ...], chosen: Marker, points: int) -> tuple[int, ...]:
    """Everyone whose vote is the chosen habit scores, the patient like the others."""
    return tuple([points if vote == chosen else 0 for vote in votes])


def total(scores: tuple[int, ...], gained: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(add, scores, gained))


def best(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """All who share the highest total win."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))
