"""A server that gets a twentieth of a core, all its processes with it, or whose bots are frozen: fair to everyone."""

from __future__ import annotations

import os
import signal
import time
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest

from isoloir.games import GAMES
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from tests.starving import family, starved
from tests.table.client import Client

from .process import Server
from .running import people, start

SHARE, SLICE = 0.05, 0.1
MOVES = 4
PATIENCE = 10.0
"""Seconds by which every table has to move."""


def listening(client: Client, told: list[str]) -> None:
    """What only happens to people who aren't there."""

    def heard(answer: a.FromServer) -> None:
        if isinstance(answer, a.Notice) and answer.code in {"stood-in", "host"}:
            told.append(answer.code)
        if isinstance(answer, a.Lobby) and answer.paused is not None:
            told.append(f"paused: {answer.paused}")

    client.listener = heard


async def moved(clients: list[Client]) -> float:
    """Everyone who is asked answers; how long it takes until the table goes on."""
    began, pause = time.monotonic(), max(client.moved.pause for client in clients if client.moved)
    for client in clients:
        for ask in client.moved.asks if client.moved else ():
            if ask.chosen is None:
                await client.choose(ask.seat, ask.options[: ask.take])
    for client in clients:
        await client.until(lambda c=client: c.moved is not None and (c.moved.pause > pause or c.moved.over), PATIENCE)  # type: ignore[misc]
    return time.monotonic() - began


@pytest.mark.soak
async def test_on_a_twentieth_of_a_core_every_table_moves_and_nobody_present_is_absent(tmp_path: Path) -> None:
    server = Server(tmp_path, GRACE_MS="400", BOT_MS="600")
    server.start()
    took, told = list[float](), list[str]()
    try:
        async with AsyncExitStack() as stack:
            tables = []
            for game in GAMES:
                clients = await stack.enter_async_context(people(server.url, game, 2))
                for _ in range(2):
                    await clients[0].say(s.AddBot)
                await start(clients)
                tables.append(clients)
                for client in clients:
                    listening(client, told)
            assert server.process is not None
            with starved(partial(family, server.process.pid), SHARE, SLICE):
                for _ in range(MOVES):
                    took += [await moved(clients) for clients in tables if not clients[0].moved.over]  # type: ignore[union-attr]
    finally:
        server.stop()

    assert told == []
    assert len(took) > MOVES * len(GAMES) / 2
    assert max(took) < PATIENCE


def bots(server: Server) -> list[int]:
    """The processes in which they think."""
    assert server.process is not None
    return [each for each in family(server.process.pid) if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


@pytest.mark.soak
async def test_while_the_bots_process_is_frozen_tables_move_hints_say_not_now_and_the_server_stops(
    tmp_path: Path,
) -> None:
    server = Server(tmp_path, GRACE_MS="400", BOT_MS="600")
    server.start()
    took, hints = list[float](), list[str]()
    try:
        async with AsyncExitStack() as stack:
            tables = [await stack.enter_async_context(people(server.url, game, 2)) for game in GAMES]
            for clients in tables:
                await clients[0].say(s.Configure, hints=True)
                for _ in range(2):
                    await clients[0].say(s.AddBot, level="expert")
                await start(clients)
            took += [await moved(clients) for clients in tables]
            for _ in range(MOVES):
                for each in bots(server):
                    os.kill(each, signal.SIGSTOP)
                hints += [await hint(clients) for clients in tables]
                took += [await moved(clients) for clients in tables]
            for each in bots(server):
                os.kill(each, signal.SIGSTOP)
    finally:
        began = time.monotonic()
        assert server.stop()[0] == 0
        stopped = time.monotonic() - began

    assert "hint-not-now" in hints
    assert max(took) < PATIENCE
    assert stopped < PATIENCE


async def hint(clients: list[Client]) -> str:
    """What became of the first question, if anyone is asked one."""
    for client in clients:
        for ask in client.moved.asks if client.moved else ():
            answer = await client.say(s.Advise, pause=client.moved.pause, seat=ask.seat)  # type: ignore[union-attr]
            return answer.code if isinstance(answer, a.Refused) else "advised"
    return "nobody was asked"
