"""One open socket: takes the connection over once the door has let it in. Knows nothing of tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from isoloir.core.value import encode

from ..live.house.end_of_turn import EndOfTurn
from ..log.words import Person
from ..wire.from_server import Bye
from .budget import Budget, Spent
from .frames import BINARY, CLOSE, PING, PONG, TEXT, BadFrame, FrameReader, closing, framed, said

MOST_QUEUED = 256
MOST_QUEUED_BYTES = 400_000
CROWDED = 8
"""From this many waiting frames on, a reader gets only the newest of each whole state."""
MOST_UNDERWAY = 64 * 1024
"""How many bytes the system may buffer for a reader; the rest waits here, where it can still be replaced."""
AGAIN_SECONDS = 0.05
DEAF_SECONDS = 15.0
"""A reader who takes nothing for this long isn't reading."""
CLOSE_SECONDS = 10.0
"""How long the other side may take to read our last word."""
LATE_SECONDS = 1.0
"""An alarm that rings this late says that we stood still, not that nobody spoke."""
FLOOD_SECONDS = 1.0
"""The same for clients that send too much, since we read nothing more of theirs, and when the server stops."""
REPLACING = (b'{"type":"Ticks"', b'{"type":"Deadline"', b'{"type":"StandIns"')
DONE, GOING_AWAY, AGAINST_RULES, TRY_AGAIN = 1000, 1001, 1008, 1013
CLOSE_CODES = {
    "too-fast": AGAINST_RULES,
    "bad-message": AGAINST_RULES,
    "say-hello": AGAINST_RULES,
    "too-slow": TRY_AGAIN,
    "stopping": GOING_AWAY,
    "storage": TRY_AGAIN,
}


