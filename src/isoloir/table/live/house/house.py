"""All tables of one server: made, found, opened when people come, dropped when nobody is left."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress

from ...log import entries as e
from ...log.codec import FORGOTTEN, Newer, Unreadable, encode_entry
from ...log.words import Look, Person, Settings, changed
from ...party.booth import broken_save
from ...party.codes import CODE_LENGTH, address_digest, device_secret, digest, new_code
from ...party.days import RETRY
from ...party.decision import must_be_read
from ...party.fold import fold
from ...party.inputs import Admission, Came, Flooded, Transferred
from ...party.lobby import checked
from ...party.names import clean
from ...party.notices import next_post, wakes
from ...party.party import Party
from ...party.reading import LONG, read_party
from ...store.interface import Sleeping, Unavailable
from ...wire.bodies import CreateTable, Join
from ...wire.from_client import Hello
from ...wire.refusal import Refusal
from ..table.neighbours import NOBODY, Opened
from ..table.seen import Seen
from ..table.table import Table
from ..table.turn import Item
from ..table.viewer import Viewer
from ..table.world import World
from .festivals import Festivals

LOG = logging.getLogger(__name__)

IDLE = 120_000
"""A table without open pages leaves memory after this many milliseconds; its log stays."""
DAY = 86_400_000
AHEAD, LATER = 45_000, 60_000
"""Milliseconds before its time that a table is opened, and after which the next node does it."""


class House:
    def __init__(self, world: World, most_tables: int = 5_000, code_length: int = CODE_LENGTH) -> None:
        self.world, self.neighbours = world, world.neighbours
        self.tables: dict[int, Table] = {}
        self._numbers: dict[str, int] = {}
        self._opening: dict[int, asyncio.Future[Table]] = {}
        self._idle_since: dict[int, int] = {}
        self._known: set[int] = set()
        """Tables this server has opened since it started: their clocks need no extra time."""
        self._unreadable: set[int] = set()
        """Tables whose log can't be read. It is left as it is: a newer version may know what this one doesn't."""
        self._greeting: set[asyncio.Task[None]] = set()
        self._most, self._length = most_tables, code_length
        self.neighbours.held = self.tables.get
        self.festivals = Festivals(self)
        world.tend = self.festivals.tend

    async def create(self, wish: CreateTable, token: str, address: str) -> tuple[Table, Person]:
        if len(self.tables) >= self._most:
            raise Refusal("server-full")
        policy = wish.policy or ("relaxed" if wish.room == "same" and wish.programme is None else "timed")
        settings = checked(
            Settings(wish.game, wish.options, wish.cards, wish.room, policy, wish.seconds, programme=wish.programme)
        )
        key, now = self.world.secrets.token(), self.world.clock.now()
        joined = self._joined(Join(wish.name, wish.shape, wish.colour, wish.screen), key, token, address)
        helm = self.world.secrets.token() if wish.programme is not None else ""
        for _ in range(20):
            code = new_code(self.world.secrets, self._length)
            created = e.Created(code=code, key=key, change=changed(Settings(), settings), at=now, helm=helm)
            acts: list[e.Entry] = [created, joined, *([e.Organises(person=1)] if helm else [])]
            must_be_read(acts, self.neighbours.reads)
            number = await self._kept(code, acts, now)
            if number is not None:
                self._known.add(number)
                self.neighbours.sat(number, NOBODY)
                return self._hold(Table(number, fold(acts), self.world)), 1
        raise Refusal("server-full")

    async def lay(self, code: str, acts: Sequence[e.Entry]) -> None:
        """A festival's table; if it's there already, it's left as it is."""
        if len(self.tables) >= self._most:
            raise Refusal("server-full")
        must_be_read(acts, self.neighbours.reads)
        number = await self._kept(code, acts, self.world.clock.now())
        if number is not None:
            self._known.add(number)

    async def _kept(self, code: str, acts: Sequence[e.Entry], now: int) -> int | None:
        try:
            return await self.world.log.create(code, list(map(encode_entry, acts)), now)
        except Unavailable:
            raise Refusal("storage") from None

    def _joined(self, wish: Join, key: str, token: str, address: str) -> e.Joined:
        name = "" if wish.screen and not wish.name else clean(wish.name)
        look = Look(wish.shape, wish.colour)
        shown = address_digest(key, address)
        return e.Joined(token=digest(token), name=name, look=look, screen=wish.screen, address=shown)

    def _hold(self, table: Table) -> Table:
        self.tables[table.number] = table
        self._numbers[table.party.code] = table.number
        return table

    async def find(self, code: str) -> Table:
        """Opens the table from its log if need be. Raises Refusal."""
        if self.neighbours.is_cut_off:
            raise Refusal("storage")
        try:
            number = self._numbers.get(code) or await self.world.log.find(code)
        except Unavailable:
            raise Refusal("storage") from None
        if number is None:
            raise Refusal("no-such-table")
        if number in self._unreadable:
            raise Refusal("unreadable")
        self._idle_since.pop(number, None)
        table = self.tables.get(number)
        if table is not None and table.loop.gone is not None:
            self._drop(table)
            table = None
        if table is None:
            asked = self.world.clock.now()
            table = await self._open(number)
            if not self.neighbours.is_shared or table.fresh_at >= asked:
                return table
            await self._look(table)  # somebody else had begun to read it before we were asked
        else:
            await self._fresh(table)
        if table.loop.gone is None:
            return table
        if self.tables.get(number) is table:
            self._drop(table)
        return await self._open(number)

    async def _fresh(self, table: Table) -> None:
        """A node that hasn't heard of a kick or a moved place must not let people in on old news.

        What it hears may be that the table is no more, or not for this version to go on with.
        """
        if not self._has_heard(table):
            await self._look(table)

    async def _look(self, table: Table) -> None:
        told = table.told
        try:
            head = (await self.world.log.heads([table.number])).get(table.number, 0)
        except Unavailable:
            raise Refusal("storage") from None
        if head < told:
            table.heard_back()
        if not await table.loop.caught_up(head):
            raise Refusal("storage")
        table.fresh_at = self.world.clock.now()

    def _has_heard(self, table: Table) -> bool:
        """Whether we know everything other nodes wrote, up to a moment ago."""
        return self.neighbours.hears(table.fresh_at, self.world.clock.now()) and not table.loop.is_stale

    def attach(self, table: Table, viewer: Viewer, hello: Hello) -> None:
        """A page says hello, and is greeted once this node is up to date; after a gap, with all there is to tell."""
        if self.neighbours.is_doubtful:
            hello = Hello()
        if self._has_heard(table):
            table.attach(viewer, hello)
        else:
            table.expected.add(viewer)
            task = asyncio.ensure_future(self._attach(table, viewer, hello))
            self._greeting.add(task)
            task.add_done_callback(self._greeting.discard)

    async def _attach(self, table: Table, viewer: Viewer, hello: Hello) -> None:
        try:
            await self._fresh(table)
        except Refusal as why:
            viewer.close(why.code)
            return
        if viewer in table.expected:
            table.attach(viewer, hello)

    async def _open(self, number: int) -> Table:
        if number not in self._opening:
            self._opening[number] = asyncio.ensure_future(self._read(number))
        try:
            return await self._opening[number]
        finally:
            self._opening.pop(number, None)

    async def _read(self, number: int) -> Table:
        asked = self.world.clock.now()
        try:
            opened = await self.neighbours.open(number, Opened(number in self._known, self.world.log.was_alive))
            began = self.world.clock.now()
            entries = await self.world.log.read(number)
        except Unavailable:
            raise Refusal("storage") from None
        if not entries or entries == [FORGOTTEN]:
            raise Refusal("no-such-table")
        party = await self._party(number, entries)
        if opened.is_served and broken_save(party):
            self._leave_to_others(number)
        table = self._hold(Table(number, party, self.world))
        table.memory.ledger.read(entries)
        table.loop.seen, table.fresh_at = Seen().then(len(entries), entries), began
        table.seated_elsewhere(self.neighbours.elsewhere(number))
        if not opened.is_served:
            table.reopen(opened.alive, asked)
        self._known.add(number)
        return table

    async def _party(self, number: int, entries: Sequence[bytes]) -> Party:
        """Said once in the operator's log, and to everybody who asks for this table."""
        try:
            return read_party(entries) if len(entries) < LONG else await self.world.beside(lambda: read_party(entries))
        except Unreadable as why:
            if isinstance(why, Newer):
                self._leave_to_others(number)
            if number not in self._unreadable:
                LOG.error("log unreadable", extra={"table": number, "why": str(why)})
            self._unreadable.add(number)
            raise Refusal("unreadable") from None

    def _leave_to_others(self, number: int) -> None:
        """Nodes of other versions can go on with this table; ours leaves it alone. Raises Refusal."""
        if self.neighbours.let_go(number):
            LOG.warning("left to another version", extra={"table": number})
            raise Refusal("upgrading") from None

    def device_token(self, table: Table, wish: Join) -> str:
        """A new one, unless this request was granted before and the answer got lost. Raises Refusal.

        Someone who has said a word since wasn't waiting for that answer: it's a copy that was held up somewhere.
        """
        token = device_secret(table.party.salt, wish.command)
        holder = table.party.holders.get(digest(token))
        gone = holder is not None and table.party.people[holder].gone
        if wish.command and gone and any(person == holder for person, _ in table.party.commands):
            raise Refusal(gone)
        return token if wish.command and not gone else self.world.secrets.token()

    async def join(self, table: Table, wish: Join, token: str, address: str) -> Person:
        """A new person or, with a transfer code, one who was there before; returns once it's on disk."""
        if wish.transfer:
            known = table.party.holders.get(digest(token))
            if known is not None:
                return known
            granted = await table.transfers.redeem(wish.transfer, table.party, self.world.clock.now())
            await table.acted(Transferred(granted.person, digest(token), granted.lent))
            return granted.person
        joined = self._joined(wish, table.party.salt, token, address)
        await table.acted(Admission(joined, wish.key))
        holder = table.party.holders.get(joined.token)
        assert holder is not None, "who joined is in the log"
        return holder

    async def flooded(self, table: Table) -> None:
        """Too many people come in at once: from now on the short code isn't enough, and you need the link."""
        await table.acted(Flooded())

    def sweep(self) -> None:
        """Lets go of tables without open pages."""
        now = self.world.clock.now()
        for number, table in list(self.tables.items()):
            if table.loop.gone is not None:
                self._drop(table)
            elif table.presence.viewers or not table.loop.is_idle or self._acts(table):
                self._idle_since.pop(number, None)
            elif now - self._idle_since.setdefault(number, now) >= IDLE:
                self._drop(table)

    def _acts(self, table: Table) -> bool:
        """A game goes on without pages, unless another node with people at it sees to that, or it's days until then."""
        soon = self.world.clock.now() + IDLE
        if table.party.festival is not None:
            return bool(table.party.festival.playing()) or table.party.festival.deadline is not None
        if table.party.settings.days is not None:
            is_soon = (wakes(table.party, table.memory.scene()) or soon) < soon
            return is_soon and not self.neighbours.elsewhere(table.number)
        return table.party.is_running and not self.neighbours.elsewhere(table.number)

    async def wake(self) -> None:
        """Opens what wants to be looked at soon: a table over days is in memory only while something happens."""
        log, now = self.world.log, self.world.clock.now()
        if not isinstance(log, Sleeping):
            return
        with suppress(Unavailable):
            for number, at in (await log.due(now + AHEAD)).items():
                if now + AHEAD >= at + LATER * self._place(number):
                    await self._wake(log, number, now)

    def _place(self, number: int) -> int:
        """Nodes wake a table one after the other, and the later ones find that it has been."""
        live = sorted(self.neighbours.live)
        return (live.index(self.neighbours.node) + number) % len(live)

    async def _wake(self, log: Sleeping, number: int, now: int) -> None:
        """First put off, so that one that can't be opened isn't tried all the time."""
        await log.wake(number, now + RETRY)
        try:
            table = self.tables.get(number) or await self._open(number)
        except Refusal:
            return
        scene = table.memory.scene()
        at, goes_on = wakes(table.party, scene), table.party.is_running or table.party.phase == "shuffling"
        if at is None or not (goes_on or table.party.festival or next_post(table.party, scene) is not None):
            await log.wake(number, None)
        else:  # the one who does it says when next; if that's us and we die, another looks a minute later
            await log.wake(number, at if at > now + AHEAD else max(at, now) + LATER)
        table.loop.look()

    async def came(self, number: int, notices: Sequence[e.Notice]) -> None:
        """What became of notices that were posted; if it can't be kept, they count as not answered for."""
        with suppress(Refusal):
            table = self.tables.get(number) or await self._open(number)
            table.loop.submit(Item(Came(tuple(notices))))

    def _drop(self, table: Table) -> None:
        table.stop()
        self.neighbours.let_go(table.number)
        self.tables.pop(table.number, None)
        self._numbers.pop(table.party.code, None)
        self._idle_since.pop(table.number, None)

    async def forget(self, keep_ms: int) -> int:
        """Deletes old tables, with their names and addresses."""
        now = self.world.clock.now()
        tables = self.tables.items()
        under_way = {number for number, table in tables if table.party.is_running and table.presence.viewers}
        gone = await self.world.log.forget(now - keep_ms, now + DAY, under_way)
        for number in gone:
            self._known.discard(number)
            if table := self.tables.get(number):
                table.say_bye("forgotten")
                self._drop(table)
        return len(gone)
