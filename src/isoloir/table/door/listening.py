"""Where the server listens: like aiohttp, but a TLS client that connects and says nothing is soon dropped."""

from __future__ import annotations

import asyncio

from aiohttp import web

HANDSHAKE_SECONDS = 10.0
"""By default the loop waits a minute, and such connections aren't counted: they have no address yet."""


class TcpSite(web.TCPSite):
    async def start(self) -> None:
        await web.BaseSite.start(self)
        assert self._runner.server is not None, "a runner that was set up has a server"
        self._server = await asyncio.get_running_loop().create_server(
            self._runner.server,
            self._host,
            self._port,
            ssl=self._ssl_context,
            backlog=self._backlog,
            ssl_handshake_timeout=HANDSHAKE_SECONDS if self._ssl_context else None,
        )
        self._bound_port = self._server.sockets[0].getsockname()[1]


class SockSite(web.SockSite):
    async def start(self) -> None:
        await web.BaseSite.start(self)
        assert self._runner.server is not None, "a runner that was set up has a server"
        self._server = await asyncio.get_running_loop().create_server(
            self._runner.server,
            sock=self._sock,
            ssl=self._ssl_context,
            backlog=self._backlog,
            ssl_handshake_timeout=HANDSHAKE_SECONDS if self._ssl_context else None,
        )
