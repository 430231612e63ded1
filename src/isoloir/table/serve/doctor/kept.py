"""What is kept: whether the store opens, is ours, whole, and not of a later version."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing

from ...store.sqlite.files import DATABASE
from ...store.sqlite.migrations import NEWEST, version_of
from ...store.sqlite.sqlite_log import reader
from ...store.sqlite.upkeep import check_whole
from ..going_back import looked_at
from ..settings import ServeSettings
from ..stores import explained, place_of
from .finding import Finding


def store(settings: ServeSettings) -> Iterator[Finding]:
    where = {"data": place_of(settings)}
    with explained(settings):
        beside = list(looked_at(settings))
        if settings.store:
            yield Finding("store", "well", "store-there", where | {"tables": _in_database(settings)})
        elif not (path := settings.data / DATABASE).exists():
            yield Finding("store", "well", "store-new", where)
        else:
            with closing(reader(path)) as connection:
                yield from _in_file(connection, where)
        for key, params in beside:
            yield Finding("store", "note" if key == "waiting" else "well", key, params)


def _in_file(connection: sqlite3.Connection, where: dict[str, str]) -> Iterator[Finding]:
    check_whole(connection)
    version = version_of(connection)
    (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone() if version else (0,)
    yield Finding("store", "well", "store-there", where | {"tables": tables})
    if 0 < version < NEWEST:
        yield Finding("store", "note", "store-older", where)


def _in_database(settings: ServeSettings) -> int:
    """Reads only: what's missing is made by the first start."""
    from ...store.postgres import postgres_schema as schema
    from ...store.postgres.connection import connect

    with closing(connect(settings.store)) as connection:
        if not schema.version_of(connection):
            return 0
        found = connection.execute("SELECT count(*) FROM tables").fetchone()
        return int(found[0]) if found else 0
