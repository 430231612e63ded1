"""One open socket: frames in, one queue of frames out. Knows nothing of tables but whom to pass messages to."""

from __future__ import annotations

import asyncio
from collections import deque

from aiohttp import WSCloseCode, web

from .answers import Bye
from .viewer import encode
from .words import Person

MOST_QUEUED = 256
MOST_QUEUED_BYTES = 1_000_000
CROWDED = 8
"""From so many waiting frames on, a reader gets only the newest of each whole state."""
MOST_UNDERWAY = 64 * 1024
"""So many bytes the system may hold for a reader; what comes after waits here, where it can still be replaced."""
AGAIN_SECONDS = 0.05
CLOSE_SECONDS = 10.0
REPLACING = (b'{"type":"Lobby"', b'{"type":"Presence"', b'{"type":"Ticks"')
CLOSE_CODES = {
    "too-fast": WSCloseCode.POLICY_VIOLATION,
    "bad-message": WSCloseCode.POLICY_VIOLATION,
    "say-hello": WSCloseCode.POLICY_VIOLATION,
    "too-slow": WSCloseCode.TRY_AGAIN_LATER,
    "stopping": WSCloseCode.GOING_AWAY,
}


def text_frame(payload: bytes) -> bytes:
    """RFC 6455: a whole text message in one frame, unmasked as servers send it."""
    length = len(payload)
    if length < 126:
        return b"\x81" + length.to_bytes(1, "big") + payload
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big") + payload
    return b"\x81\x7f" + length.to_bytes(8, "big") + payload


class Socket:
    """`send` never waits: what is said in one turn of the loop goes out in one write, straight to the transport.

    A reader who is too slow is let go and comes back for the whole view.
    """

    def __init__(
        self, response: web.WebSocketResponse, transport: asyncio.Transport, person: Person, token: str
    ) -> None:
        self.person, self.token = person, token
        self.closing: str | None = None
        self._response, self._transport = response, transport
        self._loop = asyncio.get_running_loop()
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._flushing = False
        self._closer: asyncio.Task[None] | None = None

    def send(self, frame: bytes) -> None:
        if self.closing is not None:
            return
        if len(self._frames) >= CROWDED:
            self._drop_what_it_replaces(frame)
        self._frames.append(frame)
        self._bytes += len(frame)
        if not self._flushing:
            self._flushing = True
            self._loop.call_soon(self._flush)
        if len(self._frames) > MOST_QUEUED or self._bytes > MOST_QUEUED_BYTES:
            self._frames.clear()
            self.close("too-slow")

    def _drop_what_it_replaces(self, frame: bytes) -> None:
        """Of a whole state only the newest matters."""
        kind = next((each for each in REPLACING if frame.startswith(each)), None)
        if kind is not None:
            self._frames = deque(old for old in self._frames if not old.startswith(kind))
            self._bytes = sum(map(len, self._frames))

    def close(self, code: str) -> None:
        """Says why, behind what is queued, and closes."""
        if self.closing is None:
            self._frames.append(encode(Bye(code)))
            self.closing = code
            self._closer = asyncio.ensure_future(self._finish(code))

    def _flush(self) -> None:
        if self._transport.get_write_buffer_size() > MOST_UNDERWAY and self.closing is None:
            self._loop.call_later(AGAIN_SECONDS, self._flush)
            return
        self._flushing = False
        self._write()

    def _write(self) -> None:
        if self._frames and not self._transport.is_closing():
            self._transport.write(b"".join(map(text_frame, self._frames)))
        self._frames.clear()
        self._bytes = 0

    async def _finish(self, code: str) -> None:
        self._write()
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._response.close(code=CLOSE_CODES.get(code, WSCloseCode.OK), message=code.encode())
        except (TimeoutError, ConnectionError, RuntimeError):
            self._transport.abort()

    async def gone(self) -> None:
        """The other side went away, or we let it go."""
        if self.closing is None:
            self.closing = ""
            self._frames.clear()
        if self._closer is not None:
            await asyncio.gather(self._closer, return_exceptions=True)
