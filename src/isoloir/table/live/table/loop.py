"""A table's one loop: input, decide, apply, append, tell.

Inputs wait in a queue, and what follows from one goes to its front. Everything taken in one go is one turn and one
append, optimistic on (table, number); nobody hears of a turn before it's on disk. If it is not kept, it is thrown back
with all that was decided after it: the log is read, what was missed is told entry by entry by the code that tells our
own, and the rest is decided again. Commands are idempotent by their id: one that was kept though the answer to its
append was lost is recognised then.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from functools import partial
from time import perf_counter

from ...log.codec import encode_entry
from ...party.due import follows
from ...party.inputs import Forget
from ...party.notices import wakes
from ...party.scene import Scene
from ...store.interface import Conflict, Lane, NotKept, Unknown, Unwritable, Verdict
from ...wire.refusal import Refusal
from .catchup import CatchUp, Gone, told_again
from .memory import Memory
from .seen import Seen
from .take import take, take_foreign, take_page
from .ticks import Ticks
from .turn import Item, Turn, thrown_back
from .unasked import Unasked
from .viewer import Viewer

LOG = logging.getLogger(__name__)

LOOK_EVERY, MOST_LOOKS = 0.005, 400
SETTLED = 10_000
"""After this many milliseconds the log tells whether another node has kept what a page said there."""
STALE = 5_000
"""For this many milliseconds we decide what was said; later, because we stood still, another node may have answered."""


class Loop:
    def __init__(self, memory: Memory) -> None:
        self._memory, self._world = memory, memory.world
        self.gone: str | None = None
        """Why the table is no more, as pages are told: its log is gone or can't be read."""
        self.unasked = Unasked(memory, self.submit, self._rang)
        self._ticks = Ticks(memory.world.clock, memory.world.pace.ticks, memory.presence)
        self._queue: deque[Item] = deque()
        self._turns: deque[Turn] = deque()
        """Appended but not told yet, oldest first."""
        self._lane = Lane(memory.table)
        self.told = memory.party.entries
        """The number of the newest entry that is on disk and told."""
        self.seen = Seen()
        """By what we'd know it again; a store that's ours alone loses nothing."""
        self._wakes: int | None = None
        """When the store was last told to have us looked at."""
        self._head = 0
        """The newest number that another node is known to have written, since we last read."""
        self._called = self._taking = self._telling = self._stirred = self._acting = False
        self._careful = False
        """Something failed: until an append is kept, the rest waits for its alarm, so that nothing runs in circles."""
        self._reading: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        """Everything accepted is on disk and told."""
        return not self._turns and not self._queue and self._reading is None

    # ---- input, decide, apply

    def submit(self, item: Item) -> None:
        if self.gone is not None:
            self._turn_away(item, self.gone)
            return
        self._queue.append(item)
        if not self._called and not self._taking and self._reading is None:
            self._called = True
            self._world.soon(self._take_all)

    def _take_all(self) -> None:
        self._called = False
        if self._taking or self._reading is not None:
            return
        turn, scene = Turn(), self._memory.scene()
        self._taking = True
        try:
            while self._queue:
                scene = self._take(self._queue.popleft(), turn, scene)
        except Exception:  # a bug of ours or of a game: reading the log again undoes what's half done
            LOG.exception("input failed", extra={"table": self._memory.table})
            self._careful = True
            self._turns.append(turn)
            self._throw_back(Unknown(), turn.items[-1:])
            return
        finally:
            self._taking = False
        self._append(turn)

    def _take(self, item: Item, turn: Turn, scene: Scene) -> Scene:
        """A turn is one moment: the scene stays, unless a page opens."""
        if item.heard is not None and scene.now - item.heard > STALE:
            item.send_to_ask_again()
            return scene
        if item.hello is not None:
            scene = take_page(self._memory, item, turn, self.unasked.opens_at, scene)
        else:
            take(self._memory, item, turn, scene)
            if item.is_put_off:
                self._world.clock.at(scene.now + SETTLED, partial(self.submit, item.again()))
        follower = follows(self._memory.party, scene) if item.wrote and item.stirs and not self._careful else None
        if follower is not None:
            self._queue.appendleft(Item(follower))
        elif item.stirs:
            turn.stirs = True
        return scene

    # ---- append

    def _append(self, turn: Turn) -> None:
        turn.end(self._memory.party)
        self._turns.append(turn)
        if not turn.entries:
            turn.is_settled = True
            self._tell()
            return
        party = self._memory.party
        turn.lane, turn.head = self._lane, party.entries
        first = turn.head - len(turn.entries) + 1
        at = wakes(party, self._memory.scene()) if party.settings.days or party.festival else None
        if at is not None and at != self._wakes:
            self._lane.wakes = self._wakes = at
        bodies = list(map(encode_entry, turn.entries))
        self._world.log.append(self._lane, first, bodies, partial(self._done, turn, bodies), turn.rewrites())

    def _done(self, turn: Turn, bodies: Sequence[bytes], verdict: Verdict) -> None:
        if turn.lane is not self._lane:
            return
        if verdict is None:
            turn.is_settled, self._careful = True, False
            self._memory.ledger.wrote(self._memory.party, turn.entries, bodies, self._world.clock.now())
            turn.bodies = bodies
            if turn.letters:
                self._world.post(self._memory.table, turn.letters)
            self._tell()
            self._world.neighbours.moved(self._memory.table, turn.head)
        else:
            culprits = [item for item in turn.items if isinstance(item.given, Forget)]
            self._throw_back(verdict, culprits if isinstance(verdict, Unwritable) else [])

    # ---- tell

    def _tell(self) -> None:
        """In log order; never re-entered, no matter what a goodbye sets off."""
        if self._telling:
            return
        self._telling = True
        while self._turns and self._turns[0].is_settled:
            turn = self._turns.popleft()
            if turn.entries:
                self.told = turn.head
                if self._world.neighbours.is_shared:
                    self.seen = self.seen.then(turn.head, turn.bodies)
            self._stirred = self._stirred or turn.stirs or (turn.moved and not self.unasked.is_planned)
            turn.tell(self._ticks)
        self._telling = False
        self._rest()

    def part(self, viewer: Viewer) -> None:
        """A page has gone, perhaps before it was welcomed."""
        for item in (*self._queue, *(item for turn in self._turns for item in turn.items)):
            if item.viewer is viewer:
                item.hello, item.greets = None, False
        self._memory.presence.remove(viewer, self._world.clock.now())
        self.look()

    # ---- at rest

    def _rest(self) -> None:
        if self._stirred and self.is_idle:
            self.look()
        if self._head > self.told and self.is_idle and self.gone is None:
            self._read(anew=False)

    def look(self) -> None:
        """Something moved: see what follows by itself. If we're busy, remember to look later."""
        self._stirred = self._acting or not self.is_idle
        if not self._stirred and self.gone is None:
            self.unasked.look()

    def _rang(self) -> None:
        if self.is_idle:
            self._acting = True
            try:
                self.unasked.act()
            finally:
                self._acting = False
        self.look()

    # ---- what others wrote, and what was not kept

    def heard_of(self, head: int) -> None:
        """Another node wrote up to this number. If we're busy, we remember it for later."""
        self._head = max(self._head, head)
        self._rest()

    def heard_back(self) -> None:
        """Its log is gone, or ends before what we told: read once more, to be sure."""
        if self._reading is None and self.gone is None:
            self._throw_back(Conflict(), [])

    @property
    def is_stale(self) -> bool:
        """Others have written entries that we haven't told yet."""
        return self._head > self.told or self._reading is not None

    async def caught_up(self, head: int) -> bool:
        """Returns once we know what others wrote up to this number; False if that takes too long."""
        self.heard_of(head)
        for _ in range(MOST_LOOKS):
            if (self.told >= head and self._reading is None) or self.gone is not None:
                return True
            await asyncio.sleep(LOOK_EVERY)
        return False

    def _throw_back(self, why: NotKept, culprits: Sequence[Item]) -> None:
        """Everything decided on a state that didn't happen is decided again, or refused if nothing was kept."""
        self._lane.broken = True
        self._lane, self._wakes = Lane(self._memory.table), None
        again = thrown_back(self._turns, self._queue, why, culprits, self._memory.presence)
        self._turns.clear()
        self._queue.clear()
        self._queue.extend(again)
        if not isinstance(why, Conflict):
            self.unasked.alarms.calm()
        self._read(anew=True)

    def _read(self, *, anew: bool) -> None:
        self._reading = asyncio.ensure_future(self._catch_up(anew))

    async def _catch_up(self, anew: bool) -> None:
        """`anew`: our party may hold things that aren't in the log, so it's folded again."""
        began, self._head = perf_counter(), 0
        memory, reader = self._memory, CatchUp(self._memory.table, self._world, self._queue)
        try:
            found = await reader.read(None if anew else memory.party, self.told, self.seen)
        except Gone as why:
            self._end(why.code)
            return
        memory.party, self.seen = found.party, found.seen
        try:
            turn = told_again(memory) if found.is_lost else take_foreign(memory, found.missed)
        except Exception:  # a room that can't go on from where another version left it
            LOG.exception("can't follow", extra={"table": memory.table})
            self._end("stopping")
            return
        self.told = memory.party.entries
        turn.tell(self._ticks)
        self._world.caught_up(perf_counter() - began)
        self._stirred, self._reading = True, None
        self.unasked.alarms.doing.clear()
        self._take_all()

    def _end(self, code: str) -> None:
        self.gone, self._reading = code, None
        self.unasked.alarms.stop()
        for item in self._queue:
            self._turn_away(item, code)
        self._queue.clear()
        for viewer in list(self._memory.presence.viewers):
            viewer.close(code)

    def _turn_away(self, item: Item, code: str) -> None:
        """A page that only just opened hears it too."""
        if item.hello is not None and item.viewer is not None:
            item.viewer.close(code)
        elif code == "stopping":
            item.send_to_ask_again()
        else:
            item.fail(Refusal(code if code != "forgotten" else "no-such-table"))
