"""What is written into a table's log: every accepted act, one entry each, a closed union. `docs/log.md` describes it.

The kinds are in `of_people.py`, `of_seats.py`, `of_play.py` and `of_festival.py`. Each class is all that its kind is:
the shape, since which format, whether the party looks different after it, and, by the marks of its fields, what of it
is somebody's own. Under its tag a kind may only gain a field with a default, which says since when (`since.py`). Any
other shape gets a tag of its own ("Sat.2"), and the old one goes to OLD, with the step that reads it.
"""

from __future__ import annotations

from typing import TypeAlias, get_args

from .act import Act as Act
from .act import Deed as Deed
from .act import Old as Old
from .of_festival import Adjourned as Adjourned
from .of_festival import OfFestival as OfFestival
from .of_festival import Organises as Organises
from .of_festival import Paired as Paired
from .of_festival import Reseated as Reseated
from .of_festival import Rests as Rests
from .of_festival import Scored as Scored
from .of_festival import Sheet as Sheet
from .of_people import Configured as Configured
from .of_people import Created as Created
from .of_people import Erased as Erased
from .of_people import Forgotten as Forgotten
from .of_people import HostActs as HostActs
from .of_people import HostPassed as HostPassed
from .of_people import Joined as Joined
from .of_people import Kicked as Kicked
from .of_people import Left as Left
from .of_people import Lived as Lived
from .of_people import Needed as Needed
from .of_people import Notice as Notice
from .of_people import OfPeople as OfPeople
from .of_people import PlaceLent as PlaceLent
from .of_people import Posted as Posted
from .of_people import Proposed as Proposed
from .of_people import Rekeyed as Rekeyed
from .of_people import Restored as Restored
from .of_people import Subscribed as Subscribed
from .of_people import TokenGiven as TokenGiven
from .of_people import TokenUsed as TokenUsed
from .of_people import WentBack as WentBack
from .of_people import Wrote as Wrote
from .of_play import Began as Began
from .of_play import Ended as Ended
from .of_play import NonceAdded as NonceAdded
from .of_play import OfPlay as OfPlay
from .of_play import Opened as Opened
from .of_play import Paused as Paused
from .of_play import Promised as Promised
from .of_play import Resumed as Resumed
from .of_play import Retimed as Retimed
from .of_play import Sealed as Sealed
from .of_play import StoodIn as StoodIn
from .of_play import Voiced as Voiced
from .of_seats import Arranged as Arranged
from .of_seats import BotSat as BotSat
from .of_seats import BotSet as BotSet
from .of_seats import CameBack as CameBack
from .of_seats import OfSeats as OfSeats
from .of_seats import Renamed as Renamed
from .of_seats import Sat as Sat
from .of_seats import Stood as Stood
from .of_seats import TookOver as TookOver
from .since import newest

Entry: TypeAlias = Sealed | OfPlay | OfSeats | OfPeople | OfFestival
FORMAT = max(map(newest, get_args(Entry)))
"""Counts the changes of what a log may hold."""
OLD: tuple[type[Old], ...] = ()
"""Shapes that are no longer written. Nothing is ever taken out of here."""
