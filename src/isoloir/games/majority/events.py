"""What is told at a table of Majority."""

from __future__ import annotations

from isoloir.core import Event, Seat

from .board import Aim, Vote, Word


class RoundBegan(Event, frozen=True):
    """Everyone is in again."""

    round: int
    aim: Aim
    word: Word
    """The first reference."""


class Shuffled(Event, frozen=True):
    """A pack had run out: all words outside the pile were turned over, shuffled and dealt again."""

    cards: int


class TurnBegan(Event, frozen=True):
    turn: int
    reference: Word
    words: tuple[Word, ...]
    """The propositions A, B and C."""


class Voted(Event, frozen=True):
    votes: tuple[Vote | None, ...]
    """By seat; None for a seat that was out."""


class NoMajority(Event, frozen=True):
    """No option had two votes: nobody scores and the round is over."""


class Scored(Event, frozen=True):
    """Score was among the winners: its voters take their points and are done with this round."""

    seats: tuple[Seat, ...]
    points: int


class WordsWon(Event, frozen=True):
    """These words join the pile, the last of them on top."""

    words: tuple[Word, ...]
    seats: tuple[Seat, ...]
    """Who stays in the round."""
    pile: int
    """How many cards it has now."""


class Eliminated(Event, frozen=True):
    """Out until the next round."""

    seats: tuple[Seat, ...]


class TwoLeft(Event, frozen=True):
    """A turn would begin with two seats: both take the pile's worth and the round is over."""

    seats: tuple[Seat, ...]
    points: int


class TooFewCards(Event, frozen=True):
    """Nearly all words lie in the pile, so no turn can begin: nobody scores and the round is over."""


class RoundEnded(Event, frozen=True):
    round: int
    gains: tuple[int, ...]
    """What the whole round brought, by seat."""


class GameWon(Event, frozen=True):
    seats: tuple[Seat, ...]
    scores: tuple[int, ...]


EVENTS = (
    RoundBegan,
    Shuffled,
    TurnBegan,
    Voted,
    NoMajority,
    Scored,
    WordsWon,
    Eliminated,
    TwoLeft,
    TooFewCards,
    RoundEnded,
    GameWon,
)
