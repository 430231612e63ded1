"""Who is at the table, and since when others are not: no part of the log, but an input from outside, as the time is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from ..log.words import Person

NOBODY: frozenset[Person] = frozenset()


class Roll(Struct, frozen=True):
    connected: frozenset[Person] = NOBODY
    parted: Mapping[Person, int] = {}
    """When those who were connected lost their last page."""
    since: int = 0
    """When anybody began to look."""
    spoke: Mapping[Person, int] = {}
    """When each last said something a person says: an open page says nothing about who looks at it."""

    def here(self, now: int, gone: int) -> frozenset[Person]:
        """Those connected, and those who were a moment ago."""
        if not self.parted:
            return self.connected
        return self.connected | {person for person, parted in self.parted.items() if now < parted + gone}

    def away_since(self, person: Person) -> int:
        """For somebody nobody has seen yet, since anybody looks."""
        return self.parted.get(person, self.since)

    def all_away_since(self, people: Iterable[Person]) -> int:
        return max(map(self.away_since, people), default=self.since)

    def silent_since(self, person: Person) -> int:
        return self.spoke.get(person, self.since)

    def lively(self, now: int, most: int) -> frozenset[Person]:
        """Those here who have done something lately."""
        return frozenset(person for person in self.connected if now < self.silent_since(person) + most)

    def next_change(self, now: int, gone: int) -> int | None:
        """When somebody who lost their page will count as away."""
        return min((parted + gone for parted in self.parted.values() if parted + gone > now), default=None)
