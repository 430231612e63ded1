"""A device on raw TCP: keeps every byte it is sent, in handshakes, frames with their heads and HTTP answers."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from itertools import count
from typing import TypeAlias

import msgspec

from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from isoloir.table.wire.bodies import Place
from isoloir.table.wire.socket_codec import decode_answer

HOST = "isoloir.test"
"""The port is not the same twice, and the answers name the host."""
TEXT, CLOSE = 0x81, 0x88
SHAKE = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {}\r\n".format(
    "AAAAAAAAAAAAAAAAAAAAAA=="
)
DATE = re.compile(rb"\r\nDate: [^\r]{29}\r\n")
"""The one thing in an answer that comes from the wall's clock; always of one length."""
SECONDS = 20.0

Command: TypeAlias = s.Choose | s.Sit | s.Start | s.EndAndReveal | s.Kick | s.PlayFor

encode = msgspec.json.Encoder().encode


def masked(head: int, payload: bytes) -> bytes:
    """As a client has to, with a mask that changes nothing."""
    size = len(payload)
    length = bytes((0x80 | size,)) if size < 126 else bytes((0x80 | 126,)) + size.to_bytes(2, "big")
    return bytes((head,)) + length + bytes(4) + payload


async def read_frame(reader: asyncio.StreamReader) -> bytes:
    """One frame with its head, as it came."""
    head = await reader.readexactly(2)
    width = {126: 2, 127: 8}.get(head[1] & 0x7F, 0)
    more = await reader.readexactly(width)
    return head + more + await reader.readexactly(int.from_bytes(more, "big") if width else head[1] & 0x7F)


def payload_of(frame: bytes) -> bytes:
    return frame[2 + {126: 2, 127: 8}.get(frame[1] & 0x7F, 0) :]


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        for _ in count():
            if holds():
                return
            await asyncio.sleep(0.0005)


class Tap:
    def __init__(self, port: int, name: str) -> None:
        self.name = name
        self.heard: list[bytes] = []
        """Everything, in the order in which it came; a frame is one piece, an HTTP answer another."""
        self.after: list[bytes] = []
        """What came once nothing was secret any more."""
        self.code, self.place = "", Place("", 0, "")
        self.looks = 0
        self._port, self._cookie = port, ""
        self._writer: asyncio.StreamWriter | None = None
        self._reading: asyncio.Task[None] | None = None
        self._came = asyncio.Event()
        self._extra: set[bytes] = set()

    # ---- HTTP

    async def ask(self, method: str, path: str, body: bytes = b"") -> bytes:
        """The whole answer, from its first line to the end of the connection."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        kind = "Content-Type: application/json\r\n" if body else ""
        writer.write(self._head(method, path, f"Connection: close\r\nContent-Length: {len(body)}\r\n{kind}") + body)
        async with asyncio.timeout(SECONDS):
            answer = DATE.sub(b"\r\n", await reader.read())
        writer.close()
        return answer

    def _head(self, method: str, path: str, more: str) -> bytes:
        return f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nCookie: {self._cookie}\r\n{more}\r\n".encode()

    async def come_in(self, path: str, wish: msgspec.Struct) -> None:
        answer = await self.ask("POST", path, encode(wish))
        assert answer.startswith(b"HTTP/1.1 201"), answer
        head, _, body = answer.partition(b"\r\n\r\n")
        self.place = msgspec.json.decode(body, type=Place)
        self.code = self.place.code
        self._cookie = head.partition(b"Set-Cookie: ")[2].partition(b";")[0].decode()
        self.heard.append(answer)

    # ---- the socket

    async def open(self, hello: s.Hello) -> None:
        """Returns once welcome."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        self._writer = writer
        writer.write(self._head("GET", f"/api/tables/{self.code}/socket", SHAKE))
        async with asyncio.timeout(SECONDS):
            self.heard.append(DATE.sub(b"\r\n", await reader.readuntil(b"\r\n\r\n")))
        self._reading = asyncio.ensure_future(self._listen(reader))
        await self.until(b'{"type":"Welcome"', lambda: self.tell(hello))

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        try:
            while True:
                self.heard.append(await read_frame(reader))
                if self.heard[-1][0] == CLOSE:
                    self.close()
                self._came.set()
        except asyncio.IncompleteReadError as end:
            self.heard += [b"end of the connection", end.partial]
        except ConnectionError:
            self.heard.append(b"cut")

    def tell(self, said: s.FromClient) -> None:
        self.write(masked(TEXT, encode(said)))

    def write(self, data: bytes) -> None:
        assert self._writer is not None
        self._writer.write(data)

    def close(self) -> None:
        """The first word of it or the answer to one."""
        self.write(masked(CLOSE, (1000).to_bytes(2, "big")))

    async def until(self, what: bytes, do: Callable[[], None]) -> bytes:
        """Does it, and waits for the frame that says so."""
        at = len(self.heard)
        do()
        async with asyncio.timeout(SECONDS):
            while not (found := [each for each in self.heard[at:] if what in each]):
                self._came.clear()
                await self._came.wait()
        return found[0]

    async def say(self, command: Command, *, extra: bool = False) -> a.FromServer:
        """An extra command is one that the other run does not have; its own answer is not compared."""
        frame = await self.until(b'"command":"%s"' % command.command.encode(), lambda: self.tell(command))
        if extra:
            body = encode(a.Accepted(command.command))
            self._extra.add(bytes((TEXT, len(body))) + body)
        return decode_answer(payload_of(frame))

    async def catch_up(self) -> None:
        """Everything said to this socket before has come."""
        await self.until(b'{"type":"Pong"', lambda: self.tell(s.Ping()))

    async def ended(self) -> None:
        """Until the other side has closed."""
        assert self._reading is not None
        assert self._writer is not None
        async with asyncio.timeout(SECONDS):
            await self._reading
        self._writer.close()

    async def cut(self) -> None:
        """As a phone in a tunnel: no word, no close."""
        assert self._writer is not None
        assert self._reading is not None
        self._writer.transport.abort()
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)

    @property
    def seen(self) -> s.Hello:
        """What the newest view said about itself."""
        for frame in reversed(self.heard):
            if b'"type":"Moved"' in frame:
                answer = decode_answer(payload_of(frame))
                moved = answer.moved if isinstance(answer, a.Welcome) else answer
                assert isinstance(moved, a.Moved)
                return s.Hello(moved.game, moved.heard)
        return s.Hello()

    def kept(self) -> list[bytes]:
        return [each for each in self.heard if each not in self._extra]
