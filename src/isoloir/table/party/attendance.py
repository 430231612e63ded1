"""Who's at the table, and how long the others have been gone: not in the log, but an outside input, like the time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from ..log.words import Person

NOBODY: frozenset[Person] = frozenset()


class Attendance(Struct, frozen=True):
    connected: frozenset[Person] = NOBODY
    parted: Mapping[Person, int] = {}
    """When those who were connected lost their last page."""
    since: int = 0
    """When we began to look."""
    spoke: Mapping[Person, int] = {}
    """When each last did something only a person does: an open page doesn't mean that anyone's looking."""
    late: int = 0
    """When this server itself last ran late: what it saw of people until then says nothing against them."""

    def here(self, now: int, gone: int) -> frozenset[Person]:
        """Those connected, and those who were a moment ago."""
        if not self.parted:
            return self.connected
        return self.connected | {person for person in self.parted if now < self.away_since(person) + gone}

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

    def lively(self, now: int, most: int) -> frozenset[Person]:
        """Those here who have done something lately."""
        return frozenset(person for person in self.connected if now < self.silent_since(person) + most)

    def next_change(self, now: int, gone: int) -> int | None:
        """When a person who lost their page will count as away."""
        if not self.parted:
            return None
        times = (self.away_since(person) + gone for person in self.parted)
        return min((when for when in times if when > now), default=None)
