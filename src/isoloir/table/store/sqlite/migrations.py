"""The tables of the database, made step by step: forward only, each step once."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from ..interface import must_be_ours

FIRST = (
    """
    CREATE TABLE tables (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        code TEXT NOT NULL UNIQUE,
        touched INTEGER NOT NULL,
        wakes INTEGER
    )
    """,
    "CREATE TABLE entries (table_id INTEGER NOT NULL, number INTEGER NOT NULL, body BLOB NOT NULL)",
    "CREATE UNIQUE INDEX entries_of_table ON entries (table_id, number)",
    "CREATE INDEX tables_waking ON tables (wakes) WHERE wakes IS NOT NULL",
    "CREATE TABLE spent_codes (code TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID",
    "CREATE TABLE meta (key TEXT PRIMARY KEY, value NOT NULL) WITHOUT ROWID",
)
"""Entries lie in the order of writing: what many tables write at once goes onto a few pages at the end, not onto one
page per table. `wakes` is when a table over days is looked at again.
"""

STEPS: tuple[tuple[str, ...], ...] = (FIRST,)
"""Append; never change or remove one that was released."""
BEFORE = 2
"""The last version of the tables before the first release."""
NEWEST = BEFORE + len(STEPS)


def version_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, steps: Sequence[Sequence[str]] = STEPS) -> None:
    """All or nothing. Raises NewerData, OlderData."""
    version, newest = version_of(connection), BEFORE + len(steps)
    must_be_ours(version, BEFORE, newest)
    if version == newest:
        return
    connection.execute("BEGIN IMMEDIATE")
    for step in steps[max(0, version - BEFORE) :]:
        for statement in step:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {newest}")
    connection.execute("COMMIT")
