"""Law hands: a card drawn, a card put down."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import Seat, Tell

from .board import Board
from .deck import END
from .events import EndDrawn, LawDrawn, LawTaken
from .laws import LawId


def draw_law(board: Board, seat: Seat, tell: Tell) -> Board:
    """The first card of the deck; the End ends the game at once."""
    card, deck = board.deck[0], board.deck[1:]
    if card == END:
        tell(EndDrawn(seat))
        return replace(board, deck=deck, agenda=(), next="count", ended="end")
    tell(LawDrawn(seat, len(deck)))
    tell(LawTaken(card), only=seat)
    held = tuple((*laws, card) if holder == seat else laws for holder, laws in enumerate(board.held))
    return replace(_with_hand(board, seat, tuple(sorted((*board.hands[seat], card)))), deck=deck, held=held)


def without(board: Board, seat: Seat, law: LawId) -> Board:
    return _with_hand(board, seat, tuple(card for card in board.hands[seat] if card != law))


def _with_hand(board: Board, seat: Seat, hand: tuple[LawId, ...]) -> Board:
    return replace(board, hands=(*board.hands[:seat], hand, *board.hands[seat + 1 :]))
