"""Who's at the table, and how long the others have been gone: not in the log, but an outside input, like the time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from itertools import chain, takewhile
from typing import cast

from msgspec import Struct

from ..log.words import Person

NOBODY: frozenset[Person] = frozenset()


class People(AbstractSet[Person]):
    """Asked of a few, so it's never put together for ten thousand."""

    @classmethod
    def _from_iterable(cls, people: Iterable[Person]) -> frozenset[Person]:  # type: ignore[override]
        return frozenset(people)

    def __len__(self) -> int:
        return sum(1 for _ in self)


class Either(People):
    """Who is in one set or the other."""

    def __init__(self, one: AbstractSet[Person], other: AbstractSet[Person]) -> None:
        """Nobody is in both."""
        self._one, self._other = one, other

    def __contains__(self, person: object) -> bool:
        return person in self._one or person in self._other

    def __iter__(self) -> Iterator[Person]:
        return chain(self._one, self._other)


class Expected(People):
    """Who is there, and who was before the server started and hasn't had the time to come back."""

    def __init__(self, here: AbstractSet[Person], parted: Mapping[Person, int]) -> None:
        self._here, self._parted = here, parted

    def __contains__(self, person: object) -> bool:
        return person in self._here or person not in self._parted

    def __iter__(self) -> Iterator[Person]:
        return iter(self._here)


class Lively(People):
    """Those connected who have done something lately."""

    def __init__(self, attendance: Attendance, since: int) -> None:
        self._attendance, self._since = attendance, since

    def __contains__(self, person: object) -> bool:
        seen = self._attendance
        return person in seen.connected and seen.spoke.get(cast("Person", person), seen.since) > self._since

    def __iter__(self) -> Iterator[Person]:
        return (person for person in self._attendance.connected if person in self)


class Attendance(Struct, frozen=True):
    connected: AbstractSet[Person] = NOBODY
    parted: dict[Person, int] = {}
    """When those who were connected lost their last page, the last to go at the end."""
    since: int = 0
    """When we began to look."""
    spoke: Mapping[Person, int] = {}
    """When each last did something only a person does: an open page doesn't mean that anyone's looking."""
    back_by: int = 0
    """After a start: until when nobody who isn't back yet is shown as away."""
    late: int = 0
    """When this server itself last ran late: what it saw of people until then says nothing against them."""

    def here(self, now: int, gone: int) -> AbstractSet[Person]:
        """Those connected, and those who were a moment ago."""
        lately = self._lately(now - gone)
        return Either(self.connected, lately) if lately else self.connected

    def _lately(self, since: int) -> AbstractSet[Person]:
        """Who has been away since later than that."""
        if not self.parted or self.late > since:
            return self.parted.keys()
        return set(takewhile(lambda person: self.parted[person] > since, reversed(self.parted)))

    def away_since(self, person: Person) -> int:
        """For a person we haven't seen yet, since we began to look."""
        return max(self.parted.get(person, self.since), self.late)

    def all_away_since(self, people: Iterable[Person]) -> int:
        return max(map(self.away_since, people), default=self.since)

    def silent_since(self, person: Person) -> int:
        return self.spoke.get(person, self.since)

    def silent_surely_since(self, person: Person) -> int:
        """What they said while we were late may not have been read."""
        return max(self.silent_since(person), self.late)

    def lively(self, now: int, most: int) -> AbstractSet[Person]:
        return Lively(self, now - most)

    def next_change(self, now: int, gone: int) -> int | None:
        """When a person who lost their page will count as away."""
        times = (self.away_since(person) + gone for person in self._lately(now - gone))
        return min(times, default=None)
