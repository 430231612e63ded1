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
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from threading import Lock, Thread
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
PULSE = 0.5
"""Seconds between two signs of life, however long it thinks."""
SILENT = 3.0
"""Seconds without a sign of life after which it counts as frozen, or starved by others."""
STARVED = 3.0
"""Seconds without an answer after which a process that yields to everybody has waited too long."""
STUCK = 10.0
"""The same for one that asks for more: we give up on the thought, and on the process that has it."""
BOOTING = 60.0
"""Seconds that a process may take to come up at all."""


class Lost(Exception):
    """The process is gone, never came up, or says what can't be read."""


class BotProcess:
    """`is_patient`: it runs only while nobody else wants the processor.

    Its silence is counted by beats of our own, so that a server that is late itself gives up on nobody.
    """

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
        self._stuck = STARVED if is_patient else STUCK
        self._silence = self._thinking = 0.0
        self.was_given_up = False
        """We had waited too long for it."""
        self._hearing = asyncio.get_running_loop().create_task(self._hear(ours))
        self._watching = asyncio.get_running_loop().create_task(self._watch())

    @property
    def pid(self) -> int | None:
        return self._process.pid

    @property
    def is_up(self) -> bool:
        return self._up.done() and self._up.result()

    async def _watch(self) -> None:
        while not self._hearing.done():
            await asyncio.sleep(PULSE)
            self._silence += PULSE
            self._thinking = self._thinking + PULSE if self._waiting else 0.0
            if self._silence >= (SILENT if self.is_up else BOOTING) or self._thinking >= self._stuck:
                self.was_given_up = True
                self.kill()

    async def ask(self, about: Callable[[Any], Any], question: Any, answers: Decoder[T]) -> T:
        """Raises Lost, and PicklingError, TypeError or AttributeError for what can't be sent."""
        packed = pickle.dumps((about, question), pickle.HIGHEST_PROTOCOL)
        if not await asyncio.shield(self._up) or self._writer is None or self._hearing.done():
            raise Lost
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting.append(answer)
        self._writer.write(len(packed).to_bytes(SIZE, "big") + packed)
        try:
            return answers.decode(await answer)
        except DecodeError:
            raise Lost from None

    async def _hear(self, ours: socket.socket) -> None:
        """Its first sign of life says that it's up; then come the answers, with such signs between them."""
        connect = getattr(asyncio, "open_unix_connection", asyncio.open_connection)
        try:
            reader, self._writer = await connect(sock=ours)
            while True:
                found = await _message(reader)
                self._silence = 0.0
                if found:
                    self._answered(found)
                elif not self._up.done():
                    self._up.set_result(True)
        except (OSError, EOFError, IndexError):
            pass  # it's gone, or it said something that nobody had asked
        finally:
            self._lose()
            self._watching.cancel()
            if self._writer is not None:
                self._writer.close()

    def _answered(self, found: bytes) -> None:
        self._thinking, answer = 0.0, self._waiting.popleft()
        if not answer.done():
            answer.set_result(found)

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
        """Nobody waits for it any more, and it may be frozen."""
        self._hearing.cancel()
        self.kill()
        self._process.join(1)


async def _message(reader: asyncio.StreamReader) -> bytes:
    size = int.from_bytes(await reader.readexactly(SIZE), "big")
    if size > LONGEST:
        raise EOFError
    return await reader.readexactly(size)


# In the process apart


def think_on(theirs: socket.socket, games: Brought, is_patient: bool) -> None:
    """Until the server hangs up, which may be in the middle of anything."""
    settle_down(games, is_patient=is_patient)
    with suppress(OSError), theirs, theirs.makefile("rb") as line:
        say = Voice(theirs)
        Thread(target=say.pulse, daemon=True).start()
        while size := line.read(SIZE):
            say(_thought(line.read(int.from_bytes(size, "big"))))


class Voice:
    """Answers, and signs of life between them, each in one piece."""

    def __init__(self, theirs: socket.socket) -> None:
        self._theirs, self._turn = theirs, Lock()

    def __call__(self, message: bytes) -> None:
        with self._turn:
            self._theirs.sendall(len(message).to_bytes(SIZE, "big") + message)

    def pulse(self) -> None:
        """In a thread of its own, so that no thought holds it up; a server that was killed can't say so."""
        try:
            while True:
                self(b"")
                time.sleep(PULSE)
        except OSError:
            os._exit(0)


def _thought(packed: bytes) -> bytes:
    """A question about a game that has changed here can't be read, nor can an answer be sent that isn't plain data; the
    server makes do without one."""
    try:
        about, question = pickle.loads(packed)
        return encode(about(question))
    except Exception:
        return encode(None)


def settle_down(games: Brought, *, is_patient: bool) -> None:
    """An interrupt is for the server, and people come first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
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
