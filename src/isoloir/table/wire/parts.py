"""The values that the server's messages are made of."""

from __future__ import annotations

from typing import Literal

from msgspec import Raw, Struct

from isoloir.bots import Level, Temper
from isoloir.core import Seat

from ..log.told import Problem, Story
from ..log.words import Look, Person


class SeatState(Struct, frozen=True):
    seat: Seat
    name: str
    look: Look
    kind: Literal["person", "bot"]
    person: Person | None = None
    """Whose seat it is; None for a bot's."""
    level: Level | None = None
    """A bot's level."""
    auto: bool = False
    """A bot stands in for its owner, who is away."""
    temper: Temper | None = None
    """What a bot is like."""


class PersonState(Struct, frozen=True):
    person: Person
    name: str
    here: bool
    screen: bool = False
    """A shared screen: sees what everybody may see, does nothing."""
    away: int = 0
    """On holiday until then, in milliseconds since 1970."""


class Until(Struct, frozen=True, gc=False):
    """A moment to come, and the server's clock when this was said; both in milliseconds since 1970."""

    now: int
    at: int


class SeatView(Struct, frozen=True, gc=False):
    """What the game shows one seat; None is what everyone may see."""

    seat: Seat | None
    view: Raw
    """The whole of it, where the patches begin; null: they go on from the one you show."""
    moments: list[Raw] = []
    """For each thing told to this seat, in order, what it changed: a field's new value, or under `+field` what was put
    at the end of its list or text. After all of them it's how things stand. One in all where the end is shown at once.
    """


class SeatAsk(Struct, frozen=True, gc=False):
    """A question to a seat this viewer holds."""

    seat: Seat
    what: str
    options: tuple[str | int, ...]
    take: int
    chosen: tuple[str | int, ...] | None = None
    """What is sealed for the seat so far."""
    letters: int = 0
    """If it may be a line of one's own instead: of how many letters at most."""


class Over(Struct, frozen=True):
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    stopped: bool
    """The table ended it before the rules did."""
    problem: Problem | None
    """Set where the server could not go on with it."""
    record: str | None
    """Where the open record is; None for anyone who held no seat in this game."""
    story: Story | None = None
    """What decided it; None where that could not be told."""


class Turns(Struct, frozen=True, gc=False):
    """How the answers are turned up that one of the things told opens; until then what they came to isn't shown."""

    event: str
    answers: str
    """Its member that says them, by seat."""
    seats: list[list[Seat]]
    """Those turned at once, one group after another."""
    length: int
    """Milliseconds until the last of them."""
