"""The operator's view of a house on PostgreSQL: from the rows that nodes write about themselves."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec
import psycopg

from ..overview import Load, NodeSeen
from .connection import Connections
from .postgres_register import LIVES
from .threaded import aside

T = TypeVar("T")

NODES = (
    f"SELECT id, version, extract(epoch FROM clock_timestamp() - beat)::float8, {LIVES}, drain, load FROM nodes "
    "WHERE beat > clock_timestamp() - interval '5 minutes' ORDER BY id"
)


class PostgresOverview:
    def __init__(self, address: str) -> None:
        self._connections = Connections(address)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="overview")

    async def report(self, node: str, load: Load) -> None:
        told = msgspec.json.encode(load).decode()
        await self._do(lambda on: on.execute("UPDATE nodes SET load = %s WHERE id = %s", (told, node)))

    async def nodes(self) -> list[NodeSeen]:
        rows = await self._do(lambda on: on.execute(NODES).fetchall())
        return [NodeSeen(node, version, max(0.0, silent), lives, drain, _load(load))
                for node, version, silent, lives, drain, load in rows]  # fmt: skip

    async def tables(self) -> int:
        row = await self._do(lambda on: on.execute("SELECT count(*) FROM tables").fetchone())
        return int(row[0]) if row else 0

    async def drain(self, node: str) -> bool:
        wanted = "UPDATE nodes SET drain = true WHERE id = %s"
        return bool(await self._do(lambda on: on.execute(wanted, (node,)).rowcount))

    def close(self) -> None:
        self._thread.shutdown()
        self._connections.close()

    async def _do(self, work: Callable[[psycopg.Connection], T]) -> T:
        return await aside(self._thread, self._connections.use, work)


def _load(told: str) -> Load:
    """We know nothing about a node that hasn't reported yet, or reports in another version's format."""
    try:
        return msgspec.json.decode(told, type=Load)
    except msgspec.MsgspecError:
        return Load()
