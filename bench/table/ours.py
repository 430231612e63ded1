"""Tables of four at our server: seated over HTTP and sockets, then driven as fast as the reveals come."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from http.cookies import SimpleCookie
from itertools import count
from time import perf_counter
from typing import Any

import aiohttp
import msgspec
from msgspec import Struct

from isoloir.core.value import encode
from isoloir.table.wire import from_client as s
from isoloir.table.wire.bodies import Place

from .link import Link, connect
from .measure import Measure

NAMES = "ABCDEFGHIJ"
MOVED, COMMITMENT = b'{"type":"Moved"', b'{"type":"Commitment"'
PER_ADDRESS = 10_000
"""Sockets from one address of the loopback, which has fewer ports than people may come."""


class Ask(Struct, frozen=True):
    seat: int
    options: tuple[str | int, ...]
    take: int


class Moved(Struct, frozen=True, tag=True):
    """As much of it as the driver needs."""

    pause: int
    asks: list[Ask]
    over: Any = None


read_moved = msgspec.json.Decoder(Moved).decode


class Table:
    """A link for each seat, in step: once all of them have heard, all who are asked choose at once."""

    def __init__(
        self, number: int, measure: Measure, delays: Callable[[int], list[float]] | None = None, seats: int = 4
    ) -> None:
        self.links: list[Link] = []
        self.path, self.cookies = "", list[str]()
        self.is_fresh = asyncio.get_running_loop().create_future()
        """Done once the first question has come."""
        self._measure = measure
        self._names = count()
        self._heard: list[Moved] = []
        self._last = 0.0
        self._asked = self._left = 0
        self._people = NAMES[:seats]
        self._source = f"127.0.0.{2 + number * seats // PER_ADDRESS}"
        self._delays = delays
        """How many seconds each of this many people thinks; None: not at all."""

    async def sit(self, session: aiohttp.ClientSession, port: int, game: str, *others: int) -> None:
        """All of them at one port, or at that one and others in turn."""
        ports, url = (port, *others), f"http://127.0.0.1:{port}/api/tables"
        place, cookie = await post(session, url, {"game": game, "name": "A"})
        more = [await post(session, f"{url}/{place.code}/people", {"name": name}) for name in self._people[1:]]
        self.path, self.cookies = f"/api/tables/{place.code}/socket", [cookie, *(each for _, each in more)]
        for seat, each in enumerate(self.cookies):
            link = await connect(ports[seat % len(ports)], self.path, self._hear, each, self._source)
            self.links.append(link)
            link.send(encode(s.Hello()))
            link.send(encode(s.Sit(name=self._people[seat], command=self._name())))
        await asyncio.sleep(0.02 if not others else 0.2)
        self._start()
        await asyncio.wait_for(self.is_fresh, 60)

    def go(self) -> None:
        self._choose()

    def close(self) -> None:
        for link in self.links:
            link.close()

    def _start(self) -> None:
        self.links[0].send(encode(s.Start(command=self._name())))

    def _name(self) -> str:
        return f"c{next(self._names)}"

    def _hear(self, link: Link, text: bytes) -> None:
        if text.startswith(MOVED):
            self._move(read_moved(text))
        elif text.startswith(COMMITMENT):
            game = msgspec.json.decode(text)["game"]
            link.send(encode(s.AddNonce(game, secrets.token_urlsafe(16))))

    def _move(self, moved: Moved) -> None:
        self._heard.append(moved)
        if len(self._heard) < len(self._people):
            return
        if not self.is_fresh.done():
            self.is_fresh.set_result(None)
            return
        if self._asked:
            self._measure.revealed(self._asked, perf_counter() - self._last)
        if moved.over is not None:
            self._heard, self._asked = [], 0
            self._start()
        else:
            self._choose()

    def _choose(self) -> None:
        heard, self._heard = self._heard, []
        asks = [(link, moved.pause, ask) for moved in heard for ask in moved.asks for link in (self.links[ask.seat],)]
        self._asked = self._left = len(asks)
        delays = self._delays(len(asks)) if self._delays else []
        for i, (link, pause, ask) in enumerate(asks):
            first = (pause + ask.seat) % len(ask.options)
            picked = (*ask.options[first:], *ask.options[:first])[: ask.take]
            choice = s.Choose(pause=pause, seat=ask.seat, choice=picked, command=self._name())
            if delays:
                asyncio.get_running_loop().call_later(delays[i], self._send, link, choice)
            else:
                self._send(link, choice)

    def _send(self, link: Link, choice: s.Choose) -> None:
        if link.is_lost:
            return
        link.send(encode(choice))
        self._left -= 1
        if not self._left:
            self._last = perf_counter()


async def post(session: aiohttp.ClientSession, url: str, body: dict[str, str] | Struct) -> tuple[Place, str]:
    """Once more if a kept-alive connection was closed at that very moment."""
    try:
        return await _asked(session, url, body)
    except aiohttp.ClientConnectionError:
        return await _asked(session, url, body)


async def _asked(session: aiohttp.ClientSession, url: str, body: dict[str, str] | Struct) -> tuple[Place, str]:
    async with session.post(url, data=encode(body), headers={"Content-Type": "application/json"}) as response:
        text = await response.read()
        if response.status != 201:
            raise SystemExit(f"our server refused a table: {response.status} {text.decode()}")
        (cookie,) = SimpleCookie(response.headers["Set-Cookie"]).values()
        return msgspec.json.decode(text, type=Place), f"{cookie.key}={cookie.value}"
