"""One table in memory: the party its log adds up to, and what isn't in the log: who's there, what was written."""

from __future__ import annotations

from ...party.party import Party
from ...party.scene import Scene
from .ledger import Ledger
from .presence import Presence
from .world import World


class Memory:
    def __init__(self, table: int, party: Party, world: World) -> None:
        self.table, self.party, self.world = table, party, world
        """Folding the log again replaces the party."""
        self.presence = Presence(world.clock.now())
        self.ledger = Ledger()

    def scene(self) -> Scene:
        world, attendance = self.world, self.presence.attendance
        now = world.clock.now()
        here, others = attendance.here(now, world.pace.gone), world.neighbours
        return Scene(now, here, world.pace, world.secrets, attendance, others.reads, others.is_mixed, others.unheard)
