"""A server that gives the same answer to every frame: how much the driver itself can do."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import uvloop

ACCEPT = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
SAID = b'{"type":"Moved","pause":1}'.ljust(600)
REPLY = bytes((0x81, 126)) + len(SAID).to_bytes(2, "big") + SAID


class Echo(asyncio.Protocol):
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport: Any = transport
        self._shaken = False

    def data_received(self, data: bytes) -> None:
        self._transport.write(REPLY if self._shaken else ACCEPT)
        self._shaken = True


async def main() -> None:
    server = await asyncio.get_running_loop().create_server(Echo, "127.0.0.1", int(sys.argv[1]))
    print("ready", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(main())
