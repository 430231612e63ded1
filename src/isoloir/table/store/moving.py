"""Moves a server's tables from SQLite to PostgreSQL or back, running games included: the log is all there is."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import psycopg

from .postgres.connection import connect as connect_postgres
from .postgres.opening import made_ready
from .postgres.postgres_schema import meta, put, version_of
from .postgres.postgres_writer import INSERT
from .postgres.trouble import must_be_new_enough
from .sqlite.files import DATABASE, make_file
from .sqlite.lock import DataLock
from .sqlite.migrations import migrate
from .sqlite.private_rows import apart, together
from .sqlite.sqlite_log import connect as connect_sqlite

SLICE = 500
SECRETS = ("push-key",)
"""What moves along with the tables: by this one, push services know a house again."""


class BadMove(Exception):
    """`key` says why nothing was moved: nothing, empty, not-empty, in-use."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Moved(NamedTuple):
    tables: int
    entries: int


def to_postgres(data: Path, address: str, house: str) -> Moved:
    """The server on this folder is stopped, and no node uses the database yet. One transaction: all or nothing."""
    if not (data / DATABASE).exists():
        raise BadMove("nothing")
    with (
        DataLock(data),
        closing(connect_sqlite(data / DATABASE)) as old,
        _ready(address, house) as new,
    ):
        must_be_free(new)
        _must_be_empty(new.execute("SELECT count(*) FROM tables").fetchone())
        with new.transaction():
            new.execute("SET LOCAL statement_timeout = 0")
            new.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
            tables = old.execute("SELECT id, code, touched, wakes FROM tables ORDER BY id").fetchall()
            given = "INSERT INTO tables (id, code, touched, wakes) OVERRIDING SYSTEM VALUE VALUES (%s, %s, %s, %s)"
            new.cursor().executemany(given, tables)
            new.execute("SELECT setval(pg_get_serial_sequence('tables', 'id'), greatest(max(id), 1)) FROM tables")
            for name, value in old.execute("SELECT key, value FROM meta").fetchall():
                if name in SECRETS:
                    put(new, name, str(value))
            spent = old.execute("SELECT code, until FROM spent_codes").fetchall()
            new.cursor().executemany("INSERT INTO spent_codes (code, until) VALUES (%s, %s)", spent)
            rows = old.execute("SELECT table_id, number, body FROM entries ORDER BY table_id, number")
            count = 0
            while some := rows.fetchmany(SLICE):
                ids, numbers, bodies = zip(*some, strict=True)
                new.execute(INSERT, (list(ids), list(numbers), [together(bytes(body)) for body in bodies]))
                count += len(some)
        return Moved(len(tables), count)


def to_sqlite(address: str, house: str, data: Path) -> Moved:
    """Into a folder without tables. The database is left as it is."""
    must_be_begun(address)
    with DataLock(data), _ready(address, house) as old:
        must_be_free(old)
        with closing(_prepared(data / DATABASE)) as new:
            _must_be_empty(new.execute("SELECT count(*) FROM tables").fetchone())
            new.execute("BEGIN IMMEDIATE")
            tables = old.execute("SELECT id, code, touched, wakes FROM tables ORDER BY id").fetchall()
            new.executemany("INSERT INTO tables (id, code, touched, wakes) VALUES (?, ?, ?, ?)", tables)
            new.executemany("REPLACE INTO spent_codes VALUES (?, ?)", _spent(old))
            secrets = [(name, value) for name in SECRETS if (value := meta(old, name)) is not None]
            new.executemany("REPLACE INTO meta (key, value) VALUES (?, ?)", secrets)
            count = sum(_copied(old, new, int(table)) for table, *_ in tables)
            new.execute("COMMIT")
        return Moved(len(tables), count)


def _ready(address: str, house: str) -> psycopg.Connection:
    """All its tables go through one question, however long that takes."""
    made_ready(address, house).close()
    return connect_postgres(address, patience=None)


def _prepared(path: Path) -> sqlite3.Connection:
    make_file(path)
    connection = connect_sqlite(path)
    migrate(connection)
    return connection


def _copied(old: psycopg.Connection, new: sqlite3.Connection, table: int) -> int:
    wanted = "SELECT table_id, number, body FROM entries WHERE table_id = %s ORDER BY number"
    rows = old.execute(wanted, (table,), binary=True).fetchall()
    laid = [(table_id, number, apart(body)) for table_id, number, body in rows]
    new.executemany("INSERT INTO entries (table_id, number, body) VALUES (?, ?, ?)", laid)
    return len(laid)


def _spent(old: psycopg.Connection) -> Iterable[tuple[str, int]]:
    return [(str(code), int(until)) for code, until in old.execute("SELECT code, until FROM spent_codes").fetchall()]


def _must_be_empty(count: tuple[int, ...] | None) -> None:
    if count is None or count[0]:
        raise BadMove("not-empty")


def must_be_free(database: psycopg.Connection) -> None:
    live = "SELECT 1 FROM nodes WHERE NOT gone AND beat > clock_timestamp() - interval '6 seconds' LIMIT 1"
    if database.execute(live).fetchone() is not None:
        raise BadMove("in-use")


def must_be_begun(address: str) -> None:
    """A database without our tables has nothing to give, and gets none: the address may be a mistake."""
    with closing(connect_postgres(address)) as looking:
        must_be_new_enough(looking)
        if version_of(looking) == 0:
            raise BadMove("empty")
