"""Wakes through PostgreSQL's LISTEN and NOTIFY: no further service. After the commit, on connections of its own.

Inside the commit a NOTIFY would hold a lock on the whole server through the sync.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable

import psycopg

from .connection import connect

LOG = logging.getLogger(__name__)

CHANNEL = "isoloir"
LONGEST = 7_900
"""PostgreSQL's limit for one message."""
AGAIN = 0.5
TURN = 1.0
"""Seconds the listener waits before it checks whether to stop."""


class PostgresBus:
    def __init__(self, address: str) -> None:
        self._address = address
        self._out: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._stopped = threading.Event()
        self._mouth = threading.Thread(target=self._speak, name="bus-mouth", daemon=True)
        self._mouth.start()

    def send(self, message: bytes) -> None:
        if len(message) <= LONGEST:
            self._out.put(message)

    async def listen(self, hear: Callable[[bytes], None], deaf: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        stop = threading.Event()

        def tell(what: Callable[[], None]) -> None:
            if not stop.is_set():
                loop.call_soon_threadsafe(what)

        ear = threading.Thread(target=self._listen, args=(stop, tell, hear, deaf), name="bus-ear", daemon=True)
        ear.start()
        try:
            await asyncio.Event().wait()
        finally:
            stop.set()

    def close(self) -> None:
        self._stopped.set()
        self._out.put(None)
        self._mouth.join(timeout=5)

    def _speak(self) -> None:
        connection: psycopg.Connection | None = None
        while (message := self._out.get()) is not None:
            try:
                connection = connection or connect(self._address, options="-c synchronous_commit=off")
                connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message.decode()))
            except psycopg.Error:
                _drop(connection)
                connection = None
                if self._is_told_to_stop():
                    break
        _drop(connection)

    def _is_told_to_stop(self) -> bool:
        """What's queued while nobody can be reached is stale by then; the next beat tells it."""
        while not self._out.empty():
            if self._out.get() is None:
                return True
        return False

    def _listen(
        self,
        stop: threading.Event,
        tell: Callable[[Callable[[], None]], None],
        hear: Callable[[bytes], None],
        deaf: Callable[[], None],
    ) -> None:
        while not stop.is_set() and not self._stopped.is_set():
            try:
                with connect(self._address) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    tell(deaf)
                    while not stop.is_set() and not self._stopped.is_set():
                        for note in connection.notifies(timeout=TURN):
                            body = note.payload.encode()
                            tell(lambda body=body: hear(body))  # type: ignore[misc]
                        connection.execute("SELECT 1")  # a listener that was cut off doesn't notice
            except (psycopg.Error, RuntimeError):
                stop.wait(AGAIN)


def _drop(connection: psycopg.Connection | None) -> None:
    if connection is not None:
        connection.close()
