"""What is written into a table's log: every accepted act, one entry each, a closed union. `docs/log.md` describes it.

The kinds are in `of_people.py`, `of_seats.py` and `of_play.py`. Each class is all that its kind is: the shape, since
which format, whether the party looks different after it, and, by the marks of its fields, what of it is somebody's own.
A shape never changes under its tag: a new shape gets a new tag ("Configured.2"), and the old one moves to `old.py` with
the step that reads it.
"""

from __future__ import annotations

from typing import TypeAlias

from .act import FORMAT, Act, Deed
from .of_people import (
    Configured,
    Created,
    Erased,
    Forgotten,
    HostActs,
    HostPassed,
    Joined,
    Kicked,
    Left,
    Needed,
    OfPeople,
    Permitted,
    PlaceLent,
    Rekeyed,
    Restored,
    TokenGiven,
    TokenUsed,
    WentBack,
)
from .of_play import (
    Began,
    Ended,
    NonceAdded,
    OfPlay,
    Opened,
    Paused,
    Promised,
    Resumed,
    Retimed,
    Sealed,
    StoodIn,
    Voiced,
)
from .of_seats import Arranged, BotSat, BotSet, CameBack, OfSeats, Renamed, Sat, Stood, TookOver

Entry: TypeAlias = Sealed | OfPlay | OfSeats | OfPeople

__all__ = [
    "FORMAT",
    "Act",
    "Arranged",
    "Began",
    "BotSat",
    "BotSet",
    "CameBack",
    "Configured",
    "Created",
    "Deed",
    "Ended",
    "Entry",
    "Erased",
    "Forgotten",
    "HostActs",
    "HostPassed",
    "Joined",
    "Kicked",
    "Left",
    "Needed",
    "NonceAdded",
    "OfPeople",
    "OfPlay",
    "OfSeats",
    "Opened",
    "Paused",
    "Permitted",
    "PlaceLent",
    "Promised",
    "Rekeyed",
    "Renamed",
    "Restored",
    "Resumed",
    "Retimed",
    "Sat",
    "Sealed",
    "Stood",
    "StoodIn",
    "TokenGiven",
    "TokenUsed",
    "TookOver",
    "Voiced",
    "WentBack",
]
