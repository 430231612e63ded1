"""Who is there: open pages make a person present, and a lost page makes nobody absent at once."""

from __future__ import annotations

from ..log.words import Person
from ..party.roll import Roll
from .viewer import Viewer


class Presence:
    """The roll is a value: replaced whenever a page comes or goes."""

    def __init__(self, now: int) -> None:
        self.viewers: list[Viewer] = []
        self.roll = Roll(since=now)
        self._spoke: dict[Person, int] = {}
        self._elsewhere: frozenset[Person] = frozenset()
        """Whose pages are open at other nodes."""

    @property
    def here(self) -> frozenset[Person]:
        """Whose pages are open at this node."""
        return frozenset(viewer.person for viewer in self.viewers)

    def seated_elsewhere(self, people: frozenset[Person], now: int) -> bool:
        """Whether anything changed. Who was there and is nowhere now has parted."""
        if people == self._elsewhere:
            return False
        gone = self._elsewhere - people - self.here
        self._elsewhere = people
        back = {person: parted for person, parted in self.roll.parted.items() if person not in people}
        self._call({**back, **dict.fromkeys(gone, now)})
        return True

    def add(self, viewer: Viewer) -> None:
        if viewer not in self.viewers:
            self.viewers.append(viewer)
        self._call({person: parted for person, parted in self.roll.parted.items() if person != viewer.person})

    def remove(self, viewer: Viewer, now: int) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            left = viewer.person not in self.here | self._elsewhere
            self._call({**self.roll.parted, viewer.person: now} if left else dict(self.roll.parted))

    def withdraw(self, viewer: Viewer) -> None:
        """Not greeted after all: it hears nothing until it is, and was never away."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self._call(dict(self.roll.parted))

    def _call(self, parted: dict[Person, int]) -> None:
        self.roll = Roll(self.here | self._elsewhere, parted, self.roll.since, self._spoke)

    def heard(self, person: Person, now: int, lively: int) -> bool:
        """Somebody did something; whether they had been silent for so long that it makes a difference."""
        before = self.roll.silent_since(person)
        if not self._spoke:
            self._call(dict(self.roll.parted))
        self._spoke[person] = now
        return now >= before + lively
