"""A whole server in this process, on a port of its own, and people who play at it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from aiohttp import web

from isoloir.core import chance
from isoloir.table.door.app import application
from isoloir.table.door.context import DoorSettings, Front
from isoloir.table.door.security import Trust
from isoloir.table.door.visits import Runner
from isoloir.table.live.house.house import House
from isoloir.table.live.house.system_secrets import SystemSecrets
from isoloir.table.live.table.botseats import think_at_once
from isoloir.table.live.table.clocks import Clock, SystemClock
from isoloir.table.live.table.world import World
from isoloir.table.party.codes import Secrets
from isoloir.table.party.pace import Pace
from isoloir.table.store.sqlite.sqlite_log import SqliteLog, open_sqlite
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from tests.table.client import Client, Device

from .harness import NAMES

FAST = Pace(grace=0, ticks=0, bots=0)
NAMES_OF_TESTS = ("isoloir.test",)
METRICS = "the token of the tests' own"
KEY = {"Authorization": f"Bearer {METRICS}"}
"""What opens the metrics."""
LIFTED = DoorSettings(
    limits=0, messages_per_second=0, sockets_each=1_000, connections_each=5_000, metrics_token=METRICS
)


class Running:
    def __init__(self, url: str, front: Front, log: SqliteLog, runner: web.AppRunner) -> None:
        self.url, self.front, self.log, self._runner = url, front, log, runner

    @property
    def web(self) -> web.Server | None:
        return self._runner.server

    async def stop(self) -> None:
        await self._runner.cleanup()


@asynccontextmanager
async def running(
    data: Path,
    pace: Pace = FAST,
    door: DoorSettings = LIFTED,
    trust: Trust | None = None,
    clock: Clock | None = None,
    secrets: Secrets | None = None,
    **pragmas: int,
) -> AsyncIterator[Running]:
    clock = clock or SystemClock()
    log = open_sqlite(data / "tables.sqlite", clock, **pragmas)
    world = World(log, clock, secrets or SystemSecrets(), pace, think_at_once)
    front = Front(House(world), door, trust or Trust(names=NAMES_OF_TESTS))
    pages = data / "pages"
    pages.mkdir(exist_ok=True)
    (pages / "index.html").write_text("<!doctype html><title>Isoloir</title>")
    runner = Runner(front, application(front, pages, 86_400_000), shutdown_timeout=1.0)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        yield Running(f"http://127.0.0.1:{runner.addresses[0][1]}", front, log, runner)
    finally:
        await runner.cleanup()
        log.close()


@asynccontextmanager
async def people(url: str, game: str, seats: int, bots: int = 0) -> AsyncIterator[list[Client]]:
    """Everybody seated, in the lobby of one table."""
    async with AsyncExitStack() as stack:
        devices = [await stack.enter_async_context(Device(url)) for _ in range(seats)]
        place = await devices[0].create(game, NAMES[0])
        for device, name in zip(devices[1:], NAMES[1:], strict=False):
            await device.join(place.code, name)
        clients = [await device.sit_down(place.code) for device in devices]
        for client in clients:
            stack.push_async_callback(client.close)
        for client, name in zip(clients, NAMES, strict=False):
            await client.say(s.Sit, name=name)
        for _ in range(bots):
            await clients[0].say(s.AddBot, level="random")
        yield clients


async def start(clients: Sequence[Client]) -> None:
    waiting = [asyncio.ensure_future(client.next_moved()) for client in clients]
    answer = await clients[0].say(s.Start)
    assert isinstance(answer, a.Accepted), answer
    await asyncio.gather(*waiting)


async def play(client: Client, most: int = 10**6) -> int:
    """Answers every question at random, until the game is over or this many pauses are past."""
    count = 0
    while client.moved is not None and client.moved.over is None and count < most:
        here = client.moved
        for ask in here.asks:
            if ask.chosen is None:
                dice = chance("player", here.pause, ask.seat)
                answer = await client.choose(ask.seat, dice.sample(ask.options, ask.take))
                assert isinstance(answer, a.Accepted), answer
        if client.moved is here:
            await client.next_moved()
        count += 1
    return count


async def play_all(clients: Sequence[Client], most: int = 10**6) -> None:
    await asyncio.gather(*(play(client, most) for client in clients))
