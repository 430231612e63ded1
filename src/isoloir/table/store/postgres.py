"""The log in PostgreSQL: for several nodes, or for one that keeps its data elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import psycopg

from ..log.codec import FORGOTTEN, Rewrite
from .interface import Clock, Done, Lane, Unavailable, Unknown
from .postgres_connection import Connections, connect
from .postgres_schema import meta, migrate
from .postgres_writer import HEADS, INSERT, PostgresWriter
from .writer import Batch

T = TypeVar("T")

TOUCH_EVERY = 600_000
"""A table's last act is known to within ten minutes."""
SLICE = 100
FORGETTING = 1_769_172_848
"""Of several nodes one forgets at a time."""

OLDEST = (
    "DELETE FROM tables WHERE id IN "
    "(SELECT id FROM tables WHERE touched < %s AND NOT id = ANY(%s::bigint[]) LIMIT %s) RETURNING id, code"
)
SPEND = (
    "INSERT INTO spent_codes (code, until, table_id) "
    "SELECT spent.code, %s, spent.id FROM unnest(%s::text[], %s::bigint[]) AS spent (code, id) "
    "ON CONFLICT (code) DO UPDATE SET until = excluded.until, table_id = excluded.table_id"
)
"""The last entry of a forgotten table goes when its code may be given again."""
CREATE = """
WITH made AS (
    INSERT INTO tables (code, touched)
    SELECT %(code)s, %(now)s WHERE NOT EXISTS (SELECT 1 FROM spent_codes WHERE code = %(code)s AND until > %(now)s)
    ON CONFLICT (code) DO NOTHING RETURNING id
), wrote AS (
    INSERT INTO entries (table_id, number, body)
    SELECT made.id, added.number, added.body
    FROM made, unnest(%(numbers)b::int[], %(bodies)b::bytea[]) AS added (number, body)
)
SELECT id FROM made
"""


def open_postgres(address: str, clock: Clock, house: str = "isoloir") -> PostgresLog:
    """Brings the database up to date first. Raises psycopg.Error, NewerData, OtherHouse."""
    connection = connect(address)
    try:
        migrate(connection, house)
        alive = meta(connection, "alive")
    except BaseException:
        connection.close()
        raise
    return PostgresLog(address, connection, clock, None if alive is None else int(alive))


class PostgresLog:
    def __init__(self, address: str, connection: psycopg.Connection, clock: Clock, was_alive: int | None) -> None:
        self.was_alive = was_alive
        self._clock = clock
        self._writer = PostgresWriter(address, connection, asyncio.get_running_loop())
        self._connections = Connections(address)
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="log-reader")
        self._touched: dict[int, int] = {}
        self._dead_rows = False
        """Something was erased or forgotten, and its old rows are still in the database's files."""

    @property
    def is_well(self) -> bool:
        return self._writer.is_well

    @property
    def trouble(self) -> str:
        return "" if self.is_well else "unreachable"

    @property
    def faults(self) -> Mapping[str, int]:
        return {"conflict": self.conflicts, "unknown": self.unknowns}

    @property
    def conflicts(self) -> int:
        return self._writer.conflicts

    @property
    def unknowns(self) -> int:
        return self._writer.unknowns

    def observe(self, commits: Callable[[float], None]) -> None:
        """Has every commit's seconds told, for the metrics."""
        self._writer.observe = commits

    def append(
        self, lane: Lane, first: int, entries: Sequence[bytes], done: Done, rewrite: Rewrite | None = None
    ) -> None:
        self._dead_rows = self._dead_rows or rewrite is not None
        self._writer.put(Batch(lane, first, entries, done, rewrite))
        now = self._clock.now()
        if now - self._touched.get(lane.table, 0) > TOUCH_EVERY:
            self._touched[lane.table] = now
            touch = (now, lane.table)
            self._writer.post(
                lambda connection: connection.execute("UPDATE tables SET touched = %s WHERE id = %s", touch)
            )

    async def read(self, table: int, after: int = 0) -> list[bytes]:
        wanted = "SELECT body FROM entries WHERE table_id = %s AND number > %s ORDER BY number"
        rows = await self._ask(lambda on: on.execute(wanted, (table, after), binary=True).fetchall())
        return [row[0] for row in rows]

    async def heads(self, tables: Collection[int]) -> dict[int, int]:
        return dict(await self._ask(lambda on: on.execute(HEADS, (list(tables),)).fetchall()))

    async def find(self, code: str) -> int | None:
        wanted = "SELECT id FROM tables WHERE code = %s"
        row = await self._ask(lambda on: on.execute(wanted, (code,)).fetchone())
        return None if row is None else int(row[0])

    async def create(self, code: str, entries: Sequence[bytes], now: int) -> int | None:
        numbers = list(range(1, len(entries) + 1))
        given = {"code": code, "now": now, "numbers": numbers, "bodies": list(entries)}
        made = await self._do(lambda on: on.execute(CREATE, given).fetchone())
        if made is None:
            return None
        self._touched[int(made[0])] = now
        return int(made[0])

    async def forget(self, before: int, codes_until: int, spared: Collection[int] = ()) -> list[int]:
        """In slices: nobody who chooses waits for all of it."""
        gone: list[int] = []
        while some := await self._do(lambda on: _forget(on, before, codes_until, list(spared))):
            gone += some
        for table in gone:
            self._touched.pop(table, None)
        self._dead_rows = self._dead_rows or bool(gone)
        await self.scrub()
        return gone

    async def scrub(self) -> bool:
        """Vacuumed; write-ahead log, replicas and backups keep it for as long as the operator lets them."""
        if self._dead_rows:
            try:
                await self._do(lambda on: on.execute("VACUUM entries, tables"))
            except Unavailable:
                return False
            self._dead_rows = False
        return True

    async def beat(self, now: int) -> None:
        alive = (
            "INSERT INTO meta (key, value) VALUES ('alive', %s) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
        )
        await self._do(lambda on: on.execute(alive, (str(now),)))

    def close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._connections.close()

    async def _do(self, work: Callable[[psycopg.Connection], T]) -> T:
        try:
            done: T = await self._writer.do(work)
        except Unknown:
            raise Unavailable from None
        return done

    async def _ask(self, question: Callable[[psycopg.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._connections.use, question)
        except psycopg.Error:
            raise Unavailable from None


def _forget(on: psycopg.Connection, before: int, codes_until: int, spared: list[int]) -> list[int]:
    with on.transaction():
        mine = on.execute("SELECT pg_try_advisory_xact_lock(%s)", (FORGETTING,)).fetchone()
        if mine is None or not mine[0]:
            return []
        rested = on.execute("DELETE FROM spent_codes WHERE until < %s RETURNING table_id", (before,)).fetchall()
        on.execute("DELETE FROM entries WHERE table_id = ANY(%s)", ([table for (table,) in rested],))
        old = on.execute(OLDEST, (before, spared, SLICE)).fetchall()
        tables = [table for table, _ in old]
        heads: dict[int, int] = dict(on.execute(HEADS, (tables,)).fetchall())
        on.execute("DELETE FROM entries WHERE table_id = ANY(%s)", (tables,))
        last = [heads.get(table, 0) + 1 for table in tables]
        on.execute(INSERT, (tables, last, [FORGOTTEN] * len(tables)))
        on.execute(SPEND, (codes_until, [code for _, code in old], tables))
        return tables
