"""What decided a game of Majority: the last pile, who thinks alike, the costliest lonely choice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Literal

from isoloir.core import Course, Highlight, Remark, Seat, Value

from .board import GOAL, LETTERS, Vote, Word
from .events import RoundBegan, RoundEnded, Scored, TurnBegan, TwoLeft, Voted
from .scoring import to_each, total


class LastPile(Remark, frozen=True):
    """What ended the game: the payment that took someone to the goal, and why it was made."""

    seats: tuple[Seat, ...]
    points: int
    how: Literal["score", "two"]
    """Score won, or only two were left."""


class ThoughtAlike(Remark, frozen=True):
    """No two others voted alike as often."""

    seats: tuple[Seat, ...]
    times: int
    votes: int
    """In which both took part."""


class AloneOut(Remark, frozen=True):
    """The only one with this vote, and out of a round that went on to pay."""

    seat: Seat
    vote: Vote
    word: Word | None
    """What was voted for; None for Score."""
    reference: Word
    points: int
    """The most that anyone got out of the round after that."""


class RichestPile(Remark, frozen=True):
    seats: tuple[Seat, ...]
    points: int


class OneMind(Remark, frozen=True):
    """The greatest vote in which all chose the same word."""

    word: Word
    reference: Word
    voters: int


class NoMind(Remark, frozen=True):
    """The greatest vote in which no two chose the same."""

    reference: Word
    voters: int


class Ballot(Value, frozen=True):
    """One vote as it opened."""

    n: int
    reference: Word
    words: tuple[Word, ...]
    votes: tuple[Vote | None, ...]
    paid: int
    """The most that its round paid anyone, from this vote on."""

    @property
    def cast(self) -> tuple[Vote, ...]:
        return tuple(vote for vote in self.votes if vote is not None)


def decisive(course: Course) -> Iterator[Highlight]:
    votes = tuple(ballots(course))
    said = [*last_pile(course), *alike(votes, len(course.scores)), *loneliest(votes)]
    yield from said
    yield from (each for each in richest(course) if each.n not in [told.n for told in said])
    yield from of_one_mind(votes) or of_no_mind(votes)


def ballots(course: Course) -> Iterator[Ballot]:
    """Round by round: what was still to be had is known when the round ends."""
    asked: TurnBegan | None = None
    votes: list[tuple[int, TurnBegan, Voted]] = []
    payments: list[tuple[int, int]] = []
    for n, event in course.told:
        match event:
            case RoundBegan():
                votes, payments = [], []
            case TurnBegan():
                asked = event
            case Voted() if asked is not None:
                votes.append((n, asked, event))
            case Scored(points=points) | TwoLeft(points=points):
                payments.append((n, points))
            case RoundEnded():
                for at, turn, voted in votes:
                    paid = max((points for when, points in payments if when >= at), default=0)
                    yield Ballot(at, turn.reference, turn.words, voted.votes, paid)


def last_pile(course: Course) -> Iterator[Highlight]:
    """One vote may pay Score and then the last two: what ended the game is the first that took someone to the goal."""
    scores = (0,) * len(course.scores)
    for n, event in course.told:
        if isinstance(event, Scored | TwoLeft):
            scores = total(scores, to_each(event.seats, event.points, len(scores)))
            if max(scores) >= GOAL:
                yield Highlight(n, LastPile(event.seats, event.points, "score" if isinstance(event, Scored) else "two"))
                return


def alike(votes: tuple[Ballot, ...], seats: int) -> Iterator[Highlight]:
    """If pairs agreed equally often, the one that had fewer chances to."""
    best: Highlight | None = None
    key = (1, 0)
    for pair in combinations(range(seats), 2):
        both = [each for each in votes if None not in (each.votes[pair[0]], each.votes[pair[1]])]
        agreed = [each for each in both if each.votes[pair[0]] == each.votes[pair[1]]]
        if (len(agreed), -len(both)) > key:
            key = (len(agreed), -len(both))
            best = Highlight(agreed[-1].n, ThoughtAlike(pair, len(agreed), len(both)))
    if best is not None:
        yield best


def loneliest(votes: tuple[Ballot, ...]) -> Iterator[Highlight]:
    """Nothing is lost where the round pays nobody any more."""
    lonely = [
        (each, seat, vote)
        for each in votes
        for seat, vote in enumerate(each.votes)
        if vote is not None and each.cast.count(vote) == 1 and each.paid > 1
    ]
    if lonely:
        each, seat, vote = max(lonely, key=lambda found: found[0].paid)
        word = each.words[LETTERS.index(vote)] if vote in LETTERS else None
        yield Highlight(each.n, AloneOut(seat, vote, word, each.reference, each.paid))


def richest(course: Course) -> Iterator[Highlight]:
    paid = [(n, event) for n, event in course.told if isinstance(event, Scored | TwoLeft) and event.points > 1]
    if paid:
        n, event = max(paid, key=lambda each: each[1].points)
        yield Highlight(n, RichestPile(event.seats, event.points))


def of_one_mind(votes: tuple[Ballot, ...]) -> tuple[Highlight, ...]:
    """Three or more; two are hardly a table."""
    agreed = [each for each in votes if len(each.cast) > 2 and len(set(each.cast)) == 1 and each.cast[0] in LETTERS]
    if not agreed:
        return ()
    each = max(agreed, key=lambda vote: len(vote.cast))
    word = each.words[LETTERS.index(each.cast[0])]
    return (Highlight(each.n, OneMind(word, each.reference, len(each.cast))),)


def of_no_mind(votes: tuple[Ballot, ...]) -> tuple[Highlight, ...]:
    split = [each for each in votes if len(each.cast) > 2 and len(set(each.cast)) == len(each.cast)]
    if not split:
        return ()
    each = max(split, key=lambda vote: len(vote.cast))
    return (Highlight(each.n, NoMind(each.reference, len(each.cast))),)
