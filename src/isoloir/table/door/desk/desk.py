"""What all who answer share: the house, its limits, the open pages, what is counted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from msgspec import Struct

from ...live.house.house import House
from ...live.table.clocks import Clock
from ...live.table.table import Table
from ...log.words import Person
from ...party.codes import address_digest, digest, read_code, same
from ...store.passes import Knocks
from ...wire.refusal import Refusal
from .asked import Asked
from .counts import Counts
from .guesses import Guesses
from .limits import Door, Limiter, Singly, Turns
from .page import Page
from .tally import Tally
from .whole_house import WholeHouse

HEAVY = 2
HEAVY_LINE = 8
"""How many requests of one address may wait for their turn."""
WRITTEN, WRITTEN_PER_SECOND = 32 * 1024**2, 16 * 1024**2 / 3600
"""Bytes an address may write at once, and then; a class that plays all day writes a tenth of it."""


class DeskSettings(Struct, frozen=True):
    """How much people may ask and say; a load test on your own machine lifts the limits."""

    message_burst: float = 20
    messages_per_second: float = 5
    limits: float = 1.0
    """Multiplies what an address may do; zero lifts it."""
    pages: int = 200
    """Open pages at one table."""


class Desk:
    def __init__(self, house: House, settings: DeskSettings, counts: Counts, knocks: Knocks | None = None) -> None:
        self.house, self.settings, self.counts = house, settings, counts
        self.clock: Clock = house.world.clock
        self.limits = Door(self.clock, settings.limits)
        self.writing = Turns(self.clock, WRITTEN, WRITTEN_PER_SECOND * settings.limits, 0)
        """Bytes, at all tables together: many tables don't mean many times the disk."""
        self.whole_house = WholeHouse(Guesses(self.clock, settings.limits), knocks, settings.limits)
        self.talkers = Limiter(self.clock, 3 * settings.message_burst, 3 * settings.messages_per_second)
        """What one person may say, over all their pages."""
        self.signs = Limiter(self.clock, 5, 0.5)
        """Reactions of one person, and of all who watch a table."""
        self.heavy = asyncio.Semaphore(HEAVY)
        """What reads a whole log or plays a whole record: a few at a time."""
        self._lines = Singly(HEAVY_LINE if settings.limits else 1_000_000)
        self.tally = Tally()
        self._pages: dict[tuple[int, Person], list[Page]] = {}
        self.push_key = ""
        """By which push services know this server; nothing while people aren't told of tables over days."""
        self.may_post_to: Callable[[str], bool] = lambda address: False
        self._shade = house.world.secrets.token()

    # ---- open pages

    def open_pages(self) -> list[Page]:
        return [page for pages in self._pages.values() for page in pages]

    def pages_of(self, table: Table, person: Person) -> list[Page]:
        return self._pages.setdefault((table.number, person), [])

    def closed(self, table: Table, page: Page) -> None:
        pages = self._pages.get((table.number, page.person), [])
        if page in pages:
            pages.remove(page)
        if not pages:
            self._pages.pop((table.number, page.person), None)
        if page.closing:
            self.counts.hung_up(page.closing)
        self.tally.note("socket closed", page.closing or "gone", table=table.number)

    # ---- what the operator reads

    def shadow(self, address: str) -> str:
        """Tells addresses apart in the log of one run, and reveals nothing else about them."""
        return address_digest(self._shade, address)

    # ---- limits, and tables found

    @asynccontextmanager
    async def line(self, asked: Asked) -> AsyncIterator[None]:
        """For what is heavy, one at a time for each address: the bodies of all others wait outside."""
        if not self._lines.has_room(asked.address):
            raise Refusal("too-fast")
        async with self._lines.turn(asked.address):
            yield

    def limit(self, what: str, key: str) -> None:
        if not self.limits[what].take(key):
            raise Refusal("too-fast")

    async def found(self, asked: Asked, key: str = "") -> Table:
        """The table that's named; `key` is the link's, if the body has it."""
        self.limit("lookup", asked.address)
        return await self.find(asked, key or asked.key)

    async def find(self, asked: Asked, key: str = "") -> Table:
        """People with a place at the table, or its link, aren't guessing; everybody else pays for each code."""
        code = read_code(asked.named["code"])
        try:
            table, missing = await self.house.find(code), None
        except Refusal as why:
            if why.code != "no-such-table":
                raise
            table, missing = None, why
        if table is not None and (self.holder(asked, table) is not None or same(key, table.party.key)):
            return table
        if not await self.whole_house.may_guess(asked.address, code, exists=table is not None):
            raise Refusal("too-fast")
        if table is None:
            raise missing or Refusal("no-such-table")
        return table

    def holder(self, asked: Asked, table: Table) -> Person | None:
        """Who's asking, by what their device keeps; they may have left."""
        return table.party.holders.get(digest(asked.secret)) if asked.secret else None

    def is_lent(self, asked: Asked, table: Table, person: Person) -> bool:
        """Whether it's a device the others let in while this person is away."""
        return digest(asked.secret) == table.party.people[person].lent
