"""The socket's door: who may come in, and how many at once."""

from __future__ import annotations

import asyncio

from aiohttp import web

from ..live.house.end_of_turn import EndOfTurn
from ..wire.refusal import Refusal
from .context import Front
from .desk.talk import Caller, Talk, caller
from .over_http import asked_of
from .sockets import Socket


class SocketDoor:
    def __init__(self, front: Front) -> None:
        self._front, self._writes = front, EndOfTurn()

    async def enter(self, request: web.Request) -> web.StreamResponse:
        front, asked = self._front, asked_of(self._front, request)
        front.trust.check_origin(request)
        front.limit("socket", asked.address)
        if front.is_draining:
            raise Refusal("stopping")
        async with front.handshakes:
            await asyncio.sleep(0)  # a crowd that arrives at once takes turns with those already in
        who = await caller(front, asked)
        if not front.enter(asked.address):
            raise Refusal("server-full")
        front.tally.note("socket opened", table=who.table.number, address=front.shadow(asked.address))
        try:
            return await self._serve(request, who, asked.address)
        finally:
            front.sockets.leave(asked.address)

    async def _serve(self, request: web.Request, who: Caller, address: str) -> web.StreamResponse:
        settings = self._front.settings
        response = web.WebSocketResponse(compress=False)
        try:
            await response.prepare(request)
        except (web.HTTPException, ValueError):
            raise Refusal("bad-message") from None
        if request.transport is None:
            return response  # gone in the same moment
        socket = Socket(who.person, who.token, settings.most_bytes, settings.heartbeat, settings.frames, self._writes)
        talk = Talk(self._front, who.table, socket, address)
        try:
            socket.take_over(request.transport)
            await socket.gone
        finally:
            talk.end()
        return response
