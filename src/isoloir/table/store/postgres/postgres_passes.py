"""What the doors of all nodes share, in PostgreSQL: only touched by a new table, a wrong code or a moved place."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import psycopg

from ..interface import Unavailable
from ..passes import Granted, Wish
from .connection import Connections
from .postgres_schema import meta
from .threaded import aside

T = TypeVar("T")

VOICE_MS = 600_000
"""How long a request counts."""
OLD_MS = 3_600_000
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"

SPEAK = (
    "INSERT INTO voices (table_id, person, spoken_by, spoken) VALUES (%(table)s, %(person)s, %(by)s, %(now)s) "
    "ON CONFLICT (table_id, person, spoken_by) DO UPDATE SET spoken = excluded.spoken"
)
SPOKEN = "SELECT spoken_by FROM voices WHERE table_id = %(table)s AND person = %(person)s AND spoken > %(since)s"
HUSH = "DELETE FROM voices WHERE table_id = %(table)s AND person = %(person)s"
CLEAR = "DELETE FROM transfers WHERE until <= %(now)s OR (table_id = %(table)s AND person = %(person)s)"
KEEP = (
    "INSERT INTO transfers (digest, table_id, person, asked_by, until) "
    "VALUES (%(digest)s, %(table)s, %(person)s, %(by)s, %(until)s)"
)
TAKE = "DELETE FROM transfers WHERE digest = %s AND table_id = %s RETURNING person, asked_by, until"

LEFT = f"least(%(burst)s, misses.left_over + greatest(0, {NOW} - misses.at) * %(rate)s / 1000.0)"
KNOCK = (
    f"INSERT INTO misses (key, left_over, at) VALUES (%(key)s, %(burst)s - 1, {NOW}) ON CONFLICT (key) DO UPDATE "
    f"SET left_over = {LEFT} - 1, at = {NOW} WHERE {LEFT} >= 1 RETURNING key"
)
"""One statement, so that two nodes never take the same drop. Nothing comes back from an empty bucket."""
LOOK = f"SELECT {LEFT} >= 1 FROM misses WHERE key = %(key)s"


class PostgresPasses:
    """Both `Passes` and `Knocks`."""

    def __init__(self, address: str) -> None:
        self._connections = Connections(address)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="shared")
        self._asking: set[asyncio.Task[None]] = set()
        self._key = b""

    # ---- codes that move a place

    def ask(self, wish: Wish, now: int, done: Callable[[int | None], None]) -> None:
        self._start(self._asked(wish, now, done))

    async def _asked(self, wish: Wish, now: int, done: Callable[[int | None], None]) -> None:
        try:
            spoken: int | None = await self._do(lambda on: _ask(on, wish, now))
        except Unavailable:
            spoken = None
        done(spoken)

    def hush(self, table: int, person: int) -> None:
        self._start(self._hush(table, person))

    async def _hush(self, table: int, person: int) -> None:
        try:
            await self._do(lambda on: on.execute(HUSH, {"table": table, "person": person}))
        except Unavailable:
            return  # requests expire by themselves after a while

    async def take(self, table: int, digest: str, now: int) -> Granted | None:
        row = await self._do(lambda on: on.execute(TAKE, (digest, table)).fetchone())
        return None if row is None or now >= row[2] else Granted(row[0], row[1] != row[0])

    # ---- who knocks too often

    async def knock(self, key: str, burst: float, per_second: float) -> bool:
        given = {"burst": burst, "rate": per_second}
        row = await self._do(lambda on: on.execute(KNOCK, {**given, "key": self._hidden(on, key)}).fetchone())
        return row is not None

    async def may_knock(self, key: str, burst: float, per_second: float) -> bool:
        given = {"burst": burst, "rate": per_second}
        row = await self._do(lambda on: on.execute(LOOK, {**given, "key": self._hidden(on, key)}).fetchone())
        return row is None or bool(row[0])

    def _hidden(self, on: psycopg.Connection, key: str) -> str:
        """Addresses mean nothing outside this database."""
        self._key = self._key or (meta(on, "doors") or "").encode()
        return hashlib.blake2b(key.encode(), key=self._key, digest_size=16).hexdigest()

    async def tidy(self) -> None:
        """Drops buckets that have filled up again, and whatever has expired."""
        await self._do(_tidy)

    def close(self) -> None:
        self._thread.shutdown()
        self._connections.close()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _do(self, work: Callable[[psycopg.Connection], T]) -> T:
        return await aside(self._thread, self._connections.use, work)


def _ask(on: psycopg.Connection, wish: Wish, now: int) -> int:
    given = {**wish._asdict(), "now": now, "since": max(wish.since, now - VOICE_MS)}
    given.pop("voters")
    spoken = {wish.by}
    if wish.by != wish.person:
        on.execute(SPEAK, given)
        spoken = {int(by) for (by,) in on.execute(SPOKEN, given).fetchall()} & wish.voters
    if len(spoken) >= wish.needed:
        with on.transaction():
            on.execute(CLEAR, given)
            on.execute(KEEP, given)
            on.execute(HUSH, given)
    return len(spoken)


def _tidy(on: psycopg.Connection) -> None:
    on.execute("DELETE FROM nodes WHERE beat < clock_timestamp() - interval '1 hour'")
    on.execute("DELETE FROM present WHERE node NOT IN (SELECT id FROM nodes)")
    on.execute(f"DELETE FROM misses WHERE at < {NOW} - {OLD_MS}")
    on.execute(f"DELETE FROM voices WHERE spoken < {NOW} - {VOICE_MS}")
    on.execute(f"DELETE FROM transfers WHERE until < {NOW}")
