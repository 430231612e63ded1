"""Two nodes on one PostgreSQL: people of one table at both, told the same; nobody lost when a node goes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from time import monotonic

import msgspec
import pytest

from isoloir.table.live.nodes.messages import Mouth, read_message
from isoloir.table.live.table.clocks import FollowedClock
from isoloir.table.serve.nodes import drain
from isoloir.table.store.postgres.connection import connect
from isoloir.table.store.postgres.notify_bus import LONGEST, PostgresBus
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from tests.services import Nats, Postgres, free_port, nats
from tests.table.client import Device, Refused

from .nodes import both, node, play_to, soon, spread
from .running import play_all, start
from .test_http import status
from .test_postgres import Relay


def note(seen: dict[int, a.FromServer], who: int, answer: a.FromServer) -> None:
    if isinstance(answer, a.Reacted):
        seen[who] = answer


@pytest.fixture(scope="module")
def nats_server() -> Iterator[Nats]:
    with nats() as server:
        yield server


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


async def test_a_bus_that_is_not_there_is_said_once_and_costs_only_time(
    address: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    nowhere = f"nats://127.0.0.1:{free_port()}"
    async with both(address, tmp_path, nowhere) as nodes, spread(nodes, "third-man", 4) as clients:
        await start(clients)
        await play_to(clients, 2)
        await asyncio.sleep(1)

    said = [record for record in caplog.records if record.message.startswith("bus unreachable")]
    assert len(said) == 2, "once at each node"


async def test_who_sits_at_another_node_is_there(address: str, tmp_path: Path) -> None:
    """A shared screen alone on a second node used to pause the game that four people played on the first."""
    async with both(address, tmp_path) as nodes, spread(nodes, "third-man", 4) as clients:
        await start(clients)

        tables = [node.front.house.tables[1] for node in nodes]
        await soon(lambda: all(len(table.presence.attendance.connected) == 4 for table in tables))
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


async def deaf(self: PostgresBus, hear: Callable[[bytes], None], deaf: Callable[[], None]) -> None:
    await asyncio.Event().wait()


async def test_a_deaf_node_is_late_and_never_wrong(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing wakes the second node, and nobody there writes; it asks every two seconds, and tells what it missed."""
    async with node(address, tmp_path) as one, spread([one], "third-man", 4) as clients:
        monkeypatch.setattr(PostgresBus, "listen", deaf)
        async with node(address, tmp_path) as two, Device(two.url) as television:
            await television.join(clients[0].code, "", screen=True)
            screen = await television.sit_down(clients[0].code)
            seen: dict[tuple[int, int], float] = {}
            shown: dict[tuple[int, int], bytes] = {}
            for n, client in enumerate([*clients, screen]):
                client.listener = partial(when, seen, shown, n)
            await start(clients)

            await play_to(clients, 5)
            await soon(lambda: all((n, 5) in seen for n in range(5)))
            await screen.close()

    pauses = sorted(pause for n, pause in seen if n == 4)
    late = [seen[4, pause] - seen[0, pause] for pause in pauses]
    assert pauses == sorted(pause for n, pause in seen if n == 0), "one by one, none left out"
    assert max(late) > 0.1, "it really heard nothing"
    assert max(late) < 4, "two seconds until it asks, on a machine of one's own"
    assert all(shown[4, pause] == shown[0, pause] for pause in pauses), "all were told the same"


def when(
    seen: dict[tuple[int, int], float], shown: dict[tuple[int, int], bytes], who: int, answer: a.FromServer
) -> None:
    if isinstance(answer, a.Moved):
        seen[who, answer.pause] = monotonic()
        shown[who, answer.pause] = msgspec.json.encode([each for each in answer.told if each.only is None])


async def test_a_node_cut_off_from_the_store_sends_its_people_away_and_comes_back(
    address: str, postgres_server: Postgres, tmp_path: Path
) -> None:
    relay = Relay(postgres_server.port)
    through = address.replace(f":{postgres_server.port}/", f":{relay.port}/")
    async with node(through, tmp_path) as cut, spread([cut], "third-man", 4) as clients:
        await start(clients)
        await asyncio.sleep(0.5)
        relay.heard = relay.answered = False
        begun = monotonic()

        await soon(lambda: all(client.bye == "stopping" for client in clients))
        took = monotonic() - begun
        code, fault = await status(f"{cut.url}/readyz")

        relay.heard = relay.answered = True
        await soon(lambda: not cut.cluster.is_cut_off, 20)
        assert cut.cluster.quiet_until > cut.front.clock.now() + 10_000, "nobody is taken for absent now"
    relay.close()

    assert took < 5, "four seconds, on a machine of one's own"
    assert code == 503
    assert '"storage"' in fault


async def test_who_sits_where_is_forgotten_by_a_store_that_crashed_and_nobody_counts_as_gone(
    address: str, tmp_path: Path
) -> None:
    async with both(address, tmp_path) as nodes, spread(nodes, "third-man", 4) as clients:
        await start(clients)
        tables = [node.front.house.tables[1] for node in nodes]
        await soon(lambda: all(len(table.presence.attendance.connected) == 4 for table in tables))
        await soon(lambda: all(node.cluster.seating._written.get(1) for node in nodes))
        assert {node.cluster.quiet_until for node in nodes} == {0}
        with connect(address) as operator:
            operator.execute("TRUNCATE present")

        for each in nodes:
            await each.cluster.beat()

        assert all(node.cluster.quiet_until > node.front.clock.now() + 10_000 for node in nodes)
        await soon(lambda: all(len(table.presence.attendance.connected) == 4 for table in tables))


async def test_a_node_that_drains_takes_no_new_pages(address: str, tmp_path: Path) -> None:
    async with both(address, tmp_path) as nodes, spread(nodes, "third-man", 4) as clients:
        await drain(nodes[1].front, 0.2)

        await soon(lambda: [client.bye for client in clients] == [None, "stopping", None, "stopping"])
        with pytest.raises(Refused) as why:
            await clients[1].device.sit_down(clients[1].code)
        clients[1].device.url = nodes[0].url
        await clients[1].connect()

    assert why.value.status == 503


async def test_many_tables_that_move_at_once_are_said_in_pieces_that_fit() -> None:
    said: list[bytes] = []

    class Said:
        def send(self, message: bytes) -> None:
            said.append(message)

        async def listen(self, hear: Callable[[bytes], None], deaf: Callable[[], None]) -> None: ...

    mouth, tables = Mouth("me", Said(), FollowedClock()), range(10**6, 10**6 + 500)
    for table in tables:
        mouth.moved(table, 10_000)
    assert not said, "all that one turn of the loop brings"
    await asyncio.sleep(0)

    heard: dict[int, int] = {}
    for body in said:
        message = read_message(body)
        assert len(body) <= LONGEST
        assert message is not None
        heard |= message.moved
    assert heard == dict.fromkeys(tables, 10_000)


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
