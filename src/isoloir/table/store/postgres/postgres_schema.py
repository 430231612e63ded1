"""The tables of a PostgreSQL database, made step by step under a lock: forward only, each step once."""

from __future__ import annotations

from collections.abc import Sequence

import psycopg
from psycopg.errors import DuplicateTable, InsufficientPrivilege

from ..interface import must_be_ours

FIRST = (
    "CREATE TABLE meta (key text PRIMARY KEY, value text NOT NULL)",
    """
    CREATE TABLE tables (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        code text NOT NULL UNIQUE,
        touched bigint NOT NULL,
        wakes bigint
    )
    """,
    """
    CREATE TABLE entries (
        table_id bigint NOT NULL,
        number integer NOT NULL,
        body bytea NOT NULL,
        PRIMARY KEY (table_id, number)
    )
    """,
    "ALTER TABLE entries ALTER COLUMN body SET STORAGE EXTERNAL",
    "CREATE INDEX tables_touched ON tables (touched)",
    "CREATE INDEX tables_waking ON tables (wakes) WHERE wakes IS NOT NULL",
    "CREATE TABLE spent_codes (code text PRIMARY KEY, until bigint NOT NULL, table_id bigint)",
    """
    CREATE TABLE nodes (
        id text PRIMARY KEY,
        beat timestamptz NOT NULL,
        reads integer NOT NULL,
        version text NOT NULL,
        gone boolean NOT NULL DEFAULT false,
        drain boolean NOT NULL DEFAULT false,
        load text NOT NULL DEFAULT ''
    )
    """,
    """
    CREATE UNLOGGED TABLE present (
        table_id bigint NOT NULL,
        node text NOT NULL,
        people integer[] NOT NULL,
        PRIMARY KEY (table_id, node)
    )
    """,
    """
    CREATE TABLE transfers (
        digest text PRIMARY KEY,
        table_id bigint NOT NULL,
        person integer NOT NULL,
        asked_by integer NOT NULL,
        until bigint NOT NULL
    )
    """,
    "CREATE UNLOGGED TABLE misses (key text PRIMARY KEY, left_over double precision NOT NULL, at bigint NOT NULL)",
    """
    CREATE UNLOGGED TABLE voices (
        table_id bigint NOT NULL,
        person integer NOT NULL,
        spoken_by integer NOT NULL,
        spoken bigint NOT NULL,
        PRIMARY KEY (table_id, person, spoken_by)
    )
    """,
    "INSERT INTO meta (key, value) VALUES ('doors', gen_random_uuid()::text)",
)
"""No foreign key from entries to tables: it doubles the database's work per row, and guards nothing we rely on.

`wakes` is when a table over days is looked at again.
`present`, `misses` and `voices` may be lost in a crash: nothing is decided on them alone.
`doors` is the key under which addresses are hidden in `misses`.
"""

STEPS: tuple[tuple[str, ...], ...] = (FIRST,)
"""Append only; never change or remove one that was released. Expand, deploy, contract; never two in one release."""
BEFORE = 3
"""The last version of the tables before the first release."""
NEWEST = BEFORE + len(STEPS)

OURS = ("meta", "tables", "entries", "spent_codes", "nodes", "present", "transfers", "misses", "voices")
REFUSED = """
    SELECT name FROM unnest(%s::text[]) AS name, unnest('{SELECT,INSERT,UPDATE,DELETE}'::text[]) AS act
    WHERE NOT has_table_privilege(name, act) LIMIT 1
"""

LOCK = 1_769_172_847
"""Two nodes that start together migrate the database one after the other."""


class OtherHouse(Exception):
    """The database belongs to another house."""


def migrate(connection: psycopg.Connection, house: str, steps: Sequence[Sequence[str]] = STEPS) -> None:
    """All or nothing. Raises NewerData, OlderData, OtherHouse."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        version, newest = version_of(connection), BEFORE + len(steps)
        must_be_ours(version, BEFORE, newest)
        for step in steps[max(0, version - BEFORE) :]:
            for statement in step:
                connection.execute(statement)
        if version < newest:
            put(connection, "version", str(newest))
        if (owner := meta(connection, "house")) is None:
            put(connection, "house", house)
        elif owner != house:
            raise OtherHouse(owner)


def version_of(connection: psycopg.Connection) -> int:
    found = connection.execute("SELECT to_regclass('meta')").fetchone()
    if found is None or found[0] is None:
        return 0
    version = meta(connection, "version") or "0"
    if not version.isdecimal():
        raise DuplicateTable("meta")  # another program's
    return int(version)


def meta(connection: psycopg.Connection, key: str) -> str | None:
    found = connection.execute("SELECT value FROM meta WHERE key = %s", (key,)).fetchone()
    return None if found is None else str(found[0])


def put(connection: psycopg.Connection, key: str, value: str) -> None:
    connection.execute(
        "INSERT INTO meta (key, value) VALUES (%s, %s) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        (key, value),
    )


def must_be_writable(connection: psycopg.Connection) -> None:
    """Raises InsufficientPrivilege: of tables that another user made, we may be allowed to read and no more."""
    found = connection.execute(REFUSED, (list(OURS),)).fetchone()
    if found is not None:
        raise InsufficientPrivilege(str(found[0]))
