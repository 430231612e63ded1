"""One node of several: a house with neighbours, on a clock of its own, which may stand still, be cut off, or die."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import copy_context
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

from isoloir.bots import choose_at_random
from isoloir.core import Choice
from isoloir.table.live.nodes.cluster import Cluster
from isoloir.table.live.table.botseats import Question
from isoloir.table.live.table.clocks import FAR, Alarm
from isoloir.table.live.table.table import Table
from isoloir.table.store.interface import Unavailable
from isoloir.table.wire.refusal import Refusal

from ..disk import Batch
from ..server import PACE, Crashed, Server, SimSecrets, _at_once
from ..sky import HERE, START, Sky, outside
from .base import Base
from .bus import Air, SimBus
from .link import Link, SharedLog, SharedRoll
from .version import Version

if TYPE_CHECKING:
    from .night import Night

SWEEP = 5.0


class SimTime:
    """This machine's clock is wrong by `skew`, and it follows the store's as a real one does."""

    def __init__(self, sky: Sky, skew: int, is_alive: Callable[[], bool]) -> None:
        self._sky, self._skew, self._is_alive = sky, skew, is_alive
        self.has_missed, self._woke = False, 0
        super().__init__()

    if TYPE_CHECKING:
        alarms: dict[Any, None]

        def now(self) -> int: ...

    def raw(self) -> int:
        return START + self._skew + int(self._sky.time() * 1000)

    def miss(self, seconds: float) -> None:
        """It stood still for so long, its timers too, and it doesn't know before it asks the store.

        It saw one millisecond pass: none that it slept in is one that it woke in.
        """
        self._skew -= int(seconds * 1000) - 1
        self.has_missed, self._woke = True, self.raw()
        for alarm in list(self.alarms):
            alarm.set_anew()

    def follow(self, theirs: int, sent: int, got: int) -> None:
        """What was answered before it slept can't tell it."""
        super().follow(theirs, sent, got)  # type: ignore[misc]
        self.has_missed = self.has_missed and (sent < self._woke or got - sent > FAR)

    def timer(self, when: int, ring: Callable[[], None]) -> Alarm:
        """At the beginning of its millisecond, whenever in another one it was set."""
        begun = self._sky.time() % 0.001 - 0.000_001
        return self._sky.call_later(max(0.0, (when - self.now()) / 1000 - begun), self._ring, ring)

    def _ring(self, ring: Callable[[], None]) -> None:
        if self._is_alive():
            ring()


@cache
def followed(version: Version) -> Any:
    return type("SimFollowed", (SimTime, version.room("table.live.table.clocks").FollowedClock), {})


