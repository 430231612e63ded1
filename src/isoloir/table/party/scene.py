"""What a decision may look at besides the party: the time, who's connected, and where secrets come from."""

from __future__ import annotations

from msgspec import Struct

from ..log.entries import FORMAT
from ..log.words import Person
from .attendance import Attendance
from .codes import Secrets
from .pace import Pace


class Scene(Struct, frozen=True):
    now: int
    here: frozenset[Person]
    """Who is connected, or was a moment ago."""
    pace: Pace
    secrets: Secrets
    attendance: Attendance = Attendance()
    reads: int = FORMAT
    """The newest format that every server on the log can read."""
    is_mixed: bool = False
    """Servers of another version share the log right now."""
    unheard: int = 0
    """How many milliseconds ago we last knew who's at other servers, too."""

    def is_surely_away(self, person: Person) -> bool:
        """They had time to come back since we lost sight of them, here or elsewhere, and we'd have heard of it."""
        if person in self.here:
            return False
        return self.now - self.unheard >= self.attendance.away_since(person) + self.pace.gone
