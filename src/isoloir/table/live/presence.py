"""Who is there: open pages make a person present, and a lost socket makes nobody absent at once."""

from __future__ import annotations

from collections.abc import Iterable

from ..log.words import Person
from .viewer import Viewer


class Presence:
    def __init__(self, now: int, gone: int) -> None:
        self.viewers: list[Viewer] = []
        self._gone = gone
        self._start = now
        self._parted: dict[Person, int] = {}
        self._connected: frozenset[Person] = frozenset()

    def add(self, viewer: Viewer) -> None:
        if viewer not in self.viewers:
            self.viewers.append(viewer)
            self._connected |= {viewer.person}
        self._parted.pop(viewer.person, None)

    def remove(self, viewer: Viewer, now: int) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self._connected = frozenset(viewer.person for viewer in self.viewers)
            if viewer.person not in self._connected:
                self._parted[viewer.person] = now

    def connected(self) -> frozenset[Person]:
        return self._connected

    def here(self, now: int) -> frozenset[Person]:
        """Those connected, and those who were a moment ago."""
        if not self._parted:
            return self._connected
        late = {person for person, parted in self._parted.items() if now < parted + self._gone}
        return self._connected | late

    def away_since(self, person: Person | None) -> int:
        """Since the table was opened again, for somebody who has not come back since."""
        return self._parted.get(person, self._start) if person is not None else self._start

    def all_away_since(self, people: Iterable[Person]) -> int:
        return max(map(self.away_since, people), default=self._start)

    def next_change(self, now: int) -> int | None:
        """When somebody who lost their socket will count as away."""
        return min((parted + self._gone for parted in self._parted.values() if parted + self._gone > now), default=None)
