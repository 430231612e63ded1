"""A server with its ordinary limits, attackers in another process, and honest people who are timed meanwhile."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import Any

import aiohttp

from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from tests.table.client import Client, Device

from ..process import Server
from ..test_soak import kilobytes
from .attackers import Plan

ORDINARY = {"LIMITS": "1", "MESSAGE_RATE": "5", "NONCE_MS": "300"}
ROOT = Path(__file__).parents[3]


class Home(Device):
    """A device of a household with an address of its own."""

    def __init__(self, url: str, address: str) -> None:
        super().__init__(url)
        self._plain = self.session
        connector = aiohttp.TCPConnector(local_addr=(address, 0))
        self.session = aiohttp.ClientSession(connector=connector, cookie_jar=aiohttp.CookieJar(unsafe=True))

    async def __aexit__(self, *why: object) -> None:
        await self._plain.close()
        await self.session.close()


@asynccontextmanager
async def server(data: Path, **settings: str) -> AsyncIterator[Server]:
    running = Server(data, 0, **{**ORDINARY, **settings})
    running.start()
    try:
        yield running
    finally:
        running.stop()


@asynccontextmanager
async def attacked(plan: Plan) -> AsyncIterator[asyncio.Task[dict[str, Any]]]:
    """While it lasts; the task ends with what the attackers have done."""
    words = [sys.executable, "-m", "tests.table.siege.attackers", json.dumps(asdict(plan))]
    process = await asyncio.create_subprocess_exec(*words, stdout=subprocess.PIPE, cwd=ROOT)

    async def told() -> dict[str, Any]:
        out, _ = await process.communicate()
        return json.loads(out)  # type: ignore[no-any-return]

    task = asyncio.ensure_future(told())
    try:
        yield task
    finally:
        if process.returncode is None:
            process.terminate()
        await asyncio.gather(task, return_exceptions=True)


async def pinged(client: Client) -> float:
    """Seconds until the server answers."""
    heard = asyncio.Event()
    client.listener = lambda answer: heard.set() if isinstance(answer, a.Pong) else None
    began = perf_counter()
    await client.tell(s.Ping())
    async with asyncio.timeout(60):
        await heard.wait()
    return perf_counter() - began


async def timed(clients: Sequence[Client], until: asyncio.Task[Any], every: float) -> list[float]:
    """How long each of these people waited for an answer, as long as the attack goes on."""
    waits: list[float] = []

    async def one(client: Client) -> None:
        while not until.done():
            waits.append(await pinged(client))
            await asyncio.sleep(every)

    await asyncio.gather(*map(one, clients))
    return waits


async def lateness(until: asyncio.Task[Any]) -> list[float]:
    """How late this very process is served by its machine: what people waited for beyond it is the server's."""
    late: list[float] = []
    while not until.done():
        began = perf_counter()
        await asyncio.sleep(0.01)
        late.append(perf_counter() - began - 0.01)
    return late


class Memory:
    """The most a server held, looked at while something goes on."""

    def __init__(self, running: Server) -> None:
        self._running = running
        self.before = self.most = self.last = kilobytes(running) / 1024

    async def watch(self, until: asyncio.Task[Any]) -> None:
        while not until.done():
            self.last = kilobytes(self._running) / 1024
            self.most = max(self.most, self.last)
            await asyncio.sleep(0.1)


def percentile(waits: Sequence[float], share: float) -> float:
    return sorted(waits)[min(len(waits) - 1, int(share * len(waits)))]
