"""The log in SQLite: one file, written by one thread, read beside it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from ..log.codec import Rewrite
from .backup import copy
from .interface import Clock, Conflict, Done, Lane, Unavailable, Verdict
from .migrations import migrate
from .sqlite_writer import SqliteWriter
from .writer import Batch

T = TypeVar("T")

SCRUB_MS = 50
TOUCH_EVERY = 600_000
"""A table's last act is known to within ten minutes."""


def connect(path: Path, busy_ms: int = 2_000, **pragmas: int) -> sqlite3.Connection:
    """Every commit is on disk when it returns, and readers never wait for the writer."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    settings = {
        "page_size": 4096,  # a new file's; how rows are laid out depends on it
        "busy_timeout": busy_ms,
        "journal_mode": "WAL",
        "synchronous": "FULL",
        "secure_delete": "ON",  # what is forgotten leaves no trace in the file
        **pragmas,
    }
    for name, value in settings.items():
        connection.execute(f"PRAGMA {name}={value}")
    return connection


def open_sqlite(path: Path, clock: Clock, busy_ms: int = 2_000, **pragmas: int) -> SqliteLog:
    """Brings an older file up to date first, and keeps a copy of it as it was."""
    connection = connect(path, busy_ms, **pragmas)
    try:
        migrate(connection, lambda version: copy(path, path.with_name(f"{path.name}.before-{version + 1}")))
    except BaseException:
        connection.close()
        raise
    return SqliteLog(path, connection, clock)


def scrub(connection: sqlite3.Connection) -> bool:
    """Cuts the write-ahead log; does not wait for somebody who reads, so that nobody who chooses waits for it."""
    (patience,) = connection.execute("PRAGMA busy_timeout").fetchone()
    connection.execute(f"PRAGMA busy_timeout={SCRUB_MS}")
    try:
        blocked, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        connection.execute(f"PRAGMA busy_timeout={patience}")
    return not blocked


class SqliteLog:
    def __init__(self, path: Path, connection: sqlite3.Connection, clock: Clock) -> None:
        found = connection.execute("SELECT value FROM meta WHERE key = 'alive'").fetchone()
        self.was_alive: int | None = found[0] if found else None
        self._path, self._clock, self._connection = path, clock, connection
        self._writer = SqliteWriter(connection, asyncio.get_running_loop())
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="log-reader")
        self._touched: dict[int, int] = {}
        self._traces = not scrub(connection)
        """Something erased may still stand in the files. At a start, what a server that was killed had no time for."""

    @property
    def is_well(self) -> bool:
        return self._writer.is_well

    def observe(self, commits: Callable[[float], None]) -> None:
        """Has every commit's seconds told, for the metrics."""
        self._writer.observe = commits

    def append(
        self, lane: Lane, first: int, entries: Sequence[bytes], done: Done, rewrite: Rewrite | None = None
    ) -> None:
        if rewrite is not None:
            done = self._leaving_traces(done)
        self._writer.put(Batch(lane, first, entries, done, rewrite))
        now = self._clock.now()
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

    async def read(self, table: int, after: int = 0) -> list[bytes]:
        wanted = "SELECT body FROM entries WHERE table_id = ? AND number > ? ORDER BY number"
        return await self._ask(lambda connection: [row[0] for row in connection.execute(wanted, (table, after))])

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
        def work(connection: sqlite3.Connection) -> int | None:
            resting = "SELECT 1 FROM spent_codes WHERE code = ? AND until > ?"
            if connection.execute(resting, (code, now)).fetchone():
                return None
            made = connection.execute("INSERT INTO tables (code, touched) VALUES (?, ?)", (code, now)).lastrowid
            rows = [(made, number, body) for number, body in enumerate(entries, 1)]
            connection.executemany("INSERT INTO entries (table_id, number, body) VALUES (?, ?, ?)", rows)
            return made

        try:
            made: int | None = await self._writer.do(work)
        except Conflict:
            return None
        if made is not None:
            self._touched[made] = now
        return made

    async def forget(self, before: int, codes_until: int) -> list[int]:
        def work(connection: sqlite3.Connection) -> list[int]:
            old = connection.execute("SELECT id, code FROM tables WHERE touched < ?", (before,)).fetchall()
            connection.execute("DELETE FROM spent_codes WHERE until < ?", (before,))
            for table, code in old:
                connection.execute("DELETE FROM entries WHERE table_id = ?", (table,))
                connection.execute("DELETE FROM tables WHERE id = ?", (table,))
                connection.execute("REPLACE INTO spent_codes (code, until) VALUES (?, ?)", (code, codes_until))
            return [table for table, _ in old]

        gone: list[int] = await self._writer.do(work)
        for table in gone:
            self._touched.pop(table, None)
        self._drop_copies(before)
        self._traces = self._traces or bool(gone)
        await self.scrub()
        return gone

    def _drop_copies(self, before: int) -> None:
        """Copies kept before a migration or a restore hold nothing by now that would not have been forgotten."""
        for copied in self._path.parent.glob(f"{self._path.name}.before-*"):
            if copied.stat().st_mtime * 1000 < before:
                copied.unlink(missing_ok=True)

    async def scrub(self) -> bool:
        if self._traces:
            try:
                self._traces = not await self._writer.do(scrub, bare=True)
            except Unavailable:
                return False
        return not self._traces

    async def beat(self, now: int) -> None:
        alive = "REPLACE INTO meta (key, value) VALUES ('alive', ?)"
        await self._writer.do(lambda connection: connection.execute(alive, (now,)).rowcount)
        await self.scrub()

    def close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._connection.close()

    async def _ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        def run() -> T:
            with closing(connect(self._path)) as connection:
                return question(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except sqlite3.Error:
            raise Unavailable from None
