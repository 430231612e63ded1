"""The tables of the database, made step by step: forward only, each step once, a copy kept before."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence

from ..interface import NewerData

FIRST = (
    """
    CREATE TABLE tables (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        code TEXT NOT NULL UNIQUE,
        touched INTEGER NOT NULL
    )
    """,
    """
    CREATE TABLE entries (
        table_id INTEGER NOT NULL,
        number INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID
    """,
    "CREATE TABLE spent_codes (code TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID",
    "CREATE TABLE meta (key TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID",
)

IN_ORDER_OF_WRITING = (
    "ALTER TABLE entries RENAME TO entries_by_table",
    "CREATE TABLE entries (table_id INTEGER NOT NULL, number INTEGER NOT NULL, body BLOB NOT NULL)",
    "INSERT INTO entries SELECT table_id, number, body FROM entries_by_table ORDER BY table_id, number",
    "DROP TABLE entries_by_table",
    "CREATE UNIQUE INDEX entries_of_table ON entries (table_id, number)",
)
"""What many tables write at once goes onto a few pages at the end, not onto one page per table."""

STEPS: tuple[tuple[str, ...], ...] = (FIRST, IN_ORDER_OF_WRITING)
"""Append; never change or remove one that was released."""


def version_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(
    connection: sqlite3.Connection, before: Callable[[int], None], steps: Sequence[Sequence[str]] = STEPS
) -> None:
    """All or nothing; `before` is called with the old version if there is something to lose."""
    version = version_of(connection)
    if version > len(steps):
        raise NewerData(version)
    if version == len(steps):
        return
    if version > 0:
        before(version)
    connection.execute("BEGIN IMMEDIATE")
    for step in steps[version:]:
        for statement in step:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {len(steps)}")
    connection.execute("COMMIT")
