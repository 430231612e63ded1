"""Rude over plain HTTP: slow bodies, floods of requests, single bytes, and what cannot be read at all."""

from __future__ import annotations

import asyncio
import io
import logging
from pathlib import Path

import aiohttp
import msgspec
import pytest

from isoloir.table.door import over_http
from isoloir.table.door.context import DoorSettings
from isoloir.table.door.desk.limits import Turns
from isoloir.table.door.desk.tally import FEW, Tally
from isoloir.table.door.security import Trust
from tests.table.client import Device

from ..hands import HandClock
from ..running import LIFTED, Running, running
from ..test_security import everything_logged

MALFORMED = [
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
]


def port_of(server: Running) -> int:
    return int(server.url.rpartition(":")[2])


async def said_to(server: Running, data: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(server))
    writer.write(data)
    async with asyncio.timeout(10):
        heard = await reader.read(65_536)
    writer.close()
    return heard


@pytest.mark.parametrize("data", MALFORMED)
async def test_what_is_no_request_learns_no_version_and_leaves_no_address_in_the_log(
    data: bytes, tmp_path: Path
) -> None:
    with everything_logged() as text:
        async with running(tmp_path) as server:
            heard = await said_to(server, data)

    assert heard.startswith((b"HTTP/1.0 400", b"HTTP/1.1 400"))
    assert b"Server: Isoloir" in heard
    assert b"nosniff" in heard
    assert b'"bad-message"' in heard
    assert not [word for word in (b"aiohttp", b"Python", b"127.0.0.1") if word in heard]
    assert "127.0.0.1" not in text.getvalue()


async def test_a_body_that_comes_drop_by_drop_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(over_http, "BODY_SECONDS", 0.3)
    head = "POST {} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n"
    async with running(tmp_path) as server:
        for path in ("/api/replay", "/api/tables"):
            reader, writer = await asyncio.open_connection("127.0.0.1", port_of(server))
            writer.write(head.format(path).encode())
            for _ in range(6):
                writer.write(b" ")
                await asyncio.sleep(0.1)
            async with asyncio.timeout(5):
                assert (await reader.readline()).startswith(b"HTTP/1.1 408"), path
            writer.close()


async def test_who_floods_with_requests_waits_in_a_line_of_their_own(tmp_path: Path) -> None:
    door = msgspec.structs.replace(DoorSettings(), limits=1)
    async with running(tmp_path, door=door) as server, aiohttp.ClientSession() as session:
        server.front.turns = Turns(server.front.clock, 10, 20, 1)

        async def ask() -> int:
            async with session.get(f"{server.url}/healthz") as response:
                return response.status

        loop = asyncio.get_running_loop()
        began = loop.time()
        answers = [await ask() for _ in range(20)]
        took = loop.time() - began
        crowd = await asyncio.gather(*(ask() for _ in range(60)))

    assert answers == [200] * 20
    assert took > 0.3, "ten at once, then twenty a second"
    assert 429 in crowd, "and nobody may stand in a line of more than a second"


def test_a_line_is_as_long_as_what_was_asked_and_empties_with_time() -> None:
    clock = HandClock()
    turns = Turns(clock, 2, 10, 1)

    assert [turns.wait("a") for _ in range(4)] == pytest.approx([0, 0, 0.1, 0.2], abs=1e-3)
    assert turns.wait("b") == 0
    clock.advance(10_000)
    assert turns.wait("a") == 0
    assert [turns.wait("a") for _ in range(20)][-1] is None


async def drip(writer: asyncio.StreamWriter, times: int) -> None:
    for _ in range(times):
        writer.write(b"x")
        await writer.drain()
        await asyncio.sleep(0.001)


async def test_single_bytes_of_a_request_are_not_read_for_long(tmp_path: Path) -> None:
    async with running(tmp_path, door=DoorSettings()) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", port_of(server))
        writer.write(b"GET / HTTP/1.1\r\nX: ")
        with pytest.raises(ConnectionError):
            await drip(writer, 1_000)
        writer.close()
        async with Device(server.url) as lea:
            assert (await lea.create("third-man", "Léa")).person == 1
    del reader


async def test_an_address_has_so_many_connections_and_gets_them_back(tmp_path: Path) -> None:
    door = msgspec.structs.replace(LIFTED, connections_each=5)
    async with running(tmp_path, door=door) as server:
        held = [await asyncio.open_connection("127.0.0.1", port_of(server)) for _ in range(5)]
        await asyncio.sleep(0.05)
        with pytest.raises(ConnectionError):
            await said_to_or_lost(server)
        for _, writer in held:
            writer.close()
        await asyncio.sleep(0.05)

        assert server.front.connections.total == 0
        assert (await said_to_or_lost(server)).startswith(b"HTTP/1.1 200")


async def said_to_or_lost(server: Running) -> bytes:
    heard = await said_to(server, b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    if not heard:
        raise ConnectionError
    return heard


def test_a_flood_of_refusals_is_summed_up(caplog: pytest.LogCaptureFixture) -> None:
    tally = Tally()
    with caplog.at_level(logging.INFO):
        for _ in range(100_000):
            tally.note("refused", "too-fast", address="abc")
        tally.sum_up()
        tally.sum_up()

    assert len(caplog.records) == FEW + 1
    assert vars(caplog.records[-1])["counts"] == {"refused: too-fast": 100_000 - FEW}


async def test_refusals_are_in_the_log_and_a_flood_of_them_is_not_longer(tmp_path: Path) -> None:
    with everything_logged() as text:
        async with running(tmp_path) as server, aiohttp.ClientSession() as session:
            for _ in range(100):
                async with session.get(f"{server.url}/api/nowhere/{'x' * 50}", headers={"Host": "evil.example"}):
                    pass
            server.front.tally.sum_up()

    lines = [line for line in text.getvalue().splitlines() if '"why":"host"' in line]
    assert len(lines) == FEW
    assert f'"refused: host":{100 - FEW}' in text.getvalue()


async def test_who_sends_records_by_the_dozen_waits_behind_themselves_and_nobody_else(tmp_path: Path) -> None:
    """Their bodies wait outside, one at a time is read, and of two places for what is heavy they have one."""
    letters = b"[" * 1_900_000
    async with running(tmp_path, door=DoorSettings(), trust=Trust(proxies=("127.0.0.1",))) as server:
        front, read = server.front, list[int]()

        async def post(address: str) -> int:
            headers = {"Content-Type": "application/x-ndjson", "X-Forwarded-For": address}
            async with (
                aiohttp.ClientSession() as session,
                session.post(f"{server.url}/api/replay", data=io.BytesIO(letters), headers=headers) as response,
            ):
                return response.status

        async with front.heavy, front.heavy:
            rude = [asyncio.ensure_future(post("203.0.113.7")) for _ in range(12)]
            await asyncio.sleep(1)
            read.append(sum(1 for line in front._lines._lines.values() for _ in range(line[1])))
        answers = await asyncio.gather(*rude)
        honest = await asyncio.wait_for(post("203.0.113.8"), 5)

    assert read == [8]
    assert answers.count(429) == 4
    assert honest == 400, "read, and no record"
    assert front._lines._lines == {}
