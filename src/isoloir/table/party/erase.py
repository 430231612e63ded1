"""Forgetting a person: takes their words out of a table's log, and nothing that a game depends on."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from copy import deepcopy
from itertools import islice

from msgspec.structs import replace

from isoloir.core import Seat

from ..log import entries as e
from ..log.codec import Rewrite, decode_entry, encode_entry
from ..log.marks import own_words
from ..log.words import Person
from .fold import apply
from .party import Party


def forget(party: Party, person: Person) -> Sequence[e.Entry]:
    """A person who's still there leaves first: a bot takes the seat, the host's role passes on."""
    parting: list[e.Entry] = [e.Left(person=person)] if party.is_present(person) else []
    return [*parting, e.Erased(person=person)]


def erasing(acts: Iterable[e.Entry], looked: Iterable[Erasure]) -> list[Rewrite]:
    """`looked` is what we've looked through beforehand, so that the commit has next to nothing left to look at."""
    forgotten = {act.person: Erasure(act.person) for act in acts if isinstance(act, e.Erased)}
    known = {each.person: each.copy() for each in looked if each.person in forgotten}
    return list({**forgotten, **known}.values())


class Erasure:
    """Which entries hold a person's words, and how they read without them. Holds numbers, not entries."""

    def __init__(self, person: Person) -> None:
        self.person, self._party = person, Party()
        self._names: dict[int, tuple[Seat, ...]] = {}
        """Entries by number, and which of their names by seat are this person's."""
        self._known_by: set[int] = set()
        """Those with a secret of a device: as long as they stand, the person can still ask to be forgotten."""

    @property
    def known(self) -> int:
        return self._party.entries

    @property
    def changes(self) -> Collection[int]:
        return self._names

    def copy(self) -> Erasure:
        twin = Erasure(self.person)
        twin._party, twin._names = deepcopy(self._party), dict(self._names)
        twin._known_by = set(self._known_by)
        return twin

    def early(self, most: int) -> list[int]:
        """Some that may go before the rest, each commit by itself: if it ends halfway, the person asks again."""
        return list(islice((number for number in self._names if number not in self._known_by), most))

    def gone(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            del self._names[number]

    def look(self, entries: Iterable[bytes]) -> None:
        for entry in map(decode_entry, entries):
            number = self.known + 1
            if isinstance(entry, e.Began):
                if seats := self._named(entry.names):
                    self._names[number] = seats
            elif own := own_words(entry, self.person, len(self._party.people) + 1):
                self._names[number] = ()
                if any(mark.outlives_ban for mark in own.values()):
                    self._known_by.add(number)
            apply(self._party, entry)
            self._let_go()

    def blank(self, number: int, body: bytes) -> bytes:
        """They add up to the same thing, minus the person's own words."""
        entry = decode_entry(body)
        if isinstance(entry, e.Began):
            mine = self._names[number]
            names = tuple("" if i in mine else n for i, n in enumerate(entry.names))
            return encode_entry(replace(entry, names=names))
        is_banned = self._party.people[self.person].gone == "banned"
        own = own_words(entry, self.person, self.person)
        blank = {field: mark.blank for field, mark in own.items() if not (is_banned and mark.outlives_ban)}
        return encode_entry(replace(entry, **blank))

    def _named(self, names: tuple[str, ...]) -> tuple[Seat, ...]:
        """In the record of a game a bot is called by its level, no matter who named its seat."""
        seats = enumerate(zip(self._party.chairs, names, strict=True))
        return tuple(i for i, (chair, name) in seats if name and chair.named == self.person and chair.level is None)

    def _let_go(self) -> None:
        """Drops what was told and said: it's most of a party, and irrelevant here."""
        self._party.commands.clear()
        if self._party.play is not None:
            self._party.play.told.clear()
            self._party.play.stops.clear()
