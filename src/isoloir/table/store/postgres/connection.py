"""Connections to PostgreSQL that notice a silent cut within seconds, and reconnect after one."""

from __future__ import annotations

from collections.abc import Callable
from queue import Empty, SimpleQueue
from time import monotonic
from typing import TypeVar

import psycopg
from psycopg.abc import PQGen

T = TypeVar("T")

PATIENCE = 3.5
"""Seconds without an answer, after which the connection counts as cut."""
LOOK_EVERY = 0.25

NOTICING: dict[str, str | int] = {
    "connect_timeout": 3,
    "tcp_user_timeout": 3000,
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "target_session_attrs": "read-write",
    "options": "-c statement_timeout=5s -c lock_timeout=2s -c idle_in_transaction_session_timeout=2s",
    "application_name": "isoloir",
    "client_encoding": "utf8",
}
"""With the library's defaults, a silent cut held up a commit for more than forty seconds."""


class Watched(psycopg.Connection):
    """Gives up on an answer that doesn't come, even if the network still says all is well."""

    patience: float | None = PATIENCE
    """None: for as long as it takes."""

    def wait(self, gen: PQGen[T], interval: float = LOOK_EVERY, timeout: float | None = None) -> T:
        if self.patience is None:
            return super().wait(gen, LOOK_EVERY, timeout)
        return super().wait(_watched(gen, monotonic() + self.patience), LOOK_EVERY, timeout)


def _watched(gen: PQGen[T], until: float) -> PQGen[T]:
    try:
        wanted = next(gen)
        while True:
            ready = yield wanted
            if not ready and monotonic() > until:
                raise psycopg.OperationalError("no answer")
            wanted = gen.send(ready)
    except StopIteration as done:
        result: T = done.value
        return result


def connect(address: str, *, patience: float | None = PATIENCE, **more: str | int) -> psycopg.Connection:
    """In autocommit: no transaction is ever open while Python runs. What the address itself says goes first."""
    given = psycopg.conninfo.conninfo_to_dict(address)
    wanted = {key: value for key, value in {**NOTICING, **more}.items() if key not in given}
    made = Watched.connect(psycopg.conninfo.make_conninfo(address, **wanted), autocommit=True, prepare_threshold=2)
    made.patience = patience
    return made


def connect_to_write(address: str) -> psycopg.Connection:
    """With one plan for each statement, by the key, however small the table was when it was made.

    Left to itself, PostgreSQL plans an append anew every time, which costs it twice as much again as the append.
    """
    plans = "-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c jit=off"
    return connect(address, options=f"{NOTICING['options']} {plans}")


TIMELINE = "SELECT substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)"


def timeline_of(connection: psycopg.Connection) -> str:
    """Another one after a failover, however it came about: a replica that takes over begins a new one."""
    (found,) = connection.execute(TIMELINE).fetchone() or ("",)
    return str(found)


def is_lost(connection: psycopg.Connection, why: BaseException) -> bool:
    """Whether the connection was lost, perhaps with the answer to the last query."""
    unanswered = isinstance(why, psycopg.OperationalError) and why.sqlstate is None
    return connection.closed or connection.broken or unanswered


class Connections:
    """A few, lent to one thread at a time; a broken one is thrown away."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._idle: SimpleQueue[psycopg.Connection] = SimpleQueue()

    def use(self, work: Callable[[psycopg.Connection], T]) -> T:
        """Only for reads: tries a second time if an idle connection turns out to be dead."""
        try:
            connection, fresh = self._idle.get_nowait(), False
        except Empty:
            connection, fresh = connect(self._address), True
        try:
            result = work(connection)
        except psycopg.Error as why:
            lost = is_lost(connection, why)
            connection.close()
            if lost and not fresh:
                return self.use(work)
            raise
        self._idle.put(connection)
        return result

    def close(self) -> None:
        while True:
            try:
                self._idle.get_nowait().close()
            except Empty:
                return
