"""What is written into a table's log: every accepted act, one entry each, a closed union. `docs/log.md` describes it.

The kinds are in `of_people.py`, `of_seats.py` and `of_play.py`. Each class is all that its kind is: the shape, since
which format, whether the party looks different after it, and, by the marks of its fields, what of it is somebody's own.
Under its tag a kind may only gain a field with a default, which says since when (`since.py`). Any other shape gets a
tag of its own ("Sat.2"), and the old one goes to OLD, with the step that reads it.
"""

from __future__ import annotations

from typing import TypeAlias, get_args

from .act import Act, Deed, Old
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
    Lived,
    Needed,
    OfPeople,
    PlaceLent,
    Proposed,
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
from .since import newest

Entry: TypeAlias = Sealed | OfPlay | OfSeats | OfPeople
FORMAT = max(map(newest, get_args(Entry)))
"""Counts the changes of what a log may hold."""
OLD: tuple[type[Old], ...] = ()
"""Shapes that are no longer written. Nothing is ever taken out of here."""

__all__ = [
    "FORMAT",
    "OLD",
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
    "Lived",
    "Needed",
    "NonceAdded",
    "OfPeople",
    "OfPlay",
    "OfSeats",
    "Old",
    "Opened",
    "Paused",
    "PlaceLent",
    "Promised",
    "Proposed",
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
