"""What a table does by itself: asks its bots, opens what is complete, says who is there, and sets one alarm."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec import Raw

from ...party.booth import for_bots
from ...party.due import Look, Offer, Task, Tend, Think
from ...party.inputs import HostIsAway, NobodyIsLeft, OpenBallot, Tended, TimeIsUp
from ...party.party import Party
from ...party.scene import Scene
from ...wire import from_server as a
from .alarms import Alarms
from .botseats import BotSeats
from .memory import Memory
from .neighbours import Neighbours
from .notices import Notices
from .turn import Item

BATCH = 250
"""Milliseconds within which people who come and go are counted together."""
RANK_MS = 2_000
UNWRITTEN = 6_000
"""For this long a node that is cut off, and doesn't know it yet, may have people that the store knows nothing of."""


class Unasked:
    """Only looks when the loop calls it, which is when it's at rest."""

    def __init__(self, memory: Memory, submit: Callable[[Item], None], ring: Callable[[], None]) -> None:
        self._memory, self._submit, self._ring, world = memory, submit, ring, memory.world
        self._is_sure = False
        """The store has just said who sits elsewhere."""
        self._grace: int | None = None
        """The newest that people were told of."""
        others = partial(later, world.neighbours, memory.table) if world.neighbours.is_shared else None
        self.alarms = Alarms(world.clock, ring, others)
        self._notices, self._counted, self._is_counting = Notices(), 0, False
        self._bots = BotSeats(world.think, self.alarms.doing, submit, world.clock, world.slots)

    @property
    def opens_at(self) -> int | None:
        """When a full ballot's grace ends."""
        return self.alarms.earliest(OpenBallot(self._memory.party.pause))

    @property
    def is_planned(self) -> bool:
        """The game just went on to its next question, people are asked, and the alarm rings before any of them is late.

        Who is there and who sits where has not changed since it was set, or a look was called for."""
        party, pace = self._memory.party, self._memory.world.pace
        play, connected = party.play, self._memory.presence.attendance.connected
        if play is None or not party.is_running or not play.asks or for_bots(party, play) or party.settings.days:
            return False
        if not party.seated() <= connected:
            return False
        return self.alarms.rings_by(play.since + pace.offer if play.deadline is None else play.deadline)

    def look(self) -> None:
        """Tells what's told without an entry, and sets the alarm for what's due next."""
        party, scene = self._memory.party, self._memory.scene()
        if self._memory.world.neighbours.is_shared:
            self._memory.world.neighbours.sat(self._memory.table, self._memory.presence.here)
        if party.more != self._counted and not self._is_counting:
            self._is_counting = True
            self._memory.world.clock.at(scene.now + BATCH, self._count)
        if (shown := self._notices.presence(party, scene)) is not None:
            self.say(shown)
        if (offers := self._notices.offers(party, scene)) is not None:
            self.say(offers)
        self.alarms.plan(self._memory.plan(scene), scene.now, party.pause)
        until = self.opens_at
        if until is not None and until != self._grace and until > scene.now:
            self._grace = until
            self.say(a.Grace(party.base + party.pause, a.Until(scene.now, until)))

    def _count(self) -> None:
        """How many people there are besides those that are listed: they are told, and the others when they need be."""
        self._is_counting = False
        if self._counted != (more := self._memory.party.more):
            self._counted = more
            self.say(a.Changed({"more": Raw(str(more).encode())}))

    def act(self) -> None:
        """Does what it's time for."""
        party, scene = self._memory.party, self._memory.scene()
        for task in self.alarms.ready(self._memory.plan(scene), scene.now, party.pause):
            if isinstance(task, Think):
                self._bots.think(party, task)
            elif isinstance(task, Tend):
                self._tend(party, task)
            elif self._must_ask(task, party, scene):
                self._memory.world.neighbours.make_sure(partial(self._act_surely, task))
            else:
                self._submit(Item(task))

    def _tend(self, party: Party, task: Tend) -> None:
        """Takes as long as the tables need to be found."""
        doing = self.alarms.doing
        doing.add(task)

        def done(found: Tended) -> None:
            doing.discard(task)
            self._submit(Item(found))

        self._memory.world.tend(party, done)

    def _must_ask(self, task: Task, party: Party, scene: Scene) -> bool:
        """Somebody who seems absent may have come in elsewhere a moment ago, and we missed it."""
        if self._is_sure or self._memory.world.neighbours.is_sure:
            return False
        is_late = isinstance(task, TimeIsUp) and not party.seated() <= scene.here
        return is_late or isinstance(task, HostIsAway | NobodyIsLeft)

    def _act_surely(self, task: Task) -> None:
        """If it's still time for it, now that we know."""
        if self.alarms.again_now(task):
            self._is_sure = True
            self._ring()
            self._is_sure = False

    def say(self, answer: a.FromServer) -> None:
        """To everybody, behind all that was accepted before."""
        item = Item(None)
        item.told = answer
        self._submit(item)


def later(neighbours: Neighbours, table: int, task: Task) -> tuple[int, int]:
    """How long, and until when at least, this node holds back with what a table does by itself.

    Nodes act by rank, two seconds apart. If two act at once it does no harm, since the log's key is unique.
    """
    quiet = neighbours.quiet_until if isinstance(task, HostIsAway | NobodyIsLeft) else 0
    if isinstance(task, HostIsAway | NobodyIsLeft | TimeIsUp):
        quiet = max(quiet, neighbours.blind_until)
    if isinstance(task, Offer | Look):
        return 0, quiet
    return RANK_MS * neighbours.rank(table) + (UNWRITTEN if isinstance(task, NobodyIsLeft) else 0), quiet
