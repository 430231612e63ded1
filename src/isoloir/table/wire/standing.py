"""What the games at one table add up to, and what people would like to play next."""

from __future__ import annotations

from msgspec import Struct

from isoloir.core import Seat

from ..log.words import Look, Person


class Ranked(Struct, frozen=True):
    """What somebody's games at this table add up to."""

    place: int
    name: str
    look: Look
    bot: bool
    points: int
    wins: float
    """A shared win counts in parts."""
    games: int
    gained: int | None
    """In the last game; None if they weren't in it."""
    seats: list[Seat]
    """Where they sit now."""


class Standing(Struct, frozen=True):
    """After the games that were played to their end here."""

    games: int
    lines: list[Ranked]
    """The best first."""


class Proposal(Struct, frozen=True):
    person: Person
    game: str


class EveningGame(Struct, frozen=True):
    game: int
    key: str
    points: list[int | None]
    """By line of the standing; None for those who weren't in it."""
    won: list[int]
    """Lines."""


class EveningKept(Struct, frozen=True):
    """GET /api/tables/{code}/standing: what the games at this table add up to, and what each gave."""

    lines: list[Ranked]
    """The best first."""
    games: list[EveningGame]
    """In the order in which they were played to their end."""
