"""What a decision may look at beside the party: the time, who is connected, and where secrets come from."""

from __future__ import annotations

from msgspec import Struct

from .codes import Secrets
from .pace import Pace
from .words import Person


class Scene(Struct, frozen=True):
    now: int
    here: frozenset[Person]
    pace: Pace
    secrets: Secrets
