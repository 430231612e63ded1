"""Three nodes, a database with a synchronous replica, a bus, a proxy and relays between them: all real, all ours."""

from __future__ import annotations

import asyncio
import signal
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp

from isoloir.table.log.codec import decode_entry
from isoloir.table.log.entries import Entry
from isoloir.table.store.postgres.connection import connect
from tests.services import Nats, Postgres, free_port
from tests.table.process import Server
from tools.cluster import HAPROXY

from .relay import Relay

NODES = 3
ROOM = 400
"""Megabytes of disk for each database, where we're root: enough, until something fills it."""
SMALL = {"max_wal_size": "64MB", "min_wal_size": "32MB"}


class Stage:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.primary = Postgres(ROOM)
        self.replica: Postgres | None = None
        self.nats = Nats()
        self.relays: list[list[Relay]] = []
        """Of each node, to the primary and to the replica."""
        self.nodes: list[Server] = []
        self.proxy_port = free_port()
        self._proxy: subprocess.Popen[bytes] | None = None

    @property
    def stores(self) -> list[Postgres]:
        return [store for store in (self.primary, self.replica) if store is not None]

    @property
    def urls(self) -> list[str]:
        return [node.url for node in self.nodes]

    async def start(self) -> None:
        await asyncio.to_thread(self._start_stores)
        for _ in range(NODES):
            pair = [await Relay(store.port).start() for store in self.stores]
            self.relays.append(pair)
            ports = ",".join(str(relay.port) for relay in pair)
            store = f"postgresql://isoloir@/postgres?host=127.0.0.1,127.0.0.1&port={ports}"
            more = {
                "STORE": store,
                "BUS": self.nats.address,
                "LOG_LEVEL": "error",
                "QUIET": "true",
                "PROXIES": "127.0.0.1",
            }
            self.nodes.append(Server(self.folder, 0, **more))
        for node in self.nodes:
            await asyncio.to_thread(node.start)
        self._start_proxy()
        while self._proxy is not None and not await self.is_ready(f"http://127.0.0.1:{self.proxy_port}"):  # noqa: ASYNC110
            await asyncio.sleep(0.1)

    def _start_stores(self) -> None:
        self.primary.start(**SMALL)
        self.replica = self.primary.replica()
        self.replica.start(**SMALL)
        self.primary.set_waiting("*")
        self.nats.start()

    def _start_proxy(self) -> None:
        config = self.folder / "haproxy.cfg"
        one, two = (node.port for node in self.nodes[:2])
        config.write_text(HAPROXY.format(port=self.proxy_port, one=one, two=two))
        haproxy = next((path for path in ("/usr/sbin/haproxy", "/usr/bin/haproxy") if Path(path).exists()), None)
        if haproxy is not None:
            self._proxy = subprocess.Popen([haproxy, "-q", "-f", str(config)])

    @property
    def doors(self) -> list[str]:
        """The proxy's, where there is one, and each node's own."""
        return [*([f"http://127.0.0.1:{self.proxy_port}"] if self._proxy else []), *self.urls]

    def revive(self) -> None:
        """As a supervisor does: a node that was started just when its database was away has said so and left."""
        for node in self.nodes:
            if node.process is not None and node.process.poll() is not None:
                node.end()
                node.launch()

    async def stop(self) -> None:
        for node in self.nodes:
            if node.process is not None:
                node.process.send_signal(signal.SIGCONT)
                node.process.kill()
                node.end()
        if self._proxy is not None:
            self._proxy.kill()
            self._proxy.wait()
        for relay in (relay for pair in self.relays for relay in pair):
            await relay.stop()
        self.nats.stop()
        for store in self.stores:
            await asyncio.to_thread(store.remove)

    async def is_ready(self, url: str) -> bool:
        try:
            async with aiohttp.ClientSession() as session, session.get(f"{url}/readyz") as answer:
                return answer.status == 200
        except (aiohttp.ClientError, OSError):
            return False

    def entries(self, code: str) -> list[Entry]:
        """Of one table, as the database that serves now has them. Numbers without a gap, or it says so."""
        with connect(self.primary.address) as on:
            rows = on.execute(
                "SELECT number, body FROM entries JOIN tables ON tables.id = table_id WHERE code = %s ORDER BY number",
                (code,),
            ).fetchall()
        assert [number for number, _ in rows] == list(range(1, len(rows) + 1)), "a gap in the log"
        return [decode_entry(bytes(body)) for _, body in rows]


@asynccontextmanager
async def stage(folder: Path) -> AsyncIterator[Stage]:
    built = Stage(folder)
    try:
        await built.start()
        yield built
    finally:
        await built.stop()
