"""What a table may write, by bytes: so much a minute for each person, by who they are, and so much in its life."""

from __future__ import annotations

from collections.abc import Sequence

from ..log import entries as e
from ..log.words import Person
from ..party.inputs import Spoken
from ..party.party import Party
from ..wire import from_client as s
from ..wire.refusal import Refusal

KB = 1024
MINUTE = 60_000
GUEST, SEATED, HOST = 32 * KB, 128 * KB, 1024 * KB
"""At once; half of it comes back in a minute."""
TABLE = 4096 * KB
"""The same for all of them together."""
LIFE = 32 * 1024 * KB
"""From here on a table takes what a game needs to come to its end, and nothing else."""
NEEDED = s.Choose | s.PlayFor | s.Leave | s.Stand | s.Resume | s.EndAndReveal
FREE = e.Sealed | e.Voiced | e.NonceAdded | e.Left | e.Joined
"""Bounded elsewhere: by what is offered, once a game, or at the door."""
EVERYBODY: Person = 0


class Ledger:
    """Choices are bounded by what is offered and by the rate of messages; this is about all the rest."""

    def __init__(self) -> None:
        self.written = 0
        """In the table's life."""
        self._owed: dict[Person, tuple[float, int]] = {}
        """What each has yet to pay off, and when that was reckoned."""

    def check(self, party: Party, given: Spoken, now: int) -> None:
        """Raises Refusal: nothing was decided yet."""
        if isinstance(given.said, NEEDED):
            return
        if self.written >= LIFE:
            raise Refusal("table-full-of-words")
        if self._owes(given.person, now, _most(party, given.person)) or self._owes(EVERYBODY, now, TABLE):
            raise Refusal("too-fast")

    def wrote(self, party: Party, entries: Sequence[e.Entry], bodies: Sequence[bytes], now: int) -> None:
        for entry, body in zip(entries, bodies, strict=True):
            self.written += len(body)
            if entry.person is None or isinstance(entry, FREE):
                continue
            for who, most in ((entry.person, _most(party, entry.person)), (EVERYBODY, TABLE)):
                self._owed[who] = self._owing(who, now, most) + len(body), now

    def _owing(self, who: Person, now: int, most: int) -> float:
        owed, since = self._owed.get(who, (0.0, now))
        return max(0.0, owed - (now - since) * most / 2 / MINUTE)

    def _owes(self, who: Person, now: int, most: int) -> bool:
        return self._owing(who, now, most) >= most


def _most(party: Party, person: Person) -> int:
    if party.host == person:
        return HOST
    return SEATED if party.seats_of(person) else GUEST
