"""Two nodes on one PostgreSQL: people of one table at both, told the same; nobody lost when a node goes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from uuid import uuid4

import pytest
from aiohttp import web

from isoloir.core import chance
from isoloir.table.client import Client, Device, Refused
from isoloir.table.door.app import application
from isoloir.table.door.context import Front
from isoloir.table.door.security import Trust
from isoloir.table.door.visits import Runner
from isoloir.table.live.botseats import think_at_once
from isoloir.table.live.clocks import FollowedClock
from isoloir.table.live.cluster import Cluster
from isoloir.table.live.house import House
from isoloir.table.live.secrets import SystemSecrets
from isoloir.table.live.tools import Tools
from isoloir.table.party.pace import Pace
from isoloir.table.serve.nodes import among_others
from isoloir.table.serve.settings import ServeSettings
from isoloir.table.store.postgres import PostgresLog, open_postgres
from isoloir.table.store.postgres_connection import connect
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from tests.services import Nats, Postgres, nats

from .harness import NAMES
from .running import LIFTED, play_all, start

PACE = Pace(grace=30, ticks=0, bots=0, nonces=500)


class Node:
    def __init__(self, url: str, front: Front, log: PostgresLog, cluster: Cluster) -> None:
        self.url, self.front, self.log, self.cluster = url, front, log, cluster


@asynccontextmanager
async def node(address: str, pages: Path, bus: str = "", pace: Pace = PACE) -> AsyncIterator[Node]:
    clock = FollowedClock()
    log = open_postgres(address, clock)
    settings = ServeSettings(store=address, bus=bus)
    try:
        async with among_others(settings, clock, lambda: None) as cluster:
            assert cluster is not None
            tools = Tools(log, clock, SystemSecrets(), pace, think_at_once, neighbours=cluster)
            front = Front(House(tools, cluster=cluster), LIFTED, Trust())
            runner = Runner(front, application(front, pages, 86_400_000))
            await runner.setup()
            site = web.TCPSite(runner, "127.0.0.1", 0)
            await site.start()
            try:
                yield Node(f"http://127.0.0.1:{runner.addresses[0][1]}", front, log, cluster)
            finally:
                await runner.cleanup()
    finally:
        log.close()


def note(seen: dict[int, a.FromServer], who: int, answer: a.FromServer) -> None:
    if isinstance(answer, a.Reacted):
        seen[who] = answer


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
async def both(address: str, pages: Path, bus: str = "") -> AsyncIterator[list[Node]]:
    async with node(address, pages, bus) as one, node(address, pages, bus) as two:
        yield [one, two]


@pytest.fixture
def address(postgres_server: Postgres) -> str:
    return postgres_server.database(uuid4().hex)


@pytest.fixture(scope="module")
def nats_server() -> Iterator[Nats]:
    with nats() as server:
        yield server


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


@pytest.mark.parametrize("wakes", ["notify", "nats"])
async def test_a_game_spread_over_two_nodes_is_played_to_its_end(
    address: str, nats_server: Nats, tmp_path: Path, wakes: str
) -> None:
    bus = nats_server.address if wakes == "nats" else ""
    async with both(address, tmp_path, bus) as nodes, spread(nodes, "habits", 4) as clients:
        await start(clients)
        await play_all(clients)

        assert all(client.moved is not None and client.moved.over is not None for client in clients)
        assert len({str(client.moved.over.scores) for client in clients if client.moved and client.moved.over}) == 1


async def test_who_sits_at_another_node_is_there(address: str, tmp_path: Path) -> None:
    """A shared screen alone on a second node used to pause the game that four people played on the first."""
    async with both(address, tmp_path) as nodes, spread(nodes, "third-man", 4) as clients:
        await start(clients)

        tables = [node.front.house.tables[1] for node in nodes]
        await soon(lambda: all(len(table.presence.roll.connected) == 4 for table in tables))
        await asyncio.sleep(0.3)

        assert [node.front.house.tables[1].party.paused for node in nodes] == [None, None]
        assert {node.front.house.tables[1].party.host for node in nodes} == {1}


async def test_a_sign_is_seen_at_every_node(address: str, tmp_path: Path) -> None:
    async with both(address, tmp_path) as nodes, spread(nodes, "third-man", 4) as clients:
        await start(clients)
        seen: dict[int, a.FromServer] = {}
        for n, client in enumerate(clients):
            client.listener = partial(note, seen, n)

        await clients[0].tell(s.React(sign="clap"))

        await soon(lambda: len(seen) == 4)
        assert set(seen.values()) == {a.Reacted(1, "clap")}


async def test_somebody_kicked_at_one_node_is_out_at_the_other(address: str, tmp_path: Path) -> None:
    async with both(address, tmp_path) as nodes, spread(nodes, "third-man", 4) as clients:
        rude = clients[1]

        assert rude.welcome is not None
        await clients[0].say(s.Kick, person=rude.welcome.you, ban=True)

        await soon(lambda: rude.bye == "banned")
        with pytest.raises(Refused):
            await rude.device.sit_down(rude.code)


async def test_a_deaf_node_is_late_and_never_wrong(address: str, tmp_path: Path) -> None:
    async with both(address, tmp_path) as nodes, spread(nodes, "third-man", 4) as clients:
        nodes[1].cluster.hear = lambda message: None  # type: ignore[method-assign]
        nodes[0].cluster._bus.send = lambda message: None  # type: ignore[method-assign]
        await start(clients)

        await play_to(clients, 3)

        assert clients[1].moved is not None


async def test_nobody_is_lost_when_a_node_dies(address: str, tmp_path: Path) -> None:
    """Its people come to the other one; what they had sealed is theirs."""
    async with node(address, tmp_path) as one, AsyncExitStack() as other:
        two = await other.enter_async_context(node(address, tmp_path))
        async with spread([one, two], "third-man", 4) as clients:
            await start(clients)
            await play_to(clients, 5)
            await other.aclose()
            for client in clients[1::2]:
                client.device.url = one.url
                await client.connect()

            await play_to(clients, 11)

            assert {client.moved.pause for client in clients if client.moved is not None} == {11}


async def test_a_table_forgotten_by_one_node_is_let_go_of_by_the_other(address: str, tmp_path: Path) -> None:
    async with both(address, tmp_path) as nodes, spread(nodes, "third-man", 4) as clients:
        await nodes[0].log.forget(2**52, 2**53 - 1)

        await nodes[1].cluster.beat()
        await soon(lambda: clients[1].bye == "forgotten")
        answer = await clients[0].say(s.ShuffleSeats)

        assert isinstance(answer, a.Refused)
        assert answer.code == "no-such-table"
        await soon(lambda: clients[0].bye == "forgotten")


async def test_an_operator_can_send_a_node_away(address: str, tmp_path: Path) -> None:
    async with both(address, tmp_path) as nodes:
        with connect(address) as operator:
            operator.execute("UPDATE nodes SET drain = true WHERE id = %s", (nodes[1].cluster.node,))

        await nodes[1].cluster.beat()

        assert [node.cluster.is_draining for node in nodes] == [False, True]
