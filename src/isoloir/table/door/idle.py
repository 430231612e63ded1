"""Idle connections: dropped after a while, so that nobody can hold all the doors of the house."""

from __future__ import annotations

import asyncio
from time import monotonic

from aiohttp import web
from aiohttp.web_protocol import RequestHandler

IDLE_SECONDS = 20.0
ANSWERING = 3
"""How many times longer a phone on a slow network may take to read an answer."""


class Idle:
    """The HTTP server itself waits for a first request, or the rest of one, without end."""

    def __init__(self, server: web.Server, seconds: float = IDLE_SECONDS) -> None:
        self._server, self._seconds = server, seconds
        self._since: dict[tuple[RequestHandler, int], float] = {}
        """By connection and its number of requests: one that asks again isn't idle."""

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(self._seconds / 4)
            self.sweep(monotonic())

    def sweep(self, now: float) -> None:
        # these are private to aiohttp; a test fails if it renames them
        quiet = [each for each in self._server.connections if each._current_request is None]
        idle = [(each, each._request_count) for each in quiet]
        self._since = {each: self._since.get(each, now) for each in idle}
        for (connection, _), since in self._since.items():
            if now - since >= self._seconds * (ANSWERING if connection._request_in_progress else 1):
                connection.force_close()
