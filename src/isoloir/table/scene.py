"""What a decision may look at beside the party: the time, who is connected, and where secrets come from."""

from __future__ import annotations

from dataclasses import dataclass

from .codes import Secrets
from .pace import Pace
from .words import Person


@dataclass(frozen=True, slots=True)
class Scene:
    now: int
    here: frozenset[Person]
    pace: Pace
    secrets: Secrets
