"""Who sits at which table of this node and of the others, as the store has it; from that, whose turn it is to act."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import KeysView, Mapping

from ...log.words import Person
from ...store.interface import Unavailable
from ...store.register import Node, Register
from .messages import Mouth

PATIENCE = 2.0
"""Seconds after which a write without an answer is tried again with the next beat, which may find the store well."""


class WhoSitsWhere:
    def __init__(self, node: Node, register: Register, mouth: Mouth) -> None:
        self._node, self._register, self._mouth = node, register, mouth
        self._mine: dict[int, frozenset[Person]] = {}
        self._theirs: dict[int, Mapping[Node, frozenset[Person]]] = {}
        self._changed: dict[int, frozenset[Person] | None] = {}
        self._written: dict[int, frozenset[Person]] = {}
        """Who sits at this node, as the store has it."""
        self._writing: asyncio.Task[None] | None = None

    @property
    def tables(self) -> KeysView[int]:
        """Those this node holds."""
        return self._mine.keys()

    def sat(self, table: int, people: frozenset[Person]) -> None:
        if self._mine.get(table) != people:
            self._mine[table] = self._changed[table] = people
            self.write_soon()

    def let_go(self, table: int) -> None:
        if self._mine.pop(table, None) is not None:
            self._theirs.pop(table, None)
            self._written.pop(table, None)
            self._changed[table] = None
            self.write_soon()

    def rank(self, table: int) -> int:
        """Among the nodes with people at the table, in an order that every node computes alike; others come last."""
        there = {self._node: self._mine.get(table, frozenset()), **self._theirs.get(table, {})}
        acting = [node for node, people in there.items() if people] or list(there)
        if self._node not in acting:
            return len(acting)
        return sum(_order(table, node) < _order(table, self._node) for node in acting if node != self._node)

    def elsewhere(self, table: int) -> frozenset[Person]:
        return frozenset().union(*self._theirs.get(table, {}).values())

    async def open(self, table: int) -> tuple[bool, int | None]:
        """Registered before its log is read. Whether another node serves it; if none does, when one was last alive."""
        self._mine.setdefault(table, frozenset())
        self._changed.pop(table, None)
        found = await self._register.open(self._node, table)
        self._theirs[table], self._written[table] = found.present, frozenset()
        return bool(found.present), found.alive

    def learn(self, table: int, there: Mapping[Node, frozenset[Person]]) -> bool:
        """What the store says about a table we hold. False if it has forgotten who sits here: it was restarted."""
        is_known = not self._written.get(table) or self._node in there
        if self._mine[table] != there.get(self._node, frozenset()):
            self._changed.setdefault(table, self._mine[table])
        self._theirs[table] = {node: people for node, people in there.items() if node != self._node}
        return is_known

    # ---- writing it down

    def write_soon(self) -> None:
        if self._changed and (self._writing is None or self._writing.done()):
            self._writing = asyncio.ensure_future(self._write())

    async def _write(self) -> None:
        """Batched; nothing is written while people just play."""
        while self._changed:
            changed, self._changed = self._changed, {}
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._register.sit(self._node, changed)
            except (Unavailable, TimeoutError):
                self._write_later(changed)
                return
            self._written |= {table: people for table, people in changed.items() if people is not None}
            self._mouth.seated(sorted(changed))

    def _write_later(self, changed: Mapping[int, frozenset[Person] | None]) -> None:
        """With the next beat, unless it has changed again: who's written down is taken to be there."""
        for table, people in changed.items():
            if people is not None or table not in self._mine:
                self._changed.setdefault(table, people)


def _order(table: int, node: Node) -> bytes:
    return hashlib.blake2b(f"{table} {node}".encode(), digest_size=8).digest()
