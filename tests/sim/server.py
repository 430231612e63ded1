"""One process of the server: a house on the disk, until it is stopped or dies in the middle of something."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import copy_context
from random import Random
from typing import Any

from isoloir.bots import choose_at_random
from isoloir.core import Choice
from isoloir.table.live.house.house import House
from isoloir.table.live.table.botseats import Question
from isoloir.table.live.table.table import Table
from isoloir.table.live.table.world import World
from isoloir.table.party.codes import digest
from isoloir.table.party.pace import Pace
from isoloir.table.wire.bodies import CreateTable, Join, Place
from isoloir.table.wire.refusal import Refusal
from isoloir.table.wire.socket_codec import decode_said

from .disk import Disk, SimLog
from .faults import Faults
from .sky import HERE, SimClock, Sky

PACE = Pace(nonces=1_000, bots=300, grace=400, host_gone=8_000, empty=4_000)
BEAT = 5.0


class Crashed(BaseException):
    """Nothing after this happens in this process: not even an `except Exception` hears of it."""


class SimSecrets:
    def __init__(self, dice: Random) -> None:
        self._dice = dice

    def token(self) -> str:
        return f"{self._dice.getrandbits(192):048x}"

    def below(self, n: int) -> int:
        return self._dice.randrange(n)


class Server:
    refusal: Any = Refusal
    """What its doors raise."""
    decode_said: Any = staticmethod(decode_said)

    def __init__(self, disk: Disk, sky: Sky, dice: Random, faults: Callable[[], Faults], died: Callable[[], None]):
        self.is_alive = True
        self._sky, self._dice, self.faults, self._died = sky, dice, faults, died
        skew = self.faults().skew
        self.clock = SimClock(sky, dice.randint(-skew, skew), lambda: self.is_alive)
        self.log = SimLog(disk, sky, dice, faults, self.point)
        world = World(self.log, self.clock, SimSecrets(dice), PACE, self._think, _at_once, soon=sky.call_soon)
        self.house = House(world)
        self.viewers: list[Any] = []
        self._tasks: dict[asyncio.Task[Any], None] = {}
        """In order, so that the same seed ends them in the same order."""
        self._context = copy_context()
        self._context.run(HERE.set, self)
        self.run(self._chores())

    def run(self, work: Any) -> asyncio.Task[Any]:
        """A task of this process, and so are all it starts."""
        return self._sky.create_task(work, context=self._context.copy())

    def call(self, work: Callable[..., None], *given: Any) -> None:
        """Something that happens in this process."""
        if self.is_alive:
            self._context.copy().run(work, *given)

    def step(self, handle: list[asyncio.Handle], work: Callable[..., object], given: tuple[Any, ...]) -> None:
        """Whatever happens in this process, one thing after another."""
        work(*given)

    def adopt(self, task: asyncio.Task[Any]) -> None:
        self._tasks[task] = None
        task.add_done_callback(self._forget)

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._tasks.pop(task, None)

    def point(self) -> None:
        """A place where it may die."""
        if not self.is_alive:
            raise Crashed
        if self._dice.random() < self.faults().crash:
            self.crash()
            raise Crashed

    def crash(self) -> None:
        if self.is_alive:
            self.is_alive = False
            self.log.crash()
            self._end()

    def stop(self) -> None:
        """As at a deploy: pages are told to come back, and what was accepted is written."""
        for viewer in list(self.viewers):
            viewer.close("stopping")
        for table in self.house.tables.values():
            table.stop()
        self.log.close()
        self.is_alive = False
        self._end()

    def _end(self) -> None:
        for task in list(self._tasks):
            if task is not asyncio.current_task(self._sky):
                task.cancel()
        self._died()

    async def _chores(self) -> None:
        while True:
            await self.log.beat(self.clock.now())
            self.house.sweep()
            await asyncio.sleep(BEAT)

    def _think(self, question: Question, then: Callable[[Choice], None]) -> None:
        """At random: how well bots play is not what is looked at here."""
        choice = choose_at_random(question.view, question.ask, question.dice)
        self._sky.call_later(self._dice.uniform(0, 0.2), self._thought, then, choice)

    def _thought(self, then: Callable[[Choice], None], choice: Choice) -> None:
        self.call(then, choice)

    # ---- its doors

    async def create(self, wish: CreateTable) -> tuple[Place, str]:
        token = self.house.world.secrets.token()
        table, person = await self.house.create(wish, token, "10.0.0.1")
        return Place(table.party.code, person, table.party.key), token

    async def join(self, code: str, wish: Join, address: str) -> tuple[Place, str]:
        table = await self.house.find(code)
        token = self.house.device_token(table, wish)
        person = await self.house.join(table, wish, token, address)
        return Place(code, person, table.party.key), token

    async def enter(self, code: str, token: str) -> tuple[Table, int]:
        """As the socket's door does. Raises Refusal."""
        table = await self.house.find(code)
        person = table.party.holders.get(digest(token))
        if person is None:
            raise Refusal("no-cookie")
        if gone := table.party.people[person].gone:
            raise Refusal(gone)
        return table, person


async def _at_once(work: Callable[[], Any]) -> Any:
    return work()
