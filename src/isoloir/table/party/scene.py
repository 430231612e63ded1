"""What a decision may look at beside the party: the time, who is connected, and where secrets come from."""

from __future__ import annotations

from msgspec import Struct

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
