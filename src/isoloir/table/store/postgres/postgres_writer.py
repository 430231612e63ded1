"""How entries get into PostgreSQL: one statement a commit, in autocommit, so that nothing is held while Python runs."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import psycopg

from ..interface import Conflict, Lane, Unavailable, Unknown, Unwritable, Verdict
from ..writer import Batch, Job, Judged, Row, Writer
from .connection import connect_to_write, is_lost, timeline_of

LOG = logging.getLogger(__name__)

INSERT = "INSERT INTO entries (table_id, number, body) SELECT * FROM unnest(%b::bigint[], %b::int[], %b::bytea[])"
APPEND = (
    "INSERT INTO entries (table_id, number, body) SELECT added.id, CASE WHEN added.behind = 0 OR EXISTS "
    "(SELECT 1 FROM entries WHERE entries.table_id = added.id AND entries.number = added.behind) "
    "THEN added.number END, added.body "
    "FROM unnest(%b::bigint[], %b::int[], %b::bytea[], %b::int[]) AS added (id, number, body, behind)"
)
"""Behind a gap there's no number, and without one nothing at all is kept: a replica that took over may lack some."""
WAKE = (
    "WITH woken AS (UPDATE tables SET wakes = given.at FROM unnest(%b::bigint[], %b::bigint[]) AS given (id, at) "
    "WHERE tables.id = given.id) "
)
"""In the same statement as the entries that say so."""
REWRITE = (
    f"WITH added AS ({APPEND}) UPDATE entries SET body = changed.body "
    "FROM unnest(%b::int[], %b::bytea[]) AS changed (number, body) "
    "WHERE entries.table_id = %b AND entries.number = changed.number"
)
"""One statement. If the new number is taken, nothing is rewritten; if not, nothing has changed since the reading."""
HEADS = "SELECT table_id, max(number) FROM entries WHERE table_id = ANY(%b) GROUP BY table_id"
LATER = "SELECT body FROM entries WHERE table_id = %s AND number > %s ORDER BY number"
SOME = "SELECT number, body FROM entries WHERE table_id = %s AND number = ANY(%s)"


