"""What a seat may see at a table of Habits: what has been shown, and the hands it has held itself."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from isoloir.core import OVER, Lang, Seat, Value, once

from .board import FINAL, Board, Card, Cards, Marker, Portrayal, kept_by_each, left
from .flow import portraits
from .scoring import most_voted, points_in


class Portrait(Value, frozen=True):
    """A person in the habits the table chose: those of rounds 1, 2, 3, and the one chosen among them."""

    cards: Cards
    best: Card


class View(Value, frozen=True):
    seat: Seat | None
    next: str
    seats: int
    cards: Lang
    """The language of the cards."""
    strangers: bool
    house_phrases: tuple[str, ...]
    """The house phrases; the first is card 490."""
    round: int
    start: Seat
    turn: int
    pick: int
    patient: Seat | None
    """Whose habits are shown."""
    hand: Cards
    given: Cards
    """What I gave this round, to the seat at my left first; where strangers draft, what I put in front of me."""
    discards: Cards
    """The cards I discarded, one per round."""
    looked: tuple[Cards, ...]
    """Every hand I have held, oldest first."""
    spread: Cards
    votes: tuple[Marker, ...]
    """By seat, while the patient settles a tie."""
    tied: tuple[Marker, ...]
    """Between which the patient settles."""
    history: tuple[Portrayal, ...]
    kept: tuple[Cards, ...]
    """By seat: the habits chosen for it in the dealt rounds."""
    portraits: tuple[Portrait, ...]
    """By seat, once the game is over."""
    scores: tuple[int, ...]
    points: int
    """What a matching vote is worth in this round."""
    rounds: int
    reminder: bool
    """Through the first vote: what everyone is asked to remember."""
    gives_to: tuple[tuple[Seat, ...], ...]
    """By giver, the others in the order of the answer: the seat at the left first."""
    chosen: Marker | None = None
    """What was just chosen, while it still lies there."""


def view(board: Board, seat: Seat | None) -> View:
    if seat is None:
        return seen_by_all(board)
    return replace(
        seen_by_all(board),
        seat=seat,
        hand=board.hands[seat],
        given=board.given[seat],
        discards=board.discards[seat],
        looked=board.looked[seat],
    )


@once
def seen_by_all(board: Board) -> View:
    """What a watcher sees: no card that was never shown."""
    return View(
        seat=None,
        next=board.next,
        seats=len(board.seats),
        cards=board.cards,
        strangers=board.strangers,
        house_phrases=board.house_phrases,
        round=board.round,
        start=board.start,
        turn=board.turn,
        pick=board.pick,
        patient=board.patient if board.spread else None,
        hand=(),
        given=(),
        discards=(),
        looked=(),
        spread=board.spread,
        votes=board.votes,
        tied=most_voted(board.votes) if board.votes else (),
        history=board.history,
        kept=kept_by_each(board.history, len(board.seats)),
        portraits=_portraits(board),
        scores=board.scores,
        points=points_in(board.round),
        rounds=FINAL,
        reminder=board.next == "vote" and not board.history,
        gives_to=_neighbours(len(board.seats)),
    )


@cache
def _neighbours(seats: int) -> tuple[tuple[Seat, ...], ...]:
    return tuple(tuple(left(seat, count, seats) for count in range(1, seats)) for seat in range(seats))


def _portraits(board: Board) -> tuple[Portrait, ...]:
    if board.next != OVER:
        return ()
    return tuple([Portrait(kept, chosen) for kept, chosen in portraits(board)])
