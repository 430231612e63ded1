"""The socket's door: who may come in, every frame decoded once, limits kept."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from aiohttp import web

from ..live.table import Table
from ..live.viewer import encode
from ..party.codes import digest, read_code
from ..wire import from_client as s
from ..wire import from_server as a
from ..wire.codec import decode_said
from ..wire.refusal import Refusal
from .context import Front
from .limits import Bucket
from .security import cookie_name
from .sockets import Socket

LOG = logging.getLogger(__name__)

HELLO_SECONDS = 10.0


class SocketDoor:
    def __init__(self, front: Front) -> None:
        self._front = front

    async def enter(self, request: web.Request) -> web.StreamResponse:
        front = self._front
        address = front.trust.address(request)
        front.trust.check_origin(request)
        front.limit("socket", address)
        table, person, token = await self._who(request, address)
        if len(table.presence.viewers) >= front.settings.pages:
            raise Refusal("too-many")
        if not front.sockets.enter(address):
            raise Refusal("server-full")
        LOG.info("socket opened", extra={"table": table.number, "address": front.shadow(address)})
        try:
            return await self._serve(request, table, person, token)
        finally:
            front.sockets.leave(address)

    async def _who(self, request: web.Request, address: str) -> tuple[Table, int, str]:
        code = read_code(request.match_info["code"])
        table = await self._front.find(code, address)
        token = digest(request.cookies.get(cookie_name(code, self._front.trust.is_secure(request)), ""))
        person = table.party.holder_of(token)
        if person is None:
            raise Refusal("no-cookie")
        if gone := table.party.people[person].gone:
            raise Refusal(gone)
        return table, person, token

    async def _serve(self, request: web.Request, table: Table, person: int, token: str) -> web.StreamResponse:
        settings = self._front.settings
        response = web.WebSocketResponse(compress=False)
        await response.prepare(request)
        if request.transport is None:
            return response  # gone in the same moment
        socket = Socket(person, token, settings.most_bytes, settings.heartbeat)
        talk = Talk(self._front, table, socket)
        self._front.open_sockets.add(socket)
        try:
            socket.take_over(request.transport)
            await socket.gone
        finally:
            talk.end()
            self._front.open_sockets.discard(socket)
            table.detach(socket)
            LOG.info("socket closed", extra={"table": table.number, "why": socket.closing or "gone"})
        return response


class Talk:
    """What one socket says, from Hello to the end."""

    def __init__(self, front: Front, table: Table, socket: Socket) -> None:
        self._front, self._table, self._socket = front, table, socket
        limits = front.settings
        self._rate = Bucket(front.clock, limits.message_burst, limits.messages_per_second)
        self._signs = Bucket(front.clock, 5, 0.5)
        loop = asyncio.get_running_loop()
        self._mute: asyncio.TimerHandle | None = loop.call_later(HELLO_SECONDS, self._close, "say-hello")
        """Until Hello."""
        socket.hear = self._read

    def end(self) -> None:
        if self._mute is not None:
            self._mute.cancel()
            self._mute = None

    def _read(self, text: bytes) -> None:
        if not self._rate.take():
            self._close("too-fast")
            return
        try:
            said = decode_said(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self._close("bad-message")
            return
        if self._mute is None:
            self._hear(said)
        elif isinstance(said, s.Hello):
            self.end()
            self._table.attach(self._socket, said)
        else:
            self._close("say-hello")

    def _hear(self, said: s.FromClient) -> None:
        self._front.metrics.heard(type(said).__name__)
        match said:
            case s.Ping():
                self._socket.send(encode(a.Pong(self._front.clock.now())))
            case s.Hello():
                self._table.attach(self._socket, said)
            case s.React() if not self._signs.take():
                self._socket.send(encode(a.Refused("", "too-fast")))
            case _:
                self._table.hear(self._socket, said)

    def _close(self, code: str) -> None:
        self._front.metrics.closed.labels(code).inc()
        self._socket.close(code)
