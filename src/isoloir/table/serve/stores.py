"""Which store a server keeps its tables in: a SQLite file of its own, or a PostgreSQL database that it may share."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib.util import find_spec
from typing import Any, Protocol

from ..store.address import place
from ..store.interface import Clock, Log, NewerData, OlderData
from ..store.sqlite.file_health import DAMAGED, kind_of
from ..store.sqlite.files import DATABASE
from ..store.sqlite.lock import DataLock, InUse
from ..store.sqlite.sqlite_log import open_sqlite
from .folder import folder_refused
from .refused import Refused
from .settings import ServeSettings


class Store(Log, Protocol):
    def observe(self, commits: Callable[[float], None]) -> None:
        """Reports how many seconds each commit took, for the metrics."""


def lock_of(settings: ServeSettings) -> AbstractContextManager[object]:
    """One server per data folder; a database takes any number."""
    if settings.store:
        return nullcontext()
    try:
        return DataLock(settings.data)
    except OSError as why:
        raise folder_refused(why, settings.data) from None


def place_of(settings: ServeSettings) -> str:
    """Where the tables are, for people to read: never with a password in it."""
    return place(settings.store) if settings.store else str(settings.data)


def open_store(settings: ServeSettings, clock: Clock) -> Store:
    """Raises Refused."""
    with explained(settings):
        if not settings.store:
            return open_sqlite(settings.data / DATABASE, clock)
        from ..store.postgres.postgres_log import open_postgres

        return open_postgres(settings.store, clock, settings.house)


@contextmanager
def explained(settings: ServeSettings) -> Iterator[None]:
    """Whatever is wrong with the store comes out as Refused."""
    where = place_of(settings)
    try:
        with _database_explained(settings) if settings.store else nullcontext():
            yield
    except NewerData:
        raise Refused("newer", data=where) from None
    except OlderData:
        raise Refused("before-release", data=where) from None
    except OSError as why:
        raise folder_refused(why, settings.data) from None
    except sqlite3.Error as why:
        key = "damaged" if kind_of(why) == DAMAGED else "unreadable"
        raise Refused(key, data=where, why=str(why)) from None


@contextmanager
def _database_explained(settings: ServeSettings) -> Iterator[None]:
    if find_spec("psycopg") is None:
        raise Refused("needs-extra", extra="cluster")
    import psycopg

    from ..store.postgres.postgres_schema import OtherHouse
    from ..store.postgres.trouble import OLDEST, TooOld, reason, trouble

    where = place_of(settings)
    try:
        yield
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


__all__ = ["InUse", "Store", "explained", "lock_of", "losses", "open_store", "place_of"]
