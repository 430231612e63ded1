"""After a database was restored with its own tools: tables number pauses and events beyond what pages have seen."""

from __future__ import annotations

from time import time

import psycopg

from ..log.codec import FORGOTTEN, encode_entry
from ..log.entries import Restored
from .moving import must_be_begun, must_be_free
from .postgres.connection import connect
from .postgres.opening import made_ready
from .postgres.postgres_schema import meta, put
from .sqlite.backup import ONE_BASE, new_base

LAST = """
    INSERT INTO entries (table_id, number, body)
    SELECT table_id, number + 1, %b FROM (
        SELECT DISTINCT ON (table_id) table_id, number, body FROM entries ORDER BY table_id, number DESC
    ) AS newest WHERE body <> %b
"""


def put_back(address: str, house: str) -> int:
    """How many tables; raises BadMove while a node uses the database, and for one without our tables."""
    must_be_begun(address)
    made_ready(address, house).close()
    with connect(address, patience=None) as database:
        must_be_free(database)
        with database.transaction():
            return begun_anew(database)


def begun_anew(database: psycopg.Connection) -> int:
    """In a transaction. How many tables."""
    base = max(new_base(), int(meta(database, "base") or 0) + ONE_BASE)
    database.execute("SET LOCAL statement_timeout = 0")
    marked = database.execute(LAST, (encode_entry(Restored(base=base)), FORGOTTEN)).rowcount
    database.execute("UPDATE tables SET touched = %s", (int(time() * 1000),))
    put(database, "base", str(base))
    return marked
