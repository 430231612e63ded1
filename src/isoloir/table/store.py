"""The log in a database: SQLite in one file, written by one thread, read beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, select, update
from sqlalchemy.exc import DBAPIError

from .backup import copy
from .clocks import Clock
from .log import Conflict, Done, Lane, Unavailable
from .migrations import ENTRIES, META, SPENT, TABLES, migrate
from .writer import Batch, Writer

T = TypeVar("T")

TOUCH_EVERY = 600_000
"""A table's last act is known to within ten minutes."""


def sqlite_engine(path: Path, busy_ms: int = 2_000, **pragmas: int) -> Engine:
    """Every commit is on disk when it returns, and readers never wait for the writer."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False})
    settings = {"busy_timeout": busy_ms, "journal_mode": "WAL", "synchronous": "FULL", **pragmas}

    @event.listens_for(engine, "connect")
    def _settle(connection: Any, _: Any) -> None:
        for name, value in settings.items():
            connection.execute(f"PRAGMA {name}={value}")

    return engine


def open_sqlite(path: Path, clock: Clock, busy_ms: int = 2_000, **pragmas: int) -> SqlLog:
    """Brings an older file up to date first, and keeps a copy of it as it was."""
    engine = sqlite_engine(path, busy_ms, **pragmas)
    with engine.begin() as connection:
        migrate(connection, lambda version: copy(path, path.with_name(f"{path.name}.before-{version + 1}")))
    return SqlLog(engine, clock)


class SqlLog:
    """All SQL is here and in the writer; an engine for another database is all that changes."""

    def __init__(self, engine: Engine, clock: Clock) -> None:
        self._engine = engine
        self._clock = clock
        self._writer = Writer(engine, asyncio.get_running_loop())
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="log-reader")
        self._touched: dict[int, int] = {}
        with engine.connect() as connection:
            alive = connection.execute(select(META.c.value).where(META.c.key == "alive")).scalar()
        self.was_alive = None if alive is None else int(alive)

    @property
    def is_well(self) -> bool:
        return self._writer.is_well

    def observe(self, commits: Callable[[float], None]) -> None:
        """Has every commit's seconds told, for the metrics."""
        self._writer.observe = commits

    def append(self, lane: Lane, first: int, entries: Sequence[bytes], done: Done) -> None:
        self._writer.put(Batch(lane, first, entries, done))
        now = self._clock.now()
        if now - self._touched.get(lane.table, 0) > TOUCH_EVERY:
            self._touched[lane.table] = now
            touch = update(TABLES).where(TABLES.c.id == lane.table).values(touched=now)
            self._writer.post(lambda connection: connection.execute(touch))

    async def read(self, table: int) -> list[bytes]:
        wanted = select(ENTRIES.c.body).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
        return await self._ask(lambda connection: list(connection.execute(wanted).scalars()))

    async def find(self, code: str) -> int | None:
        wanted = select(TABLES.c.id).where(TABLES.c.code == code)
        return await self._ask(lambda connection: connection.execute(wanted).scalar())

    async def create(self, code: str, entries: Sequence[bytes], now: int) -> int | None:
        def work(connection: Connection) -> int | None:
            resting = select(SPENT.c.until).where(SPENT.c.code == code, SPENT.c.until > now)
            if connection.execute(resting).scalar() is not None:
                return None
            row = connection.execute(insert(TABLES).values(code=code, touched=now)).inserted_primary_key
            table = int(row[0]) if row else 0
            rows = [{"table_id": table, "number": i, "body": body} for i, body in enumerate(entries, 1)]
            connection.execute(insert(ENTRIES), rows)
            return table

        try:
            made: int | None = await self._writer.do(work)
        except Conflict:
            return None
        if made is not None:
            self._touched[made] = now
        return made

    async def forget(self, before: int, codes_until: int) -> list[int]:
        def work(connection: Connection) -> list[int]:
            old = connection.execute(select(TABLES.c.id, TABLES.c.code).where(TABLES.c.touched < before)).all()
            connection.execute(delete(SPENT).where(SPENT.c.until < before))
            for table, code in old:
                connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == table))
                connection.execute(delete(TABLES).where(TABLES.c.id == table))
                connection.execute(delete(SPENT).where(SPENT.c.code == code))
                connection.execute(insert(SPENT).values(code=code, until=codes_until))
            return [int(table) for table, _ in old]

        gone: list[int] = await self._writer.do(work)
        for table in gone:
            self._touched.pop(table, None)
        return gone

    async def beat(self, now: int) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(META).where(META.c.key == "alive"))
            connection.execute(insert(META).values(key="alive", value=str(now)))

        await self._writer.do(work)

    def close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()

    async def _ask(self, question: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._engine.connect() as connection:
                return question(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except DBAPIError:
            raise Unavailable from None
