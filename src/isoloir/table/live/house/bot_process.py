"""One process apart, where bots think: questions go to it over a socket and are answered in the order they came.

No thread stands between it and the server's loop: one that packs and unpacks would take the interpreter from people.
Questions are Python values. Answers are plain data, read as the asker expects them: nothing that the process says is
ever run here.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import socket
import sys
from collections import deque
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from msgspec import DecodeError
from msgspec.msgpack import Decoder, encode

from isoloir.outside import Brought

T = TypeVar("T")

SIZE = 4
"""Bytes in front of each message that say how long it is."""
LONGEST = 1_000_000
"""Bytes of an answer: no bot has that much to say."""
MILD = 5
"""How far it yields to others when it may not yield altogether."""


class Lost(Exception):
    """The process is gone, never came up, or says what can't be read."""


class BotProcess:
    """`is_patient`: it runs only while nobody else wants the processor."""

    def __init__(self, games: Brought, *, is_patient: bool) -> None:
        ours, theirs = socket.socketpair()
        self._process: BaseProcess = get_context("spawn").Process(
            target=think_on, args=(theirs, games, is_patient), daemon=True, name="isoloir-bots"
        )
        self._process.start()
        theirs.close()
        self._waiting: deque[asyncio.Future[bytes]] = deque()
        self._writer: asyncio.StreamWriter | None = None
        self._up = asyncio.get_running_loop().create_future()
        self._hearing = asyncio.get_running_loop().create_task(self._hear(ours))

    @property
    def pid(self) -> int | None:
        return self._process.pid

    async def is_up(self) -> None:
        """Raises Lost. Starting takes a while; nobody's thought is to blame for that."""
        if not await asyncio.shield(self._up):
            raise Lost

    async def ask(self, about: Callable[[Any], Any], question: Any, answers: Decoder[T]) -> T:
        """Raises Lost, and PicklingError, TypeError or AttributeError for what can't be sent."""
        packed = pickle.dumps((about, question), pickle.HIGHEST_PROTOCOL)
        await self.is_up()
        if self._writer is None or self._hearing.done():
            raise Lost
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting.append(answer)
        self._writer.write(len(packed).to_bytes(SIZE, "big") + packed)
        try:
            return answers.decode(await answer)
        except DecodeError:
            raise Lost from None

    async def _hear(self, ours: socket.socket) -> None:
        """Its first word is that it's up; then come the answers."""
        connect = getattr(asyncio, "open_unix_connection", asyncio.open_connection)
        try:
            reader, self._writer = await connect(sock=ours)
            await _message(reader)
            self._up.set_result(True)
            while True:
                found = await _message(reader)
                answer = self._waiting.popleft()
                if not answer.done():
                    answer.set_result(found)
        except (OSError, EOFError, IndexError):
            pass  # it's gone, or it said something that nobody had asked
        finally:
            self._lose()
            if self._writer is not None:
                self._writer.close()

    def _lose(self) -> None:
        if not self._up.done():
            self._up.set_result(False)
        for answer in self._waiting:
            if not answer.done():
                answer.set_exception(Lost())

    def kill(self) -> None:
        """Everyone who waits for it finds it gone."""
        self._process.kill()

    def close(self) -> None:
        """It leaves once it has nobody to answer."""
        self._hearing.cancel()


async def _message(reader: asyncio.StreamReader) -> bytes:
    size = int.from_bytes(await reader.readexactly(SIZE), "big")
    if size > LONGEST:
        raise EOFError
    return await reader.readexactly(size)


# In the process apart


def think_on(theirs: socket.socket, games: Brought, is_patient: bool) -> None:
    """Until the server hangs up."""
    settle_down(games, is_patient=is_patient)
    with theirs, theirs.makefile("rb") as line:
        _send(theirs, b"")
        while size := line.read(SIZE):
            _send(theirs, _thought(line.read(int.from_bytes(size, "big"))))


def _thought(packed: bytes) -> bytes:
    """A question about a game that has changed here can't be read, nor can an answer be sent that isn't plain data; the
    server makes do without one."""
    try:
        about, question = pickle.loads(packed)
        return encode(about(question))
    except Exception:
        return encode(None)


def _send(theirs: socket.socket, message: bytes) -> None:
    theirs.sendall(len(message).to_bytes(SIZE, "big") + message)


def settle_down(games: Brought, *, is_patient: bool) -> None:
    """An interrupt is for the server, and people come first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "setitimer") and (server := parent_process()) is not None and server.pid is not None:
        _leave_after(server.pid)
    games.again()
    if not (is_patient and _yields_altogether()) and hasattr(os, "nice"):
        os.nice(MILD)


def _yields_altogether() -> bool:
    """If the system offers that and lets us. A server that wakes up then runs at once, and not a little later."""
    if sys.platform != "linux":
        return False
    try:
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    except OSError:
        return False
    return True


def _leave_after(server: int) -> None:
    """A server that was killed can't say so: once a second the process checks that its parent is still there."""

    def look(*_: object) -> None:
        if os.getppid() != server:
            os._exit(0)

    signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, 1.0, 1.0)
