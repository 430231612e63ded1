"""What one may see at a table of The Third Man: everything but the dice to come."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import Chance, Seat, Value

from .board import ALL_CARDS, Board, Card, Gains


class View(Value, frozen=True):
    seat: Seat | None
    next: str
    first_leader: Seat | None
    deal: int
    leader: Seat
    lead: Card | None
    hands: tuple[tuple[Card, ...], ...]
    """Public: whatever is not on the table is in a hand."""
    played: tuple[tuple[Card, ...], ...]
    """Laid open before each seat, in ascending order."""
    scores: tuple[int, ...]
    bids: tuple[Gains, ...]
    shown: tuple[Card, ...]
    voids: int
    tokens: tuple[int, ...]


def view(board: Board, seat: Seat | None) -> View:
    return View(
        seat=seat,
        next=board.next,
        first_leader=board.first_leader,
        deal=board.deal,
        leader=board.leader,
        lead=board.lead,
        hands=board.hands,
        played=tuple(tuple(card for card in ALL_CARDS if card not in hand) for hand in board.hands),
        scores=board.scores,
        bids=board.bids,
        shown=board.shown,
        voids=board.voids,
        tokens=board.tokens,
    )


def redeal(seen: View, dice: Chance) -> Board:
    return Board(
        seed=dice.fork(),
        first_leader=seen.first_leader,
        next=seen.next,
        deal=seen.deal,
        leader=seen.leader,
        lead=seen.lead,
        hands=seen.hands,
        scores=seen.scores,
        bids=seen.bids,
        shown=seen.shown,
        voids=seen.voids,
        tokens=seen.tokens,
    )


def swap_secrets(board: Board, seat: Seat | None, dice: Chance) -> Board:
    """Nobody knows the dice; all else lies open."""
    return replace(board, seed=dice.fork())
