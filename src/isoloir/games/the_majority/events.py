"""What is told at a table of The Majority."""

from __future__ import annotations

from isoloir.core import Event, Seat

from .board import Card, Cards


class TokenPlaced(Event, frozen=True):
    """Who holds the spy's token at the start."""

    seat: Seat


class RoundBegan(Event, frozen=True):
    round: int
    dealt: int
    """Cards dealt to each seat."""
    deck: int
    """Cards left for later rounds."""


class PacketHeld(Event, frozen=True):
    """To its holder alone: the cards to choose from, after the deal and after each pass."""

    cards: Cards


class PacketsPassed(Event, frozen=True):
    """Everyone has put one card aside and passed the rest to the left."""

    size: int


class LastCardKept(Event, frozen=True):
    """To one seat alone: the single card that reached it goes straight to its hand."""

    card: Card


class HandTaken(Event, frozen=True):
    """To one seat alone: the hand it has drafted."""

    cards: Cards


class GiftsExchanged(Event, frozen=True):
    """Partners have given each other one card."""


class GiftReceived(Event, frozen=True):
    """To one seat alone: what its partner gave it, and for which card."""

    seat: Seat
    """The partner."""
    given: Card
    received: Card


class Revealed(Event, frozen=True):
    """All cards of a trick, by seat, turned up together."""

    round: int
    trick: int
    cards: Cards


class CardShown(Event, frozen=True):
    """A card of an open trick."""

    seat: Seat
    card: Card


class BribesCancelled(Event, frozen=True):
    """Two or more 0 of one colour: none of them works."""

    colour: str
    seats: tuple[Seat, ...]


class Stolen(Event, frozen=True):
    """A bribe takes a card of its colour."""

    seat: Seat
    """The thief."""
    owner: Seat
    """Who played the card."""
    card: Card


class Killed(Event, frozen=True):
    """A card goes to the discard."""

    seat: Seat
    """Who played it."""
    card: Card
    by: Cards
    """The 2s that killed it, by rising seat."""


class EffectLost(Event, frozen=True):
    """A stolen card doesn't act."""

    seat: Seat
    """Who played it."""
    card: Card


class SpyNamed(Event, frozen=True):
    """Who takes the token."""

    seat: Seat
    holder: Seat
    """Who held it until now."""
    spies: tuple[Seat, ...]
    """All seats whose 3 is active."""


class OpenTrickAhead(Event, frozen=True):
    """The next trick is played face up, by these seats in turn."""

    seats: tuple[Seat, ...]


class Betrayed(Event, frozen=True):
    """A 7 moves to the right."""

    seat: Seat
    """Who played it."""
    to: Seat
    card: Card


class Collected(Event, frozen=True):
    """What each seat wins by the trick."""

    round: int
    trick: int
    won: tuple[Cards, ...]


class ColourDebated(Event, frozen=True):
    """Who is paid for a colour, and why."""

    round: int
    colour: str
    totals: tuple[int, ...]
    best: int
    """The highest total, W."""
    firsts: tuple[Seat, ...]
    seconds: tuple[Seat, ...]
    share: int
    """What each second gets: a fifth of W, rounded down, for each first."""
    coins: tuple[int, ...]


class RoundEnded(Event, frozen=True):
    round: int
    coins: tuple[int, ...]


class GameWon(Event, frozen=True):
    seats: tuple[Seat, ...]
    totals: tuple[int, ...]
    """Coins by team, or by seat with three."""
    by_token: bool
    """The coins were tied and the token decided."""


EVENTS = (
    TokenPlaced,
    RoundBegan,
    PacketHeld,
    PacketsPassed,
    LastCardKept,
    HandTaken,
    GiftsExchanged,
    GiftReceived,
    Revealed,
    CardShown,
    BribesCancelled,
    Stolen,
    Killed,
    EffectLost,
    SpyNamed,
    OpenTrickAhead,
    Betrayed,
    Collected,
    ColourDebated,
    RoundEnded,
    GameWon,
)
