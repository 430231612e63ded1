"""A relay between a node and the database that can go silent in either direction, as a cut in a network does."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from tests.services import free_port


class Relay:
    """Nothing is closed by a cut: what is said stays unheard until it's mended."""

    def __init__(self, to: int) -> None:
        self.port, self._to = free_port(), to
        self._up, self._down = asyncio.Event(), asyncio.Event()
        self._server: asyncio.Server | None = None
        self._pipes: set[asyncio.Task[None]] = set()
        self._ends: set[asyncio.StreamWriter] = set()
        self.mend()

    async def start(self) -> Relay:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        return self

    def cut(self, way: str) -> None:
        """`up`: the database hears nothing; `down`: we hear nothing of it; `both`."""
        if way in ("up", "both"):
            self._up.clear()
        if way in ("down", "both"):
            self._down.clear()

    def mend(self) -> None:
        self._up.set()
        self._down.set()

    async def stop(self) -> None:
        if self._server is not None:
            self._server.close()
        for pipe in self._pipes:
            pipe.cancel()
        await asyncio.gather(*self._pipes, return_exceptions=True)
        for end in self._ends:
            end.transport.abort()
        await asyncio.sleep(0.05)

    async def _serve(self, near: asyncio.StreamReader, answer: asyncio.StreamWriter) -> None:
        try:
            far, ask = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            answer.close()
            return
        self._ends |= {ask, answer}
        for reader, writer, flows in ((near, ask, self._up), (far, answer, self._down)):
            pipe = asyncio.ensure_future(_pour(reader, writer, flows))
            self._pipes.add(pipe)
            pipe.add_done_callback(self._pipes.discard)


async def _pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, flows: asyncio.Event) -> None:
    try:
        with suppress(OSError):
            while data := await reader.read(65_536):
                await flows.wait()
                writer.write(data)
                await writer.drain()
            await flows.wait()
            writer.close()
    except asyncio.CancelledError:
        writer.transport.abort()
        raise
