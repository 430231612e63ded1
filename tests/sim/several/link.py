"""One node's way to the store: it lags and may be cut in either direction, and what was asked may still get there."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from isoloir.table.log.codec import Rewrite
from isoloir.table.store.interface import Conflict, Done, Lane, Unavailable, Unknown, Verdict
from isoloir.table.store.register import Node as Name
from isoloir.table.store.register import Opening, Pulse

from ..disk import Batch
from ..sky import Sky, outside
from .base import Base
from .trouble import Trouble

if TYPE_CHECKING:
    from .node import SimNode

T = TypeVar("T")

PATIENCE, CONNECTING = 3.5, 3.0
"""Seconds until an answer that doesn't come is given up, and until a connection that can't be made is."""


class Link:
    def __init__(self, base: Base, sky: Sky, dice: Random, node: SimNode, trouble: Callable[[], Trouble]) -> None:
        self.base, self.sky, self.dice, self.node, self.trouble = base, sky, dice, node, trouble
        self.is_cut_to = self.is_cut_from = False

    @property
    def is_cut(self) -> bool:
        return self.is_cut_to or self.is_cut_from

    def after(self, seconds: float, work: Callable[..., None], *given: Any) -> None:
        self.sky.call_later(seconds, work, *given, context=outside())

    def lag(self) -> float:
        return self.dice.uniform(0, self.node.lag)

    async def ask(self, question: Callable[[], T]) -> T:
        """Something that may be asked twice: where no answer comes, it is Unavailable."""
        self.node.point()
        answer: asyncio.Future[Any] = self.sky.create_future()
        self.after(self._way(), self._arrive, question, answer)
        found: T = await answer
        return found

    def _arrive(self, question: Callable[[], Any], answer: asyncio.Future[Any]) -> None:
        if self.is_cut_to:
            self._lost(answer, self.dice.uniform(CONNECTING, PATIENCE + CONNECTING))
        elif not self.base.is_up or self.dice.random() < self.trouble().deaf:
            self._lost(answer, self.lag())
        else:
            found = question()
            self.after(self._way(), self._answer, answer, found)

    def _way(self) -> float:
        return self.dice.uniform(0.5, 3) if self.dice.random() < self.trouble().slow else self.lag()

    def _answer(self, answer: asyncio.Future[Any], found: Any) -> None:
        if self.is_cut_from:
            self._lost(answer, self.dice.uniform(CONNECTING, PATIENCE + CONNECTING))
        else:
            self.node.call(_settle, answer, found)

    def _lost(self, answer: asyncio.Future[Any], after: float) -> None:
        self.after(after, lambda: self.node.call(_settle, answer, self.node.version.failure(Unavailable)))


def _settle(answer: asyncio.Future[Any], found: Any) -> None:
    if answer.done():
        return
    if isinstance(found, Exception):
        answer.set_exception(found)
    else:
        answer.set_result(found)


class SharedLog:
    """The log by that way: one commit at a time, and all that queued up meanwhile in the next."""

    was_alive: int | None = None
    is_well = True
    trouble = ""

    def __init__(self, link: Link) -> None:
        self._link = link
        self.faults: dict[str, int] = {}
        self._queue: deque[Batch] = deque()
        self._committing: list[Batch] = []
        self._connected = True
        self._timeline, self._since = link.base.timeline, 0
        """Lanes that are older than this were read before the store failed over."""

    def append(
        self, lane: Lane, first: int, entries: Sequence[bytes], done: Done, rewrites: Sequence[Rewrite] = ()
    ) -> None:
        self._link.node.point()
        self._queue.append(Batch(lane, first, entries, done, rewrites))
        if not self._committing:
            self._commit_soon()
        self._link.node.point()

    def _commit_soon(self) -> None:
        """What was checked after something that was thrown back isn't even sent."""
        link, queued = self._link, list(self._queue)
        self._queue.clear()
        self._committing = [batch for batch in queued if not batch.lane.broken]
        for batch in queued:
            if batch.lane.broken:
                link.after(0, link.node.call, batch.done, link.node.version.failure(Conflict))
        if self._committing:
            slow = link.dice.random() < link.trouble().slow
            link.after(link.dice.uniform(0.5, 2) if slow else link.lag(), self._arrive, self._committing)

    def _arrive(self, batches: list[Batch]) -> None:
        """At the store: kept, refused, or on its way when everything broke."""
        link, chance, plan = self._link, self._link.dice.random, self._link.trouble()
        if not self._connected and (link.is_cut or not link.base.is_up):
            self._judged(batches, Unavailable(), CONNECTING if link.is_cut else 0.01)
        elif link.is_cut_to or not link.base.is_up or chance() < plan.lost:
            self._connected = False
            self._in_doubt(batches)
        elif chance() < plan.refused:
            self._judged(batches, Unavailable(), link.lag())
        else:
            self._connected = True
            if link.base.timeline != self._timeline:
                self._timeline, self._since = link.base.timeline, link.node.version.lane(0).born
            verdicts = [self._keep(batch) for batch in batches]
            link.after(link.lag(), self._answer, batches, verdicts)

    def _answer(self, batches: list[Batch], verdicts: list[Verdict]) -> None:
        if self._link.is_cut_from:
            self._connected = False
            self._judged(batches, Unknown(), PATIENCE)
        else:
            self._link.node.call(self._tell, batches, verdicts)

    def _in_doubt(self, batches: list[Batch]) -> None:
        """Sent, and nobody can say more. Some of it gets there at once, some when everybody has given up on it:
        a commit that waits for its replica goes on waiting when nobody waits for it any more.
        """
        link, base = self._link, self._link.base
        chance = link.dice.random
        wait = 0.01 if not base.is_up else link.dice.uniform(0, PATIENCE)
        if base.is_up and not link.is_cut_to and chance() < 0.5:
            for batch in batches:
                self._keep(batch)
        elif base.is_up and chance() < link.trouble().late:
            holds = [base.hold(batch.lane.table) for batch in batches]
            link.after(wait + link.dice.uniform(0, 5), self._arrive_late, batches, holds, base.life)
        self._judged(batches, Unknown(), wait)

    def _arrive_late(self, batches: list[Batch], holds: Sequence[Callable[[], None]], life: int) -> None:
        for release in holds:
            release()
        if self._link.base.life == life:
            for batch in batches:
                if self._link.base.keep(batch.lane.table, batch.first, batch.bodies, batch.rewrites) is not None:
                    return

    def _keep(self, batch: Batch) -> Verdict:
        if batch.lane.broken or batch.lane.born < self._since:
            batch.lane.broken = True
            return Conflict()
        verdict = self._link.base.keep(batch.lane.table, batch.first, batch.bodies, batch.rewrites)
        batch.lane.broken = verdict is not None
        if isinstance(verdict, Conflict):
            self._link.node.met_conflict(batch)
        return verdict

    def _judged(self, batches: list[Batch], verdict: Verdict, after: float) -> None:
        verdicts = [verdict] * len(batches)
        self._link.after(after, lambda: self._link.node.call(self._tell, batches, verdicts))

    def _tell(self, batches: list[Batch], verdicts: list[Verdict]) -> None:
        for batch, verdict in zip(batches, verdicts, strict=True):
            batch.lane.broken = batch.lane.broken or verdict is not None
        self._committing = []
        self._commit_soon()
        for batch, verdict in zip(batches, verdicts, strict=True):
            batch.done(self._link.node.version.verdict(verdict))
            self._link.base.told(batch.lane.table)

    # ---- questions

    async def read(self, table: int, after: int = 0, most: int | None = None) -> list[bytes]:
        return await self._link.ask(lambda: self._link.base.tables.get(table, [])[after:][:most])

    async def heads(self, tables: Collection[int]) -> dict[int, int]:
        kept = self._link.base.tables
        return await self._link.ask(lambda: {table: len(kept[table]) for table in tables if table in kept})

    async def create(self, code: str, entries: Sequence[bytes], now: int) -> int | None:
        return await self._link.ask(lambda: self._create(code, entries))

    def _create(self, code: str, entries: Sequence[bytes]) -> int | None:
        base = self._link.base
        if code in base.codes:
            return None
        number = base.codes[code] = len(base.codes) + 1
        base.keep(number, 1, entries)
        return number

    async def find(self, code: str) -> int | None:
        return await self._link.ask(lambda: self._link.base.codes.get(code))

    async def forget(self, before: int, codes_until: int, spared: Collection[int] = ()) -> list[int]:
        return []

    async def beat(self, now: int) -> None: ...

    async def scrub(self) -> bool:
        return True

    def close(self) -> None: ...

    def crash(self) -> None: ...


class SharedRoll:
    def __init__(self, link: Link) -> None:
        self._link = link

    async def beat(self, node: Name, reads: int, held: Collection[int]) -> Pulse:
        asked = list(held)
        edition = self._link.node.version.package
        return await self._link.ask(lambda: self._link.base.beat(node, reads, edition, asked))

    async def open(self, node: Name, table: int) -> Opening:
        return await self._link.ask(lambda: self._link.base.open(node, table))

    async def sit(self, node: Name, people: Mapping[int, frozenset[int] | None]) -> None:
        await self._link.ask(lambda: self._link.base.sit(node, people))

    async def leave(self, node: Name) -> None:
        await self._link.ask(lambda: self._link.base.leave(node))
