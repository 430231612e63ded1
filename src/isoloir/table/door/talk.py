"""The socket's door: who may come in, every frame decoded once, limits kept."""

from __future__ import annotations

import asyncio

import msgspec
from aiohttp import web

from ..live.house.end_of_turn import EndOfTurn
from ..live.table.table import Table
from ..live.table.viewer import encode
from ..party.codes import digest, read_code
from ..wire import from_client as s
from ..wire import from_server as a
from ..wire.refusal import Refusal
from ..wire.socket_codec import decode_said
from .context import Front
from .limits import AddressPurse, Bucket
from .security import cookie, cookie_name
from .sockets import Socket

HELLO_SECONDS = 10.0
PAGES_EACH = 8
"""Open pages of one person at a table; the oldest makes room for one more."""
HELLOS, HELLOS_PER_SECOND = 4, 0.2
"""Each is answered with the whole view."""


class SocketDoor:
    def __init__(self, front: Front) -> None:
        self._front, self._writes = front, EndOfTurn()

    async def enter(self, request: web.Request) -> web.StreamResponse:
        front = self._front
        address = front.trust.address(request)
        front.trust.check_origin(request)
        front.limit("socket", address)
        if front.is_draining:
            raise Refusal("stopping")
        async with front.handshakes:
            await asyncio.sleep(0)  # a crowd that arrives at once takes turns with those already in
        table, person, token = await self._who(request, address)
        if table.presence.pages >= front.settings.pages and not has_part(table, person):
            raise Refusal("too-many")
        if not front.sockets.enter(address):
            raise Refusal("server-full")
        front.tally.note("socket opened", table=table.number, address=front.shadow(address))
        try:
            table.memory.ledger.paid_by(person, AddressPurse(front.writing, address))
            return await self._serve(request, table, person, token)
        finally:
            front.sockets.leave(address)

    async def _who(self, request: web.Request, address: str) -> tuple[Table, int, str]:
        """Without a cookie nothing is looked up, so nothing is learnt about a code."""
        code = read_code(request.match_info["code"])
        secret = cookie(request, cookie_name(code, self._front.trust.is_secure(request)))
        if not secret:
            raise Refusal("no-cookie")
        table, token = await self._front.find(request, address), digest(secret)
        person = table.party.holder_of(token)
        if person is None:
            raise Refusal("no-cookie")
        if gone := table.party.people[person].gone:
            raise Refusal(gone)
        return table, person, token

    async def _serve(self, request: web.Request, table: Table, person: int, token: str) -> web.StreamResponse:
        settings = self._front.settings
        response = web.WebSocketResponse(compress=False)
        try:
            await response.prepare(request)
        except (web.HTTPException, ValueError):
            raise Refusal("bad-message") from None
        if request.transport is None:
            return response  # gone in the same moment
        socket = Socket(person, token, settings.most_bytes, settings.heartbeat, settings.frames, self._writes)
        talk = Talk(self._front, table, socket)
        pages = self._front.pages_of(table, person)
        try:
            socket.take_over(request.transport)
            pages.append(socket)
            self._make_room(pages)
            await socket.gone
        finally:
            talk.end()
            self._front.closed(table, socket)
            table.detach(socket)
        return response

    @staticmethod
    def _make_room(pages: list[Socket]) -> None:
        open_ones = [page for page in pages if page.closing is None]
        for page in open_ones[:-PAGES_EACH]:
            page.close("elsewhere")


class Talk:
    """What one socket says, from Hello to the end."""

    def __init__(self, front: Front, table: Table, socket: Socket) -> None:
        self._front, self._table, self._socket = front, table, socket
        limits = front.settings
        self._rate = Bucket(front.clock, limits.message_burst, limits.messages_per_second)
        self._hellos = Bucket(front.clock, HELLOS, HELLOS_PER_SECOND if limits.messages_per_second else 0)
        self._whose = f"{table.number}/{socket.person}"
        loop = asyncio.get_running_loop()
        self._mute: asyncio.TimerHandle | None = loop.call_later(HELLO_SECONDS, self._close, "say-hello")
        """Until Hello."""
        socket.hear = self._read

    def end(self) -> None:
        if self._mute is not None:
            self._mute.cancel()
            self._mute = None

    def _read(self, text: bytes) -> None:
        if not self._rate.take() or not self._front.talkers.take(self._whose):
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
            self._front.house.attach(self._table, self._socket, said)
        else:
            self._close("say-hello")

    def _hear(self, said: s.FromClient) -> None:
        self._front.metrics.heard(type(said).__name__)
        match said:
            case s.Choose():  # by far the most frequent
                self._table.submit(self._socket, said)
            case s.Ping():
                self._socket.send(encode(a.Pong(self._front.clock.now())))
            case s.Hello() if self._hellos.take():
                self._front.house.attach(self._table, self._socket, said)
            case s.Hello():
                self._close("too-fast")
            case s.React() if not self._may_sign():
                self._socket.send(encode(a.Refused("", "too-fast")))
            case s.Transfer(person=int(person)) if person != self._socket.person and not self._may_sign():
                self._socket.send(encode(a.Refused(said.command, "too-fast")))
            case _:
                self._table.hear(self._socket, said)

    def _may_sign(self) -> bool:
        """A limit per person, however many pages they have; all watchers together get no more than one player."""
        signs = self._front.signs
        return signs.take(self._whose) and (
            has_part(self._table, self._socket.person) or signs.take(f"{self._table.number}/watching")
        )

    def _close(self, code: str) -> None:
        self._socket.close(code)


def has_part(table: Table, person: int) -> bool:
    """A crowd of watchers can't keep out or silence the people who play or decide here."""
    party = table.party
    return person in (party.owner, party.host) or bool(party.seats_of(person))
