"""What a decision may look at besides the party: the time, who's connected, and where secrets come from."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet

from msgspec import Struct

from ..log.entries import FORMAT
from ..log.words import Person, Way
from .attendance import Attendance, Expected
from .codes import Secrets
from .pace import Pace


def nowhere(zone: str, at: int) -> int | None:
    """Knows no zone but the sun's own."""
    return None if zone else 0


class Scene(Struct, frozen=True):
    now: int
    here: AbstractSet[Person]
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
    most_people: int = 200
    """Who may be at a table without playing."""
    ahead: Callable[[str, int], int | None] = nowhere
    """By how many milliseconds a zone's clocks are ahead of UTC at a time; None: there's no such zone."""

    ways: AbstractSet[Way] = frozenset()
    """How people may be told of a table over days; by no way unless the operator says so."""

    @property
    def shown(self) -> AbstractSet[Person]:
        """Who is shown as there."""
        seen = self.attendance
        return Expected(self.here, seen.parted) if self.now < seen.back_by else self.here

    def is_surely_away(self, person: Person) -> bool:
        """They had time to come back since we lost sight of them, here or elsewhere, and we'd have heard of it."""
        if person in self.here:
            return False
        return self.now - self.unheard >= self.attendance.away_since(person) + self.pace.gone