class SimNode(Server):
    """`number` is the machine: a process that dies is followed by another one there."""

    def __init__(self, night: Night, number: int, base: Base, air: Air, dice: Random, version: Version) -> None:
        self.version, self.refusal, self.decode_said = version, version.refusal, version.codec.decode_said
        self.is_alive, self.is_ready, self.is_frozen = True, False, False
        self._slept: float | None = None
        self.number, self.started = number, night.sky.time()
        self.lag = night.store_lag
        self.night = night
        self._sky, self._dice, self.faults, self._died = night.sky, dice, night.faults, lambda: night.died(self)
        self._held: deque[tuple[list[asyncio.Handle], Callable[..., object], tuple[Any, ...], Any]] = deque()
        skew = self.faults().skew
        self.clock: Any = followed(version)(night.sky, dice.randint(-skew, skew), lambda: self.is_alive)
        self.link = Link(base, night.sky, dice, self, night.faults)
        self.log = SharedLog(self.link)  # type: ignore[assignment]
        name = f"{number}-{dice.getrandbits(32):08x}"
        cluster, world = version.room("table.live.nodes.cluster").Cluster, version.room("table.live.table.world").World
        self.cluster: Cluster = cluster(name, SharedRoll(self.link), SimBus(air, self), self.clock, self._send_away)
        secrets = night.secrets or SimSecrets(dice)
        given = world(
            self.log, self.clock, secrets, PACE, self._think, _at_once, self.cluster, night.sky.call_soon, night.passes
        )
        self.house = version.house.House(given)
        self.viewers: list[Any] = []
        self._tasks: dict[asyncio.Task[Any], None] = {}
        self._context = copy_context()
        self._context.run(HERE.set, self)
        self.run(self._serve())

    async def _serve(self) -> None:
        """As `serve` does: the first beat comes before the first guest."""
        await self.cluster.join()
        self.is_ready = True
        running = asyncio.ensure_future(self.cluster.run())
        try:
            while True:
                await asyncio.sleep(SWEEP)
                self.house.sweep()
        finally:
            running.cancel()

    @property
    def answers(self) -> bool:
        """What a proxy asks before it sends anybody here."""
        return self.is_alive and self.is_ready and not self.is_frozen and not self.cluster.is_cut_off

    def _send_away(self) -> None:
        for viewer in list(self.viewers):
            viewer.close("stopping")

    def met_conflict(self, batch: Batch) -> None:
        self.night.watch.met_conflict(batch)

    def _think(self, question: Question, then: Callable[[Choice], None]) -> None:
        choice = choose_at_random(question.view, question.ask, question.dice)
        self.night.thought(self, then, choice)

    # ---- standing still

    def step(self, handle: list[asyncio.Handle], work: Callable[..., object], given: tuple[Any, ...]) -> None:
        if self.is_frozen:
            self._held.append((handle, work, given, copy_context()))
            return
        if self.is_alive and self.faults().crash and self._dice.random() < self.faults().crash:
            self.crash()
        work(*given)

    def call(self, work: Callable[..., None], *given: Any) -> None:
        if self.is_frozen:
            self._held.append(([], work, given, self._context.copy()))
        else:
            super().call(work, *given)

    def freeze(self, seconds: float, sleeps: bool = False) -> None:
        """`sleeps`: the whole machine, so that its clock stands still too."""
        if self.is_alive and not self.is_frozen:
            self.is_frozen = True
            self._slept = self._sky.time() if sleeps else None
            self._sky.call_later(seconds, self.thaw, context=outside())

    def thaw(self) -> None:
        """All that should have happened meanwhile happens now, in its order."""
        if self.is_frozen and self._slept is not None:
            self._context.copy().run(self.clock.miss, self._sky.time() - self._slept)
        self.is_frozen = False
        held, self._held = self._held, deque()
        for handle, work, given, context in held:
            if not (handle and handle[0].cancelled()):
                self._sky.call_soon(self._resume, handle, work, given, context, context=outside())

    def _resume(
        self, handle: list[asyncio.Handle], work: Callable[..., object], given: tuple[Any, ...], context: Any
    ) -> None:
        if not (handle and handle[0].cancelled()):
            context.run(work, *given)

    def point(self) -> None:
        """Crashes come with any step; here it is only that the dead do nothing."""
        if not self.is_alive:
            raise Crashed

    def crash(self) -> None:
        super().crash()
        self.thaw()

    def stop(self) -> None:
        """A deploy: pages are told to come back, and the others that this node goes."""
        for viewer in list(self.viewers):
            viewer.close("stopping")
        for table in self.house.tables.values():
            table.stop()
        self.is_ready = False
        self.run(self._go())

    async def _go(self) -> None:
        await self.cluster.leave()
        self.crash()

    # ---- its doors

    async def forget(self, code: str, token: str) -> None:
        """Somebody wants their words out of the log, as the door for that does it."""
        table, person = await self.enter(code, token)
        erasure = self.version.room("table.party.erase").Erasure(person)
        try:
            erasure.look(await self.log.read(table.number))
        except type(self.version.failure(Unavailable)):
            raise Refusal("storage") from None
        await table.acted(self.version.room("table.party.inputs").Forget(person, erasure))

    async def enter(self, code: str, token: str) -> tuple[Table, int]:
        asked = self._sky.time()
        table, person = await super().enter(code, token)
        if not self.clock.has_missed:  # a machine that slept, and its clock with it, can't know before it has asked
            self.night.watch.entered(person, asked)
        return table, person
