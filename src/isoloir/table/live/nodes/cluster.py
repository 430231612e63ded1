"""A node among others on one store: beats, wakes and is woken, knows who sits elsewhere, and whose turn it is to act.

Nothing here is needed for safety: the unique key of the log alone is. A node that knows nothing of the others is late,
never wrong.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping

from ...log.entries import FORMAT
from ...log.words import Person
from ...store.interface import Unavailable
from ...store.register import Bus, Node, Pulse, Register
from ...wire.from_server import Fleeting
from ..table.clocks import FollowedClock
from ..table.neighbours import UNSERVED, HeldTable, Opened
from .contact import CUT_OFF, FRESH, Contact
from .messages import Mouth, read_message
from .who_sits_where import WhoSitsWhere

LOG = logging.getLogger(__name__)

BEAT = 2.0
"""Seconds between two beats; also how long a deaf ear may stay unnoticed."""
WATCH = 0.05
"""Seconds between two looks at a store that doesn't answer."""
AGAIN = 0.5
"""Seconds until what failed is tried once more."""
APART = 0.001
"""Seconds between two tables that look at their logs after a failover."""


async def _stop(*tasks: asyncio.Task[None]) -> None:
    """Asks until they have ended.

    Before Python 3.12 `asyncio.wait_for` may swallow a cancellation, and a bus's client without a server lives in it.
    """
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=AGAIN)


class Cluster(Contact):
    is_shared = True

    def __init__(
        self, node: Node, register: Register, bus: Bus, clock: FollowedClock, cut_off: Callable[[], None]
    ) -> None:
        super().__init__(clock)
        self.node = node
        self.live: Mapping[Node, int] = {}
        self._reads = self._least = FORMAT
        """The newest format that all nodes read, by the last beat, and the oldest this ever was."""
        self.is_mixed = self.is_outdated = self.has_silent = False
        """Nodes of other versions are alive; one of them has migrated the store beyond this version; one is silent."""
        self.drain = asyncio.Event()
        """An operator asked this node to leave."""
        self.woke: Callable[[float], None] = lambda seconds: None
        """Told how long each wake was on its way."""
        self.held: Callable[[int], HeldTable | None] = lambda table: None
        self._register, self._bus, self._cut_off = register, bus, cut_off
        self._mouth = Mouth(node, bus, clock)
        self.seating = WhoSitsWhere(node, register, self._mouth)
        self._looking = False
        self._asking: asyncio.Task[None] | None = None
        self._unsure: list[Callable[[], None]] = []
        """Called with the next answer; what came since the last question has to wait for another."""
        self._making_sure: asyncio.Task[None] | None = None
        self._has_left = False
        self._is_away = False
        """People were sent elsewhere, and the store hasn't answered since."""

    # ---- what tables say and ask

    def moved(self, table: int, head: int) -> None:
        self._mouth.moved(table, head)

    def reacted(self, table: int, sign: Fleeting) -> None:
        self._mouth.reacted(table, sign)

    def sat(self, table: int, people: frozenset[Person]) -> None:
        self.seating.sat(table, people)

    def let_go(self, table: int) -> bool:
        self.seating.let_go(table)
        return True

    def rank(self, table: int) -> int:
        return self.seating.rank(table)

    def elsewhere(self, table: int) -> frozenset[Person]:
        return self.seating.elsewhere(table)

    async def open(self, table: int, alone: Opened = UNSERVED) -> Opened:
        """Several nodes know better than one of them whether a table was served."""
        return Opened(*await self.seating.open(table))

    def hears(self, fresh_at: int, now: int) -> bool:
        return self.is_sure or now - fresh_at < FRESH

    @property
    def is_draining(self) -> bool:
        return self.drain.is_set()

    @property
    def reads(self) -> int:
        """After a gap, nodes that were there before it may just not be back yet."""
        return self._least if self.is_blind else self._reads

    # ---- beats

    async def join(self) -> None:
        """Before the first guest: waits until the store has told us the time, since all deadlines are written in it."""
        await self.beat()
        while not self._clock.has_followed:
            await asyncio.sleep(AGAIN)
            await self.beat()

    async def run(self) -> None:
        """Until cancelled."""
        beside = asyncio.ensure_future(self._listen()), asyncio.ensure_future(self._watch())
        try:
            while True:
                await self._beat_anyhow()
                await asyncio.sleep(BEAT)
        finally:
            await _stop(*beside)

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
        sent, asked = self._clock.raw(), {table: self._told(table) for table in self.seating.tables}
        try:
            pulse = await self._register.beat(self.node, FORMAT, list(asked))
        except Unavailable:
            return False
        self.answered(pulse.now, sent, self._clock.raw())
        self._is_away = False
        self._learn(pulse, asked)
        return True

    def _told(self, table: int) -> int:
        return held.told if (held := self.held(table)) is not None else 0

    def _learn(self, pulse: Pulse, asked: Mapping[int, int]) -> None:
        if self.node not in pulse.live and self.live:
            self.be_quiet()
        if self.failed_over(pulse.failed_over):
            self._look_back_soon()
        self.live, reads = pulse.live, min((FORMAT, *pulse.live.values(), *pulse.lately))
        self._reads = min(self._reads, reads) if self.is_quiet else reads
        self._least = min(self._least, reads)
        self.is_mixed = len(set(pulse.versions.values())) > 1
        self.has_silent = len(pulse.lately) > len(pulse.live)
        if pulse.is_outdated and not self.is_outdated:
            LOG.warning("a newer version has upgraded the store: nobody new is let in here")
        self.is_outdated = pulse.is_outdated
        if pulse.drain:
            self.drain.set()
        for table, told in asked.items():
            if table in self.seating.tables:
                self._learn_of(table, pulse, told)
        self.seating.write_soon()

    def _learn_of(self, table: int, pulse: Pulse, told: int) -> None:
        """`told` is what people had heard of when we asked: a store that has less of it has lost something."""
        if not self.seating.learn(table, pulse.present.get(table, {})):
            self.be_quiet()
        if (held := self.held(table)) is not None:
            held.seated_elsewhere(self.elsewhere(table))
            if pulse.heads.get(table, 0) >= max(told, 1):
                held.heard_of(pulse.heads[table])
            else:
                held.heard_back()

    def _look_back_soon(self) -> None:
        """One after another: all at once, thousands of reads would hold up those who choose."""
        loop = asyncio.get_running_loop()
        for turn, table in enumerate(self.seating.tables):
            loop.call_later(turn * APART, self._look_back, table)

    def _look_back(self, table: int) -> None:
        if (held := self.held(table)) is not None:
            held.look_back()

    async def leave(self) -> None:
        """The others don't have to wait until we count as silent. After it, no beat says otherwise."""
        self._has_left = True
        try:
            await self._register.leave(self.node)
        except Unavailable:
            LOG.warning("left without a word")

    # ---- before somebody is taken for absent

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
        if not self.seating.tables.isdisjoint(said.seated):
            self._deaf()

    def _deaf(self) -> None:
        """Something may have been missed: ask now, but only once for everyone who asks in the meantime."""
        if not self._looking:
            self._looking = True
            self._asking = asyncio.ensure_future(self._ask_now())

    async def _ask_now(self) -> None:
        self._looking = False
        await self.beat()
