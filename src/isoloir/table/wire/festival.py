"""What everybody at a festival is told of it: whole in Welcome, and again as it changes, as fields of the lobby."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ..log.words import Look, Person


class Guest(Struct, frozen=True):
    person: Person
    name: str
    look: Look


class SheetState(Struct, frozen=True):
    """A table of this round, or of one before that still plays."""

    number: int
    round: int
    game: str
    people: list[Guest]
    bots: int


class ScoreState(Struct, frozen=True):
    table: int
    people: list[Person]
    """By seat, 0 for a bot's; empty if it doesn't count."""
    scores: list[int]
    winners: list[int]
    by: str = ""
    """Who corrected it."""


class FestivalState(Struct, frozen=True):
    phase: Literal["gathering", "playing", "between", "over"]
    round: int
    game: str
    """Of this round; before the first, of that one."""
    next: str
    """Of the next round."""
    at: int | None
    """When the round ends or the next one begins by itself; None: it doesn't, or the clock stands still."""
    done: list[ScoreState]
    """Of the tables shown."""
    organisers: list[Person]
    resting: list[Person]
    guests: int
    """How many take part."""
