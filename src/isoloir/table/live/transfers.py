"""One-time codes that move a person's place to another device."""

from __future__ import annotations

from ..log.words import Person
from ..party.codes import new_code, read_code
from ..party.party import Party
from ..party.scene import Scene
from ..wire.refusal import Refusal

LENGTH = 8


class Transfers:
    """Kept in memory only: a code lives two minutes and a restart ends it."""

    def __init__(self) -> None:
        self._offers: dict[str, tuple[Person, int]] = {}

    def offer(self, party: Party, asking: Person, wanted: Person | None, scene: Scene) -> str:
        """For oneself, or by the host for somebody who is away."""
        person = wanted or asking
        if not party.is_present(person):
            raise Refusal("no-such-person", person=person)
        if person != asking and (party.host != asking or person in scene.here):
            raise Refusal("not-host")
        code = new_code(scene.secrets, LENGTH)
        self._offers = {old: offer for old, offer in self._offers.items() if offer[0] != person}
        self._offers[code] = (person, scene.now + scene.pace.transfer)
        return code

    def redeem(self, typed: str, now: int) -> Person:
        person, until = self._offers.pop(read_code(typed), (0, 0))
        if now >= until:
            raise Refusal("transfer-unknown")
        return person
