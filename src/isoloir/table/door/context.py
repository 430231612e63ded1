"""What the doors of a server share: the house, its limits, who it trusts, what it counts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from aiohttp import web
from msgspec import Struct

from ..live.house.house import House
from ..live.table.clocks import Clock
from ..live.table.table import Table
from ..log.words import Person
from ..party.codes import address_digest, digest, read_code, same
from ..store.passes import Knocks
from ..wire.refusal import Refusal
from .guesses import Guesses
from .limits import Counted, Door, Limiter, Singly, Turns
from .metrics import Metrics
from .security import Trust, cookie, cookie_name
from .sockets import Socket
from .tally import Tally
from .whole_house import WholeHouse

HEAVY = 2
HEAVY_LINE = 8
"""How many requests of one address may wait for their turn."""
HANDSHAKES = 4
"""How many are started in one turn of the loop."""
READING, READING_PER_SECOND, READING_LATE = 0.06, 0.01, 10.0
"""A class that opens the page at once costs about that much; who owes a tenth of a second more isn't read at all."""
WRITTEN, WRITTEN_PER_SECOND = 32 * 1024**2, 16 * 1024**2 / 3600
"""Bytes an address may write at once, and then; a class that plays all day writes a tenth of it."""
KEY_HEADER = "X-Table-Key"
"""The link's key, where a request has no body to carry it."""


def answer(body: object, status: int = 200) -> web.Response:
    return web.Response(body=msgspec.json.encode(body), status=status, content_type="application/json")


class DoorSettings(Struct, frozen=True):
    """How much the doors take; a load test on your own machine lifts the limits."""

    most_bytes: int = 4096
    message_burst: float = 20
    messages_per_second: float = 5
    frames_each: float = 4
    """How many frames of any kind, and socket reads, each message allows."""
    limits: float = 1.0
    """Multiplies what an address may do; zero lifts it."""
    sockets_each: int = 100
    sockets: int = 10_000
    connections_each: int = 300
    """Of any kind; beyond this, a connection is closed before anything of it is read."""
    connections: int = 20_000
    pages: int = 200
    """Open pages at one table."""
    heartbeat: float = 10.0
    keep_seconds: int = 86_400
    metrics_token: str = ""

    @property
    def frames(self) -> tuple[float, float]:
        return self.frames_each * self.message_burst, self.frames_each * self.messages_per_second


class Front:
    def __init__(self, house: House, settings: DoorSettings, trust: Trust, knocks: Knocks | None = None) -> None:
        self.house, self.settings, self.trust = house, settings, trust
        self.clock: Clock = house.world.clock
        self.limits = Door(self.clock, settings.limits)
        self.turns = Turns(self.clock, 400, 60 * settings.limits, 10)
        self.reading = Turns(self.clock, READING, READING_PER_SECOND * settings.limits, READING_LATE)
        """Seconds of the loop's time that what an address sends has cost, before it's even a request."""
        self.writing = Turns(self.clock, WRITTEN, WRITTEN_PER_SECOND * settings.limits, 0)
        """Bytes, at all tables together: many tables don't mean many times the disk."""
        self.whole_house = WholeHouse(Guesses(self.clock, settings.limits), knocks, settings.limits)
        self.talkers = Limiter(self.clock, 3 * settings.message_burst, 3 * settings.messages_per_second)
        """What one person may say, over all their pages."""
        self.signs = Limiter(self.clock, 5, 0.5)
        """Reactions of one person, and of all who watch a table."""
        self.sockets = Counted(settings.sockets_each, settings.sockets)
        self.connections = Counted(settings.connections_each, settings.connections)
        self.handshakes = asyncio.Semaphore(HANDSHAKES)
        self.heavy = asyncio.Semaphore(HEAVY)
        """What reads a whole log or plays a whole record: a few at a time."""
        self._lines = Singly(HEAVY_LINE if settings.limits else 1_000_000)
        self.metrics, self.tally = Metrics(), Tally()
        self.is_draining = False
        """Asked to stop: don't send new people here."""
        self._pages: dict[tuple[int, Person], list[Socket]] = {}
        self._shade = house.world.secrets.token()

    # ---- open pages

    def open_sockets(self) -> list[Socket]:
        return [socket for pages in self._pages.values() for socket in pages]

    def pages_of(self, table: Table, person: Person) -> list[Socket]:
        return self._pages.setdefault((table.number, person), [])

    def closed(self, table: Table, socket: Socket) -> None:
        pages = self._pages.get((table.number, socket.person), [])
        if socket in pages:
            pages.remove(socket)
        if not pages:
            self._pages.pop((table.number, socket.person), None)
        if socket.closing:
            self.metrics.closed.labels(socket.closing).inc()
        self.tally.note("socket closed", socket.closing or "gone", table=table.number)

    # ---- what the operator reads

    def shadow(self, address: str) -> str:
        """Tells addresses apart in the log of one run, and reveals nothing else about them."""
        return address_digest(self._shade, address)

    def refused(self, request: web.BaseRequest, code: str) -> None:
        self.metrics.refused.labels(code).inc()
        self.tally.note("refused", code, address=self.shadow(self.trust.address(request)))

    # ---- limits, and tables found

    async def turn(self, request: web.BaseRequest) -> None:
        """Heavy users wait in their own line, so that others are answered meanwhile."""
        seconds = self.turns.wait(self.trust.address(request))
        if seconds is None:
            raise Refusal("too-fast")
        if seconds:
            await asyncio.sleep(seconds)

    @asynccontextmanager
    async def line(self, request: web.Request) -> AsyncIterator[None]:
        """For what is heavy, one at a time for each address: the bodies of all others wait outside."""
        address = self.trust.address(request)
        if not self._lines.has_room(address):
            raise Refusal("too-fast")
        async with self._lines.turn(address):
            yield

    def limit(self, what: str, address: str) -> None:
        if not self.limits[what].take(address):
            raise Refusal("too-fast")

    async def found(self, request: web.Request, key: str = "") -> Table:
        """The table a request names; `key` is the link's, if the request's body has it."""
        address = self.trust.address(request)
        self.limit("lookup", address)
        return await self.find(request, address, key or request.headers.get(KEY_HEADER, ""))

    async def find(self, request: web.Request, address: str, key: str = "") -> Table:
        """People with a place at the table, or its link, aren't guessing; everybody else pays for each code."""
        code = read_code(request.match_info["code"])
        try:
            table, missing = await self.house.find(code), None
        except Refusal as why:
            if why.code != "no-such-table":
                raise
            table, missing = None, why
        if table is not None and (self.holder(request, table) is not None or same(key, table.party.key)):
            return table
        if not await self.whole_house.may_guess(address, code, exists=table is not None):
            raise Refusal("too-fast")
        if table is None:
            raise missing or Refusal("no-such-table")
        return table

    def holder(self, request: web.Request, table: Table) -> Person | None:
        """Who's asking, by the device's cookie; they may have left."""
        token = self._token(request, table)
        return table.party.holder_of(digest(token)) if token else None

    def is_lent(self, request: web.Request, table: Table, person: Person) -> bool:
        """Whether it's a device the others let in while this person is away."""
        return digest(self._token(request, table)) == table.party.people[person].lent

    def _token(self, request: web.Request, table: Table) -> str:
        return cookie(request, cookie_name(table.party.code, self.trust.is_secure(request)))
