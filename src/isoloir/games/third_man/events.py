"""What is told at a table of The Third Man."""

from __future__ import annotations

from isoloir.core import Event, Seat

from .board import Card, Gains


class DealBegan(Event, frozen=True):
    deal: int
    seat: Seat
    """Who leads its first bid."""


class Led(Event, frozen=True):
    seat: Seat
    card: Card


class Revealed(Event, frozen=True):
    cards: tuple[Card, ...]


class BidVoid(Event, frozen=True):
    """Three equal cards or more: the cards go back and the same seat leads again."""


class BidSpent(Event, frozen=True):
    """The bid was void too often: its cards are spent and nobody moves."""


class BidScored(Event, frozen=True):
    gains: Gains
    scores: tuple[int, ...]


class LeadPassed(Event, frozen=True):
    """Who leads the next bid."""

    seat: Seat


class TokenWon(Event, frozen=True):
    seat: Seat
    tokens: tuple[int, ...]


class DealTied(Event, frozen=True):
    """Seats that did exactly as well as each other: no token, a new deal."""

    seats: tuple[Seat, ...]


class GameWon(Event, frozen=True):
    seats: tuple[Seat, ...]


EVENTS = (DealBegan, Led, Revealed, BidVoid, BidSpent, BidScored, LeadPassed, TokenWon, DealTied, GameWon)
