"""A node among others on one store: beats, wakes and is woken, knows who sits elsewhere, and whose turn it is to act.

Nothing here is needed for safety: the unique key of the log alone is. A node that knows nothing of the others is late,
never wrong.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Mapping
from typing import Protocol

from ..log.entries import FORMAT
from ..log.words import Person
from ..store.interface import Unavailable
from ..store.roll import Bus, Node, Pulse, Roll
from ..wire.from_server import Notice, Reacted
from .clocks import FollowedClock
from .wakes import Mouth, read_message

LOG = logging.getLogger(__name__)

BEAT = 2.0
"""Seconds between two beats; also how long a deaf ear may stay unnoticed."""
FRESH = 500
"""How many milliseconds an answer about heads stays fresh."""
CUT_OFF = 4_000
"""After this long without the store, a node sends its people elsewhere: they couldn't do anything here."""
BLIND = 2_500
"""After this long without a beat, a node can't say who's absent: they may sit elsewhere by now."""
QUIET = 15_000
"""After a gap, nobody counts as absent for this long."""
DOUBTFUL = 600_000
"""For this long, pages may come back from before a gap or a failover."""
NEVER = 2**53
WATCH = 0.05
"""Seconds between two looks at a store that doesn't answer."""
AGAIN = 0.5


class HeldTable(Protocol):
    """What a node does to a table it holds."""

    def heard_of(self, head: int) -> None: ...

    def heard_back(self) -> None:
        """The store doesn't have this table any more, or not all that people were told."""
        ...

    def look_back(self) -> None:
        """The store has failed over: what's in it now may differ, though it's as long as it was."""
        ...

    @property
    def told(self) -> int:
        """The number of the newest entry that people heard of."""
        ...

    def heard_from_elsewhere(self, sign: Reacted | Notice) -> None: ...

    def seated_elsewhere(self, people: frozenset[Person]) -> None: ...


