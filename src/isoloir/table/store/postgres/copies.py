"""A copy of our tables in the database itself, made when another version comes."""

from __future__ import annotations

import psycopg
from psycopg.sql import SQL, Composable, Identifier

from .postgres_schema import OURS, meta

COPIED = "before_"
"""How the names of a copy's tables begin."""
LASTING = ("meta", "tables", "entries", "spent_codes")
"""Of the others a copy has only the shape: who is here now, and what they may do for a moment."""


def copy(on: psycopg.Connection) -> None:
    for name in OURS:
        _twin(on, name)


def take_back(on: psycopg.Connection) -> None:
    """What was copied takes the place of what is there, tables of a later version included."""
    for name in {*OURS, *(meta(on, "ours") or "").split(",")} - {""}:
        on.execute(SQL("DROP TABLE IF EXISTS {}").format(Identifier(name)))
    found = on.execute(
        "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND starts_with(tablename, %s)",
        (COPIED,),
    )
    for (name,) in found.fetchall():
        _do(on, "ALTER TABLE {} RENAME TO {}", name, str(name).removeprefix(COPIED))
    on.execute("SELECT setval(pg_get_serial_sequence('tables', 'id'), greatest(max(id), 1)) FROM tables")


def drop_copy(on: psycopg.Connection, before: int) -> None:
    """Of this time or earlier: by now it holds only what would have been deleted anyway."""
    if int(meta(on, "copied") or before + 1) <= before:
        for name in OURS:
            _do(on, "DROP TABLE IF EXISTS {}", COPIED + name)
        on.execute("DELETE FROM meta WHERE key = 'copied'")


def _twin(on: psycopg.Connection, name: str) -> None:
    twin = COPIED + name
    _do(on, "DROP TABLE IF EXISTS {}", twin)
    if not is_there(on, name):
        return
    passing = on.execute("SELECT relpersistence = 'u' FROM pg_class WHERE oid = to_regclass(%s)", (name,)).fetchone()
    kind = SQL("UNLOGGED" if passing and passing[0] else "")
    on.execute(SQL("CREATE {} TABLE {} (LIKE {} INCLUDING ALL)").format(kind, Identifier(twin), Identifier(name)))
    if name in LASTING:
        _do(on, "INSERT INTO {} OVERRIDING SYSTEM VALUE SELECT * FROM {}", twin, name)


def is_there(on: psycopg.Connection, name: str) -> bool:
    return on.execute("SELECT to_regclass(%s) IS NOT NULL", (name,)).fetchone() == (True,)


def _do(on: psycopg.Connection, what: str, *names: str) -> None:
    named: list[Composable] = [Identifier(name) for name in names]
    on.execute(SQL(what).format(*named))
