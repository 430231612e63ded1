"""Connections as the house wants them: limited per address, no drip of single bytes, no version banner."""

from __future__ import annotations

import asyncio
import logging
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

LOG = logging.getLogger(__name__)

SMALL_READS, SMALL_READS_PER_SECOND = 100, 20


class Visit(RequestHandler):
    """One connection, until a socket takes it over."""

    def __init__(self, front: Front, manager: web.Server, **kwargs: Any) -> None:
        super().__init__(manager, **kwargs)
        self._front = front
        self._counted: str | None = None
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
        if self._counted is not None:
            self._front.connections.leave(self._counted)
            self._counted = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._manager is None:
            return
        try:
            if 0 < len(data) < SMALL:
                self._budget.spend()
        except Spent:
            self._front.metrics.refused.labels("too-fast").inc()
            self.force_close()
            return
        super().data_received(data)

    def handle_error(
        self, request: BaseRequest, status: int = 500, exc: BaseException | None = None, message: str | None = None
    ) -> web.StreamResponse:
        """Answers bad HTTP, and errors outside our own handlers, in the house's words alone."""
        code = "internal" if status >= 500 else "bad-message"
        self._front.metrics.refused.labels(code).inc()
        self._front.tally.note("refused", code)
        if request.writer.output_size > 0:
            raise ConnectionError("an answer has begun already")
        response = web.Response(body=msgspec.json.encode(Fault(code)), status=status, content_type="application/json")
        response.headers.update(headers_for("", request.secure))
        response.force_close()
        return response

    def log_exception(self, *args: Any, **kw: Any) -> None:
        """Without the address that aiohttp puts into the line."""
        LOG.error("connection failed", exc_info=kw.get("exc_info"))


class Porch(web.Server):
    """Makes a Visit of each connection."""

    def __init__(self, front: Front, like: web.Server, loop: asyncio.AbstractEventLoop, **kwargs: Any) -> None:
        super().__init__(like.request_handler, request_factory=like.request_factory, loop=loop, **kwargs)
        self._front, self._of_visits = front, {**kwargs, "loop": loop}

    def __call__(self) -> RequestHandler:
        return Visit(self._front, self, **self._of_visits)


class Runner(web.AppRunner):
    def __init__(self, front: Front, app: web.Application, **kwargs: Any) -> None:
        super().__init__(app, access_log=None, **kwargs)
        self.front = front

    async def _make_server(self) -> web.Server:
        made = await super()._make_server()
        return Porch(self.front, made, asyncio.get_running_loop(), **made._kwargs)