class Cluster:
    is_shared = True

    def __init__(self, node: Node, roll: Roll, bus: Bus, clock: FollowedClock, cut_off: Callable[[], None]) -> None:
        self.node = node
        self.live: Mapping[Node, int] = {}
        self.quiet_until = 0
        self._reads = self._least = FORMAT
        """The newest format that all nodes read, by the last beat, and the oldest this ever was."""
        self.is_mixed = self.is_outdated = False
        """Nodes of other versions are alive; one of them has migrated the store beyond this version."""
        self.drain = asyncio.Event()
        """An operator asked this node to leave."""
        self.woke: Callable[[float], None] = lambda seconds: None
        """Told how long each wake was on its way."""
        self.held: Callable[[int], HeldTable | None] = lambda table: None
        self._roll, self._bus, self._clock, self._cut_off = roll, bus, clock, cut_off
        self._mine: dict[int, frozenset[Person]] = {}
        self._theirs: dict[int, Mapping[Node, frozenset[Person]]] = {}
        self._mouth = Mouth(node, bus, clock)
        self._changed: dict[int, frozenset[Person] | None] = {}
        self._looking = False
        self._writing: asyncio.Task[None] | None = None
        self._asking: asyncio.Task[None] | None = None
        self._unsure: list[Callable[[], None]] = []
        """Called with the next answer; what came since the last question has to wait for another."""
        self._making_sure: asyncio.Task[None] | None = None
        self._reached = self._asked = clock.raw()
        """When the store last answered, and when it was asked for that."""
        self._store_time = 0
        self._failed_over = 0
        self._has_left = False
        self._is_away = False
        """People were sent elsewhere, and the store hasn't answered since."""
        self._written: dict[int, frozenset[Person]] = {}
        """Who sits at this node, as the store has it."""

    # ---- what tables say

    def moved(self, table: int, head: int) -> None:
        self._mouth.moved(table, head)

    def reacted(self, table: int, sign: Reacted | Notice) -> None:
        self._mouth.reacted(table, sign)

    def sat(self, table: int, people: frozenset[Person]) -> None:
        if self._mine.get(table) != people:
            self._mine[table] = self._changed[table] = people
            self._write_soon()

    def let_go(self, table: int) -> None:
        if self._mine.pop(table, None) is not None:
            self._theirs.pop(table, None)
            self._written.pop(table, None)
            self._changed[table] = None
            self._write_soon()

    def rank(self, table: int) -> int:
        """Among the nodes with people at the table, in an order that every node computes alike; others come last."""
        there = {self.node: self._mine.get(table, frozenset()), **self._theirs.get(table, {})}
        acting = [node for node, people in there.items() if people] or list(there)
        if self.node not in acting:
            return len(acting)
        return sum(_order(table, node) < _order(table, self.node) for node in acting if node != self.node)

    def elsewhere(self, table: int) -> frozenset[Person]:
        return frozenset().union(*self._theirs.get(table, {}).values())

    # ---- a table is opened

    async def open(self, table: int) -> tuple[bool, int | None]:
        """Registered before its log is read. Whether another node serves it; if none does, when one was last alive."""
        self._mine.setdefault(table, frozenset())
        self._changed.pop(table, None)
        found = await self._roll.open(self.node, table)
        self._theirs[table], self._written[table] = found.present, frozenset()
        return bool(found.present), found.alive

    # ---- beats

    async def join(self) -> None:
        """Before the first guest: waits until the store has told us the time, since all deadlines are written in it."""
        await self.beat()
        while not self._clock.has_followed:
            await asyncio.sleep(AGAIN)
            await self.beat()

    async def run(self) -> None:
        """Until cancelled."""
        beside = [
            asyncio.ensure_future(self._listen()),
            asyncio.ensure_future(self._watch()),
        ]
        try:
            while True:
                await self._beat_anyhow()
                await asyncio.sleep(BEAT)
        finally:
            for each in beside:
                each.cancel()
            await asyncio.gather(*beside, return_exceptions=True)

    async def _beat_anyhow(self) -> bool:
        """A node that stops beating counts as gone, and its people with it: no fault of ours may cause that."""
        try:
            return await self.beat()
        except Exception:
            LOG.exception("beat failed")
            return False

    async def _listen(self) -> None:
        while True:
            try:
                await self._bus.listen(self.hear, self._deaf)
            except Exception:
                LOG.exception("the bus fell silent")
                await asyncio.sleep(AGAIN)

    async def _watch(self) -> None:
        """A beat that gets no answer is slow to fail; people don't wait for it."""
        while True:
            await asyncio.sleep(max(WATCH, CUT_OFF / 1000 - self.silence))
            if self.is_cut_off and not self._is_away:
                self._is_away = True
                LOG.warning("cut off from the store")
                self._cut_off()

    async def beat(self) -> bool:
        """Whether the store answered."""
        if self._has_left:
            return False
        sent, asked = self._clock.raw(), {table: self._told(table) for table in self._mine}
        try:
            pulse = await self._roll.beat(self.node, FORMAT, list(asked))
        except Unavailable:
            return False
        got = self._clock.raw()
        self._clock.follow(pulse.now, sent, got)
        if max(got - self._reached, pulse.now - (self._store_time or pulse.now)) > CUT_OFF:
            self._be_quiet()  # by the store's time too: ours stands still on a machine that sleeps
        self._reached, self._asked, self._is_away, self._store_time = got, sent, False, pulse.now
        self._learn(pulse, asked)
        return True

    def _told(self, table: int) -> int:
        return held.told if (held := self.held(table)) is not None else 0

    def _be_quiet(self) -> None:
        """We don't know who was there in between."""
        self.quiet_until = self._clock.now() + QUIET

    @property
    def is_doubtful(self) -> bool:
        """The store may have lost what pages that come back were told elsewhere.

        There was a gap lately, or it failed over, be it before we were there.
        """
        return self._clock.now() < max(self.quiet_until, self._failed_over) + DOUBTFUL

    @property
    def is_draining(self) -> bool:
        return self.drain.is_set()

    @property
    def is_fresh(self) -> bool:
        """A beat has just told the heads of all tables; its answer may have taken its time."""
        return self._clock.raw() - self._asked < FRESH

    @property
    def _is_blind(self) -> bool:
        return self._clock.raw() - self._reached > BLIND

    @property
    def blind_until(self) -> int:
        return self._clock.now() + int(AGAIN * 1000) if self._is_blind else 0

    @property
    def reads(self) -> int:
        """After a gap, nodes that were there before it may just not be back yet."""
        return self._least if self._is_blind else self._reads

    @property
    def silence(self) -> float:
        """Seconds since the store answered."""
        return max(0, self._clock.raw() - self._reached) / 1000

    @property
    def is_cut_off(self) -> bool:
        return self._clock.raw() - self._reached > CUT_OFF

    def _learn(self, pulse: Pulse, asked: Mapping[int, int]) -> None:
        if self.node not in pulse.live and self.live:
            self._be_quiet()
        has_failed_over, self._failed_over = pulse.failed_over > self._failed_over, pulse.failed_over
        self.live, reads = pulse.live, min((FORMAT, *pulse.live.values(), *pulse.lately))
        is_quiet = self._clock.now() < self.quiet_until
        self._reads = min(self._reads, reads) if is_quiet else reads
        self._least = min(self._least, reads)
        self.is_mixed = len(set(pulse.versions.values())) > 1
        if pulse.is_outdated and not self.is_outdated:
            LOG.warning("the store was brought up to date by a later version: nobody new is to come here")
        self.is_outdated = pulse.is_outdated
        if pulse.drain:
            self.drain.set()
        for table, told in asked.items():
            if table in self._mine:
                self._learn_of(table, pulse, told)
                if has_failed_over and (held := self.held(table)) is not None:
                    held.look_back()
        self._write_soon()

    def _learn_of(self, table: int, pulse: Pulse, told: int) -> None:
        """`told` is what people had heard of when we asked: a store that has less of it has lost something."""
        there = pulse.present.get(table, {})
        if self._written.get(table) and self.node not in there:
            self._be_quiet()  # the store has forgotten who sits where: it was restarted
        if self._mine[table] != there.get(self.node, frozenset()):
            self._changed.setdefault(table, self._mine[table])
        self._theirs[table] = {node: people for node, people in there.items() if node != self.node}
        if (held := self.held(table)) is not None:
            held.seated_elsewhere(self.elsewhere(table))
            if pulse.heads.get(table, 0) >= max(told, 1):
                held.heard_of(pulse.heads[table])
            else:
                held.heard_back()

    async def leave(self) -> None:
        """The others don't have to wait until we count as silent. After it, no beat says otherwise."""
        self._has_left = True
        try:
            await self._roll.leave(self.node)
        except Unavailable:
            LOG.warning("left without a word")

    # ---- before somebody is taken for absent

    @property
    def unheard(self) -> int:
        return NEVER if self._clock.now() < self.quiet_until else max(0, self._clock.raw() - self._asked)

    @property
    def is_sure(self) -> bool:
        return self.is_fresh

    def make_sure(self, then: Callable[[], None]) -> None:
        """One question at a time, for everyone who wants to know."""
        self._unsure.append(then)
        if self._making_sure is None or self._making_sure.done():
            self._making_sure = asyncio.ensure_future(self._make_sure())

    async def _make_sure(self) -> None:
        while self._unsure:
            unsure, self._unsure = self._unsure, []
            if await self._beat_anyhow():
                for then in unsure:
                    then()

    # ---- the bus

    def hear(self, message: bytes) -> None:
        said = read_message(message)
        if said is None or said.node == self.node:
            return
        if said.at and said.moved:
            self.woke(max(0, self._clock.now() - said.at) / 1000)
        for table, head in said.moved.items():
            if (held := self.held(table)) is not None:
                held.heard_of(head)
        for table, sign in said.reacted:
            if (held := self.held(table)) is not None:
                held.heard_from_elsewhere(sign)
        if self._mine.keys() & set(said.seated):
            self._deaf()

    def _deaf(self) -> None:
        """Something may have been missed: ask now, but only once for everyone who asks in the meantime."""
        if not self._looking:
            self._looking = True
            self._asking = asyncio.ensure_future(self._ask_now())

    async def _ask_now(self) -> None:
        self._looking = False
        await self.beat()

    # ---- who sits here

    def _write_soon(self) -> None:
        if self._changed and (self._writing is None or self._writing.done()):
            self._writing = asyncio.ensure_future(self._write())

    async def _write(self) -> None:
        """Batched; nothing is written while people just play."""
        while self._changed:
            changed, self._changed = self._changed, {}
            try:
                await self._roll.sit(self.node, changed)
            except Unavailable:
                self._write_later(changed)
                return
            self._written |= {table: people for table, people in changed.items() if people is not None}
            self._mouth.seated(sorted(changed))

    def _write_later(self, changed: Mapping[int, frozenset[Person] | None]) -> None:
        """With the next beat, unless it has changed again: who's written down is taken to be there."""
        for table, people in changed.items():
            if people is not None or table not in self._mine:
                self._changed.setdefault(table, people)


def _order(table: int, node: Node) -> bytes:
    return hashlib.blake2b(f"{table} {node}".encode(), digest_size=8).digest()
