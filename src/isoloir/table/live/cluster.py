"""A node among others on one store: beats, wakes and is woken, knows who sits elsewhere, and whose turn it is to act.

Nothing here is needed for safety: the unique key of the log alone is. A node that knows nothing of the others is late,
never wrong.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Mapping
from typing import Protocol

import msgspec
from msgspec import Struct

from ..log.entries import FORMAT
from ..log.words import Person
from ..store.interface import Unavailable
from ..store.roll import Bus, Node, Pulse, Roll
from ..wire.from_server import Reacted
from .clocks import FollowedClock

LOG = logging.getLogger(__name__)

BEAT = 2.0
"""Seconds between two beats; also how long a deaf ear may stay unnoticed."""
FRESH = 500
CUT_OFF = 4_000
"""Without the store for this long a node sends its people elsewhere: they could do nothing here."""
QUIET = 15_000
"""After a gap nobody is taken for absent for this long."""


class Message(Struct, omit_defaults=True):
    """What nodes say to each other."""

    node: Node
    moved: dict[int, int] = {}
    """Tables and their newest numbers."""
    seated: list[int] = []
    """Tables where somebody came or went."""
    reacted: list[tuple[int, Reacted]] = []


class HeldTable(Protocol):
    """What a node does to a table it holds."""

    def heard_of(self, head: int) -> None: ...

    def heard_gone(self) -> None:
        """The store has no such table any more."""
        ...

    def heard_from_elsewhere(self, reaction: Reacted) -> None: ...

    def seated_elsewhere(self, people: frozenset[Person]) -> None: ...


class Cluster:
    def __init__(self, node: Node, roll: Roll, bus: Bus, clock: FollowedClock, cut_off: Callable[[], None]) -> None:
        self.node = node
        self.live: Mapping[Node, int] = {}
        self.quiet_until = 0
        self.drain = asyncio.Event()
        """An operator asks this node to go."""
        self.held: Callable[[int], HeldTable | None] = lambda table: None
        self._roll, self._bus, self._clock, self._cut_off = roll, bus, clock, cut_off
        self._mine: dict[int, frozenset[Person]] = {}
        self._theirs: dict[int, Mapping[Node, frozenset[Person]]] = {}
        self._news, self._unsaid = Message(node), False
        self._changed: dict[int, frozenset[Person] | None] = {}
        self._looking = False
        self._writing: asyncio.Task[None] | None = None
        self._asking: asyncio.Task[None] | None = None
        self._reached = clock.now()

    # ---- what tables say

    def moved(self, table: int, head: int) -> None:
        self._news.moved[table] = head
        self._say_soon()

    def reacted(self, table: int, reaction: Reacted) -> None:
        self._news.reacted.append((table, reaction))
        self._say_soon()

    def sat(self, table: int, people: frozenset[Person]) -> None:
        if self._mine.get(table) != people:
            self._mine[table] = self._changed[table] = people
            self._write_soon()

    def let_go(self, table: int) -> None:
        if self._mine.pop(table, None) is not None:
            self._theirs.pop(table, None)
            self._changed[table] = None
            self._write_soon()

    def rank(self, table: int) -> int:
        """Among the nodes with people at the table, in an order that every node computes alike."""
        there = {self.node: self._mine.get(table, frozenset()), **self._theirs.get(table, {})}
        acting = [node for node, people in there.items() if people] or list(there)
        return sum(_order(table, node) < _order(table, self.node) for node in acting if node != self.node)

    def elsewhere(self, table: int) -> frozenset[Person]:
        return frozenset().union(*self._theirs.get(table, {}).values())

    # ---- a table is opened

    async def open(self, table: int) -> tuple[bool, int | None]:
        """Written down before its log is read. Whether another node serves it; if none, when one was last alive."""
        self._mine.setdefault(table, frozenset())
        found = await self._roll.open(self.node, table)
        self._theirs[table] = found.present
        return bool(found.present), found.alive

    # ---- beats

    async def run(self) -> None:
        """Until cancelled."""
        listening = asyncio.ensure_future(self._bus.listen(self.hear, self._deaf))
        try:
            while True:
                await self.beat()
                await asyncio.sleep(BEAT)
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    async def beat(self) -> None:
        sent = self._clock.raw()
        try:
            pulse = await self._roll.beat(self.node, FORMAT, list(self._mine))
        except Unavailable:
            if self._clock.raw() - self._reached > CUT_OFF:
                self._cut_off()
            return
        got = self._clock.raw()
        if got - self._reached > CUT_OFF:
            self.quiet_until = self._clock.now() + QUIET
        self._reached = got
        self._clock.follow(pulse.now, sent, got)
        self._learn(pulse)

    @property
    def is_draining(self) -> bool:
        return self.drain.is_set()

    @property
    def is_fresh(self) -> bool:
        """A beat has just told the heads of all tables."""
        return self._clock.raw() - self._reached < FRESH

    @property
    def is_cut_off(self) -> bool:
        return self._clock.raw() - self._reached > CUT_OFF

    def _learn(self, pulse: Pulse) -> None:
        if self.node not in pulse.live and self.live:
            self.quiet_until = self._clock.now() + QUIET
        self.live = pulse.live
        if pulse.drain:
            self.drain.set()
        for table in list(self._mine):
            there = pulse.present.get(table, {})
            if self._mine[table] != there.get(self.node, frozenset()):
                self._changed.setdefault(table, self._mine[table])
            self._theirs[table] = {node: people for node, people in there.items() if node != self.node}
            if (held := self.held(table)) is not None:
                held.seated_elsewhere(self.elsewhere(table))
                if table in pulse.heads:
                    held.heard_of(pulse.heads[table])
                else:
                    held.heard_gone()
        self._write_soon()

    async def leave(self) -> None:
        """The others need not wait until we count as silent."""
        try:
            await self._roll.leave(self.node)
        except Unavailable:
            LOG.warning("left without a word")

    # ---- the bus

    def hear(self, message: bytes) -> None:
        try:
            said = msgspec.json.decode(message, type=Message)
        except msgspec.MsgspecError:
            return  # of a version that says things we don't know: the next beat tells what matters
        if said.node == self.node:
            return
        for table, head in said.moved.items():
            if (held := self.held(table)) is not None:
                held.heard_of(head)
        for table, reaction in said.reacted:
            if (held := self.held(table)) is not None:
                held.heard_from_elsewhere(reaction)
        if self._mine.keys() & set(said.seated):
            self._deaf()

    def _deaf(self) -> None:
        """Something may have been missed: ask at once, but once for all that asks meanwhile."""
        if not self._looking:
            self._looking = True
            self._asking = asyncio.ensure_future(self._ask_now())

    async def _ask_now(self) -> None:
        self._looking = False
        await self.beat()

    def _say_soon(self) -> None:
        """What comes in one turn of the loop goes out together."""
        if not self._unsaid:
            self._unsaid = True
            asyncio.get_running_loop().call_soon(self._say)

    def _say(self) -> None:
        said, self._news, self._unsaid = self._news, Message(self.node), False
        self._bus.send(msgspec.json.encode(said))

    # ---- who sits here

    def _write_soon(self) -> None:
        if self._changed and (self._writing is None or self._writing.done()):
            self._writing = asyncio.ensure_future(self._write())

    async def _write(self) -> None:
        """Batched; nothing is written while people just play."""
        while self._changed:
            changed, self._changed = self._changed, {}
            try:
                await self._roll.sit(self.node, changed)
            except Unavailable:
                return  # the next beat finds what is missing
            self._news.seated += sorted(changed)
            self._say_soon()


def _order(table: int, node: Node) -> bytes:
    return hashlib.blake2b(f"{table} {node}".encode(), digest_size=8).digest()