class Socket(asyncio.Protocol):
    """`send` never waits: what is said in one turn of the loop goes out in one write, straight to the transport.

    A reader who's too slow is dropped and comes back for the whole view.
    """

    def __init__(
        self,
        person: Person,
        token: str,
        most_bytes: int,
        heartbeat: float,
        frames: tuple[float, float] = (0, 0),
        writes: EndOfTurn | None = None,
    ) -> None:
        """`frames` is how many may come at once and in a second, of any kind; a rate of zero limits nothing."""
        self.person, self.token = person, token
        self.closing: str | None = None
        self.hear: Callable[[bytes], None] = lambda text: None
        self._loop = asyncio.get_running_loop()
        self.gone: asyncio.Future[None] = self._loop.create_future()
        self._transport: Any = None
        self._before: Any = None
        self._budget = Budget(*frames, self._loop.time)
        self._reader = FrameReader(most_bytes, self._budget.spend)
        self._frames: list[bytes] = []
        self._pong = b""
        """The answer to the newest ping; older ones need none."""
        self._flushing = False
        self._writes = writes or EndOfTurn()
        self._deaf: tuple[int, float] | None = None
        """How much waited for a reader who takes nothing, and since when."""
        self._heartbeat = heartbeat
        self._heard_at = self._loop.time()
        self._asked = False
        self._alarm: asyncio.TimerHandle | None = None

    def take_over(self, transport: asyncio.Transport) -> None:
        """Takes over from the protocol that did the handshake, which is told when the connection is lost."""
        self._transport, self._before = transport, transport.get_protocol()
        transport.set_protocol(self)
        self._watch(self._heartbeat)

    # ---- out

    def send(self, frame: bytes) -> None:
        if self.closing is not None or (len(self._frames) >= CROWDED and not self._has_room_for(frame)):
            return
        self._frames.append(frame)
        if not self._flushing:
            self._flushing = True
            self._writes.put(self._flush)

    def _has_room_for(self, frame: bytes) -> bool:
        """Of a whole state only the newest matters. If too much is still waiting after that, the reader is dropped."""
        kind = next((each for each in REPLACING if frame.startswith(each)), None)
        if kind is not None:
            self._frames = [old for old in self._frames if not old.startswith(kind)]
        if len(self._frames) < MOST_QUEUED and sum(map(len, self._frames), len(frame)) <= MOST_QUEUED_BYTES:
            return True
        self._frames.clear()
        self.close("too-slow")
        return False

    def close(self, code: str) -> None:
        """Says why, behind what is queued, and closes."""
        if self.closing is None:
            self._frames.append(encode(Bye(code)))
            self._finish(code, CLOSE_CODES.get(code, DONE))

    def _finish(self, why: str, code: int) -> None:
        if self.closing is None:
            self.closing = why
            self._write(closing(code, why))
            self._watch(FLOOD_SECONDS if why == "stopping" else CLOSE_SECONDS)

    def _flush(self) -> None:
        waits = self._transport.get_write_buffer_size()
        if waits > MOST_UNDERWAY and self.closing is None:
            self._wait_for_reader(waits)
            return
        self._flushing, self._deaf = False, None
        if self._frames or self._pong:
            self._write()

    def _wait_for_reader(self, waits: int) -> None:
        now = self._loop.time()
        if self._deaf is None or waits < self._deaf[0]:
            self._deaf = waits, now
        if now - self._deaf[1] < DEAF_SECONDS:
            self._loop.call_later(AGAIN_SECONDS, self._flush)
        else:
            self.closing = "too-slow"
            self._transport.abort()

    def _write(self, last: bytes = b"") -> None:
        if not self._transport.is_closing():
            self._transport.write(b"".join([*said(self._frames), self._pong, last]))
        self._frames.clear()
        self._pong = b""

    # ---- in

    def data_received(self, data: bytes) -> None:
        self._heard_at, self._asked = self._loop.time(), False
        try:
            text = self._reader.whole(data)
            if text is not None:
                self._budget.spend(2)  # for the read and for the frame
                if self.closing is None:
                    self.hear(text)
                return
            self._budget.spend()
            for opcode, payload in self._reader.feed(data):
                if opcode == TEXT and self.closing is None:
                    self.hear(payload)
                else:
                    self._take(opcode, payload)
        except BadFrame as why:
            self._finish("bad-message", why.code)
            self._transport.close()
        except Spent:
            self._stem()

    def _stem(self) -> None:
        """A client that sends more than a person would, of any kind, is told so and not read any more."""
        self.close("too-fast")
        if not self._transport.is_closing():
            self._transport.pause_reading()
        self._watch(FLOOD_SECONDS)

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == CLOSE:
            self._finish("", DONE)
            self._transport.close()
        elif self.closing is not None:
            return
        elif opcode == PING:
            self._pong = framed(PONG, payload)
            if not self._flushing:
                self._flushing = True
                self._writes.put(self._flush)
        elif opcode == BINARY:
            self.close("bad-message")

    def eof_received(self) -> None:
        """A client that closed its side can't hear us: the transport closes."""

    def connection_lost(self, why: Exception | None) -> None:
        self.closing = self.closing or ""
        if self._alarm is not None:
            self._alarm.cancel()
        self._before.connection_lost(why)
        if not self.gone.done():
            self.gone.set_result(None)

    # ---- is anybody there

    def _watch(self, seconds: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self._loop.call_later(seconds, self._look)

    def _look(self) -> None:
        """A silent phone is pinged; one that doesn't answer is gone. If we're late ourselves, we read first."""
        silent = self._loop.time() - self._heard_at
        if self.closing is None and self._alarm is not None and self._loop.time() - self._alarm.when() > LATE_SECONDS:
            self._watch(LATE_SECONDS)
        elif self.closing is not None or self._asked:
            self._transport.abort()
        elif silent < self._heartbeat:
            self._watch(self._heartbeat - silent)
        else:
            self._asked = True
            self._transport.write(framed(PING, b""))
            self._watch(self._heartbeat / 2)
