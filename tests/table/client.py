"""A small client: joins a table, keeps its own state in step, sends commands and waits for their answers."""

from __future__ import annotations

import asyncio
import secrets
import ssl
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any, Self, TypeVar

import aiohttp
import msgspec

from isoloir.core.value import encode
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from isoloir.table.wire.bodies import CreateTable, Fault, Join, Mine, Place, Request
from isoloir.table.wire.socket_codec import decode_answer

from .shown import Shown, lobby_after

A = TypeVar("A", bound=a.Answer)


class Refused(Exception):
    """An HTTP request or a handshake the server refused."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(f"{status} {code}")
        self.status, self.code = status, code


class Closed(Exception):
    """The socket is closed; `code` is the server's last word, if it said one."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Device:
    """One browser's worth of cookies."""

    def __init__(self, url: str, tls: ssl.SSLContext | None = None) -> None:
        """`tls` knows the certificate of a server that made its own."""
        self.url = url.rstrip("/")
        jar = aiohttp.CookieJar(unsafe=True)
        self.session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=tls or True), cookie_jar=jar)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, why: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.session.close()

    async def create(self, game: str, name: str = "", **wish: Any) -> Place:
        return await self._post("/api/tables", CreateTable(game, name, **wish))

    async def join(self, code: str, name: str = "", **wish: Any) -> Place:
        return await self._post(f"/api/tables/{code}/people", Join(name, **wish))

    async def seat(self, code: str) -> Place:
        """At a festival: the table one plays at now, where this device is let in."""
        return await self._post(f"/api/tables/{code}/seat", Request())

    async def _post(self, path: str, body: msgspec.Struct) -> Place:
        headers = {"Content-Type": "application/json"}
        async with self.session.post(self.url + path, data=encode(body), headers=headers) as response:
            return msgspec.json.decode(await _checked(response), type=Place)

    async def get(self, path: str, **headers: str) -> bytes:
        async with self.session.get(self.url + path, headers=headers) as response:
            return await _checked(response)

    async def mine(self, code: str) -> Mine:
        """All that the table keeps of this device."""
        return msgspec.json.decode(await self.get(f"/api/tables/{code}/me"), type=Mine)

    async def be_forgotten(self, code: str) -> None:
        """Leave, and have your name removed from everything the table keeps."""
        async with self.session.delete(f"{self.url}/api/tables/{code}/me") as response:
            await _checked(response)

    async def sit_down(self, code: str) -> Client:
        """Open the socket of a table you've joined."""
        client = Client(self, code)
        await client.connect()
        return client


async def _checked(response: aiohttp.ClientResponse) -> bytes:
    body = await response.read()
    if response.status >= 400:
        try:
            code = msgspec.json.decode(body, type=Fault).code
        except msgspec.MsgspecError:
            code = ""
        raise Refused(response.status, code)
    return body


class Client:
    """One open page. `moved`, `lobby` and `welcome` are the newest of their kind; `shown` has the views."""

    def __init__(self, device: Device, code: str) -> None:
        self.device, self.code = device, code
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None
        self._replies: dict[str, asyncio.Future[a.FromServer]] = {}
        self._changed = asyncio.Event()
        self.welcome: a.Welcome | None = None
        self.lobby: a.Lobby | None = None
        self.moved: a.Moved | None = None
        self.shown = Shown()
        self.bye: str | None = None
        self.listener: Callable[[a.FromServer], None] = lambda answer: None
        self.nonce: Callable[[], str] | None = lambda: secrets.token_urlsafe(24)
        """Adds to the dice by itself; None: doesn't."""

    @property
    def seats(self) -> list[int]:
        """The seats you hold."""
        if self.lobby is None or self.welcome is None:
            return []
        return [each.seat for each in self.lobby.seats if each.person == self.welcome.you]

    async def connect(self) -> None:
        """Also after a lost socket: says what was last seen, so that only what was missed is told."""
        path = f"{self.device.url}/api/tables/{self.code}/socket"
        try:
            self._socket = await self.device.session.ws_connect(path, max_msg_size=0, autoping=True)
        except aiohttp.WSServerHandshakeError as why:
            raise Refused(why.status, "") from None
        self.bye, self.welcome = None, None
        seen = self.moved
        await self._send(s.Hello(seen.game, seen.heard) if seen else s.Hello())
        self._reader = asyncio.ensure_future(self._read(self._socket))
        await self.until(lambda: self.welcome is not None)

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)

    async def until(self, holds: Callable[[], bool], seconds: float = 30.0) -> None:
        """Waits until something the client knows is so; raises Closed if the socket closes before."""
        async with asyncio.timeout(seconds):
            while not holds():
                if self.bye is not None:
                    raise Closed(self.bye)
                self._changed.clear()
                await self._changed.wait()

    async def next_moved(self, seconds: float = 30.0) -> a.Moved:
        """The next start, opening or end."""
        here = self.moved
        await self.until(lambda: self.moved is not None and self.moved is not here, seconds)
        assert self.moved is not None
        return self.moved

    async def say(self, kind: Callable[..., s.Command], *, command: str = "", **fields: Any) -> a.FromServer:
        """Sends a command and returns its answer: Accepted, Refused, TransferCode or Advised."""
        command = command or secrets.token_urlsafe(9)
        reply: asyncio.Future[a.FromServer] = asyncio.get_running_loop().create_future()
        self._replies[command] = reply
        try:
            await self._send(kind(command=command, **fields))
            return await reply
        finally:
            self._replies.pop(command, None)

    async def choose(self, seat: int, choice: Sequence[Any], command: str = "") -> a.FromServer:
        assert self.moved is not None, "nothing is asked before a game"
        return await self.say(s.Choose, command=command, pause=self.moved.pause, seat=seat, choice=tuple(choice))

    async def tell(self, said: s.FromClient) -> None:
        """Something that has no answer of its own."""
        await self._send(said)

    async def _send(self, said: s.Said) -> None:
        if self._socket is None or self._socket.closed:
            raise Closed(self.bye or "")
        await self._socket.send_str(encode(said).decode())

    async def _read(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for message in socket:
            if message.type is not aiohttp.WSMsgType.TEXT:
                break
            answer = decode_answer(message.data.encode())
            await self._take(answer)
            self.listener(answer)
            self._changed.set()
        self.bye = self.bye or ""
        self._changed.set()
        for reply in self._replies.values():
            if not reply.done():
                reply.set_exception(Closed(self.bye))

    async def _take(self, answer: a.FromServer) -> None:
        match answer:
            case a.Welcome():
                self.welcome, self.lobby, self.moved = answer, answer.lobby, answer.moved
                if answer.moved is not None:
                    self.shown.take(answer.moved)
                if answer.commitment is not None:
                    await self._add_nonce(answer.commitment)
            case a.Changed() | a.Presence() if self.lobby is not None:
                self.lobby = lobby_after(self.lobby, answer)
            case a.Moved():
                self.moved = answer
                if not self.shown.take(answer):
                    await self._send(s.Hello(answer.game, answer.heard))
            case a.Commitment():
                await self._add_nonce(answer)
            case a.Bye():
                self.bye = answer.code
            case a.Accepted() | a.Refused() | a.TransferCode() | a.Advised():
                reply = self._replies.get(answer.command)
                if reply is not None and not reply.done():
                    reply.set_result(answer)

    async def _add_nonce(self, promise: a.Commitment) -> None:
        if self.nonce is not None and self.seats:
            await self._send(s.AddNonce(promise.game, self.nonce()))
