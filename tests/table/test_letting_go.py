"""Sockets and connections that are let go: silent ones, idle ones, and those of a table that is gone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from isoloir.table.door.idle import Idle
from isoloir.table.wire import from_client as s
from isoloir.table.wire.from_server import Accepted
from tests.table.client import Client, Closed, Device

from .running import LIFTED, people, running
from .test_door import HELLO


async def test_silent_sockets_are_noticed(tmp_path: Path) -> None:
    """A phone that vanished without a word: no pong, so the table hears of it."""
    door = msgspec.structs.replace(LIFTED, heartbeat=0.2)
    async with running(tmp_path, door=door) as server, Device(server.url) as lea:
        place = await lea.create("third-man", "Léa")
        path = f"{lea.url}/api/tables/{place.code}/socket"
        socket = await lea.session.ws_connect(path, autoping=False)
        await socket.send_str(HELLO.decode())
        await asyncio.sleep(0.05)
        table = server.front.house.tables[1]
        assert len(table.presence.viewers) == 1

        await asyncio.sleep(0.6)

        assert not table.presence.viewers
        await socket.close()


async def test_connections_that_ask_nothing_are_let_go_and_open_sockets_are_not(tmp_path: Path) -> None:
    async with running(tmp_path) as server, people(server.url, "third-man", 1) as clients:
        port = int(server.url.rsplit(":", 1)[1])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: half")
        await asyncio.sleep(0.05)
        assert server.web is not None
        idle = Idle(server.web, seconds=20)

        idle.sweep(1_000)
        idle.sweep(1_019)
        assert not reader.at_eof()
        idle.sweep(1_020)

        assert await asyncio.wait_for(reader.read(), 5) == b""
        writer.close()
        assert isinstance(await clients[0].say(s.Need, patience="usual"), Accepted)


async def test_a_client_is_let_go_of_when_its_table_is_forgotten(tmp_path: Path) -> None:
    async with running(tmp_path) as server, people(server.url, "third-man", 1) as clients:
        client: Client = clients[0]
        await server.front.house.forget(-(10**9))
        with pytest.raises(Closed, match="forgotten"):
            await client.until(lambda: False)

    assert client.bye == "forgotten"
    assert server.front.house.tables == {}
