"""Pages that watch one table: each comes in by HTTP, opens its socket, says hello, and counts what it's sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from itertools import count
from time import perf_counter

import aiohttp
import msgspec

from bench.table.link import Link, connect
from bench.table.ours import PER_ADDRESS, Moved, post, read_moved
from isoloir.core.value import encode
from isoloir.table.wire import from_client as s
from isoloir.table.wire.bodies import Join

AT_ONCE = 50
"""So many are on their way in at a time."""
MOVED, WELCOME, COMMITMENT = b'{"type":"Moved"', b'{"type":"Welcome"', b'{"type":"Commitment"'


class Page:
    """One open page: how much it was sent, and the newest Moved."""

    def __init__(self, number: int, cookie: str, told: Callable[[], None]) -> None:
        """`told` is called with each Moved."""
        self.cookie, self.bytes, self.messages = cookie, 0, 0
        self._told = told
        self.source = f"127.0.0.{2 + number // PER_ADDRESS}"
        self.welcomed = asyncio.Event()
        self.moved: Moved | None = None
        self.link: Link | None = None

    async def open(self, port: int, path: str) -> None:
        self.welcomed.clear()
        self.link = await connect(port, path, self._hear, self.cookie, self.source)
        self.say(s.Hello())
        await asyncio.wait_for(self.welcomed.wait(), 120)

    def say(self, said: s.Said) -> None:
        assert self.link is not None, "not open"
        self.link.send(encode(said))

    def close(self) -> None:
        if self.link is not None:
            self.link.close()

    def _hear(self, link: Link, text: bytes) -> None:
        self.bytes += len(text)
        self.messages += 1
        if text.startswith(MOVED):
            self.moved = read_moved(text)
            self._told()
        elif text.startswith(WELCOME):
            self.welcomed.set()
        elif text.startswith(COMMITMENT):
            self.say(s.AddNonce(msgspec.json.decode(text)["game"], "nonce-of-the-benchmark"))


class Hall:
    """Four who play rounds, and all the others."""

    def __init__(self, session: aiohttp.ClientSession, port: int) -> None:
        self._session, self.port = session, port
        self.pages: list[Page] = []
        self.path = self._url = self._key = ""
        self._names = count()
        self._left, self._all_told = 0, asyncio.Event()
        """How many haven't been told yet."""

    def _told(self) -> None:
        self._left -= 1
        if not self._left:
            self._all_told.set()

    async def begin(self) -> None:
        url = f"http://127.0.0.1:{self.port}/api/tables"
        place, cookie = await post(self._session, url, {"game": "rounds", "name": "A"})
        self.path, self._url, self._key = f"/api/tables/{place.code}/socket", f"{url}/{place.code}/people", place.key
        self.pages.append(Page(0, cookie, self._told))
        await self.pages[0].open(self.port, self.path)
        await self.come(3, 0.0)
        for number, page in enumerate(self.pages):
            page.say(s.Sit(name="ABCD"[number], command=self._name()))
        await asyncio.sleep(0.3)
        self._wait_for_all()
        self.pages[0].say(s.Start(command=self._name()))
        await asyncio.wait_for(self._all_told.wait(), 60)

    async def come(self, people: int, seconds: float) -> None:
        """Evenly over this time, but never too many at once."""
        began, first = perf_counter(), len(self.pages)

        async def one(number: int) -> None:
            await asyncio.sleep(max(0.0, began + seconds * (number - first) / people - perf_counter()))
            wish = Join(f"Guest {number}", key=self._key)
            _, cookie = await post(self._session, self._url, wish)
            page = Page(number, cookie, self._told)
            await page.open(self.port, self.path)
            self.pages.append(page)

        await _some_at_once(one(number) for number in range(first, first + people))

    async def come_back(self) -> None:
        await _some_at_once(page.open(self.port, self.path) for page in self.pages)

    async def reveal(self) -> float:
        """Seconds from the last choice until the last page has seen it."""
        self._wait_for_all()
        began = perf_counter()
        for page in self.pages[:4]:
            assert page.moved is not None, "a question is open"
            (ask,) = page.moved.asks
            choice = s.Choose(pause=page.moved.pause, seat=ask.seat, choice=ask.options[:1], command=self._name())
            page.say(choice)
        await asyncio.wait_for(self._all_told.wait(), 120)
        return perf_counter() - began

    def sent(self) -> tuple[int, int]:
        return sum(page.messages for page in self.pages), sum(page.bytes for page in self.pages)

    def _wait_for_all(self) -> None:
        self._left = len(self.pages)
        self._all_told.clear()

    def _name(self) -> str:
        return f"c{next(self._names)}"


async def _some_at_once(work: Iterable[Awaitable[None]]) -> Sequence[None]:
    turn = asyncio.Semaphore(AT_ONCE)

    async def one(each: Awaitable[None]) -> None:
        async with turn:
            await each

    return await asyncio.gather(*map(one, work))
