"""Law hands: a card drawn, a card put down."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from isoloir.core import Seat, Tell

from .board import Board
from .deck import END
from .events import EndDrawn, LawDrawn, LawTaken
from .laws import LawId

Laws: TypeAlias = tuple[LawId, ...]


def draw_law(board: Board, seat: Seat, tell: Tell) -> Board:
    """The first card of the deck; the End ends the game at once."""
    card, deck = board.deck[0], board.deck[1:]
    if card == END:
        tell(EndDrawn(seat))
        return replace(board, deck=deck, agenda=(), next="count", ended="end")
    tell(LawDrawn(seat, len(deck)))
    tell(LawTaken(card), only=seat)
    hand, held = tuple(sorted((*board.hands[seat], card))), (*board.held[seat], card)
    return replace(board, hands=_put(board.hands, seat, hand), held=_put(board.held, seat, held), deck=deck)


def without(board: Board, seat: Seat, law: LawId) -> Board:
    hand = tuple([card for card in board.hands[seat] if card != law])
    return replace(board, hands=_put(board.hands, seat, hand))


def _put(hands: tuple[Laws, ...], seat: Seat, hand: Laws) -> tuple[Laws, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])
