"""Connections as the house wants them: limited per address, read a piece at a time, no version banner."""

from __future__ import annotations

import asyncio
from time import thread_time
from typing import Any

import msgspec
from aiohttp import web
from aiohttp.web_protocol import RequestHandler
from aiohttp.web_request import BaseRequest

from ..wire.bodies import Fault
from .budget import SMALL, Budget, Spent
from .context import Front
from .forwarded import household, parsed
from .security import headers_for

SMALL_READS, SMALL_READS_PER_SECOND = 100, 20
PIECE = 4 * 1024
"""What's parsed at once: at worst a few milliseconds. An error keeps hold of what it was found in, and no more."""
HELD = 16 * 1024
"""How much of a body waits to be read; in short parts, that's a few milliseconds of work too."""
IN_A_ROW = 8
"""Requests sent without waiting for an answer: neither browsers nor proxies do that, only a client in a hurry."""
LINGERING = 2.0
"""Seconds in which somebody whose body we don't want may still send it, to read our answer after it."""
SHORT_LINE = 12
"""Bytes. No head has that many shorter ones in a row, and a body in parts of a byte costs a thousand times its size."""


class Visit(RequestHandler):
    """One connection, until a socket takes it over."""

    def __init__(self, front: Front, manager: web.Server, **kwargs: Any) -> None:
        super().__init__(manager, **kwargs)
        self._front = front
        self._counted: str | None = None
        self._unread = b""
        self._resting = False
        """Not read from for a moment."""
        self._is_deaf = False
        """Whatever else comes isn't read at all."""
        self._goes_on = False
        """The parser kept something back while nobody read its body, and may be asked for it now."""
        self._budget = Budget(SMALL_READS, SMALL_READS_PER_SECOND * front.settings.limits, self._loop.time)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        peer = parsed((transport.get_extra_info("peername") or ("",))[0])
        if peer is not None and not self._front.trust.is_proxy(peer):
            address = household(peer)
            if not self._front.limits["visit"].take(address) or not self._front.connections.enter(address):
                self._front.metrics.refused.labels("server-full").inc()
                self._turn_away(transport)
                return
            self._counted = address
        super().connection_made(transport)

    def _turn_away(self, transport: Any) -> None:
        self._manager = None
        transport.abort()

    def connection_lost(self, exc: BaseException | None) -> None:
        self._unread = b""
        if self._counted is not None:
            self._front.connections.leave(self._counted)
            self._counted = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._manager is None:
            return
        if self._is_deaf and self.transport is not None:
            self.transport.pause_reading()
            return
        if not data:  # said by aiohttp to itself
            self._goes_on = True
        elif self._is_shaking_hands:
            self._let_go("bad-message")
            return
        try:
            if 0 < len(data) < SMALL:
                self._budget.spend()
        except Spent:
            self._let_go("too-fast")
            return
        self._unread += data
        del data  # an error would keep hold of it, with all who called where it was raised
        if not self._resting:
            self._read_some()

    def _read_some(self) -> None:
        """A piece at a time. What an address sends costs time that belongs to all: beyond its share it waits."""
        self._rest(self._owed(0.0))
        if self._goes_on and not self._resting:
            self._goes_on = False
            self._parse(b"")
        while self._unread and not (self._resting or self._reading_paused or self._buffer_paused):
            piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
            if len(piece) >= SMALL and piece.count(b"\r\n") * SHORT_LINE > len(piece):
                self._let_go("bad-message")
                return
            self._parse(piece)

    def _parse(self, piece: bytes) -> None:
        began = thread_time()
        super().data_received(piece)
        if self._message_tail or len(self._messages) > IN_A_ROW:
            self._let_go("bad-message" if self._message_tail else "too-fast")
            return
        self._is_deaf = self._is_deaf or self._has_parts
        if self._close or self._force_close or self._is_deaf:
            self._unread = b""
        owed = self._owed(thread_time() - began)
        if owed is None or not self._upgraded:  # a socket takes over what has to be read on
            self._rest(owed, bool(self._unread))

    @property
    def _is_shaking_hands(self) -> bool:
        """Asked for a socket and not answered yet: nobody who keeps to the protocol says anything meanwhile."""
        return bool(self._upgraded) and self._payload_parser is None

    @property
    def _has_parts(self) -> bool:
        """A body in parts is refused unread: no browser sends one, and short parts cost a thousand times their size."""
        return any(getattr(message, "chunked", False) for message, _ in self._messages)

    def _let_go(self, why: str) -> None:
        self._unread = b""
        self._front.metrics.refused.labels(why).inc()
        self._front.tally.note("refused", why)
        self.force_close()

    def _owed(self, took: float) -> float | None:
        return 0.0 if self._counted is None else self._front.reading.wait(self._counted, took)

    def _rest(self, seconds: float | None, has_more: bool = False) -> None:
        """At least until everybody else has had their turn, if there's more to read."""
        if seconds is None:
            self._let_go("too-fast")
        elif (seconds or has_more) and not self._resting and self.transport is not None:
            self._resting = True
            self.transport.pause_reading()
            self._loop.call_later(seconds, self._read_on)

    def _read_on(self) -> None:
        self._resting = False
        if self._is_open:
            self._read_some()
        transport = self.transport
        if transport and self._is_open and not (self._resting or self._reading_paused or self._buffer_paused):
            transport.resume_reading()

    @property
    def _is_open(self) -> bool:
        return self.transport is not None and not (self._force_close or self._is_deaf)

    def _resume_transport_reading(self) -> None:
        """Once a body was read, aiohttp goes on: first with what has come already, and not before the rest is over."""
        self._rest(0.0, bool(self._unread))
        if not self._resting:
            super()._resume_transport_reading()

    def handle_error(
        self, request: BaseRequest, status: int = 500, exc: BaseException | None = None, message: str | None = None
    ) -> web.StreamResponse:
        """Answers bad HTTP, and errors outside our own handlers, in the house's words alone."""
        code = "internal" if status >= 500 else "bad-message"
        self._front.metrics.refused.labels(code).inc()
        self._went_wrong(exc) if code == "internal" else self._front.tally.note("refused", code)
        if request.writer.output_size > 0:
            raise ConnectionError("an answer has begun already")
        response = web.Response(body=msgspec.json.encode(Fault(code)), status=status, content_type="application/json")
        response.headers.update(headers_for("", request.secure))
        response.force_close()
        return response

    def log_exception(self, *args: Any, **kw: Any) -> None:
        """Without the address that aiohttp puts into the line."""
        self._went_wrong(kw.get("exc_info"))

    def _went_wrong(self, why: BaseException | None) -> None:
        """Someone who leaves in the middle of a handshake is no error of ours."""
        if isinstance(why, ConnectionError):
            self._front.tally.note("refused", "left")
        else:
            self._front.tally.failed("connection failed", why)


class Porch(web.Server):
    """Makes a Visit of each connection."""

    def __init__(self, front: Front, like: web.Server, loop: asyncio.AbstractEventLoop, **kwargs: Any) -> None:
        super().__init__(like.request_handler, request_factory=like.request_factory, loop=loop, **kwargs)
        self._front, self._of_visits = front, {**kwargs, "loop": loop}

    def __call__(self) -> RequestHandler:
        return Visit(self._front, self, **self._of_visits)


class Runner(web.AppRunner):
    def __init__(self, front: Front, app: web.Application, **kwargs: Any) -> None:
        super().__init__(app, access_log=None, lingering_time=LINGERING, read_bufsize=HELD, **kwargs)
        self.front = front

    async def _make_server(self) -> web.Server:
        made, loop = await super()._make_server(), asyncio.get_running_loop()
        loop.set_exception_handler(self._uncaught)
        return Porch(self.front, made, loop, **made._kwargs)

    def _uncaught(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """A bug of ours in a callback, summed up like any other: somebody may set it off again and again."""
        self.front.tally.failed("callback failed", context.get("exception"))
