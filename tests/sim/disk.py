"""The log in memory, as a store would keep it: what is on disk stays, whatever happens to who wrote it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Sequence
from random import Random

from isoloir.table.log.codec import Rewrite, decode_entry, encode_entry
from isoloir.table.log.entries import Entry, Needed
from isoloir.table.store.interface import Conflict, Done, Lane, Unavailable, Unknown, Unwritable, Verdict
from tests.table.rewriting import rewritten

from .faults import Faults
from .sky import Sky


class Disk:
    """Shared by all processes there are, one after another or side by side."""

    def __init__(self, watch: Callable[[int, int, bytes], None]) -> None:
        self.tables: dict[int, list[bytes]] = {}
        self.codes: dict[str, int] = {}
        self.alive: int | None = None
        self._watch = watch
        """Hears of every entry as it gets here: table, number, entry."""
        self.told: Callable[[int], None] = lambda table: None
        """Hears of it whenever somebody was told what became of an append: then memory has to be the log."""

    def keep(self, table: int, first: int, bodies: Sequence[bytes], rewrites: Sequence[Rewrite] = ()) -> Verdict:
        kept = self.tables.setdefault(table, [])
        if first != len(kept) + 1:
            return Conflict()
        try:
            changed = rewritten(rewrites, [*kept, *bodies])
        except Exception:
            return Unwritable()
        kept += bodies
        for number, body in changed.items():
            self.rewrote(kept[number - 1], body)
            kept[number - 1] = body
        for number, body in enumerate(bodies, first):
            self._watch(table, number, body)
        return None

    def rewrote(self, before: bytes, after: bytes) -> None:
        """An entry reads otherwise from now on."""

    def entries(self, table: int) -> list[Entry]:
        return [decode_entry(body) for body in self.tables[table]]


class Batch:
    def __init__(
        self, lane: Lane, first: int, bodies: Sequence[bytes], done: Done, rewrites: Sequence[Rewrite] = ()
    ) -> None:
        self.lane, self.first, self.bodies, self.done, self.rewrites = lane, first, bodies, done, rewrites


class SimLog:
    """One process's way to the disk: one commit at a time, and all that queued up meanwhile in the next."""

    def __init__(self, disk: Disk, sky: Sky, dice: Random, faults: Callable[[], Faults], point: Callable[[], None]):
        self.disk, self._sky, self._dice, self._planned, self._point = disk, sky, dice, faults, point
        self.was_alive = disk.alive
        self.is_well = self.is_open = True
        self.trouble, self.jumped = "", 0
        self.faults: dict[str, int] = {}
        self._queue: deque[Batch] = deque()
        self._committing: list[Batch] = []

    def append(
        self, lane: Lane, first: int, entries: Sequence[bytes], done: Done, rewrites: Sequence[Rewrite] = ()
    ) -> None:
        self._point()
        self._queue.append(Batch(lane, first, entries, done, rewrites))
        if not self._committing:
            self._commit_soon()
        self._point()

    def _commit_soon(self) -> None:
        self._committing = list(self._queue)
        self._queue.clear()
        if self._committing:
            slow = self._dice.random() < self._planned().slow
            self._sky.call_later(self._dice.uniform(0.5, 2) if slow else self._dice.uniform(0, 0.01), self._commit)

    def _commit(self) -> None:
        if not self.is_open:
            return
        verdicts = [(batch, self._judge(batch)) for batch in self._committing]
        self._committing = []
        self._commit_soon()
        self._point()
        for batch, verdict in verdicts:
            batch.done(verdict)
            self.disk.told(batch.lane.table)

    def _judge(self, batch: Batch) -> Verdict:
        verdict = Conflict() if batch.lane.broken else self._try(batch)
        if verdict is not None:
            batch.lane.broken = True
        return verdict

    def _try(self, batch: Batch) -> Verdict:
        faults, chance = self._planned(), self._dice.random
        if chance() < faults.refused:
            return Unavailable()
        if chance() < faults.intruder:
            self._intrude(batch.lane.table)
        if chance() < faults.lost:
            verdict = self._keep(batch) if chance() < 0.5 else None
            return verdict or Unknown()
        return self._keep(batch)

    def _keep(self, batch: Batch) -> Verdict:
        return self.disk.keep(batch.lane.table, batch.first, batch.bodies, batch.rewrites)

    def _intrude(self, table: int) -> None:
        """As another node might: somebody at it needs more time, which nobody may notice."""
        wish = Needed(person=1, patience=self._dice.choice(("usual", "double")), command=f"i{self._dice.random()}")
        self.disk.keep(table, len(self.disk.tables[table]) + 1, [encode_entry(wish)])

    def crash(self) -> None:
        """What was on its way to the disk has got there or not: the first this many of it."""
        self.is_open = False
        on_the_way = [*self._committing, *self._queue]
        for batch in on_the_way[: self._dice.randint(0, len(on_the_way))]:
            if batch.lane.broken or self._keep(batch) is not None:
                break

    def close(self) -> None:
        """In good order: what was accepted is written."""
        self.is_open = False
        for batch in [*self._committing, *self._queue]:
            if not batch.lane.broken and self._keep(batch) is not None:
                batch.lane.broken = True

    def _listen(self) -> None:
        if self._dice.random() < self._planned().deaf:
            raise Unavailable

    async def read(self, table: int, after: int = 0, most: int | None = None) -> list[bytes]:
        self._listen()
        return self.disk.tables.get(table, [])[after:][:most]

    async def heads(self, tables: Collection[int]) -> dict[int, int]:
        self._listen()
        return {table: len(self.disk.tables[table]) for table in tables if table in self.disk.tables}

    async def create(self, code: str, entries: Sequence[bytes], now: int) -> int | None:
        self._listen()
        if code in self.disk.codes:
            return None
        number = len(self.disk.codes) + 1
        self.disk.codes[code] = number
        self.disk.keep(number, 1, entries)
        return number

    async def find(self, code: str) -> int | None:
        self._listen()
        return self.disk.codes.get(code)

    async def forget(self, before: int, codes_until: int, spared: Collection[int] = ()) -> list[int]:
        return []

    async def beat(self, now: int) -> None:
        self.disk.alive = now

    async def scrub(self) -> bool:
        return True
