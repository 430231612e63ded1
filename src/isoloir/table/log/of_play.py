"""Entries about a game: promised, begun, chosen in secret, opened together, ended."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Raw

from isoloir.core import Chooser, Option, Seat

from .act import Act, Deed
from .marks import Plain, SeatNames
from .told import Heard, Problem, Story


class Promised(Act, frozen=True):
    """A game is about to begin: seed, salt and set-up are fixed before anyone adds to the dice."""

    shows = True

    game: int
    seed: Plain[str]
    salt: Plain[str]
    at: int
    commitment: Plain[str]
    """Over seed, salt and set-up."""
    vocabulary: int
    """The words in which the game begins to be told."""


class NonceAdded(Deed, frozen=True):
    nonce: Plain[str]


class Began(Act, frozen=True):
    """The first pause of a game, with a snapshot of the match."""

    shows = True

    nonces: Plain[tuple[str, ...]]
    names: SeatNames
    bot_seed: Plain[str]
    """The dice of the bots come from here, never from the game's."""
    save: Raw
    rules: int
    pause: int
    told: tuple[Heard, ...]
    at: int
    deadline: int | None = None
    round: int = 0
    scores: tuple[int, ...] = ()


class Sealed(Act, frozen=True):
    pause: int
    seat: Seat
    choice: Plain[tuple[Option, ...]]
    by: Chooser | None = None


class Voiced(Deed, frozen=True):
    """Somebody would let a bot answer for a silent seat."""

    pause: int
    seat: Seat


class StoodIn(Act, frozen=True):
    """A bot may answer this pause for the seat; with `stays` also the next ones, until the owner is back."""

    shows = True

    pause: int
    seat: Seat
    stays: bool


class Opened(Act, frozen=True):
    """A ballot opened, and the pause after it. Carries a snapshot, so that no choice is ever played twice."""

    opened: int
    asks: Raw
    choices: Plain[dict[Seat, tuple[Option, ...]]]
    by: dict[Seat, Chooser]
    told: tuple[Heard, ...]
    save: Raw
    rules: int
    pause: int
    at: int
    deadline: int | None = None
    winners: tuple[Seat, ...] | None = None
    """Set when this ends the game."""
    round: int = 0
    scores: tuple[int, ...] = ()
    story: Plain[Story | None] = None
    """Told at the end from all that was told to everybody."""


class Retimed(Act, frozen=True):
    pause: int
    deadline: int | None
    waited: bool = False
    """Somebody was late, and everyone waits this once."""


class Paused(Act, frozen=True):
    shows = True

    why: Literal["host", "empty"]
    left: int | None
    """What the question's limit had left, in milliseconds."""


class Resumed(Act, frozen=True):
    shows = True

    at: int
    deadline: int | None


class Ended(Act, frozen=True):
    """Ended by the table before the rules did."""

    shows = True

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    problem: Plain[Problem | None] = None
    story: Plain[Story | None] = None


OfPlay: TypeAlias = Promised | NonceAdded | Began | Voiced | StoodIn | Opened | Retimed | Paused | Resumed | Ended
"""All but `Sealed`, the most frequent of all kinds, which is looked at first."""
