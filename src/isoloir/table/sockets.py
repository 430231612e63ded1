"""One open socket: frames in, one queue of frames out. Knows nothing of tables but whom to pass messages to."""

from __future__ import annotations

import asyncio
from collections import deque

from aiohttp import WSCloseCode, WSMsgType, web

from .answers import Bye
from .viewer import encode
from .words import Person

MOST_QUEUED = 256
MOST_QUEUED_BYTES = 1_000_000
CROWDED = 8
"""From so many waiting frames on, a reader gets only the newest of each whole state."""
REPLACING = (b'{"type":"Lobby"', b'{"type":"Presence"', b'{"type":"Ticks"')
SEND_SECONDS = 10.0
CLOSE_CODES = {
    "too-fast": WSCloseCode.POLICY_VIOLATION,
    "bad-message": WSCloseCode.POLICY_VIOLATION,
    "say-hello": WSCloseCode.POLICY_VIOLATION,
    "too-slow": WSCloseCode.TRY_AGAIN_LATER,
    "stopping": WSCloseCode.GOING_AWAY,
}


class Socket:
    """`send` never waits: a reader who is too slow is let go and comes back for the whole view."""

    def __init__(self, socket: web.WebSocketResponse, person: Person, token: str) -> None:
        self.person, self.token = person, token
        self.closing: str | None = None
        self._socket = socket
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._sender = asyncio.ensure_future(self._send_all())

    def send(self, frame: bytes) -> None:
        if self.closing is not None:
            return
        if len(self._frames) >= CROWDED:
            self._drop_what_it_replaces(frame)
        self._frames.append(frame)
        self._bytes += len(frame)
        self._wake.set()
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
            self._wake.set()
            asyncio.get_running_loop().call_later(SEND_SECONDS, self._sender.cancel)

    async def _send_all(self) -> None:
        """A socket that takes nothing any more is noticed by its missing pong, or by its queue."""
        try:
            while self.closing is None or self._frames:
                await self._wake.wait()
                self._wake.clear()
                await self._drain()
        except (ConnectionError, RuntimeError):
            self.closing = self.closing or "gone"
        await self._finish()

    async def _drain(self) -> None:
        while self._frames:
            frame = self._frames.popleft()
            self._bytes -= len(frame)
            await self._socket.send_frame(frame, WSMsgType.TEXT)

    async def _finish(self) -> None:
        code = CLOSE_CODES.get(self.closing or "", WSCloseCode.OK)
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await self._socket.close(code=code, message=(self.closing or "").encode())
        except (TimeoutError, ConnectionError, RuntimeError):
            return

    async def gone(self) -> None:
        """The other side went away, or we let it go."""
        if self.closing is None:
            self.closing = ""
            self._frames.clear()
            self._sender.cancel()
        await asyncio.gather(self._sender, return_exceptions=True)
