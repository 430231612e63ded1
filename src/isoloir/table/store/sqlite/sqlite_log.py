"""The log in SQLite: one file, written by one thread, read beside it."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TypeVar
from urllib.parse import quote

from ...log.codec import Rewrite
from ..interface import MOST_DUE, Clock, Conflict, Done, Lane, Unavailable, Verdict
from ..lived import Lived
from ..writer import Batch
from .backup import copy
from .file_health import OTHER, READABLE, UNLOCKED, Gone, Health
from .files import Identity, make_file, make_private
from .migrations import migrate
from .private_rows import apart, together
from .sqlite_writer import SqliteWriter, blank
from .upkeep import FORGOTTEN_AT_ONCE, check_whole, erase_some, orphans, shrink, unlist

LOG = logging.getLogger(__name__)

T = TypeVar("T")

SCRUB_MS = 50
TOUCH_EVERY = 600_000
"""A table's last act is known to within ten minutes."""
WATCHFUL = 3_600_000
"""How long after a start its clock may still turn out to be wrong."""
QUICK, SHARE = 0.09, 0.03
"""A check of the file that takes this many seconds runs at every beat; a longer one for this share of the time."""
SHARE_IF_WRITTEN = 0.25
"""The same if the file was written to: by us, now and then, or by something that shouldn't."""


def connect(path: Path, busy_ms: int = 2_000, **pragmas: int) -> sqlite3.Connection:
    """Every commit is on disk when it returns, and readers never wait for the writer. Makes no file."""
    there = f"file:{quote(str(path))}?mode=rw"
    connection = sqlite3.connect(there, uri=True, isolation_level=None, check_same_thread=False)
    settings = {
        "page_size": 4096,  # a new file's; how rows are laid out depends on it
        "auto_vacuum": "INCREMENTAL",  # a new file's; so that deleted data gives its space back
        "busy_timeout": busy_ms,
        "journal_mode": "WAL",
        "synchronous": "FULL",
        "secure_delete": "ON",  # deleted data leaves no trace in the file
        **pragmas,
    }
    for name, value in settings.items():
        connection.execute(f"PRAGMA {name}={value}")
    return connection


def reader(path: Path, busy_ms: int = 2_000) -> sqlite3.Connection:
    """Changes nothing, not even the file's layout: that would have to wait for the process that holds the file."""
    there = f"file:{quote(str(path))}?mode=rw"
    connection = sqlite3.connect(there, uri=True, isolation_level=None, check_same_thread=False, timeout=busy_ms / 1000)
    connection.execute("PRAGMA query_only=ON")
    return connection


def open_sqlite(path: Path, clock: Clock, busy_ms: int = 2_000, **pragmas: int) -> SqliteLog:
    """Migrates an older file first. Raises Damaged."""
    make_file(path)
    connection = connect(path, busy_ms, **pragmas)
    try:
        check_whole(connection)
        migrate(connection)
    except BaseException:
        connection.close()
        raise
    return SqliteLog(path, connection, clock)


def scrub(connection: sqlite3.Connection) -> bool:
    """Truncates the write-ahead log; doesn't wait for readers, so that players don't wait for it."""
    (patience,) = connection.execute("PRAGMA busy_timeout").fetchone()
    connection.execute(f"PRAGMA busy_timeout={SCRUB_MS}")
    try:
        blocked, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        connection.execute(f"PRAGMA busy_timeout={patience}")
    return not blocked


