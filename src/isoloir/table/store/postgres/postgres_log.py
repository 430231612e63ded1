"""The log in PostgreSQL: for several nodes, or for one that keeps its data elsewhere."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import psycopg

from ...log.codec import FORGOTTEN, Rewrite
from ..interface import MOST_DUE, Clock, Done, Lane, Unavailable, Verdict
from ..writer import Batch
from .connection import Connections, connect, connect_to_write
from .copies import drop_copy
from .opening import made_ready
from .postgres_schema import meta
from .postgres_writer import HEADS, INSERT, PostgresWriter
from .shared_lived import SharedLived

LOG = logging.getLogger(__name__)

T = TypeVar("T")

TOUCH_EVERY = 600_000
"""A table's last act is known to within ten minutes."""
SWEEP_EVERY = 60_000
SLICE = 100
FORGETTING = 1_769_172_848
"""Only one node at a time deletes old tables."""

OLDEST = (
    "DELETE FROM tables WHERE id IN (SELECT id FROM tables "
    "WHERE touched < %s AND wakes IS NULL AND NOT id = ANY(%s::bigint[]) LIMIT %s) RETURNING id, code"
)
SPEND = (
    "INSERT INTO spent_codes (code, until, table_id) "
    "SELECT spent.code, %s, spent.id FROM unnest(%s::text[], %s::bigint[]) AS spent (code, id) "
    "ON CONFLICT (code) DO UPDATE SET until = excluded.until, table_id = excluded.table_id"
)
"""The last entry of a forgotten table is deleted when its code can be reused."""
CREATE = """
WITH made AS (
    INSERT INTO tables (code, touched)
    SELECT %(code)s, %(born)s WHERE NOT EXISTS (SELECT 1 FROM spent_codes WHERE code = %(code)s AND until > %(now)s)
    ON CONFLICT (code) DO NOTHING RETURNING id
), wrote AS (
    INSERT INTO entries (table_id, number, body)
    SELECT made.id, added.number, added.body
    FROM made, unnest(%(numbers)b::int[], %(bodies)b::bytea[]) AS added (number, body)
)
SELECT id FROM made
"""


def open_postgres(address: str, clock: Clock, house: str = "isoloir") -> PostgresLog:
    """Brings the database up to date first. Raises psycopg.Error, TooOld, NewerData, OlderData, OtherHouse."""
    with made_ready(address, house) as ready:
        alive, lived = (_number(meta(ready, key)) for key in ("alive", "lived"))
        replicas = _replicas(ready)
    log = PostgresLog(address, connect_to_write(address), clock, alive, lived)
    log.replicas = replicas
    return log


def _number(value: str | None) -> int | None:
    return None if value is None else int(value)


def _replicas(on: psycopg.Connection) -> tuple[str, str]:
    """Which replicas commits wait for, and how far."""
    wanted = "SELECT current_setting('synchronous_standby_names'), current_setting('synchronous_commit')"
    names, commits = on.execute(wanted).fetchone() or ("", "")
    return str(names), str(commits)


