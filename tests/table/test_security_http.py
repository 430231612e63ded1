"""What the security checklist promises of HTTP and its connections."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from isoloir.table.door.desk.asked import Asked
from isoloir.table.door.idle import Idle
from isoloir.table.live.table.table import Table
from tests.table.client import Device

from .running import running

# ---- HTTP


async def test_looking_creates_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as server, aiohttp.ClientSession() as session:
        for path in ("/", "/t/KXPLT", "/api/tables", "/api/tables/KXPLT", "/api/tables/KXPLT/people", "/api/games"):
            for method in ("GET", "HEAD", "OPTIONS"):
                async with session.request(method, server.url + path) as response:
                    assert "Set-Cookie" not in response.headers
                    assert "Access-Control-Allow-Origin" not in response.headers
                    assert response.status < 500
        assert server.front.house.tables == {}


async def test_raw_rubbish_on_the_port_is_answered_or_closed(tmp_path: Path) -> None:
    port_of = re.compile(r":(\d+)$")
    rubbish = [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),  # a TLS greeting on a plain port
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 5_000 + b"\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        bytes(range(256)) * 40,
    ]
    async with running(tmp_path) as server:
        found = port_of.search(server.url)
        assert found is not None
        for bad in rubbish:
            reader, writer = await asyncio.open_connection("127.0.0.1", int(found[1]))
            writer.write(bad)
            writer.write_eof()
            async with asyncio.timeout(10):
                heard = await reader.read()
            writer.close()
            assert heard == b"" or heard.startswith(b"HTTP/1."), heard[:40]
            assert b" 2" not in heard[8:10], heard[:40]
        async with Device(server.url) as lea:
            assert (await lea.create("third-man", "Léa")).person == 1


async def test_what_is_read_of_a_connection_is_there_to_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is no public way to see that a connection asks nothing: this fails when aiohttp renames what we read."""
    seen: list[tuple[object, int]] = []
    async with running(tmp_path) as server, aiohttp.ClientSession() as session:
        assert server.web is not None
        find = server.front.find

        async def look(asked: Asked, key: str = "") -> Table:
            assert server.web is not None
            seen.extend((each._current_request, each._request_count) for each in server.web.connections)
            return await find(asked, key)

        monkeypatch.setattr(server.front, "find", look)
        async with session.get(f"{server.url}/api/tables/ZZZZZ") as response:
            assert response.status == 404
        await asyncio.sleep(0)
        (after,) = server.web.connections

    ((request, count),) = seen
    assert isinstance(request, web.Request)
    assert count == 1
    assert after._current_request is None
    assert after._request_in_progress is False
    assert (after._upgraded, after._message_tail, after._payload_parser) == (False, b"", None)
    assert {type(each) for each in (after._close, after._force_close)} == {bool}
    assert {type(each) for each in (after._reading_paused, after._buffer_paused)} == {bool}


async def test_a_kept_connection_that_goes_on_asking_is_not_let_go(tmp_path: Path) -> None:
    async with running(tmp_path) as server, aiohttp.ClientSession() as session:
        assert server.web is not None
        idle = Idle(server.web, seconds=20)
        for now in (1_000, 1_015, 1_030):
            async with session.get(f"{server.url}/healthz") as response:
                assert response.status == 200
            idle.sweep(now)

        assert [each for each in server.web.connections if each.transport is not None]
