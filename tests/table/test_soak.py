"""A server in a process of its own under long abuse: it stays up, plays on, and its memory stays flat."""

from __future__ import annotations

import asyncio
import gc
import os
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import mean

import pytest

from isoloir.core import Chance, chance
from isoloir.core.value import encode
from isoloir.games import GAMES
from isoloir.table.wire import from_client as s
from tests.table.client import Device

from .process import Server, Stubborn
from .running import people, play_all, running, start

PAGE = os.sysconf("SC_PAGE_SIZE") // 1024 if hasattr(os, "sysconf") else 4


def kilobytes(server: Server) -> int:
    """What the process holds in memory."""
    assert server.process is not None
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * PAGE


def masked(opcode: int, payload: bytes, dice: Chance) -> bytes:
    """A frame as a browser would send it."""
    key = bytes(dice.below(256) for _ in range(4))
    body = bytes(byte ^ key[i % 4] for i, byte in enumerate(payload))
    size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
    return bytes([0x80 | opcode]) + size + key + body


def abuse(dice: Chance) -> list[bytes]:
    """One socket's worth of frames that no browser sends, in pieces."""
    ping = encode(s.Ping())
    noise = bytes(dice.below(256) for _ in range(dice.below(200)))
    return [
        [noise],
        [masked(dice.below(16), noise[:100], dice)],
        [bytes([0x81, len(ping)]) + ping],  # unmasked
        [bytes([0x01, 0x80, 0, 0, 0, 0])] * 50,  # a message that begins fifty times
        [bytes([0x80, 0x80, 0, 0, 0, 0])],  # the end of none
        [b"\x81\xff" + b"\xff" * 8 + noise],  # longer than any memory
        [b"\x89\xfe\x01\x00" + bytes(260)],  # a ping longer than pings may be
        [bytes([byte]) for byte in masked(1, ping, dice)],  # one byte at a time
        [masked(1, ping, dice)[: 1 + dice.below(10)]],  # half a frame, and silence
        [masked(1, ping, dice)] * 200,  # a flood
        [masked(8, noise[:2], dice)],  # closed with no reason, or with none there is
    ][dice.below(11)]


async def rude_socket(device: Device, server: Server, code: str, dice: Chance) -> None:
    """Shakes hands properly, then misbehaves; sometimes it leaves without a word, sometimes it never listens."""
    (cookie,) = device.session.cookie_jar
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    lines = [
        f"GET /api/tables/{code}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Cookie: {cookie.key}={cookie.value}",
    ]
    writer.write("\r\n".join((*lines, "", "")).encode())
    try:
        async with asyncio.timeout(10):
            await reader.readuntil(b"\r\n\r\n")
            if dice.below(4):
                writer.write(masked(1, encode(s.Hello()), dice))
            for piece in abuse(dice):
                writer.write(piece)
                await writer.drain()
            if dice.below(2):
                await asyncio.wait_for(reader.read(), 0.2)
    except (TimeoutError, ConnectionError, asyncio.IncompleteReadError):
        pass
    finally:
        writer.transport.abort() if dice.below(2) else writer.close()


async def abused(server: Server, guest: Device, code: str, sockets: int, seed: str) -> None:
    """By somebody who has a place at the table and so comes through the door."""
    for i in range(0, sockets, 10):
        await asyncio.gather(*(rude_socket(guest, server, code, chance(seed, i + j)) for j in range(10)))


async def stays_up(data: Path, laps: int, sockets: int) -> list[int]:
    server, held = Server(data), []
    server.start()
    try:
        async with people(server.url, "third-man", 4) as clients, Device(server.url) as guest:
            await guest.join(clients[0].code, "Rude")
            await start(clients)
            for lap in range(laps):
                await abused(server, guest, clients[0].code, sockets, f"lap {lap}")
                held.append(kilobytes(server))
            async with people(server.url, "third-man", 4) as others:
                await start(others)
                await play_all(others, most=4)
            await play_all(clients, most=2)
    finally:
        code, _, complaint = server.stop()
    assert (code, complaint) == (0, "")
    return held


async def test_frames_no_browser_sends_leave_the_server_up(tmp_path: Path) -> None:
    await stays_up(tmp_path, 1, 60)


@pytest.mark.soak
async def test_memory_stays_flat_under_thousands_of_rude_sockets(tmp_path: Path) -> None:
    held = await stays_up(tmp_path, 10, 600)

    assert mean(held[-3:]) < 1.1 * mean(held[2:5]), held


@pytest.mark.soak
async def test_tables_that_come_and_go_leave_nothing_behind(tmp_path: Path) -> None:
    counts = []
    async with running(tmp_path) as server:
        for _ in range(6):
            for game in list(GAMES) * 6:
                async with people(server.url, game, GAMES[game].seats[0]) as clients:
                    await start(clients)
                    await play_all(clients, most=3)
            await server.front.house.forget(-(10**9))
            assert server.front.house.tables == {}
            await asyncio.sleep(0.3)
            gc.collect()
            counts.append(len(gc.get_objects()))

    assert mean(counts[-2:]) < 1.05 * mean(counts[1:3]), counts


@pytest.mark.soak
async def test_every_game_at_once_on_a_server_killed_again_and_again(tmp_path: Path) -> None:
    server, dice = Server(tmp_path), chance("all at once")
    server.start()
    try:
        async with AsyncExitStack() as stack:
            players = []
            for game in GAMES:
                clients = await stack.enter_async_context(people(server.url, game, GAMES[game].seats[0]))
                await start(clients)
                players += [Stubborn(client) for client in clients]
            playing = asyncio.gather(*(player.play() for player in players))
            for _ in range(25):
                await asyncio.sleep((100 + dice.below(600)) / 1000)
                if not playing.done():
                    server.kill()
                    server.start()
            async with asyncio.timeout(300):
                await playing
    finally:
        server.stop()

    assert sum(player.lost for player in players) > len(players)
    assert sum(len(player.acknowledged) for player in players) > 200
