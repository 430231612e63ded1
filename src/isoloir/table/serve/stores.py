"""Which store a server keeps its tables in: a SQLite file of its own, or a PostgreSQL database that it may share."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec
from typing import Any, Protocol
from urllib.parse import urlsplit

from ..store.files import DATABASE
from ..store.health import DAMAGED, kind_of
from ..store.interface import Clock, Log
from ..store.lock import DataLock, InUse
from ..store.migrations import NewerData
from ..store.sqlite import open_sqlite
from .settings import ServeSettings


class Store(Log, Protocol):
    def observe(self, commits: Callable[[float], None]) -> None:
        """Has every commit's seconds told, for the metrics."""
        ...


class Refused(Exception):
    """Why the server can't start, as a key and its parameters."""

    def __init__(self, key: str, **params: Any) -> None:
        super().__init__(key)
        self.key, self.params = key, params


def lock_of(settings: ServeSettings) -> AbstractContextManager[object]:
    """One server per data folder; a database serves as many as come."""
    return nullcontext() if settings.store else DataLock(settings.data)


def place_of(settings: ServeSettings) -> str:
    """Where the tables are, for people to read: never with a password in it."""
    if not settings.store:
        return str(settings.data)
    parts = urlsplit(settings.store)
    port = f":{parts.port}" if parts.port else ""
    return f"{parts.scheme}://{parts.hostname or ''}{port}{parts.path}"


def open_store(settings: ServeSettings, clock: Clock) -> Store:
    """Raises Refused."""
    place = place_of(settings)
    try:
        return _postgres(settings, clock) if settings.store else open_sqlite(settings.data / DATABASE, clock)
    except NewerData:
        raise Refused("newer", data=place) from None
    except (sqlite3.Error, PermissionError) as why:
        key = "damaged" if kind_of(why) == DAMAGED else "unreadable"
        raise Refused(key, data=place, why=str(why)) from None


def _postgres(settings: ServeSettings, clock: Clock) -> Store:
    if find_spec("psycopg") is None:
        raise Refused("needs-extra", extra="cluster")
    import psycopg

    from ..store.postgres import open_postgres
    from ..store.postgres_schema import OtherHouse

    place = place_of(settings)
    try:
        return open_postgres(settings.store, clock, settings.house)
    except OtherHouse as why:
        raise Refused("other-house", data=place, house=str(why)) from None
    except psycopg.Error as why:
        reason = next(iter(str(why).strip().splitlines()), type(why).__name__)
        raise Refused("unreadable", data=place, why=reason) from None


__all__ = ["InUse", "Refused", "Store", "lock_of", "open_store", "place_of"]
