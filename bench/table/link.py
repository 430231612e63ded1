"""A WebSocket client as bare as it can be, so that we don't end up measuring the driver."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeAlias

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
NO_MASK = bytes(4)
"""A mask of zeros is a mask: nothing has to be computed."""


Heard: TypeAlias = "Callable[[Link, bytes], None]"


def frame(opcode: int, payload: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        return bytes((0x80 | opcode, 0x80 | size)) + NO_MASK + payload
    return bytes((0x80 | opcode, 0xFE)) + size.to_bytes(2, "big") + NO_MASK + payload


class Link(asyncio.Protocol):
    """Calls `heard` with itself and the text or the bytes of every frame."""

    def __init__(self, heard: Heard) -> None:
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_lost = False
        self._transport: Any = None
        self._rest = b""
        self._shaken = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def connection_lost(self, why: Exception | None) -> None:
        self.is_lost = True
        if not self.opened.done():
            self.opened.set_exception(why or ConnectionError("closed before it opened"))

    def send(self, text: bytes) -> None:
        self._transport.write(frame(TEXT, text))

    def send_bytes(self, data: bytes) -> None:
        self._transport.write(frame(BINARY, data))

    def close(self) -> None:
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self._shaken:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            self._shake(head)
        self._rest = self._read(data)

    def _shake(self, head: bytes) -> None:
        self._shaken = True
        if self.opened.done():
            return
        if b" 101 " in head[:20]:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(head.decode(errors="replace")))

    def _read(self, data: bytes) -> bytes:
        """Every whole frame; returns what is left of the last."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if start + size > end:
                break
            self._take(data[at] & 15, data[start : start + size])
            at = start + size
        return data[at:]

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode in (TEXT, BINARY):
            self.heard(self, payload)
        elif opcode == PING:
            self._transport.write(frame(PONG, payload))
        elif opcode == CLOSE:
            self._transport.close()


async def connect(port: int, path: str, heard: Heard, cookie: str = "", source: str = "") -> Link:
    head = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    loop = asyncio.get_running_loop()
    address = (source, 0) if source else None
    transport, link = await loop.create_connection(lambda: Link(heard), "127.0.0.1", port, local_addr=address)
    transport.write("\r\n".join((*head, "", "")).encode())
    await link.opened
    return link
