"""Entries about the seats: who sits where, under which name."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from isoloir.bots import Level
from isoloir.core import Seat

from .act import Act, Deed
from .marks import Name, Plain
from .words import Look


class Sat(Deed, frozen=True):
    shows = True

    name: Annotated[str, Name("person")]
    look: Look


class TookOver(Deed, frozen=True):
    shows = True

    seat: Seat
    name: Annotated[str, Name("person")]
    look: Look


class Stood(Deed, frozen=True):
    shows = True

    seat: Seat


class Renamed(Deed, frozen=True):
    shows = True

    seat: Seat
    name: Annotated[str, Name("person")]
    look: Look


class Arranged(Act, frozen=True):
    """The new order of the seats, each by its old number."""

    shows = True

    order: tuple[Seat, ...]


class BotSat(Act, frozen=True):
    shows = True

    level: Level
    name: Plain[str]
    look: Look


class BotSet(Act, frozen=True):
    shows = True

    seat: Seat
    level: Level


class CameBack(Deed, frozen=True):
    """The stand-ins for this person end."""

    shows = True


OfSeats: TypeAlias = Sat | TookOver | Stood | Renamed | Arranged | BotSat | BotSet | CameBack
