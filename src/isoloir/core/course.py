"""How a game went, as everybody saw it: what may be said about it once it is over can tell no secret."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from .ask import Seat
from .tell import Event
from .value import Value


class Remark(Event, frozen=True):
    """Something worth saying once a game is over; made of seats, numbers and keys, like any event."""


class Highlight(Value, frozen=True):
    """A remark, and the moment it is about, numbered as in the record."""

    n: int
    remark: Remark


class Passage(Value, frozen=True):
    """What one opening told everybody, and where it left the table. The first is the game before any question."""

    told: tuple[Event, ...]
    scores: tuple[int, ...]
    round: int = 0


class Round(Value, frozen=True):
    """The scores when a round was over, and the moment that ended it."""

    round: int
    n: int
    scores: tuple[int, ...]


class Course(Value, frozen=True):
    """A whole game: its openings, and what lies open at the end."""

    passages: tuple[Passage, ...]
    view: Any
    """What everybody may see at the end."""
    winners: tuple[Seat, ...]
    teams: tuple[tuple[Seat, ...], ...]

    @property
    def told(self) -> Iterator[tuple[int, Event]]:
        """Everything that was told to all, each with its moment."""
        for n, passage in enumerate(self.passages):
            for event in passage.told:
                yield n, event

    @property
    def last(self) -> int:
        return len(self.passages) - 1

    @property
    def scores(self) -> tuple[int, ...]:
        return self.passages[-1].scores

    @property
    def rounds(self) -> tuple[Round, ...]:
        """As the game numbers them; where it numbers none, each change of the scores is one."""
        numbers = [passage.round for passage in self.passages]
        return self._numbered() if any(numbers) else self._changes()

    def _numbered(self) -> tuple[Round, ...]:
        """A round is over when a later one has begun, or the game has ended; one that only began is none."""
        found = [
            Round(before.round, n, after.scores)
            for n, (before, after) in enumerate(pairwise(self.passages), 1)
            if 0 < before.round < after.round
        ]
        if found and found[-1].n == self.last:
            return tuple(found)
        return (*found, Round(self.passages[-1].round, self.last, self.scores))

    def _changes(self) -> tuple[Round, ...]:
        steps = [
            (n, after.scores)
            for n, (before, after) in enumerate(pairwise(self.passages), 1)
            if before.scores != after.scores
        ]
        return tuple(Round(number, n, scores) for number, (n, scores) in enumerate(steps, 1))
