"""Several nodes on one PostgreSQL in this process, and people of one table spread over them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from aiohttp import web

from isoloir.core import chance
from isoloir.table.door.admin import Admin
from isoloir.table.door.app import application
from isoloir.table.door.context import DoorSettings, Front
from isoloir.table.door.security import Trust
from isoloir.table.door.visits import Runner
from isoloir.table.live.house.house import House
from isoloir.table.live.house.system_secrets import SystemSecrets
from isoloir.table.live.nodes.cluster import Cluster
from isoloir.table.live.table.botseats import think_at_once
from isoloir.table.live.table.clocks import FollowedClock
from isoloir.table.live.table.world import World
from isoloir.table.party.pace import Pace
from isoloir.table.serve.nodes import among_others, overview_of, send_away, shared_doors
from isoloir.table.serve.settings import ServeSettings
from isoloir.table.store.postgres.postgres_log import PostgresLog, open_postgres
from isoloir.table.wire import from_client as s
from tests.table.client import Client, Device

from .harness import NAMES
from .running import LIFTED

PACE = Pace(grace=30, ticks=0, bots=0, nonces=500)


class Node:
    def __init__(self, url: str, front: Front, log: PostgresLog, cluster: Cluster, admin: Admin) -> None:
        self.url, self.front, self.log, self.cluster, self.admin = url, front, log, cluster, admin


@asynccontextmanager
async def node(
    address: str, pages: Path, bus: str = "", pace: Pace = PACE, door: DoorSettings = LIFTED, token: str = ""
) -> AsyncIterator[Node]:
    """As `serve` puts one together, with people's limits lifted and bots that think at once."""
    clock = FollowedClock()
    log = open_postgres(address, clock)
    settings = ServeSettings(store=address, bus=bus)
    try:
        async with (
            shared_doors(settings) as shared,
            overview_of(settings) as overview,
            among_others(settings, clock, lambda: send_away(front)) as cluster,
        ):
            assert cluster is not None
            world = World(log, clock, SystemSecrets(), pace, think_at_once, neighbours=cluster, passes=shared)
            front = Front(House(world), door, Trust(), shared)
            cluster.woke, world.caught_up = front.metrics.woke.observe, front.metrics.caught_up.observe
            admin = Admin(front, overview, token)
            runner = Runner(front, application(front, pages, 86_400_000, admin=admin))
            await runner.setup()
            site = web.TCPSite(runner, "127.0.0.1", 0)
            await site.start()
            try:
                yield Node(f"http://127.0.0.1:{runner.addresses[0][1]}", front, log, cluster, admin)
            finally:
                await runner.cleanup()
    finally:
        log.close()


async def soon(holds: Callable[[], bool], seconds: float = 10.0) -> None:
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def play_to(clients: Sequence[Client], pause: int) -> None:
    """Everybody answers what they are asked until that pause; a node that catches up may show two openings at once."""

    async def one(client: Client) -> None:
        while client.moved is not None and client.moved.pause < pause:
            here = client.moved
            for ask in here.asks:
                if ask.chosen is None and client.moved is here:
                    await client.choose(ask.seat, chance("player", here.pause, ask.seat).sample(ask.options, ask.take))
            if client.moved is here:
                await client.next_moved()

    await asyncio.gather(*map(one, clients))


@asynccontextmanager
async def both(address: str, pages: Path, bus: str = "", **more: Any) -> AsyncIterator[list[Node]]:
    async with node(address, pages, bus, **more) as one, node(address, pages, bus, **more) as two:
        yield [one, two]


@asynccontextmanager
async def spread(nodes: list[Node], game: str, seats: int) -> AsyncIterator[list[Client]]:
    """Everybody seated, each at another node in turn."""
    async with AsyncExitStack() as stack:
        devices = [await stack.enter_async_context(Device(nodes[n % len(nodes)].url)) for n in range(seats)]
        place = await devices[0].create(game, NAMES[0])
        for device, name in zip(devices[1:], NAMES[1:], strict=False):
            await device.join(place.code, name, key=place.key)
        clients = [await device.sit_down(place.code) for device in devices]
        for client in clients:
            stack.push_async_callback(client.close)
        for client, name in zip(clients, NAMES, strict=False):
            await client.say(s.Sit, name=name)
        for client in clients:
            await client.until(lambda client=client: client.lobby is not None and len(client.lobby.seats) == seats)  # type: ignore[misc]
        yield clients
