"""One-time codes that move a place to another device: your own right away, another person's with votes and time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from ...log.words import Person
from ...party.absence import VOICES_FROM
from ...party.codes import new_code, read_code, transfer_digest
from ...party.party import Party
from ...party.scene import Scene
from ...store.interface import Unavailable
from ...store.passes import Granted, Passes, Wish
from ...wire.refusal import Refusal

LENGTH = 8
LATE = 5_000
"""Milliseconds by which one node may notice later than another that somebody has gone."""
ALONE = 5
"""With only one voice, the person has to be away this many times longer."""


class Offered(NamedTuple):
    code: str
    until: int


Told = Callable[[Offered | Refusal], None]


class Transfers:
    """Who may ask for a code, and when; `passes` keeps the codes, for this server or for the whole house."""

    def __init__(self, table: int, passes: Passes) -> None:
        self._table, self._passes = table, passes

    def offer(self, party: Party, asking: Person, wanted: Person | None, scene: Scene, tell: Told) -> None:
        """`tell` hears the outcome once it's kept. Raises Refusal if it's clear right away."""
        person = wanted or asking
        if not party.is_present(person):
            raise Refusal("no-such-person", person=person)
        needed, voters, since = 1, frozenset({asking}), 0
        if person != asking:
            needed, voters = self._needed(party, asking, person, scene), frozenset(party.seated())
            since = scene.attendance.away_since(person) - LATE
        elif party.people[person].lent:
            raise Refusal("not-owner")
        offered = Offered(new_code(scene.secrets, LENGTH), scene.now + scene.pace.transfer)
        digest = transfer_digest(party.salt, offered.code)
        wish = Wish(self._table, person, asking, digest, offered.until, needed, voters, since)
        self._passes.ask(wish, scene.now, partial(_answer, offered, needed, tell))

    def _needed(self, party: Party, asking: Person, person: Person, scene: Scene) -> int:
        """A place is moved by those who sit at the table, together, once its owner has been away for a while."""
        if not party.seats_of(asking):
            raise Refusal("not-seated")
        if person in scene.here:
            self._passes.hush(self._table, person)
            raise Refusal("too-early")
        others = (party.seated() & scene.here) - {person}
        needed = 2 if len(party.chairs) >= VOICES_FROM and len(others) >= 2 else 1
        wait = scene.pace.place * (1 if needed > 1 else ALONE)
        if scene.now < scene.attendance.away_since(person) + wait:
            raise Refusal("too-early")
        return needed

    async def redeem(self, typed: str, party: Party, now: int) -> Granted:
        try:
            granted = await self._passes.take(self._table, transfer_digest(party.salt, read_code(typed)), now)
        except Unavailable:
            raise Refusal("storage") from None
        if granted is None:
            raise Refusal("transfer-unknown")
        return granted


def _answer(offered: Offered, needed: int, tell: Told, spoken: int | None) -> None:
    if spoken is None:
        tell(Refusal("storage"))
    elif spoken < needed:
        tell(Refusal("needs-voices", needed=needed, spoken=spoken))
    else:
        tell(offered)
