"""Which store a server keeps its tables in: a SQLite file of its own, or a PostgreSQL database that it may share."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec
from typing import Any, Protocol

from ..store.address import place
from ..store.files import DATABASE
from ..store.health import DAMAGED, kind_of
from ..store.interface import Clock, Log
from ..store.lock import DataLock, InUse
from ..store.migrations import NewerData
from ..store.sqlite import open_sqlite
from .settings import ServeSettings


class Store(Log, Protocol):
    def observe(self, commits: Callable[[float], None]) -> None:
        """Reports how many seconds each commit took, for the metrics."""
        ...


class Refused(Exception):
    """Why the server can't start, as a key and its parameters."""

    def __init__(self, key: str, **params: Any) -> None:
        super().__init__(key)
        self.key, self.params = key, params


def lock_of(settings: ServeSettings) -> AbstractContextManager[object]:
    """One server per data folder; a database takes any number."""
    return nullcontext() if settings.store else DataLock(settings.data)


def place_of(settings: ServeSettings) -> str:
    """Where the tables are, for people to read: never with a password in it."""
    return place(settings.store) if settings.store else str(settings.data)


def open_store(settings: ServeSettings, clock: Clock) -> Store:
    """Raises Refused."""
    where = place_of(settings)
    try:
        return _postgres(settings, clock) if settings.store else open_sqlite(settings.data / DATABASE, clock)
    except NewerData:
        raise Refused("newer", data=where) from None
    except (sqlite3.Error, PermissionError) as why:
        key = "damaged" if kind_of(why) == DAMAGED else "unreadable"
        raise Refused(key, data=where, why=str(why)) from None


def _postgres(settings: ServeSettings, clock: Clock) -> Store:
    if find_spec("psycopg") is None:
        raise Refused("needs-extra", extra="cluster")
    import psycopg

    from ..store.postgres import open_postgres
    from ..store.postgres_schema import OtherHouse
    from ..store.postgres_trouble import OLDEST, TooOld, reason, trouble

    where = place_of(settings)
    try:
        return open_postgres(settings.store, clock, settings.house)
    except OtherHouse as why:
        raise Refused("other-house", data=where, house=str(why)) from None
    except TooOld as why:
        raise Refused("store-too-old", data=where, version=str(why), oldest=OLDEST) from None
    except psycopg.Error as why:
        if key := trouble(why):
            raise Refused(key, data=where) from None
        raise Refused("unreadable", data=where, why=reason(why)) from None


def losses(store: Log) -> tuple[str, dict[str, Any]] | None:
    """What a failover of the database could lose; nothing for a file."""
    replicas: tuple[str, str] | None = getattr(store, "replicas", None)
    if replicas is None:
        return None
    names, commits = replicas
    if commits == "off":
        return "store-unsynced", {}
    return ("store-replicated", {"names": names}) if names and commits != "local" else ("store-alone", {})


__all__ = ["InUse", "Refused", "Store", "lock_of", "losses", "open_store", "place_of"]
