"""A table's one loop: input, decide, apply, append, tell.

Inputs wait in a queue, and what follows from one goes to its front. All that is taken in one go is one turn and one
append, optimistic on (table, number); nobody hears of a turn before it is on disk. If it is not kept, it is thrown back
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

from ..log.codec import encode_entry
from ..log.entries import Entry, Sealed
from ..party.decide import decide
from ..party.decision import NOTHING, Decision
from ..party.due import Look, Offer, Task, Think, due, follows
from ..party.erase import erasing
from ..party.fold import apply
from ..party.inputs import Forget, HostIsAway, NobodyIsLeft, OpenBallot, Spoken
from ..party.party import Party
from ..party.scene import Scene
from ..store.interface import Conflict, Lane, Unavailable, Unknown, Unwritable, Verdict
from ..wire import from_server as a
from ..wire.refusal import Refusal
from .alarms import Alarms
from .announce import announce, greet
from .botseats import BotSeats
from .catchup import CatchUp, Gone
from .ledger import Ledger
from .neighbours import Neighbours
from .notices import Notices
from .presence import Presence
from .ticks import Ticks
from .tools import Tools
from .turn import Item, Turn
from .viewer import Viewer, to_all

LOG = logging.getLogger(__name__)

RANK_MS = 2_000
LOOK_EVERY, MOST_LOOKS = 0.005, 400


class Loop:
    def __init__(self, table: int, party: Party, tools: Tools) -> None:
        self.party = party
        self.presence = Presence(tools.clock.now())
        self.alarms = Alarms(tools.clock, self._rang, partial(later, tools.neighbours, table))
        self.gone: str | None = None
        """Why the table is none any more, as pages are told: its log is gone, or can't be read."""
        self._table, self._tools = table, tools
        self.ledger = Ledger()
        self._notices, self._ticks = Notices(), Ticks(tools.clock, tools.pace.ticks, self.presence)
        self._bots = BotSeats(tools.think, self.alarms.doing, self.submit)
        self._queue: deque[Item] = deque()
        self._turns: deque[Turn] = deque()
        """Appended and not told yet, oldest first."""
        self._lane = Lane(table)
        self._told = party.entries
        """The number of the newest entry that is on disk and told."""
        self._head = 0
        """The newest number that another node is known to have written."""
        self._called = self._taking = self._telling = self._stirred = False
        self._careful = False
        """Something failed: until an append is kept, what follows waits for its alarm, and nothing runs in circles."""
        self._reading: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        """Everything accepted is on disk and told."""
        return not self._turns and not self._queue and self._reading is None

    def scene(self) -> Scene:
        tools, roll = self._tools, self.presence.roll
        now = tools.clock.now()
        return Scene(now, roll.here(now, tools.pace.gone), tools.pace, tools.secrets, roll)

    # ---- input, decide, apply, append

    def submit(self, item: Item) -> None:
        self._queue.append(item)
        if not self._called and not self._taking and self._reading is None:
            self._called = True
            self._tools.soon(self._take_all)

    def seated_elsewhere(self, people: frozenset[int]) -> None:
        """Whose pages are open at other nodes."""
        if self.presence.seated_elsewhere(people, self._tools.clock.now()):
            self.look()

    def say(self, answer: a.FromServer) -> None:
        """To everybody, behind all that was accepted before."""
        item = Item(None)
        item.told = answer
        self.submit(item)

    def _take_all(self) -> None:
        self._called = False
        if self._taking or self._reading is not None:
            return
        turn = Turn()
        self._taking = True
        try:
            while self._queue:
                self._take(self._queue.popleft(), turn)
        except Exception:  # a fault of ours, or of a room: what is half done is undone by reading the log again
            LOG.exception("input failed", extra={"table": self._table})
            self._careful = True
            self._turns.append(turn)
            self._throw_back(Unknown(), turn.items[-1:])
            return
        finally:
            self._taking = False
        self._append(turn)

    def _take(self, item: Item, turn: Turn) -> None:
        turn.items.append(item)
        if isinstance(item.given, Spoken):
            tools = self._tools
            woke = self.presence.heard(item.given.person, tools.clock.now(), tools.pace.lively)
            turn.stirs = turn.stirs or woke
        scene = self.scene()
        entries, match = self._decided(item, scene, turn)
        for entry in entries:
            apply(self.party, entry, match)
            announce(self.party, entry, self.presence.viewers, scene, turn)
        if item.told is not None:
            turn.out += to_all(self.presence.viewers, item.told)
        if item.hello is not None:
            if item.viewer is not None:
                self.presence.heard(item.viewer.person, scene.now, 0)
            greet(self.party, item, self.presence, self._opens_at(), scene, turn)
        if entries:
            item.wrote = True
            turn.entries += entries
            if not self._careful and (follower := follows(self.party, scene)) is not None:
                self._queue.appendleft(Item(follower))
        turn.stirs = turn.stirs or self._stirs(item, entries)

    def _stirs(self, item: Item, entries: Sequence[Entry]) -> bool:
        """A choice that leaves somebody to wait for starts no clock, nor does a command that was refused."""
        if not isinstance(item.given, Spoken):
            return item.given is not None
        if len(entries) == 1 and isinstance(entries[0], Sealed):
            return self.party.played.is_full
        return bool(entries)

    def _decided(self, item: Item, scene: Scene, turn: Turn) -> Decision:
        item.refusal, item.wrote = None, False
        if item.given is None:
            return NOTHING
        if isinstance(item.given, Spoken) and item.given.is_in(self.party.commands):
            turn.answer(item, a.Accepted(item.command, again=True))
            return NOTHING
        try:
            if isinstance(item.given, Spoken):
                self.ledger.check(self.party, item.given, scene.now)
            decision = decide(self.party, scene, item.given)
        except Refusal as why:
            turn.answer(item, a.Refused(item.command, why.code, why.params))
            item.refusal = why
            return NOTHING
        except Exception:  # a fault of ours, or of a room; nothing is half done, since deciding changes nothing
            LOG.exception("input failed", extra={"table": self._table})
            item.refusal = Refusal("internal")
            turn.answer(item, a.Refused(item.command, "internal"))
            return NOTHING
        turn.answer(item, a.Accepted(item.command))
        return decision

    def _append(self, turn: Turn) -> None:
        self._turns.append(turn)
        if not turn.entries:
            turn.is_settled = True
            self._tell()
            return
        turn.lane, turn.head = self._lane, self.party.entries
        first = turn.head - len(turn.entries) + 1
        bodies = list(map(encode_entry, turn.entries))
        self.ledger.wrote(self.party, turn.entries, bodies, self._tools.clock.now())
        self._tools.log.append(self._lane, first, bodies, partial(self._done, turn), erasing(turn.entries))

    def _done(self, turn: Turn, verdict: Verdict) -> None:
        if turn.lane is not self._lane:
            return
        if verdict is None:
            turn.is_settled, self._careful = True, False
            self._tell()
            self._tools.neighbours.moved(self._table, turn.head)
        else:
            culprits = [item for item in turn.items if isinstance(item.given, Forget)]
            self._throw_back(verdict, culprits if isinstance(verdict, Unwritable) else [])

    # ---- tell

    def _tell(self) -> None:
        """In the order of the log; never from within itself, whatever a goodbye sets off."""
        if self._telling:
            return
        self._telling = True
        while self._turns and self._turns[0].is_settled:
            turn = self._turns.popleft()
            self._told += len(turn.entries)
            self._stirred = self._stirred or turn.stirs
            turn.tell(self._ticks)
        self._telling = False
        self._rest()

    def _rest(self) -> None:
        if self._stirred and self.is_idle:
            self.look()
        if self._head > self._told and self.is_idle:
            self._read(anew=False)

    def part(self, viewer: Viewer) -> None:
        """A page is gone, perhaps before it was welcomed."""
        for item in (*self._queue, *(item for turn in self._turns for item in turn.items)):
            if item.viewer is viewer:
                item.hello, item.greets = None, False
        self.presence.remove(viewer, self._tools.clock.now())
        self.look()

    # ---- what a table does by itself

    def look(self) -> None:
        """Something moved: says what is said without an entry, and sets the alarm for what is due next."""
        self._stirred = not self.is_idle
        if self._stirred or self.gone is not None:
            return
        party, scene = self.party, self.scene()
        self._tools.neighbours.sat(self._table, self.presence.here)
        if (shown := self._notices.presence(party, scene)) is not None:
            self.say(shown)
        if (offers := self._notices.offers(party, scene)) is not None:
            self.say(offers)
        grace = self._opens_at()
        self.alarms.plan(due(party, scene), scene.now, party.pause)
        until = self._opens_at()
        if until is not None and until != grace and until > scene.now:
            self.say(a.Grace(party.pause, a.Until(scene.now, until)))

    def _rang(self) -> None:
        if self.is_idle:
            party, scene = self.party, self.scene()
            for task in self.alarms.ready(due(party, scene), scene.now, party.pause):
                if isinstance(task, Think):
                    self._bots.think(self.party, task)
                else:
                    self.submit(Item(task))
        self.look()

    def _opens_at(self) -> int | None:
        return self.alarms.earliest(OpenBallot(self.party.pause))

    # ---- what others wrote

    def heard_of(self, head: int) -> None:
        """Another node wrote up to this number. While we are busy that is remembered."""
        self._head = max(self._head, head)
        self._rest()

    def heard_gone(self) -> None:
        """Its log is no more: read once again, to be sure."""
        if self._reading is None and self.gone is None:
            self._throw_back(Conflict(), [])

    async def caught_up(self, head: int) -> None:
        """Returns once we know what others wrote up to this number, or that there is no knowing it."""
        self.heard_of(head)
        for _ in range(MOST_LOOKS):
            if self._told >= head or self.gone is not None:
                return
            await asyncio.sleep(LOOK_EVERY)

    def _throw_back(self, why: Conflict | Unavailable | Unknown | Unwritable, culprits: Sequence[Item]) -> None:
        """All that was decided on a state that didn't happen is decided again, or refused where nothing was kept."""
        self._lane.broken = True
        self._lane = Lane(self._table)
        again: list[Item] = []
        for turn in self._turns:
            for item in turn.items:
                item.take_back(self.presence, in_doubt=isinstance(why, Unknown) and turn.lane is not None)
                if item in culprits:
                    item.fail(Refusal("internal"))
                elif item.wrote and isinstance(why, Unavailable) and item.hello is None:
                    item.fail(Refusal("storage"))
                else:
                    item.given = None if item.wrote and isinstance(why, Unavailable) else item.given
                    again.append(item)
        self._turns.clear()
        self._queue.extendleft(reversed(again))
        if not isinstance(why, Conflict):
            self.alarms.calm()
        self._read(anew=True)

    def _read(self, *, anew: bool) -> None:
        self._reading = asyncio.ensure_future(self._catch_up(anew))

    async def _catch_up(self, anew: bool) -> None:
        """`anew`: our party may hold what is not in the log, and is folded again."""
        found = CatchUp(self._table, self._tools, self._queue)
        try:
            self.party, missed = await found.read(None if anew else self.party, self._told)
        except Gone as why:
            self._end(why.code)
            return
        turn, scene = Turn(), self.scene()
        for entry in missed:
            if entry.person is not None and entry.command is not None:
                self.presence.heard(entry.person, scene.now, 0)
            apply(self.party, entry)
            announce(self.party, entry, self.presence.viewers, scene, turn)
        self._told += len(missed)
        turn.tell(self._ticks)
        self._stirred, self._reading = True, None
        self.alarms.doing.clear()
        self._take_all()

    def _end(self, code: str) -> None:
        self.gone, self._reading = code, None
        self.alarms.stop()
        for item in self._queue:
            item.fail(Refusal(code if code != "forgotten" else "no-such-table"))
        self._queue.clear()
        for viewer in list(self.presence.viewers):
            viewer.close(code)


def later(neighbours: Neighbours, table: int, task: Task) -> tuple[int, int]:
    """By how much, and until when at least, this node holds back with what a table does by itself.

    Nodes act by rank, the next two seconds after the one before: harmless if two do, since the log's key is unique.
    """
    quiet = neighbours.quiet_until if isinstance(task, HostIsAway | NobodyIsLeft) else 0
    return 0 if isinstance(task, Offer | Look) else RANK_MS * neighbours.rank(table), quiet
