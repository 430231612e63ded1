"""How many bytes a table may write: a limit per minute for each person, by who they are, and one for its lifetime."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from ...log import entries as e
from ...log.codec import holds_words, is_personal
from ...log.words import Person
from ...party.inputs import Spoken
from ...party.party import Party
from ...wire import from_client as s
from ...wire.refusal import Refusal

KB = 1024
MINUTE = 60_000
GUEST, SEATED, HOST = 32 * KB, 128 * KB, 1024 * KB
"""In one burst; half of it comes back in a minute."""
GUESTS = 1024 * KB
"""The same for everybody without a seat, together: however many they are, players aren't refused because of them."""
LIFE = 32 * 1024 * KB
"""Beyond this a table only takes what a game needs to finish."""
LIFE_OF_GUESTS = LIFE // 4
"""Beyond this it takes nothing from people without a seat."""
NEEDED = s.Choose | s.PlayFor | s.Leave | s.Stand | s.Resume | s.EndAndReveal
FREE = e.Voiced | e.NonceAdded | e.Left | e.Joined
"""Bounded elsewhere: by what's offered, once per game, or at the door."""
PAGE = 4 * KB
"""What an entry with a person's words costs in a store that keeps those apart."""
LAID = 32 * KB
"""What a table of a festival costs the address of the organiser who begins a round: it's written elsewhere."""
ALL_GUESTS: Person = 0


class Purse(Protocol):
    """What the address behind a person may still write, at all its tables together."""

    @property
    def is_empty(self) -> bool: ...

    def pay(self, size: int) -> None: ...


class Ledger:
    """Choices are bounded by what's offered and by the message rate; this covers everything else."""

    def __init__(self) -> None:
        self.written = 0
        """In the table's life."""
        self._owed: dict[Person, tuple[float, int]] = {}
        """What each person has yet to pay off, and when that was computed."""
        self._purses: dict[Person, Purse] = {}
        """Of those who've spoken here; the last device's, if they have several."""

    def paid_by(self, person: Person, purse: Purse) -> None:
        self._purses[person] = purse

    def read(self, bodies: Iterable[bytes]) -> None:
        """What was written before this server opened the table."""
        self.written = sum(len(body) + PAGE if holds_words(body) else len(body) for body in bodies)

    def check(self, party: Party, given: Spoken, now: int) -> None:
        """Raises Refusal; nothing has been decided yet."""
        if isinstance(given.said, NEEDED):
            return
        most = _most(party, given.person)
        if self.written >= (LIFE_OF_GUESTS if most == GUEST else LIFE):
            raise Refusal("table-full-of-words")
        if self._owes(given.person, now, most) or (most == GUEST and self._owes(ALL_GUESTS, now, GUESTS)):
            raise Refusal("too-fast")
        if (purse := self._purses.get(given.person)) is not None and purse.is_empty:
            raise Refusal("too-fast")

    def wrote(self, party: Party, entries: Sequence[e.Entry], bodies: Sequence[bytes], now: int) -> None:
        for entry, body in zip(entries, bodies, strict=True):
            if isinstance(entry, e.Sealed):  # the most frequent, free and nobody's words
                self.written += len(body)
                continue
            size = len(body) + PAGE if is_personal(type(entry)) else len(body)
            self.written += size
            if entry.person is None or isinstance(entry, FREE):
                continue
            if (purse := self._purses.get(entry.person)) is not None:
                purse.pay(size + LAID * len(entry.sheets) if isinstance(entry, e.Paired) else size)
            most = _most(party, entry.person)
            self._owed[entry.person] = self._owing(entry.person, now, most) + size, now
            if most == GUEST:
                self._owed[ALL_GUESTS] = self._owing(ALL_GUESTS, now, GUESTS) + size, now

    def _owing(self, who: Person, now: int, most: int) -> float:
        owed, since = self._owed.get(who, (0.0, now))
        return max(0.0, owed - (now - since) * most / 2 / MINUTE)

    def _owes(self, who: Person, now: int, most: int) -> bool:
        return self._owing(who, now, most) >= most


def _most(party: Party, person: Person) -> int:
    if party.is_host(person):
        return HOST
    return SEATED if party.seats_of(person) else GUEST