class SqliteLog:
    def __init__(self, path: Path, connection: sqlite3.Connection, clock: Clock) -> None:
        meta: dict[str, int] = dict(connection.execute("SELECT key, value FROM meta"))
        self.was_alive = meta.get("alive")
        self._lived = Lived(clock, self.was_alive, meta.get("lived"))
        if self._lived.jumped:
            hours = round(self._lived.jumped / 3_600_000, 1)
            LOG.warning(
                "the clock jumped, or the server was off for a long time: no table is forgotten because of it",
                extra={"hours": hours},
            )
        self._path, self._clock, self._connection = path, clock, connection
        self._health, self._identity = Health(), Identity(path)
        self._writer = SqliteWriter(connection, asyncio.get_running_loop(), self._health, self._identity)
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="log-reader")
        self._touched: dict[int, int] = {}
        self._traces = not scrub(connection)
        """Erased words may still be in the files. At a start: what a killed server had no time for."""
        self._has_copy = False
        self._looked_at = self._looked_for = 0.0
        """When the whole file was last checked, and how many seconds it took."""
        self._written = 0
        """What the file itself said then about when it was written."""

    @property
    def is_well(self) -> bool:
        return not self.trouble

    @property
    def trouble(self) -> str:
        return self._health.trouble or ("" if self._writer.is_well else OTHER)

    @property
    def jumped(self) -> int:
        return self._lived.moved or (self._lived.jumped if self._lived.running < WATCHFUL else 0)

    @property
    def notes(self) -> frozenset[str]:
        """What an operator should know of, though all is kept."""
        return self._health.notes

    @property
    def faults(self) -> Mapping[str, int]:
        return self._health.faults

    def observe(self, commits: Callable[[float], None]) -> None:
        """Reports how many seconds each commit took, for the metrics."""
        self._writer.observe = commits

    def append(
        self, lane: Lane, first: int, entries: Sequence[bytes], done: Done, rewrites: Sequence[Rewrite] = ()
    ) -> None:
        if rewrites:
            done = self._leaving_traces(done)
        self._writer.put(Batch(lane, first, [apart(body) for body in entries], done, rewrites))
        now = self._lived.now()
        if now - self._touched.get(lane.table, 0) > TOUCH_EVERY:
            self._touched[lane.table] = now
            touch = (now, lane.table)
            self._writer.post(
                lambda connection: connection.execute("UPDATE tables SET touched = ? WHERE id = ?", touch)
            )

    def _leaving_traces(self, done: Done) -> Done:
        def settled(verdict: Verdict) -> None:
            self._traces = True
            done(verdict)

        return settled

    async def blank(self, table: int, rewrite: Rewrite, numbers: Sequence[int]) -> None:
        try:
            await self._writer.attempt(partial(blank, table=table, rewrite=rewrite, numbers=numbers))
        finally:
            self._traces = True

    async def read(self, table: int, after: int = 0, most: int | None = None) -> list[bytes]:
        wanted = "SELECT body FROM entries WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?"
        asked = (table, after, -1 if most is None else most)
        return await self._ask(lambda on: [together(row[0]) for row in on.execute(wanted, asked)])

    async def heads(self, tables: Collection[int]) -> dict[int, int]:
        wanted = (
            "SELECT table_id, max(number) FROM entries WHERE table_id IN (SELECT value FROM json_each(?)) GROUP BY 1"
        )
        asked = (json.dumps(sorted(tables)),)
        return dict(await self._ask(lambda connection: connection.execute(wanted, asked).fetchall()))

    async def find(self, code: str) -> int | None:
        wanted = "SELECT id FROM tables WHERE code = ?"
        row = await self._ask(lambda connection: connection.execute(wanted, (code,)).fetchone())
        return None if row is None else int(row[0])

    async def create(self, code: str, entries: Sequence[bytes], now: int) -> int | None:
        born = self._lived.now()

        def work(connection: sqlite3.Connection) -> int | None:
            resting = "SELECT 1 FROM spent_codes WHERE code = ? AND until > ?"
            if connection.execute(resting, (code, now)).fetchone():
                return None
            made = connection.execute("INSERT INTO tables (code, touched) VALUES (?, ?)", (code, born)).lastrowid
            rows = [(made, number, apart(body)) for number, body in enumerate(entries, 1)]
            connection.executemany("INSERT INTO entries (table_id, number, body) VALUES (?, ?, ?)", rows)
            return made

        try:
            made = await self._writer.do(work)
        except Conflict:
            return None
        if made is not None:
            self._touched[made] = born
        return made

    async def forget(self, before: int, codes_until: int, spared: Collection[int] = ()) -> list[int]:
        """By the time the server actually ran; a few tables at once, so that players don't wait long."""
        limit = self._lived.now() - (self._clock.now() - before)
        due = [each for each in await self._due(limit) if each[0] not in spared]
        if due:
            await self._keep_copy()
        for at in range(0, len(due), FORGOTTEN_AT_ONCE):
            await self._writer.do(partial(unlist, due[at : at + FORGOTTEN_AT_ONCE], codes_until))
        left = await self._ask(orphans)
        for table in left:
            while await self._writer.do(partial(erase_some, table)):
                pass
        await self._writer.do(
            lambda connection: connection.execute("DELETE FROM spent_codes WHERE until < ?", (before,))
        )
        for table, _ in due:
            self._touched.pop(table, None)
        self._drop_copies(before)
        self._traces = self._traces or bool(left)
        await self._shrink()
        await self.scrub()
        return [table for table, _ in due]

    async def due(self, until: int) -> dict[int, int]:
        wanted = "SELECT id, wakes FROM tables WHERE wakes <= ? ORDER BY wakes LIMIT ?"
        return dict(await self._ask(lambda connection: connection.execute(wanted, (until, MOST_DUE)).fetchall()))

    async def wake(self, table: int, at: int | None) -> None:
        await self._writer.do(lambda on: on.execute("UPDATE tables SET wakes = ? WHERE id = ?", (at, table)).rowcount)

    async def kept(self, name: str, fresh: str) -> str:
        def work(on: sqlite3.Connection) -> str:
            on.execute("INSERT OR IGNORE INTO meta (key, value) VALUES (?, ?)", (name, fresh))
            return str(on.execute("SELECT value FROM meta WHERE key = ?", (name,)).fetchone()[0])

        return await self._writer.do(work)

    async def _due(self, limit: int) -> list[tuple[int, str]]:
        wanted = "SELECT id, code FROM tables WHERE touched < ? AND wakes IS NULL ORDER BY id"
        return await self._ask(lambda connection: connection.execute(wanted, (limit,)).fetchall())

    async def _keep_copy(self) -> None:
        """What a start deletes, it deletes on its clock's word: for a while that can be undone."""
        if self._lived.running < WATCHFUL and not self._has_copy and self.was_alive is not None:
            self._has_copy = True
            kept = self._path.with_name(f"{self._path.name}.before-forgetting")
            with suppress(sqlite3.Error, OSError):
                await asyncio.get_running_loop().run_in_executor(self._readers, copy, self._path, kept)

    def _drop_copies(self, before: int) -> None:
        """By now, copies kept before a change only hold what would have been deleted anyway."""
        if self._lived.running < WATCHFUL and self.was_alive is not None:
            return
        for copied in self._path.parent.glob(f"{self._path.name}.before-*"):
            if copied.stat().st_mtime * 1000 < before:
                copied.unlink(missing_ok=True)

    async def _shrink(self) -> None:
        with suppress(Unavailable):
            while await self._writer.do(shrink, bare=True):
                self._traces = True

    async def scrub(self) -> bool:
        if self._traces:
            try:
                self._traces = not await self._writer.do(scrub, bare=True)
            except Unavailable:
                return False
        return not self._traces

    async def beat(self, now: int) -> None:
        """Also checks that the file is still there and intact."""
        self._lived.look()
        alive, times = "REPLACE INTO meta (key, value) VALUES ('alive', ?), ('lived', ?)", (now, self._lived.now())
        await self._ask(self._look, "looking")
        await self._writer.do(lambda connection: connection.execute(alive, times).rowcount)
        await self.scrub()

    def _look(self, connection: sqlite3.Connection) -> None:
        self._health.noticed(UNLOCKED, self._identity.is_unlocked)
        self._health.noticed(READABLE, bool(make_private(self._path.parent)))
        now, written = perf_counter(), self._path.stat().st_mtime_ns
        share = SHARE if written == self._written else SHARE_IF_WRITTEN
        if self._looked_for < QUICK or now - self._looked_at >= self._looked_for / share:
            check_whole(connection)
            self._looked_at, self._looked_for, self._written = now, perf_counter() - now, written

    def close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._connection.close()

    async def _ask(self, question: Callable[[sqlite3.Connection], T], doing: str = "reading") -> T:
        def run() -> T:
            self._identity.check()
            with closing(reader(self._path)) as connection:
                return question(connection)

        try:
            answer = await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except (sqlite3.Error, Gone) as why:
            self._health.failed(doing, why)
            raise Unavailable from None
        self._health.fine(doing)
        return answer
