"""Bodies and sockets that wait for their turn are read to their end."""

from __future__ import annotations

import asyncio
import zlib
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.table.client import Device

from .test_odd_requests import house, request, said


@pytest.mark.parametrize("size", [33_000, 40_000, 64_000, 200_000])
async def test_a_body_that_waited_for_its_turn_is_read_to_its_end(size: int, tmp_path: Path) -> None:
    asked = request("POST", "/api/replay", "Content-Type: application/x-ndjson", "Connection: close", body=b"x" * size)
    async with house(tmp_path) as server:
        async with server.front._lines.turn("127.0.0.1"):
            answering = asyncio.ensure_future(said(server.url, asked))
            await asyncio.sleep(0.2)
        answer = await answering

    assert b'"record"' in answer


async def test_a_body_that_unfolds_to_more_than_is_held_at_once_is_read_to_its_end(tmp_path: Path) -> None:
    kinds = ("Content-Type: application/x-ndjson", "Content-Encoding: deflate", "Connection: close")
    async with house(tmp_path) as server:
        answer = await said(server.url, request("POST", "/api/replay", *kinds, body=zlib.compress(b"x" * 60_000)))

    assert b'"record"' in answer


async def test_a_socket_is_read_from_though_its_address_owes_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as server, Device(server.url) as lea:
        place = await lea.create("third-man", "Léa")
        with monkeypatch.context() as patched:
            patched.setattr(server.front.reading, "wait", lambda address, cost: 5.0 if cost else 0.0)
            async with asyncio.timeout(2):
                client = await lea.sit_down(place.code)
        await client.close()


async def test_an_address_that_rests_piles_nothing_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    size = 8_000_000
    head = request("POST", "/api/replay", "Content-Type: application/x-ndjson", f"Content-Length: {size}")
    async with house(tmp_path) as server:
        assert server.web is not None
        where = urlsplit(server.url)
        with monkeypatch.context() as patched:
            async with server.front._lines.turn("127.0.0.1"):
                _, writer = await asyncio.open_connection(where.hostname, where.port)
                writer.write(head + bytes(32_000))
                await asyncio.sleep(0.2)
                patched.setattr(server.front.reading, "wait", lambda address, cost: 1.0 if cost else 0.0)
                writer.write(bytes(size - 32_000))
                await asyncio.sleep(0.2)
            await asyncio.sleep(0.5)
            (visit,) = server.web.connections
            held = len(visit._unread)  # type: ignore[attr-defined]
        writer.transport.abort()

    assert held < 1_000_000
