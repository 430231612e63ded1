"""Who's there: open pages make a person present, and losing a page doesn't make them absent right away."""

from __future__ import annotations

from ...log.words import Person
from ...party.attendance import Attendance
from .viewer import Viewer

NEW = 5_000


class Presence:
    """The attendance is replaced whenever a page comes or goes; who spoke when is written into it."""

    def __init__(self, now: int) -> None:
        self.viewers: list[Viewer] = []
        self.here: frozenset[Person] = frozenset()
        """Whose pages are open at this node."""
        self._spoke: dict[Person, int] = {}
        self.words = 0
        """How often anybody did something."""
        self._opened: dict[Viewer, int] = {}
        self.attendance = Attendance(since=now, spoke=self._spoke)
        self._elsewhere: frozenset[Person] = frozenset()
        """Whose pages are open at other nodes."""

    @property
    def pages(self) -> int:
        """Those open here, plus at least one for each person at another node."""
        return len(self.viewers) + len(self._elsewhere - self.here)

    def seated_elsewhere(self, people: frozenset[Person], now: int) -> bool:
        """Whether anything changed. People who were there and are nowhere now have parted."""
        if people == self._elsewhere:
            return False
        gone = self._elsewhere - people - self.here
        self._elsewhere = people
        back = {person: parted for person, parted in self.attendance.parted.items() if person not in people}
        self._call({**back, **dict.fromkeys(gone, now)})
        return True

    def add(self, viewer: Viewer, now: int) -> None:
        if viewer not in self.viewers:
            self.viewers.append(viewer)
            self._opened[viewer] = now
        self._count()
        self._call({person: parted for person, parted in self.attendance.parted.items() if person != viewer.person})

    def is_new(self, viewer: Viewer, now: int) -> bool:
        """Welcomed a moment ago, or not yet: it may be repeating what it said to another node and got no answer to."""
        return now < self._opened.get(viewer, now) + NEW

    def remove(self, viewer: Viewer, now: int) -> None:
        self._opened.pop(viewer, None)
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self._count()
            left = viewer.person not in self.here | self._elsewhere
            self._call({**self.attendance.parted, viewer.person: now} if left else dict(self.attendance.parted))

    def withdraw(self, viewer: Viewer) -> None:
        """Not greeted after all: it hears nothing until it is. Its owner was there a moment ago."""
        opened = self._opened.pop(viewer, None)
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self._count()
            left = viewer.person not in self.here | self._elsewhere
            parted = {viewer.person: opened} if left and opened is not None else {}
            self._call({**self.attendance.parted, **parted})

    def _count(self) -> None:
        self.here = frozenset(viewer.person for viewer in self.viewers)

    def _call(self, parted: dict[Person, int]) -> None:
        self.attendance = Attendance(self.here | self._elsewhere, parted, self.attendance.since, self._spoke)

    def heard(self, person: Person, now: int, lively: int) -> bool:
        """A person did something; returns whether they'd been silent long enough for it to make a difference."""
        before = self._spoke.get(person, self.attendance.since)
        self._spoke[person] = now
        self.words += 1
        return now >= before + lively
