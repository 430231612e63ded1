"""What a decision may look at besides the party: the time, who's connected, and where secrets come from."""

from __future__ import annotations

from msgspec import Struct

from ..log.entries import FORMAT
from ..log.words import Person
from .codes import Secrets
from .pace import Pace
from .roll import Roll


class Scene(Struct, frozen=True):
    now: int
    here: frozenset[Person]
    """Who is connected, or was a moment ago."""
    pace: Pace
    secrets: Secrets
    roll: Roll = Roll()
    reads: int = FORMAT
    """The newest format that every server on the log can read."""
    is_mixed: bool = False
    """Servers of another version share the log right now."""
