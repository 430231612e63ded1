"""Work on the whole file: checking it, erasing from it, and giving space back."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

FORGOTTEN_AT_ONCE = 100
ENTRIES_AT_ONCE = 100
PAGES_AT_ONCE = 500
"""Each is one commit, and a choice that arrives meanwhile waits for it: a few hundredths of a second."""
FEW_PAGES = 256
"""Free pages that are kept for what comes next."""


def check_whole(connection: sqlite3.Connection) -> None:
    """Raises sqlite3.DatabaseError if the pages of a file don't fit together."""
    found = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != ("ok",):
        raise sqlite3.DatabaseError("malformed: the pages of the file do not fit together")


def unlist(tables: Sequence[tuple[int, str]], codes_until: int, connection: sqlite3.Connection) -> None:
    """They can't be found from now on; their entries are deleted later."""
    for table, code in tables:
        connection.execute("DELETE FROM tables WHERE id = ?", (table,))
        connection.execute("REPLACE INTO spent_codes (code, until) VALUES (?, ?)", (code, codes_until))


def orphans(connection: sqlite3.Connection) -> list[int]:
    """Tables that were forgotten but still have entries, perhaps because a server was killed halfway."""
    wanted = "SELECT DISTINCT table_id FROM entries WHERE table_id NOT IN (SELECT id FROM tables)"
    return [table for (table,) in connection.execute(wanted)]


def erase_some(table: int, connection: sqlite3.Connection) -> bool:
    """Deletes a few entries of a forgotten table; returns whether there are more."""
    some = "DELETE FROM entries WHERE rowid IN (SELECT rowid FROM entries WHERE table_id = ? LIMIT ?)"
    return connection.execute(some, (table, ENTRIES_AT_ONCE)).rowcount == ENTRIES_AT_ONCE


def shrink(connection: sqlite3.Connection) -> bool:
    """Gives a few free pages back to the disk; returns whether there are more."""
    (free,) = connection.execute("PRAGMA freelist_count").fetchone()
    if free <= FEW_PAGES:
        return False
    # as a script: it gives one page back at each step, and only a script is stepped to its end
    connection.executescript(f"PRAGMA incremental_vacuum({min(PAGES_AT_ONCE, free - FEW_PAGES)})")
    (left,) = connection.execute("PRAGMA freelist_count").fetchone()
    return bool(FEW_PAGES < left < free)
