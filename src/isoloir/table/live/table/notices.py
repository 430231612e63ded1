"""What's told without an entry: who's there, who a bot may stand in for. Only repeated when it changes."""

from __future__ import annotations

from ...log.words import Person
from ...party.party import Party
from ...party.scene import Scene
from ...wire import from_server as a
from .viewer import stand_ins_of


class Notices:
    def __init__(self) -> None:
        self._here: dict[Person, bool] = {}
        """Who is there, as people were told."""
        self._offers: a.StandIns | None = None

    def presence(self, party: Party, scene: Scene) -> a.Presence | None:
        now = {person: person in scene.shown for person in party.listed()}
        new = [person for person, here in now.items() if self._here.get(person, False) != here]
        self._here = now
        return a.Presence([each for each in new if now[each]], [each for each in new if not now[each]]) if new else None

    def offers(self, party: Party, scene: Scene) -> a.StandIns | None:
        offers = stand_ins_of(party, scene)
        taken_back = offers is not None and self._offers is not None and self._offers.pause == offers.pause
        if offers is None or offers == self._offers or not (offers.seats or taken_back):
            return None
        self._offers = offers
        return offers
