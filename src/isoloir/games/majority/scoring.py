"""The arithmetic of Majority: which votes win, what they bring, when the game is over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import add

from isoloir.core import Seat

from .board import GOAL, MAJORITY, PASSES, VOTES, Vote


def winning(votes: Sequence[Vote]) -> tuple[Vote, ...]:
    """Every option with the most votes, if that is two or more; Score is an option like the others."""
    counts = [*map(votes.count, VOTES)]
    top = max(counts)
    return tuple([vote for vote, count in zip(VOTES, counts, strict=True) if count == top]) if top >= MAJORITY else ()


def voters(votes: Mapping[Seat, Vote], chosen: Iterable[Vote]) -> tuple[Seat, ...]:
    """Who voted for one of these, in seat order."""
    wanted = tuple(chosen)
    return tuple([seat for seat in sorted(votes) if votes[seat] in wanted])


def to_each(seats: Iterable[Seat], points: int, table: int) -> tuple[int, ...]:
    """The gains by seat when each of these takes this many points."""
    gains = [0] * table
    for seat in seats:
        gains[seat] = points
    return tuple(gains)


def total(scores: Sequence[int], gains: Sequence[int]) -> tuple[int, ...]:
    return tuple(map(add, scores, gains))


def game_is_over(scores: Sequence[int], shuffles: int) -> bool:
    """Looked at when a round is over, never in the middle of one."""
    return max(scores) >= GOAL or shuffles >= PASSES


def best(scores: Sequence[int]) -> tuple[Seat, ...]:
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))