class PostgresWriter(Writer[psycopg.Connection]):
    def __init__(self, address: str, connection: psycopg.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self._address = address
        self._connection: psycopg.Connection | None = connection
        self.conflicts = self.unknowns = 0
        self._timeline, self._since = _timeline(connection), 0
        """Lanes that are older than this were read before the database failed over."""
        super().__init__(loop)

    def commit(self, batches: list[Batch]) -> list[Judged]:
        self._look_for_a_failover()
        for batch in batches:
            batch.lane.broken = batch.lane.broken or batch.lane.born < self._since
        broken: list[Judged] = [(batch, Conflict()) for batch in batches if batch.lane.broken]
        sound = [batch for batch in batches if not batch.lane.broken]
        erasing = {batch.lane for batch in sound if batch.rewrites}
        judged = self._together([batch for batch in sound if batch.lane not in erasing])
        for batch in sound:
            if batch.lane in erasing:
                judged.append((batch, Conflict() if batch.lane.broken else self._alone(batch)))
        return broken + judged

    def _together(self, batches: list[Batch]) -> list[Judged]:
        """A conflict in one table costs the others one extra query, and nothing else."""
        judged: list[Judged] = []
        while batches:
            verdict = self._try(partial(_insert, rows=_rows(batches), wakes=_wakes(batches)))
            if not isinstance(verdict, Conflict):
                return judged + _all(batches, verdict)
            behind = self._behind(batches)
            if isinstance(behind, Unavailable | Unknown):
                return judged + _all(batches, Unavailable())
            behind = behind or _rivals(batches) or {batch.lane.table for batch in batches}
            lost = [batch for batch in batches if batch.lane.table in behind]
            self.conflicts += len(behind)
            judged += _all(lost, Conflict())
            batches = [batch for batch in batches if batch.lane.table not in behind]
        return judged

    def _behind(self, batches: list[Batch]) -> set[int] | Unavailable | Unknown:
        firsts: dict[int, int] = {}
        for batch in batches:
            firsts.setdefault(batch.lane.table, batch.rows[0][1])
        try:
            heads: dict[int, int] = dict(self._connected().execute(HEADS, (list(firsts),)).fetchall())
        except psycopg.Error as why:
            return self._failed(why)
        return {table for table, first in firsts.items() if heads.get(table, 0) != first - 1}

    def _alone(self, batch: Batch) -> Verdict:
        """With a rewrite: entries are read and rewritten outside, then everything goes in one statement."""
        try:
            changes = self._changes(batch)
        except psycopg.Error as why:
            verdict: Verdict = self._failed(why)
            verdict = Unavailable() if isinstance(verdict, Unknown) else verdict
        except Exception:
            LOG.exception("rewrite failed")
            verdict = Unwritable()
        else:
            verdict = self._try(lambda connection: _rewrite(connection, batch, changes))
        batch.lane.broken = verdict is not None
        return verdict

    def _changes(self, batch: Batch) -> Mapping[int, bytes]:
        new = {number: body for _, number, body in batch.rows}
        changed: dict[int, bytes] = {}
        for rewrite in batch.rewrites:
            later = self._connected().execute(LATER, (batch.lane.table, rewrite.known)).fetchall()
            rewrite.look([*(row[0] for row in later), *new.values()])
            old = self._connected().execute(SOME, (batch.lane.table, list(rewrite.changes))).fetchall()
            bodies = {**dict(old), **new, **changed}
            changed |= {number: rewrite.blank(number, bodies[number]) for number in rewrite.changes}
        return changed

    def perform(self, job: Job[psycopg.Connection]) -> tuple[Any, Verdict]:
        result: list[Any] = [None]

        def work(connection: psycopg.Connection) -> None:
            result[0] = job.work(connection)

        verdict = self._try(work)
        return result[0], verdict

    def _try(self, work: Callable[[psycopg.Connection], None]) -> Verdict:
        try:
            connection = self._connected()
        except psycopg.Error as why:
            self._failed(why)
            return Unavailable()
        try:
            work(connection)
        except (psycopg.errors.UniqueViolation, psycopg.errors.NotNullViolation):
            return Conflict()
        except psycopg.Error as why:
            return self._failed(why)
        except Exception:
            LOG.exception("write failed")
            return Unavailable()
        self.is_well = True
        return None

    def _failed(self, why: psycopg.Error) -> Unavailable | Unknown:
        """Refused by the database: nothing was kept. Cut off from it: we can't tell.

        A lock we don't get means another writer is about to write that number: perhaps the same command, sent earlier.
        """
        self.is_well = False
        connection = self._connection
        LOG.warning("store failed", extra={"why": why.sqlstate or type(why).__name__})
        if isinstance(why, psycopg.errors.LockNotAvailable):
            self.unknowns += 1
            return Unknown()
        if connection is None or not is_lost(connection, why):
            return Unavailable()
        self._connection = None
        connection.close()
        self.unknowns += 1
        return Unknown()

    def _look_for_a_failover(self) -> None:
        """Connecting tells; one that can't be made now is made when there's something to write."""
        try:
            self._connected()
        except psycopg.Error:
            return

    def _connected(self) -> psycopg.Connection:
        if self._connection is None:
            made = connect_to_write(self._address)
            timeline = _timeline(made)
            if timeline != self._timeline:
                LOG.warning("the store failed over")
                self._timeline, self._since = timeline, Lane(0).born
            self._connection = made
        return self._connection

    def close(self) -> None:
        super().close()
        if self._connection is not None:
            self._connection.close()


def _timeline(made: psycopg.Connection) -> str:
    """A server that's still a replica lets us in, and can't say: then the connection is no use."""
    try:
        return timeline_of(made)
    except BaseException:
        made.close()
        raise


def _all(batches: list[Batch], verdict: Verdict) -> list[Judged]:
    for batch in batches:
        batch.lane.broken = verdict is not None
    return [(batch, verdict) for batch in batches]


def _rivals(batches: list[Batch]) -> set[int]:
    """Tables that two lanes write at once: if nobody else was faster, they're in each other's way."""
    lanes = {batch.lane for batch in batches}
    return {table for table, count in Counter(lane.table for lane in lanes).items() if count > 1}


def _rows(batches: list[Batch]) -> list[Row]:
    """Sorted by table: two nodes writing two tables in opposite order would deadlock."""
    return sorted((row for batch in batches for row in batch.rows), key=lambda row: row[:2])


def _wakes(batches: list[Batch]) -> dict[int, int]:
    return {batch.lane.table: batch.wakes for batch in batches if batch.wakes is not None}


def _insert(connection: psycopg.Connection, rows: list[Row], wakes: dict[int, int]) -> None:
    if wakes:
        connection.execute(WAKE + APPEND, (list(wakes), list(wakes.values()), *_appended(rows)))
    else:
        connection.execute(APPEND, _appended(rows))


def _appended(rows: Sequence[Row]) -> tuple[list[int], list[int], list[bytes], list[int]]:
    """The first of each table has to follow the one before it; the rest follows that."""
    tables, numbers, bodies = zip(*rows, strict=True)
    pairs = zip((0, *tables[:-1]), rows, strict=True)
    behind = [0 if before == table else number - 1 for before, (table, number, _) in pairs]
    return list(tables), list(numbers), list(bodies), behind


def _rewrite(connection: psycopg.Connection, batch: Batch, changes: Mapping[int, bytes]) -> None:
    new = {number for _, number, _ in batch.rows}
    rows = [(table, number, changes.get(number, body)) for table, number, body in batch.rows]
    old = {number: body for number, body in changes.items() if number not in new}
    connection.execute(REWRITE, (*_appended(rows), list(old), list(old.values()), batch.lane.table))
