"""What a game of Habits showed: who the table knows, what all saw, what surprised. Who gave which card isn't told."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from isoloir.core import Course, Highlight, Remark, Seat, Value

from .board import Card, Cards, Marker
from .events import HabitChosen, VotesRevealed


class SeenByAll(Remark, frozen=True):
    """Everyone, the person included, voted for the same habit."""

    seat: Seat
    card: Card
    voters: int


class BestKnown(Remark, frozen=True):
    """The person the others agreed with most often, about that person."""

    seat: Seat
    hits: int
    """Votes of others that were also the person's own."""
    votes: int


class Surprised(Remark, frozen=True):
    """The table chose one habit, the person alone had voted for another."""

    seat: Seat
    card: Card
    own: Card
    voters: int
    """Votes for the chosen one."""


class SameEyes(Remark, frozen=True):
    """No two others voted alike as often."""

    seats: tuple[Seat, ...]
    times: int
    votes: int


class Turn(Value, frozen=True):
    """One patient's turn, once the habit is chosen."""

    n: int
    """When the votes opened."""
    patient: Seat
    cards: Cards
    votes: tuple[Marker, ...]
    marker: Marker

    @property
    def chosen(self) -> Card:
        return self.cards[self.marker - 1]

    @property
    def like_the_patient(self) -> int:
        return self.votes.count(self.votes[self.patient]) - 1


def decisive(course: Course) -> Iterator[Highlight]:
    seen = tuple(turns(course))
    yield from best_known(seen, len(course.scores))
    yield from seen_by_all(seen)
    yield from surprised(seen)
    yield from same_eyes(seen, len(course.scores))


def turns(course: Course) -> Iterator[Turn]:
    opened: tuple[int, VotesRevealed] | None = None
    for n, event in course.told:
        match event:
            case VotesRevealed():
                opened = (n, event)
            case HabitChosen(marker=marker) if opened is not None:
                at, revealed = opened
                yield Turn(at, revealed.seat, revealed.cards, revealed.votes, marker)


def best_known(seen: tuple[Turn, ...], seats: int) -> Iterator[Highlight]:
    of = {seat: [turn for turn in seen if turn.patient == seat] for seat in range(seats)}
    hits = {seat: sum(turn.like_the_patient for turn in of[seat]) for seat in of}
    seat = max(hits, key=lambda each: hits[each])
    if hits[seat] > 0:
        turn = max(of[seat], key=lambda each: each.like_the_patient)
        yield Highlight(turn.n, BestKnown(seat, hits[seat], len(of[seat]) * (seats - 1)))


def seen_by_all(seen: tuple[Turn, ...]) -> Iterator[Highlight]:
    """The latest: by then people know each other."""
    for turn in reversed(seen):
        if len(set(turn.votes)) == 1:
            yield Highlight(turn.n, SeenByAll(turn.patient, turn.chosen, len(turn.votes)))
            return


def surprised(seen: tuple[Turn, ...]) -> Iterator[Highlight]:
    found = [turn for turn in seen if turn.like_the_patient == 0 and turn.votes.count(turn.marker) > 1]
    if found:
        turn = max(found, key=lambda each: each.votes.count(each.marker))
        own = turn.cards[turn.votes[turn.patient] - 1]
        yield Highlight(turn.n, Surprised(turn.patient, turn.chosen, own, turn.votes.count(turn.marker)))


def same_eyes(seen: tuple[Turn, ...], seats: int) -> Iterator[Highlight]:
    pairs = combinations(range(seats), 2)
    alike = {pair: [turn for turn in seen if turn.votes[pair[0]] == turn.votes[pair[1]]] for pair in pairs}
    pair = max(alike, key=lambda each: len(alike[each]))
    if alike[pair]:
        yield Highlight(alike[pair][-1].n, SameEyes(pair, len(alike[pair]), len(seen)))