class PostgresLog:
    replicas: tuple[str, str] | None = None
    """What the database says about its replicas, as it was at the start."""

    def __init__(
        self, address: str, connection: psycopg.Connection, clock: Clock, was_alive: int | None, lived: int | None
    ) -> None:
        self.was_alive = was_alive
        self._clock, self._lived = clock, SharedLived(clock, lived)
        self._writer = PostgresWriter(address, connection, asyncio.get_running_loop())
        self._connections = Connections(address)
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="log-reader")
        self._touched: dict[int, int] = {}
        self._dead_rows = False
        """Words were erased or forgotten, and their old rows are still in the database's files."""
        self._address, self._swept = address, 0
        self._broom = ThreadPoolExecutor(1, thread_name_prefix="log-broom")
        self._sweeping: asyncio.Future[bool] | None = None

    @property
    def is_well(self) -> bool:
        return self._writer.is_well

    @property
    def trouble(self) -> str:
        return "" if self.is_well else "unreachable"

    @property
    def jumped(self) -> int:
        """The time is the database's own."""
        return 0

    @property
    def faults(self) -> Mapping[str, int]:
        return {"conflict": self._writer.conflicts, "unknown": self._writer.unknowns}

    def observe(self, commits: Callable[[float], None]) -> None:
        """Reports how many seconds each commit took, for the metrics."""
        self._writer.observe = commits

    def append(
        self, lane: Lane, first: int, entries: Sequence[bytes], done: Done, rewrites: Sequence[Rewrite] = ()
    ) -> None:
        done = self._leaving_dead_rows(done) if rewrites else done
        self._writer.put(Batch(lane, first, entries, done, rewrites))
        now = self._lived.now()
        if now - self._touched.get(lane.table, 0) > TOUCH_EVERY:
            self._touched[lane.table] = now
            touch = (now, lane.table)
            self._writer.post(
                lambda connection: connection.execute("UPDATE tables SET touched = %s WHERE id = %s", touch)
            )

    def _leaving_dead_rows(self, done: Done) -> Done:
        def settled(verdict: Verdict) -> None:
            self._dead_rows = True
            done(verdict)

        return settled

    async def read(self, table: int, after: int = 0, most: int | None = None) -> list[bytes]:
        wanted = "SELECT body FROM entries WHERE table_id = %s AND number > %s ORDER BY number LIMIT %s::bigint"
        rows = await self._ask(lambda on: on.execute(wanted, (table, after, most), binary=True).fetchall())
        return [row[0] for row in rows]

    async def due(self, until: int) -> dict[int, int]:
        wanted = "SELECT id, wakes FROM tables WHERE wakes <= %s ORDER BY wakes LIMIT %s"
        return dict(await self._ask(lambda on: on.execute(wanted, (until, MOST_DUE)).fetchall()))

    async def wake(self, table: int, at: int | None) -> None:
        await self._writer.do(lambda on: on.execute("UPDATE tables SET wakes = %s WHERE id = %s", (at, table)).rowcount)

    async def kept(self, name: str, fresh: str) -> str:
        def work(on: psycopg.Connection) -> str:
            on.execute("INSERT INTO meta (key, value) VALUES (%s, %s) ON CONFLICT DO NOTHING", (name, fresh))
            return meta(on, name) or fresh

        return await self._writer.do(work)

    async def heads(self, tables: Collection[int]) -> dict[int, int]:
        return dict(await self._ask(lambda on: on.execute(HEADS, (list(tables),)).fetchall()))

    async def find(self, code: str) -> int | None:
        wanted = "SELECT id FROM tables WHERE code = %s"
        row = await self._ask(lambda on: on.execute(wanted, (code,)).fetchone())
        return None if row is None else int(row[0])

    async def create(self, code: str, entries: Sequence[bytes], now: int) -> int | None:
        numbers = list(range(1, len(entries) + 1))
        born = self._lived.now()
        given = {"code": code, "now": now, "born": born, "numbers": numbers, "bodies": list(entries)}
        made = await self._writer.do(lambda on: on.execute(CREATE, given).fetchone())
        if made is None:
            return None
        self._touched[int(made[0])] = born
        return int(made[0])

    async def forget(self, before: int, codes_until: int, spared: Collection[int] = ()) -> list[int]:
        """In slices, so that players don't wait for all of it. Other nodes are told which of ours are in use."""
        gone: list[int] = []
        now, ours = self._lived.now(), list(spared)
        limit = now - (self._clock.now() - before)
        await self._writer.do(lambda on: on.execute("UPDATE tables SET touched = %s WHERE id = ANY(%s)", (now, ours)))
        while some := await self._writer.do(lambda on: _forget(on, limit, before, codes_until, ours)):
            gone += some
        for table in gone:
            self._touched.pop(table, None)
        await self._writer.do(lambda on: drop_copy(on, before))
        self._dead_rows = self._dead_rows or bool(gone)
        await self.scrub()
        return gone

    async def scrub(self) -> bool:
        """Begun, at most once in a while; write-ahead log, replicas and backups keep it for as long as they're kept."""
        now = self._clock.now()
        if self._dead_rows and self._sweeping is None and now - self._swept >= SWEEP_EVERY:
            self._dead_rows, self._swept = False, now
            self._sweeping = asyncio.get_running_loop().run_in_executor(self._broom, sweep, self._address)
            self._sweeping.add_done_callback(self._has_swept)
        return self._sweeping is None and not self._dead_rows

    def _has_swept(self, done: asyncio.Future[bool]) -> None:
        self._sweeping = None
        self._dead_rows = self._dead_rows or done.cancelled() or not done.result()

    async def beat(self, now: int) -> None:
        await self.scrub()
        await self._writer.do(lambda on: self._lived.beat(on, now))

    def close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._broom.shutdown(wait=False, cancel_futures=True)
        self._connections.close()

    async def _ask(self, question: Callable[[psycopg.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._connections.use, question)
        except psycopg.Error:
            raise Unavailable from None


def sweep(address: str) -> bool:
    """Whether dead rows left the tables. On a separate connection that may take its time: nobody waits for it."""
    try:
        with connect(address, patience=None, options="-c statement_timeout=0 -c lock_timeout=2s") as on:
            on.execute("VACUUM (SKIP_LOCKED) entries, tables, transfers")
    except psycopg.Error as why:
        LOG.warning("vacuum failed", extra={"why": why.sqlstate or type(why).__name__})
        return False
    return True


def _forget(on: psycopg.Connection, limit: int, before: int, codes_until: int, spared: list[int]) -> list[int]:
    with on.transaction():
        mine = on.execute("SELECT pg_try_advisory_xact_lock(%s)", (FORGETTING,)).fetchone()
        if mine is None or not mine[0]:
            return []
        rested = on.execute("DELETE FROM spent_codes WHERE until < %s RETURNING table_id", (before,)).fetchall()
        on.execute("DELETE FROM entries WHERE table_id = ANY(%s)", ([table for (table,) in rested],))
        old = on.execute(OLDEST, (limit, spared, SLICE)).fetchall()
        tables = [table for table, _ in old]
        heads: dict[int, int] = dict(on.execute(HEADS, (tables,)).fetchall())
        on.execute("DELETE FROM entries WHERE table_id = ANY(%s)", (tables,))
        last = [heads.get(table, 0) + 1 for table in tables]
        on.execute(INSERT, (tables, last, [FORGOTTEN] * len(tables)))
        on.execute(SPEND, (codes_until, [code for _, code in old], tables))
        return tables
