"""What is done to a whole file: is it sound, what is erased in it, and the room that is given back."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

FORGOTTEN_AT_ONCE = 8
PAGES_AT_ONCE = 1_000
FEW_PAGES = 256
"""Free pages that are kept for what comes next."""
INCREMENTAL = 2


def check_whole(connection: sqlite3.Connection) -> None:
    """Raises sqlite3.DatabaseError where the pages of a file do not fit together."""
    found = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != ("ok",):
        raise sqlite3.DatabaseError("malformed: the pages of the file do not fit together")


def let_it_shrink(connection: sqlite3.Connection) -> None:
    """A file of an earlier version is written anew once, so that it can give room back from then on."""
    if connection.execute("PRAGMA auto_vacuum").fetchone() == (INCREMENTAL,):
        return
    try:
        connection.execute(f"PRAGMA auto_vacuum={INCREMENTAL}")
        connection.execute("VACUUM")
    except sqlite3.OperationalError:
        return  # no room to write it anew: it stays as it is, and is tried again at the next start


def erase(tables: Sequence[tuple[int, str]], codes_until: int, connection: sqlite3.Connection) -> None:
    for table, code in tables:
        connection.execute("DELETE FROM entries WHERE table_id = ?", (table,))
        connection.execute("DELETE FROM tables WHERE id = ?", (table,))
        connection.execute("REPLACE INTO spent_codes (code, until) VALUES (?, ?)", (code, codes_until))


def shrink(connection: sqlite3.Connection) -> bool:
    """Gives a few free pages back to the disk; whether there are more."""
    (free,) = connection.execute("PRAGMA freelist_count").fetchone()
    if free <= FEW_PAGES:
        return False
    connection.execute(f"PRAGMA incremental_vacuum({min(PAGES_AT_ONCE, free - FEW_PAGES)})").fetchall()
    (left,) = connection.execute("PRAGMA freelist_count").fetchone()
    return bool(FEW_PAGES < left < free)
