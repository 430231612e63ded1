"""The tables of the database, made step by step: forward only, each step once, a backup before the first of them."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    insert,
    inspect,
    select,
    update,
)

METADATA = MetaData()

META = Table("meta", METADATA, Column("key", Text, primary_key=True), Column("value", Text, nullable=False))

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("code", Text, nullable=False),
    Column("touched", BigInteger, nullable=False),
    UniqueConstraint("code"),
    sqlite_autoincrement=True,
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

SPENT = Table(
    "spent_codes",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)


class NewerData(Exception):
    """Written by a later version of the house."""


def _first(connection: Connection) -> None:
    METADATA.create_all(connection)


STEPS: tuple[Callable[[Connection], None], ...] = (_first,)
"""Append; never change or remove one that was released."""


def version_of(connection: Connection) -> int:
    if not inspect(connection).has_table("meta"):
        return 0
    found = connection.execute(select(META.c.value).where(META.c.key == "schema")).scalar()
    return int(found or 0)


def migrate(
    connection: Connection, before: Callable[[int], None], steps: tuple[Callable[[Connection], None], ...] = STEPS
) -> None:
    """`before` is called with the old version if there is something to lose."""
    version = version_of(connection)
    if version > len(steps):
        raise NewerData(version)
    if 0 < version < len(steps):
        before(version)
    for step in steps[version:]:
        step(connection)
    if version < len(steps):
        _stamp(connection, version, len(steps))


def _stamp(connection: Connection, old: int, new: int) -> None:
    if old:
        connection.execute(update(META).where(META.c.key == "schema").values(value=str(new)))
    else:
        connection.execute(insert(META).values(key="schema", value=str(new)))
