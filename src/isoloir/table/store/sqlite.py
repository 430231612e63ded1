"""The log in SQLite: one file, written by one thread, read beside it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import TypeVar
from urllib.parse import quote

from ..log.codec import Rewrite
from .backup import copy
from .files import Identity, make_file
from .health import OTHER, Gone, Health
from .interface import Clock, Conflict, Done, Lane, Unavailable, Verdict
from .lived import Lived
from .migrations import migrate
from .room import FORGOTTEN_AT_ONCE, check_whole, erase, let_it_shrink, shrink
from .sqlite_writer import SqliteWriter
from .writer import Batch

T = TypeVar("T")

SCRUB_MS = 50
TOUCH_EVERY = 600_000
"""A table's last act is known to within ten minutes."""
WATCHFUL = 3_600_000
"""For so long after a start it may turn out that its clock was wrong; and so often a large file is read through."""
LOOKED_THROUGH = 4_096
"""A file of so many pages is read through at every beat."""


def connect(path: Path, busy_ms: int = 2_000, **pragmas: int) -> sqlite3.Connection:
    """Every commit is on disk when it returns, and readers never wait for the writer. Makes no file."""
    there = f"file:{quote(str(path))}?mode=rw"
    connection = sqlite3.connect(there, uri=True, isolation_level=None, check_same_thread=False)
    settings = {
        "page_size": 4096,  # a new file's; how rows are laid out depends on it
        "auto_vacuum": "INCREMENTAL",  # a new file's; what is forgotten gives its room back
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
    """Brings an older file up to date first, and keeps a copy of it as it was. Raises Damaged."""
    make_file(path)
    connection = connect(path, busy_ms, **pragmas)
    try:
        check_whole(connection)
        migrate(connection, lambda version: copy(path, path.with_name(f"{path.name}.before-{version + 1}")))
        let_it_shrink(connection)
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
        meta: dict[str, int] = dict(connection.execute("SELECT key, value FROM meta"))
        self.was_alive = meta.get("alive")
        self._lived = Lived(clock, self.was_alive, meta.get("lived"))
        self._path, self._clock, self._connection = path, clock, connection
        self._health, self._identity = Health(), Identity(path)
        self._writer = SqliteWriter(connection, asyncio.get_running_loop(), self._health, self._identity)
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="log-reader")
        self._touched: dict[int, int] = {}
        self._traces = not scrub(connection)
        """Something erased may still stand in the files. At a start, what a server that was killed had no time for."""
        self._has_copy = False
        self._looked = 0
        """How many times the whole of a large file was read."""

    @property
    def is_well(self) -> bool:
        return not self.trouble

    @property
    def trouble(self) -> str:
        return self._health.trouble or ("" if self._writer.is_well else OTHER)

    @property
    def faults(self) -> Mapping[str, int]:
        return self._health.faults

    def observe(self, commits: Callable[[float], None]) -> None:
        """Has every commit's seconds told, for the metrics."""
        self._writer.observe = commits

    def append(
        self, lane: Lane, first: int, entries: Sequence[bytes], done: Done, rewrite: Rewrite | None = None
    ) -> None:
        if rewrite is not None:
            done = self._leaving_traces(done)
        self._writer.put(Batch(lane, first, entries, done, rewrite))
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
        born = self._lived.now()

        def work(connection: sqlite3.Connection) -> int | None:
            resting = "SELECT 1 FROM spent_codes WHERE code = ? AND until > ?"
            if connection.execute(resting, (code, now)).fetchone():
                return None
            made = connection.execute("INSERT INTO tables (code, touched) VALUES (?, ?)", (code, born)).lastrowid
            rows = [(made, number, body) for number, body in enumerate(entries, 1)]
            connection.executemany("INSERT INTO entries (table_id, number, body) VALUES (?, ?, ?)", rows)
            return made

        try:
            made: int | None = await self._writer.do(work)
        except Conflict:
            return None
        if made is not None:
            self._touched[made] = born
        return made

    async def forget(self, before: int, codes_until: int, spared: Collection[int] = ()) -> list[int]:
        """By the time that was lived through; a few tables at once, so that nobody who chooses waits long."""
        limit = self._lived.now() - (self._clock.now() - before)
        due = [each for each in await self._due(limit) if each[0] not in spared]
        if due:
            await self._keep_copy()
        for at in range(0, len(due), FORGOTTEN_AT_ONCE):
            await self._writer.do(partial(erase, due[at : at + FORGOTTEN_AT_ONCE], codes_until))
        await self._writer.do(
            lambda connection: connection.execute("DELETE FROM spent_codes WHERE until < ?", (before,))
        )
        for table, _ in due:
            self._touched.pop(table, None)
        self._drop_copies(before)
        self._traces = self._traces or bool(due)
        await self._shrink()
        await self.scrub()
        return [table for table, _ in due]

    async def _due(self, limit: int) -> list[tuple[int, str]]:
        wanted = "SELECT id, code FROM tables WHERE touched < ? ORDER BY id"
        return await self._ask(lambda connection: connection.execute(wanted, (limit,)).fetchall())

    async def _keep_copy(self) -> None:
        """What a start forgets, it forgets because of what its clock says: that can be taken back for a while."""
        if self._lived.running < WATCHFUL and not self._has_copy and self.was_alive is not None:
            self._has_copy = True
            kept = self._path.with_name(f"{self._path.name}.before-forgetting")
            with suppress(sqlite3.Error, OSError):
                await asyncio.get_running_loop().run_in_executor(self._readers, copy, self._path, kept)

    def _drop_copies(self, before: int) -> None:
        """Copies kept before something was changed hold nothing by now that would not have been forgotten."""
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
        """Looks, too, whether the file is still there and whole."""
        alive, times = "REPLACE INTO meta (key, value) VALUES ('alive', ?), ('lived', ?)", (now, self._lived.now())
        await self._ask(self._look, "looking")
        await self._writer.do(lambda connection: connection.execute(alive, times).rowcount)
        await self.scrub()

    def _look(self, connection: sqlite3.Connection) -> None:
        self._identity.check()
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        if pages <= LOOKED_THROUGH or self._lived.running // WATCHFUL > self._looked:
            self._looked = self._lived.running // WATCHFUL
            check_whole(connection)

    def close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._connection.close()

    async def _ask(self, question: Callable[[sqlite3.Connection], T], doing: str = "reading") -> T:
        def run() -> T:
            with closing(connect(self._path)) as connection:
                return question(connection)

        try:
            answer = await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except (sqlite3.Error, Gone) as why:
            self._health.failed(doing, why)
            raise Unavailable from None
        self._health.fine(doing)
        return answer
