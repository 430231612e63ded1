"""One-time codes that move a place to another device: one's own at once, another's with voices and time."""

from __future__ import annotations

from typing import NamedTuple

from ..log.words import Person
from ..party.absence import VOICES_FROM
from ..party.codes import new_code, read_code
from ..party.party import Party
from ..party.scene import Scene
from ..wire.refusal import Refusal

LENGTH = 8
ALONE = 5
"""So many times longer somebody has to be away where there is only one voice."""


class Offer(NamedTuple):
    person: Person
    until: int
    lent: bool
    """Asked for by others."""


class Transfers:
    """Kept in memory only: a code lives two minutes and a restart ends it."""

    def __init__(self) -> None:
        self._offers: dict[str, Offer] = {}
        self._voices: dict[Person, frozenset[Person]] = {}
        """Who would let a device in for somebody who is away."""

    def offer(self, party: Party, asking: Person, wanted: Person | None, scene: Scene) -> str:
        person = wanted or asking
        if not party.is_present(person):
            raise Refusal("no-such-person", person=person)
        if person != asking:
            self._speak(party, asking, person, scene)
        elif party.people[person].lent:
            raise Refusal("not-owner")
        code = new_code(scene.secrets, LENGTH)
        self._offers = {old: offer for old, offer in self._offers.items() if offer.person != person}
        self._offers[code] = Offer(person, scene.now + scene.pace.transfer, person != asking)
        return code

    def _speak(self, party: Party, asking: Person, person: Person, scene: Scene) -> None:
        """A place is moved by those who sit at the table, together, once its owner has been away for a while."""
        if not party.seats_of(asking):
            raise Refusal("not-seated")
        if person in scene.here:
            self._voices.pop(person, None)
            raise Refusal("too-early")
        needed = self._needed(party, person, scene)
        wait = scene.pace.place * (1 if needed > 1 else ALONE)
        if scene.now < scene.roll.away_since(person) + wait:
            raise Refusal("too-early")
        spoken = frozenset({asking, *(each for each in self._voices.get(person, ()) if party.seats_of(each))})
        self._voices[person] = spoken
        if len(spoken) < needed:
            raise Refusal("needs-voices", needed=needed, spoken=len(spoken))
        del self._voices[person]

    def _needed(self, party: Party, person: Person, scene: Scene) -> int:
        others = (party.seated() & scene.here) - {person}
        return 2 if len(party.chairs) >= VOICES_FROM and len(others) >= 2 else 1

    def redeem(self, typed: str, now: int) -> Offer:
        offer = self._offers.pop(read_code(typed), None)
        if offer is None or now >= offer.until:
            raise Refusal("transfer-unknown")
        return offer
