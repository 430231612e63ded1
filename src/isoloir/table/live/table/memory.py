"""One table in memory: the party its log adds up to, and what isn't in the log: who's there, what was written."""

from __future__ import annotations

from msgspec.structs import replace

from ...party.due import Due, due
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
        self._plan: tuple[object, tuple[Due, ...]] = None, ()
        """What is due, and at which party and moment."""

    def scene(self) -> Scene:
        world, attendance = self.world, self.presence.attendance
        now = world.clock.now()
        if late := world.punctual.late:
            attendance = replace(attendance, late=late)
        here, others = attendance.here(now, world.pace.gone), world.neighbours
        seen = others.reads, others.is_mixed, others.unheard
        given = world.most_people, world.ahead, world.ways
        return Scene(now, here, world.pace, world.secrets, attendance, *seen, *given)

    def plan(self, scene: Scene) -> tuple[Due, ...]:
        """Worked out once for a party and a scene, however many look at it."""
        of = self.party, self.party.entries, self.presence.stirs, scene.now, scene.attendance.late, scene.unheard
        if self._plan[0] != of:
            self._plan = of, tuple(due(self.party, scene))
        return self._plan[1]
