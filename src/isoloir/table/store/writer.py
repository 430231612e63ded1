"""One thread that writes: what queued up meanwhile goes to disk together, and answers follow the commit."""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, TypeAlias

from ..log.codec import Rewrite
from .interface import Conflict, Done, Lane, Unavailable, Unwritable, Verdict

LOG = logging.getLogger(__name__)

MOST_AT_ONCE = 500
CHUNKS = (128, 32, 8, 2, 1)
"""So many rows in one statement: the thread gives way to the loop, and has to wait for its turn again, at each."""
INSERTS = {
    size: "INSERT INTO entries (table_id, number, body) VALUES " + ", ".join(["(?, ?, ?)"] * size) for size in CHUNKS
}


class Batch:
    """Entries of one lane, checked one after another."""

    __slots__ = ("at", "done", "lane", "rewrite", "rows")

    def __init__(
        self, lane: Lane, first: int, entries: Sequence[bytes], done: Done, rewrite: Rewrite | None = None
    ) -> None:
        self.at = perf_counter()
        self.lane = lane
        self.done = done
        self.rewrite = rewrite
        self.rows = [(lane.table, number, body) for number, body in enumerate(entries, first)]


class Job:
    """Something else to be done in a transaction of its own, or `bare`, in none."""

    __slots__ = ("bare", "future", "work")

    def __init__(
        self, work: Callable[[sqlite3.Connection], Any], future: asyncio.Future[Any] | None, *, bare: bool = False
    ) -> None:
        self.work = work
        self.future = future
        self.bare = bare


Work: TypeAlias = Batch | Job
Row: TypeAlias = tuple[int, int, bytes]
Judged: TypeAlias = tuple[Batch, Verdict]


class Writer:
    """`is_well` is whether the last thing it tried went well. The connection is the thread's alone."""

    def __init__(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self._connection = connection
        self._loop = loop
        self._queue: queue.SimpleQueue[list[Work] | None] = queue.SimpleQueue()
        self._next: list[Work] = []
        self._thread = threading.Thread(target=self._run, name="log-writer", daemon=True)
        self.is_well = True
        self.observe: Callable[[float], None] = lambda seconds: None
        """Told how long the oldest of a commit took from accepted to on disk."""
        self._thread.start()

    def put(self, work: Work) -> None:
        """What comes in one turn of the loop wakes the thread once."""
        self._next.append(work)
        if len(self._next) == 1:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        if self._next:
            works, self._next = self._next, []
            self._queue.put(works)

    async def do(self, work: Callable[[sqlite3.Connection], Any], *, bare: bool = False) -> Any:
        future: asyncio.Future[Any] = self._loop.create_future()
        self.put(Job(work, future, bare=bare))
        return await future

    def post(self, work: Callable[[sqlite3.Connection], Any]) -> None:
        """Done in passing; nobody waits for it."""
        self.put(Job(work, None))

    def close(self) -> None:
        """What is queued is still written."""
        self._hand_over()
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        closing = False
        while not closing:
            works, closing = self._gather()
            self._write([work for work in works if isinstance(work, Batch)])
            for work in works:
                if isinstance(work, Job):
                    self._do(work)

    def _gather(self) -> tuple[list[Work], bool]:
        works: list[Work] = []
        more = self._queue.get()
        while more is not None:
            works += more
            if len(works) >= MOST_AT_ONCE:
                return works, False
            try:
                more = self._queue.get_nowait()
            except queue.Empty:
                return works, False
        return works, True

    def _write(self, batches: list[Batch]) -> None:
        if batches:
            verdicts = self._commit_all(batches)
            self._tell(lambda: self._settle(verdicts))

    def _commit_all(self, batches: list[Batch]) -> list[Judged]:
        """All in one transaction; if a number was taken or a rewrite failed, each again by itself."""
        broken: list[Judged] = [(batch, Conflict()) for batch in batches if batch.lane.broken]
        sound = [batch for batch in batches if not batch.lane.broken]
        verdict = self._commit(sound)
        if isinstance(verdict, Conflict | Unwritable) and len(sound) > 1:
            return broken + [(batch, Conflict() if batch.lane.broken else self._alone(batch)) for batch in sound]
        if verdict is not None:
            for batch in sound:
                batch.lane.broken = True
        return broken + [(batch, verdict) for batch in sound]

    def _alone(self, batch: Batch) -> Verdict:
        verdict = self._commit([batch])
        batch.lane.broken = verdict is not None
        return verdict

    def _commit(self, batches: list[Batch]) -> Verdict:
        rows = [row for batch in batches for row in batch.rows]
        if not rows:
            return None
        erasures = [(batch.lane.table, batch.rewrite) for batch in batches if batch.rewrite is not None]

        def work(connection: sqlite3.Connection) -> None:
            insert(connection, rows)
            for table, rewrite in erasures:
                update(connection, table, rewrite)

        _, verdict = self._within(work)
        return verdict

    def _within(self, work: Callable[[sqlite3.Connection], Any]) -> tuple[Any, Verdict]:
        """In one transaction: on disk when this returns, or undone."""
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            result = work(connection)
            connection.execute("COMMIT")
        except Unwritable as why:
            self._undo()
            LOG.exception("rewrite failed")
            return None, why
        except Exception as why:
            self._undo()
            if isinstance(why, sqlite3.IntegrityError):
                return None, Conflict()
            if not isinstance(why, sqlite3.Error):
                LOG.exception("write failed")
            self.is_well = False
            return None, Unavailable()
        self.is_well = True
        return result, None

    def _beside(self, work: Callable[[sqlite3.Connection], Any]) -> tuple[Any, Unavailable | None]:
        """Between two transactions, so that it never stands in the way of one."""
        try:
            return work(self._connection), None
        except sqlite3.Error:
            return None, Unavailable()

    def _undo(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def _do(self, job: Job) -> None:
        result, verdict = self._beside(job.work) if job.bare else self._within(job.work)
        if job.future is not None:
            future = job.future
            self._tell(lambda: _answer(future, result, verdict))

    def _settle(self, verdicts: list[Judged]) -> None:
        self.observe(perf_counter() - min(batch.at for batch, _ in verdicts))
        for batch, verdict in verdicts:
            batch.done(verdict)

    def _tell(self, news: Callable[[], None]) -> None:
        try:
            self._loop.call_soon_threadsafe(news)
        except RuntimeError:
            return  # the loop is closed: nobody is left to be told


def insert(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    at = 0
    for size in CHUNKS:
        while len(rows) - at >= size:
            connection.execute(INSERTS[size], [value for row in rows[at : at + size] for value in row])
            at += size


def update(connection: sqlite3.Connection, table: int, rewrite: Rewrite) -> None:
    wanted = "SELECT body FROM entries WHERE table_id = ? ORDER BY number"
    log = [row[0] for row in connection.execute(wanted, (table,))]
    try:
        changed = rewrite(log)
    except Exception as why:
        raise Unwritable from why
    rows = [(body, table, number) for number, body in changed.items()]
    connection.executemany("UPDATE entries SET body = ? WHERE table_id = ? AND number = ?", rows)


def _answer(future: asyncio.Future[Any], result: Any, verdict: Verdict) -> None:
    if future.done():
        return
    if verdict is None:
        future.set_result(result)
    else:
        future.set_exception(verdict)
