"""What's told without an entry: who's there, who a bot may stand in for. Only repeated when it changes."""

from __future__ import annotations

from ...log.words import Person
from ...party.party import Party
from ...party.scene import Scene
from ...wire import from_server as a
from .viewer import stand_ins_of


class Notices:
    def __init__(self) -> None:
        self._here: frozenset[Person] = frozenset()
        self._offers: a.StandIns | None = None

    def presence(self, party: Party, scene: Scene) -> a.Presence | None:
        if scene.here == self._here:
            return None
        self._here = scene.here
        return a.Presence(sorted(person for person in scene.here if party.is_present(person)))

    def offers(self, party: Party, scene: Scene) -> a.StandIns | None:
        offers = stand_ins_of(party, scene)
        taken_back = offers is not None and self._offers is not None and self._offers.pause == offers.pause
        if offers is None or offers == self._offers or not (offers.seats or taken_back):
            return None
        self._offers = offers
        return offers
