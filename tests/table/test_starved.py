"""A server that gets a twentieth of a core, all its processes with it: slow, and fair to everyone."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from threading import Event, Thread

import pytest

from isoloir.games import GAMES
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from tests.table.client import Client

from .process import Server
from .running import people, start

SHARE, SLICE = 0.05, 0.1
MOVES = 4
PATIENCE = 10.0
"""Seconds by which every table has to move."""


def family(pid: int) -> list[int]:
    """A process, and all it started."""
    found = [pid]
    for each in found:
        with suppress(OSError):
            for task in Path(f"/proc/{each}/task").iterdir():
                found += map(int, (task / "children").read_text().split())
    return found


@contextmanager
def starved(server: Server) -> Iterator[None]:
    """All of it stands still for nineteen moments of twenty."""
    assert server.process is not None
    pid, is_over = server.process.pid, Event()

    def signalled(what: int) -> None:
        for each in family(pid):
            with suppress(ProcessLookupError):
                os.kill(each, what)

    def beat() -> None:
        while not is_over.is_set():
            signalled(signal.SIGSTOP)
            is_over.wait(SLICE * (1 - SHARE))
            signalled(signal.SIGCONT)
            is_over.wait(SLICE * SHARE)

    beating = Thread(target=beat)
    beating.start()
    try:
        yield
    finally:
        is_over.set()
        beating.join()
        signalled(signal.SIGCONT)


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
            with starved(server):
                for _ in range(MOVES):
                    took += [await moved(clients) for clients in tables if not clients[0].moved.over]  # type: ignore[union-attr]
    finally:
        server.stop()

    assert told == []
    assert len(took) > MOVES * len(GAMES) / 2
    assert max(took) < PATIENCE
