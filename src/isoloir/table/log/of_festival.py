"""Entries about a festival: who organises it, who sits where in which round, what the tables came to."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from isoloir.core import Seat

from .act import Act, Deed
from .marks import Plain
from .words import Person


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be laid. Its log begins with this code and key, so laying it again finds it there."""

    code: Plain[str]
    key: Plain[str]
    people: tuple[Person, ...]
    """In the order of the seats; bots sit behind them."""
    bots: int = 0


class Organises(Deed, frozen=True):
    """They came with the organisers' link."""

    shows = True


class Rests(Act, frozen=True):
    """Somebody sits out from the next round on, or plays again; said by themselves, an organiser, or the house."""

    shows = True

    who: Person
    rests: bool


class Paired(Act, frozen=True):
    """The tables of a round, or more tables for the one that's under way."""

    shows = True

    round: int
    game: Plain[str]
    at: int
    deadline: int | None
    sheets: Plain[tuple[Sheet, ...]]


class Reseated(Act, frozen=True):
    """Somebody moves to another table, in place of a bot."""

    shows = True

    who: Person
    table: int


class Scored(Act, frozen=True):
    """What a table came to; without scores it doesn't count. An organiser's word holds against what was played."""

    shows = True

    table: int
    """Counted through all rounds, from 1."""
    seats: tuple[Person, ...] = ()
    """Who it counts for, by seat; 0 for a bot's, or one that was given up."""
    scores: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()


class Adjourned(Act, frozen=True):
    """The round is over."""

    shows = True

    next: int | None
    """When the next one begins by itself."""
    over: bool = False
    """There is none: the festival is over."""
    stops: tuple[int, ...] = ()
    """Tables that aren't done: their games end here, and don't count."""


OfFestival: TypeAlias = Organises | Rests | Paired | Reseated | Scored | Adjourned
