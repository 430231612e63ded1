"""What is told at a table of Habits."""

from __future__ import annotations

from isoloir.core import Event, Seat

from .board import Card, Cards, Marker


class Began(Event, frozen=True):
    """Who is the first patient of every round, at random."""

    seat: Seat


class RoundBegan(Event, frozen=True):
    round: int
    points: int
    """What a matching vote is worth."""


class HandDealt(Event, frozen=True):
    """Told to one seat: the habits it may give, or draft from."""

    cards: Cards


class HandsPassed(Event, frozen=True):
    """Strangers: everyone has laid one habit and passed the rest to the right."""

    pick: int


class HandReceived(Event, frozen=True):
    """Told to one seat: what came from its left."""

    cards: Cards


class HabitsLaid(Event, frozen=True):
    """All habits are face down in front of their patients; the last card of each hand is gone, unseen."""


class Reminded(Event, frozen=True):
    """Before the first vote: it's no verdict, just the least wrong of what was offered; tease kindly."""


class HabitsShown(Event, frozen=True):
    """The patient's habits, at markers 1 to m in this order."""

    seat: Seat
    cards: Cards


class VotesRevealed(Event, frozen=True):
    seat: Seat
    """The patient."""
    cards: Cards
    """What lay at the markers."""
    votes: tuple[Marker, ...]
    """By seat."""


class Tied(Event, frozen=True):
    seat: Seat
    """The patient, who will settle it."""
    markers: tuple[Marker, ...]


class TieSettled(Event, frozen=True):
    seat: Seat
    marker: Marker


class HabitChosen(Event, frozen=True):
    """The patient keeps this habit; the others leave the game."""

    seat: Seat
    marker: Marker
    card: Card
    gains: tuple[int, ...]
    scores: tuple[int, ...]


class Portrayed(Event, frozen=True):
    """At the end: a person in the habits the table chose, round by round, and the one it chose among them."""

    seat: Seat
    cards: Cards
    best: Card


class GameWon(Event, frozen=True):
    seats: tuple[Seat, ...]


EVENTS = (
    Began,
    RoundBegan,
    HandDealt,
    HandsPassed,
    HandReceived,
    HabitsLaid,
    Reminded,
    HabitsShown,
    VotesRevealed,
    Tied,
    TieSettled,
    HabitChosen,
    Portrayed,
    GameWon,
)
