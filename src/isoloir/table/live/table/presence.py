"""Who's there: open pages make a person present, and losing a page doesn't make them absent right away."""

from __future__ import annotations

from collections.abc import Collection
from itertools import takewhile

from ...log.words import Person
from ...party.attendance import Attendance
from ...party.party import Party
from ...wire import from_server as a
from .viewer import Viewer

NEW = 5_000


class Presence:
    """The attendance changes in place with each page that comes or goes, however many there are."""

    def __init__(self, now: int) -> None:
        self.viewers: dict[Viewer, int] = {}
        """When each was opened."""
        self.pages_of: dict[Person, list[Viewer]] = {}
        """Those open at this node."""
        self._spoke: dict[Person, int] = {}
        """When each last did something only a person does."""
        self.stirs = 0
        """How often anybody came, went or did something."""
        self._connected: set[Person] = set()
        self._parted: dict[Person, int] = {}
        self.attendance = Attendance(self._connected, self._parted, now, self._spoke)
        self._elsewhere: frozenset[Person] = frozenset()
        """Whose pages are open at other nodes."""

    @property
    def here(self) -> frozenset[Person]:
        """Whose pages are open at this node."""
        return frozenset(self.pages_of)

    @property
    def pages(self) -> int:
        """Those open here, plus at least one for each person at another node."""
        return len(self.viewers) + len(self._connected) - len(self.pages_of)

    def seated_elsewhere(self, people: frozenset[Person], now: int) -> bool:
        """Whether anything changed. People who were there and are nowhere now have parted."""
        if people == self._elsewhere:
            return False
        before, self._elsewhere = self._elsewhere, people
        for person in sorted(before - people):
            self._part(person, now)
        for person in people - before:
            self._come(person)
        return True

    def concerned(self, party: Party, told: a.FromServer) -> Collection[Viewer]:
        """Who hears it: those that all can see by name hear how many others there are, and everybody anything else."""
        if not isinstance(told, a.Changed):
            return self.viewers
        return [viewer for person in party.listed() for viewer in self.pages_of.get(person, ())]

    def add(self, viewer: Viewer, now: int) -> None:
        if viewer not in self.viewers:
            self.viewers[viewer] = now
            self.pages_of.setdefault(viewer.person, []).append(viewer)
        self._come(viewer.person)

    def is_new(self, viewer: Viewer, now: int) -> bool:
        """Welcomed a moment ago, or not yet: it may be repeating what it said to another node and got no answer to."""
        return now < self.viewers.get(viewer, now) + NEW

    def remove(self, viewer: Viewer, now: int) -> None:
        if self._close(viewer) is not None:
            self._part(viewer.person, now)

    def withdraw(self, viewer: Viewer) -> None:
        """Not greeted after all: it hears nothing until it is. Its owner was there a moment ago."""
        opened = self._close(viewer)
        if opened is not None:
            self._part(viewer.person, opened)

    def _close(self, viewer: Viewer) -> int | None:
        opened = self.viewers.pop(viewer, None)
        if opened is not None:
            pages = self.pages_of[viewer.person]
            pages.remove(viewer)
            if not pages:
                del self.pages_of[viewer.person]
        return opened

    def _come(self, person: Person) -> None:
        self._connected.add(person)
        self.stirs += 1
        self._parted.pop(person, None)

    def _part(self, person: Person, at: int) -> None:
        """The last to go stands at the end."""
        if person in self.pages_of or person in self._elsewhere:
            return
        self._connected.discard(person)
        self.stirs += 1
        later = list(takewhile(lambda each: each[1] > at, reversed(self._parted.items())))
        self._parted[person] = at
        for each, gone in reversed(later):
            del self._parted[each]
            self._parted[each] = gone

    def heard(self, person: Person, now: int, lively: int) -> bool:
        """A person did something; returns whether they'd been silent long enough for it to make a difference."""
        before = self._spoke.get(person, self.attendance.since)
        self._spoke[person] = now
        self.stirs += 1
        return now >= before + lively
