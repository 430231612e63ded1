"""Somebody with a very long log takes it along or is forgotten: a slice at a time, and nobody else waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter

import pytest

from isoloir.table.door.desk.me import BLANKED_AT_ONCE
from isoloir.table.log.codec import Rewrite, encode_entry
from isoloir.table.log.entries import Joined, Needed, Renamed
from isoloir.table.log.words import Look
from isoloir.table.party.erase import Erasure
from isoloir.table.party.inputs import Forget
from isoloir.table.store.interface import SLICE, Lane, Unavailable
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from tests.table.client import Client, Refused

from ..harness import four
from ..running import Running, people, running, start
from ..stores import append
from .besieged import percentile


async def lengthened(server: Running, client: Client, entries: int, person: int = 2) -> None:
    """As if this person had asked for time and a new name all evening long."""
    front = server.front
    table = await front.house.find(client.code)
    wishes = [
        Needed(person=person, patience="double", command=f"n{i}")
        if i % 2
        else Renamed(person=person, seat=1, name=f"Tom {i}", look=Look(), command=f"r{i}")
        for i in range(entries)
    ]
    first = table.party.entries + 1
    for at in range(0, entries, 500):
        bodies = list(map(encode_entry, wishes[at : at + 500]))
        assert await append(server.log, Lane(table.number), first + at, *bodies) is None
    table.stop()
    front.house._drop(table)


@asynccontextmanager
async def long_table(data: Path, entries: int) -> AsyncIterator[tuple[Running, list[Client]]]:
    async with running(data) as server, people(server.url, "third-man", 4) as clients:
        for client in clients:
            await client.close()
        await lengthened(server, clients[1], entries)
        yield server, clients


async def test_a_long_log_is_read_a_slice_at_a_time_and_never_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with long_table(tmp_path, 600) as (server, clients):
        tom = clients[1]
        await tom.device.get(f"/api/tables/{tom.code}")
        sizes: list[int] = []
        read = server.log.read

        async def watched(table: int, after: int = 0, most: int | None = None) -> list[bytes]:
            found = await read(table, after, most)
            sizes.append(len(found))
            return found

        monkeypatch.setattr(server.log, "read", watched)
        kept = await tom.device.mine(tom.code)
        await tom.device.be_forgotten(tom.code)

        assert len(kept.names) == 301
        assert max(sizes) == SLICE
        assert sum(sizes) > 1_200, "once to take it along, once before forgetting"
        log = b"".join(await read(1))
        assert b"Tom" not in log
        assert b"double" not in log


async def test_what_is_said_between_looking_and_forgetting_is_forgotten_too() -> None:
    party, (_, tom, *_) = await four()
    erasure = Erasure(tom.person)
    erasure.look(party.log.tables[1])
    tom.say(s.Rename, seat=1, name="Thomas", shape="star", colour="blue")

    await party.table.acted(Forget(tom.person, erasure))

    assert not [body for body in party.log.tables[1] if b"Tom" in body or b"Thomas" in body]
    assert erasure.known < party.table.party.entries, "what was looked through can be used again after a conflict"


async def test_what_is_long_is_blanked_a_few_at_a_time_and_secrets_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with long_table(tmp_path, 200) as (server, clients):
        tom = clients[1]
        blank, sizes = server.log.blank, list[int]()

        async def cut_off(table: int, rewrite: Rewrite, numbers: Sequence[int]) -> None:
            if len(sizes) == 3:
                raise Unavailable
            sizes.append(len(numbers))
            await blank(table, rewrite, numbers)

        monkeypatch.setattr(server.log, "blank", cut_off)
        with pytest.raises(Refused, match="503 unsure"):  # nobody may say that nothing has changed
            await tom.device.be_forgotten(tom.code)
        assert sizes == [BLANKED_AT_ONCE] * 3
        monkeypatch.setattr(server.log, "blank", blank)
        await lengthened(server, tom, 1)
        assert (await tom.device.mine(tom.code)).person == 2, "who was half forgotten can ask again"

        await tom.device.be_forgotten(tom.code)

        log = b"".join(await server.log.read(1))
        assert b"Tom" not in log
        assert b"double" not in log


async def test_two_who_are_forgotten_at_once_are_both_forgotten() -> None:
    party, (_, tom, zoe, *_) = await four()
    party.table.loop._taking = True
    both = [asyncio.ensure_future(party.table.acted(Forget(page.person))) for page in (tom, zoe)]
    await asyncio.sleep(0)
    party.table.loop._taking = False
    party.table.loop._take_all()
    await asyncio.gather(*both)

    assert not [body for body in party.log.tables[1] if b"Tom" in body or b"Zo\xc3\xa9" in body]


def test_looking_holds_numbers_and_no_entry() -> None:
    erasure = Erasure(1)
    joined = Joined(token="t", name="Tom", look=Look(), screen=False, address="a")
    erasure.look([encode_entry(joined)])
    erasure.look(encode_entry(Needed(person=1, patience="double", command=f"{i}")) for i in range(100))

    assert len(erasure.changes) == 101
    assert not erasure._party.commands


@pytest.mark.soak
async def test_nobody_waits_while_somebody_with_thirty_megabytes_is_forgotten(tmp_path: Path) -> None:
    async with long_table(tmp_path, 7_500) as (server, clients), people(server.url, "third-man", 4) as others:
        await others[0].say(s.Configure, options={"first_leader": "0"})
        await start(others)
        await others[0].choose(0, [5])
        await others[1].until(lambda: others[1].moved is not None and others[1].moved.asked == [1, 2, 3])
        waits: list[float] = []

        async def choosing(until: asyncio.Future[None]) -> None:
            while not until.done():
                began = perf_counter()
                answer = await others[1].choose(1, [7 + len(waits) % 2])
                waits.append(perf_counter() - began)
                assert isinstance(answer, a.Accepted)
                await asyncio.sleep(0.005)

        async def heavy() -> None:
            tom = clients[1]
            for _ in range(3):
                await tom.device.mine(tom.code)
            await tom.device.be_forgotten(tom.code)

        work = asyncio.ensure_future(heavy())
        await asyncio.gather(work, choosing(work))
    print(f"{len(waits)} choices, p99 {percentile(waits, 0.99) * 1000:.1f} ms, most {max(waits) * 1000:.0f} ms")
    assert percentile(waits, 0.99) < 0.1
    assert max(waits) < 1.0, "the one commit that blanked 7,500 entries"
