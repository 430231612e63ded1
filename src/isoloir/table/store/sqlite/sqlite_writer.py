"""How entries get into SQLite: one transaction for all that queued up, each alone again where a number was taken."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ...log.codec import Rewrite
from ..interface import Conflict, Unavailable, Unknown, Unwritable, Verdict
from ..writer import Batch, Job, Judged, Row, Writer
from .file_health import Gone, Health
from .files import Identity
from .private_rows import apart

LOG = logging.getLogger(__name__)

MANY, SOME = 128, 32
"""Rows per statement: at each statement the thread yields to the loop and has to wait for its turn again."""
INSERT = "INSERT OR ROLLBACK INTO entries (table_id, number, body) VALUES "
"""If a number is taken, all of it is undone: SQLite needs no journal of each statement, kept in a file."""
INSERTS = {size: INSERT + ", ".join(["(?, ?, ?)"] * size) for size in (MANY, *range(1, SOME + 1))}

ONE = "SELECT body FROM entries WHERE table_id = ? AND number = ?"
CHANGE = "UPDATE entries SET body = ? WHERE table_id = ? AND number = ?"


class SqliteWriter(Writer[sqlite3.Connection]):
    def __init__(
        self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop, health: Health, identity: Identity
    ) -> None:
        self._connection, self._health, self._identity = connection, health, identity
        super().__init__(loop)

    def perform(self, job: Job[sqlite3.Connection]) -> tuple[Any, Verdict]:
        return self._beside(job.work) if job.bare else self._within(job.work)

    def commit(self, batches: list[Batch]) -> list[Judged]:
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
        erasures = [(batch.lane.table, rewrite) for batch in batches for rewrite in batch.rewrites]
        wakes = [(batch.wakes, batch.lane.table) for batch in batches if batch.wakes is not None]

        def work(connection: sqlite3.Connection) -> None:
            insert(connection, rows)
            for table, rewrite in erasures:
                update(connection, table, rewrite)
            connection.executemany("UPDATE tables SET wakes = ? WHERE id = ?", wakes)

        _, verdict = self._within(work, is_one=len(rows) <= SOME and not erasures and not wakes)
        return verdict

    def _within(self, work: Callable[[sqlite3.Connection], Any], *, is_one: bool = False) -> tuple[Any, Verdict]:
        """In one transaction: when this returns it's on disk, in the file the next start will read, or undone.

        Unless the file went somewhere else meanwhile: then it's Unknown, for it may come back.

        `is_one`: it's a single statement, and so a transaction by itself.
        """
        connection = self._connection
        if self._health.is_damaged:
            return None, Unavailable()
        try:
            self._identity.check()
            if not is_one:
                connection.execute("BEGIN IMMEDIATE")
            result = work(connection)
            if not is_one:
                connection.execute("COMMIT")
        except Unwritable as why:
            self._undo()
            LOG.exception("rewrite failed")
            return None, why
        except Exception as why:
            self._undo()
            if isinstance(why, sqlite3.IntegrityError):
                return None, Conflict()
            if not isinstance(why, sqlite3.Error | Gone):
                LOG.exception("write failed")
            self._fell_ill(why)
            return None, Unavailable()
        return result, self._looked_after()

    def _looked_after(self) -> Unknown | None:
        """It's in the file that we hold open; has that been where it belongs until now?"""
        try:
            self._identity.check()
        except Gone as why:
            self._fell_ill(why)
            return Unknown()
        self.is_well = True
        self._health.fine("writing")
        return None

    def _fell_ill(self, why: Exception) -> None:
        self._health.failed("writing", why)
        self.is_well = False

    def _beside(self, work: Callable[[sqlite3.Connection], Any]) -> tuple[Any, Unavailable | None]:
        """Between two transactions, so that it never gets in the way of one."""
        try:
            return work(self._connection), None
        except sqlite3.Error as why:
            self._health.failed("writing", why)
            return None, Unavailable()

    def _undo(self) -> None:
        if self._connection.in_transaction:
            try:
                self._connection.execute("ROLLBACK")
            except sqlite3.Error as why:
                self._health.failed("writing", why)


def insert(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    at = 0
    while (left := len(rows) - at) > 0:
        size = MANY if left >= MANY else min(left, SOME)
        connection.execute(INSERTS[size], [value for row in rows[at : at + size] for value in row])
        at += size


def update(connection: sqlite3.Connection, table: int, rewrite: Rewrite) -> None:
    """One entry at a time: what we looked through before isn't read again, and a long log is never all in memory."""
    later = connection.execute(
        "SELECT body FROM entries WHERE table_id = ? AND number > ? ORDER BY number", (table, rewrite.known)
    )
    try:
        rewrite.look(row[0] for row in later)
        blank(connection, table, rewrite, rewrite.changes)
    except sqlite3.Error:
        raise
    except Exception as why:
        raise Unwritable from why


def blank(connection: sqlite3.Connection, table: int, rewrite: Rewrite, numbers: Iterable[int]) -> None:
    for number in numbers:
        (body,) = connection.execute(ONE, (table, number)).fetchone()
        connection.execute(CHANGE, (apart(rewrite.blank(number, body)), table, number))
