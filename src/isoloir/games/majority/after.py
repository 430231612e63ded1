"""How each thing told changes what you see at a table of Majority."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import OVER, Event, Fold, Seat

from . import events
from .board import LETTERS, VOTES, Opened, Vote, Word, noted
from .scoring import to_each, total, winning
from .view import NO_WORDS, View

SETTLES = frozenset({"left", "turned"})
"""What's known of the packs: no event tells which one a reference came from, or what a shuffle turned over."""


_after = Fold[View]()
"""Your own vote opens with the others'; who's out is told when the words are won."""


def after(view: View, event: Event) -> View:
    return _after(view, event)


@_after.register
def _(event: events.RoundBegan, view: View) -> View:
    seats = len(view.scores)
    return replace(
        _put_away(view),
        next="turn",
        round=event.round,
        turn=0,
        aim=event.aim,
        pile=(event.word,),
        active=tuple(range(seats)),
        gains=(0,) * seats,
    )


@_after.register
def _(event: events.Shuffled, view: View) -> View:
    return replace(view, discard=(), shuffles=view.shuffles + 1)


@_after.register
def _(event: events.TurnBegan, view: View) -> View:
    return replace(view, turn=event.turn, words=event.words, next="vote")


@_after.register
def _(event: events.Voted, view: View) -> View:
    """The ballots are open; what has won is said next."""
    words = tuple([word for word in view.words if word is not None])
    nothing = (0,) * len(view.scores)
    last = Opened(view.round, view.turn, view.pile[-1], words, event.votes, nothing)
    return replace(view, last=last, course=view.course + noted(view.aim, view.pile, words, event.votes))


@_after.register
def _(event: events.NoMajority, view: View) -> View:
    return _discarded(view, ())


@_after.register
def _(event: events.Scored, view: View) -> View:
    paid = _won(_paid(view, event.seats, event.points), ("score",))
    assert paid.last is not None, "the votes lie open"
    alone = winning([vote for vote in paid.last.votes if vote is not None]) == ("score",)
    return _discarded(paid, ()) if alone else paid


@_after.register
def _(event: events.WordsWon, view: View) -> View:
    assert view.last is not None, "the votes lie open"
    letters = tuple([letter for letter, word in zip(LETTERS, view.last.words, strict=True) if word in event.words])
    won = replace(_won(_discarded(view, event.words), letters), active=event.seats)
    return replace(won, pile=won.pile + event.words)


@_after.register
def _(event: events.TwoLeft, view: View) -> View:
    return _paid(view, event.seats, event.points)


@_after.register
def _(event: events.GameWon, view: View) -> View:
    return replace(_put_away(view), active=(), scores=event.scores, next=OVER)


def _put_away(view: View) -> View:
    """What lay on the table when a round was over."""
    return replace(view, discard=view.discard + view.pile, pile=(), words=NO_WORDS)


def _discarded(view: View, kept: tuple[Word, ...]) -> View:
    assert view.last is not None, "the votes lie open"
    lost = tuple([word for word in view.last.words if word not in kept])
    return replace(view, discard=view.discard + lost)


def _won(view: View, votes: tuple[Vote, ...]) -> View:
    assert view.last is not None, "the votes lie open"
    won = tuple([vote for vote in VOTES if vote in votes or vote in view.last.won])
    return replace(view, last=replace(view.last, won=won))


def _paid(view: View, seats: tuple[Seat, ...], points: int) -> View:
    assert view.last is not None, "nobody is paid before a vote"
    gains = to_each(seats, points, len(view.scores))
    known = tuple([None if score is None else score + gain for score, gain in zip(view.scores, gains, strict=True)])
    last = replace(view.last, gains=total(view.last.gains, gains))
    return replace(view, scores=known, gains=total(view.gains, gains), last=last)
