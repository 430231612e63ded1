"""What the doors of several nodes share: codes that move a place, limits of the whole house, kicks just heard of."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec import structs

from isoloir.table.door.context import DoorSettings
from isoloir.table.live.table.own_passes import OwnPasses
from isoloir.table.party.codes import ALPHABET
from isoloir.table.store.passes import Granted, Wish
from isoloir.table.store.postgres.connection import connect
from isoloir.table.store.postgres.postgres_passes import PostgresPasses
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from tests.table.client import Client, Device, Refused

from .nodes import PACE, Node, both, soon, spread
from .running import start
from .test_http import status

LIMITED = DoorSettings(messages_per_second=0)
WRONG = [f"ZZZZ{letter}" for letter in ALPHABET]
NOW = 1_800_000_000_000


@pytest.fixture
async def shared(address: str) -> AsyncIterator[PostgresPasses]:
    from isoloir.table.store.postgres.postgres_schema import migrate

    with connect(address) as connection:
        migrate(connection, "isoloir")
    doors = PostgresPasses(address)
    yield doors
    doors.close()


@asynccontextmanager
async def a_phone(nodes: list[Node], at: int) -> AsyncIterator[Device]:
    async with Device(nodes[at].url) as device:
        yield device


async def refusal(device: Device, code: str, **wish: str) -> str:
    with pytest.raises(Refused) as why:
        await device.join(code, "", **wish)
    return why.value.code


# ---- codes that move a place


async def test_a_code_made_at_one_node_moves_the_place_at_the_other_once(address: str, tmp_path: Path) -> None:
    async with both(address, tmp_path) as nodes, spread(nodes, "third-man", 4) as clients:
        offer = await clients[0].say(s.Transfer)
        assert isinstance(offer, a.TransferCode)

        async with a_phone(nodes, 1) as phone, a_phone(nodes, 1) as thief:
            place = await phone.join(clients[0].code, "", transfer=offer.code)
            second = await refusal(thief, clients[0].code, transfer=offer.code)
            page = await phone.sit_down(clients[0].code)
            await soon(lambda: clients[0].bye == "moved")
            await page.close()

    assert place.person == 1
    assert second == "transfer-unknown"
    with connect(address) as operator:
        assert operator.execute("SELECT count(*) FROM transfers").fetchone() == (0,)


async def test_a_third_voice_doesnt_end_the_code_that_two_were_given() -> None:
    passes, told = OwnPasses(), list[int | None]()
    for by in (2, 3, 4):
        passes.ask(Wish(1, 1, by, f"code of {by}", NOW + 60_000, 2, frozenset({1, 2, 3, 4})), NOW, told.append)

    assert told == [1, 2, 1]
    assert await passes.take(1, "code of 3", NOW) == Granted(1, lent=True)


async def test_a_code_is_kept_as_a_digest_and_ends_after_two_minutes(address: str, tmp_path: Path) -> None:
    pace = structs.replace(PACE, transfer=1)
    async with both(address, tmp_path, pace=pace) as nodes, spread(nodes, "third-man", 4) as clients:
        offer = await clients[0].say(s.Transfer)
        assert isinstance(offer, a.TransferCode)
        with connect(address) as operator:
            kept = str(operator.execute("SELECT * FROM transfers").fetchall())
        await asyncio.sleep(0.05)

        async with a_phone(nodes, 1) as phone:
            late = await refusal(phone, clients[0].code, transfer=offer.code)

    assert kept != "[]"
    assert offer.code not in kept
    assert late == "transfer-unknown"


async def test_two_voices_count_together_wherever_they_are_raised(address: str, tmp_path: Path) -> None:
    pace = structs.replace(PACE, place=0, gone=0)
    async with both(address, tmp_path, pace=pace) as nodes, spread(nodes, "habits", 5) as clients:
        await start(clients)
        away, heard = clients[4], dict[int, a.FromServer]()
        assert away.welcome is not None
        gone = away.welcome.you
        await away.close()
        tables = [node.front.house.tables[1] for node in nodes]
        await soon(lambda: all(gone not in table.presence.attendance.connected for table in tables))
        for n, client in enumerate(clients[:4]):
            client.listener = lambda answer, n=n: _note(heard, n, answer)  # type: ignore[misc]

        first = await clients[0].say(s.Transfer, person=gone)
        again = await clients[0].say(s.Transfer, person=gone)
        second = await clients[1].say(s.Transfer, person=gone)
        await soon(lambda: len(heard) == 4)

    for answer in (first, again):
        assert isinstance(answer, a.Refused)
        assert (answer.code, answer.params) == ("needs-voices", {"needed": 2, "spoken": 1})
    assert isinstance(second, a.TransferCode)
    assert all(isinstance(each, a.Notice) and each.code == "transfer-asked" for each in heard.values())


def _note(heard: dict[int, a.FromServer], who: int, answer: a.FromServer) -> None:
    if isinstance(answer, a.Notice) and answer.code == "transfer-asked":
        heard.setdefault(who, answer)


async def test_the_newest_code_of_a_place_is_the_only_one(shared: PostgresPasses) -> None:
    told: list[int | None] = []
    for digest in ("old", "new"):
        shared.ask(Wish(1, 7, 7, digest, NOW + 120_000, 1, frozenset({7})), NOW, told.append)
        await soon(lambda digest=digest: len(told) == 1 + (digest == "new"))  # type: ignore[misc]

    assert told == [1, 1]
    assert await shared.take(1, "old", NOW) is None
    assert await shared.take(2, "new", NOW) is None, "of another table"
    assert await shared.take(1, "new", NOW) == Granted(7, lent=False)
    assert await shared.take(1, "new", NOW) is None


async def test_of_many_who_take_a_code_at_once_one_gets_it(address: str, shared: PostgresPasses) -> None:
    others = [shared, *(PostgresPasses(address) for _ in range(5))]
    told: list[int | None] = []
    shared.ask(Wish(1, 7, 3, "code", NOW + 120_000, 1, frozenset({3})), NOW, told.append)
    await soon(lambda: bool(told))

    taken = await asyncio.gather(*(each.take(1, "code", NOW) for each in others))

    assert sorted(map(str, taken)) == sorted(map(str, [Granted(7, lent=True), *[None] * 5]))
    for each in others[1:]:
        each.close()


# ---- limits of the whole house


async def test_two_nodes_do_not_mean_twice_the_guesses(address: str, tmp_path: Path) -> None:
    async with both(address, tmp_path, door=LIMITED) as nodes, Device(nodes[0].url) as lea:
        place = await lea.create("third-man", "Léa")
        urls = [f"{node.url}/api/tables" for node in nodes]

        first = [(await status(f"{urls[0]}/{code}"))[0] for code in WRONG[:6]]
        then = [(await status(f"{urls[1]}/{code}"))[0] for code in WRONG[6:14]]
        right = [(await status(f"{url}/{place.code}"))[0] for url in urls]
        linked = await status(f"{urls[1]}/{place.code}", "GET", None, **{"X-Table-Key": place.key})

    assert first == [404] * 6
    assert then == [404] * 4 + [429] * 4
    assert right == [429, 429], "a right guess is refused like a wrong one"
    assert linked[0] == 200
    with connect(address) as operator:
        assert "127.0.0.1" not in str(operator.execute("SELECT * FROM misses").fetchall())


async def test_two_nodes_do_not_mean_twice_the_tables(address: str, tmp_path: Path) -> None:
    async with (
        both(address, tmp_path, door=LIMITED) as nodes,
        Device(nodes[0].url) as one,
        Device(nodes[1].url) as two,
    ):
        for device in (one, two, one, two, one):
            await device.create("third-man", "Léa")
        with pytest.raises(Refused) as why:
            await two.create("third-man", "Léa")

    assert why.value.code == "too-fast"


async def test_people_who_come_by_a_code_that_is_right_write_nothing(address: str, tmp_path: Path) -> None:
    async with both(address, tmp_path, door=LIMITED) as nodes, Device(nodes[0].url) as lea:
        place = await lea.create("third-man", "Léa")
        with connect(address) as operator:
            before = operator.execute("SELECT count(*) FROM misses").fetchone()
            assert (await status(f"{nodes[1].url}/api/tables/{place.code}"))[0] == 200
            assert operator.execute("SELECT count(*) FROM misses").fetchone() == before


async def test_a_bucket_fills_up_again_and_what_is_full_is_tidied_away(address: str, shared: PostgresPasses) -> None:
    assert [await shared.knock("x", 2, 1e-6) for _ in range(3)] == [True, True, False]
    assert not await shared.may_knock("x", 2, 1e-6)
    await asyncio.sleep(0.1)
    assert await shared.may_knock("x", 2, 20)
    assert await shared.knock("x", 2, 20)

    with connect(address) as operator:
        operator.execute("UPDATE misses SET at = at - 3700000")
        await shared.tidy()
        assert operator.execute("SELECT count(*) FROM misses").fetchone() == (0,)


# ---- kicks and moved places, at the door of a node that has not heard


def deafen(node: Node) -> None:
    """It hears nothing and asks nothing by itself; only what its doors ask."""

    async def nothing() -> bool:
        return False

    node.cluster.held = lambda table: None
    node.cluster.beat = nothing  # type: ignore[method-assign]


async def kicked(host: Client, rude: Client) -> None:
    assert rude.welcome is not None
    answer = await host.say(s.Kick, person=rude.welcome.you)
    assert isinstance(answer, a.Accepted)


async def test_somebody_kicked_is_refused_at_the_door_of_a_node_that_has_not_heard(
    address: str, tmp_path: Path
) -> None:
    async with both(address, tmp_path) as nodes, spread(nodes, "third-man", 4) as clients:
        deafen(nodes[1])
        await asyncio.sleep(0.6)
        await kicked(clients[0], clients[1])

        with pytest.raises(Refused) as why:
            await clients[1].device.sit_down(clients[1].code)

    assert why.value.status == 403


async def test_somebody_kicked_between_socket_and_hello_is_not_welcomed(address: str, tmp_path: Path) -> None:
    async with both(address, tmp_path) as nodes, spread(nodes, "third-man", 4) as clients:
        path = f"{nodes[1].url}/api/tables/{clients[1].code}/socket"
        async with clients[1].device.session.ws_connect(path) as socket:
            deafen(nodes[1])
            await asyncio.sleep(0.6)
            await kicked(clients[0], clients[1])
            await socket.send_str('{"type":"Hello"}')
            first = await socket.receive_str(timeout=5)

    assert '"Bye"' in first
    assert "kicked" in first
