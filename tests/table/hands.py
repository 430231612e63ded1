"""Clock, secrets and log in the test's own hand: they stand still, repeat and fail when told to."""

from __future__ import annotations

import heapq
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import count

from isoloir.core import Chance, chance
from isoloir.table.live.table.clocks import Alarm
from isoloir.table.live.table.table import Table
from isoloir.table.log.codec import Rewrite, decode_entry
from isoloir.table.log.entries import Entry
from isoloir.table.store.interface import Conflict, Done, Lane, Unavailable, Unknown, Unwritable, Verdict

from .rewriting import rewritten
from .shadow import Shadow

START = 1_800_000_000_000


class Ring:
    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring: Callable[[], None] | None = ring

    def cancel(self) -> None:
        self.ring = None


class HandClock:
    """Stands still until it is moved."""

    def __init__(self, now: int = START) -> None:
        self._now = now
        self._order = count()
        self._rings: list[tuple[int, int, Ring]] = []

    def now(self) -> int:
        return self._now

    def at(self, when: int, ring: Callable[[], None]) -> Alarm:
        alarm = Ring(ring)
        heapq.heappush(self._rings, (when, next(self._order), alarm))
        return alarm

    def advance(self, ms: int) -> None:
        until = self._now + ms
        while self._rings and self._rings[0][0] <= until:
            when, _, alarm = heapq.heappop(self._rings)
            self._now = max(self._now, when)
            if alarm.ring is not None:
                alarm.ring()
        self._now = until


class CountedSecrets:
    """Predictable, so that two runs can be compared byte for byte."""

    def __init__(self, seed: str = "secrets") -> None:
        self._dice: Chance = chance(seed)

    def token(self) -> str:
        return self._dice.fork()

    def below(self, n: int) -> int:
        return self._dice.below(n)


class HandLog:
    """Keeps entries in memory and commits at once, or when told to; can be made to fail.

    What the tables of a server hold that writes to it has to be what it says, whenever it has kept something.
    """

    was_alive: int | None = None

    def __init__(self) -> None:
        self.tables: dict[int, list[bytes]] = {}
        self.codes: dict[str, int] = {}
        self.wakes: dict[int, int | None] = {}
        """When each table over days is to be looked at."""
        self.watch()
        self.full = self.deaf = False
        self.unsure: bool | None = None
        """The answer to an append is lost; True: it was kept all the same."""
        self.held: list[Callable[[], None]] | None = None

    @property
    def is_well(self) -> bool:
        return not self.full

    def append(
        self, lane: Lane, first: int, entries: Sequence[bytes], done: Done, rewrites: Sequence[Rewrite] = ()
    ) -> None:
        wakes, lane.wakes = lane.wakes, None
        done = self._waking(lane.table, wakes, done) if wakes is not None else done
        if self.held is not None:
            self.held.append(lambda: self._commit(lane, first, entries, done, rewrites))
        else:
            self._commit(lane, first, entries, done, rewrites)

    def _waking(self, table: int, at: int, done: Done) -> Done:
        """Kept with the entries, or not at all."""

        def settled(verdict: Verdict) -> None:
            if verdict is None or (self.unsure and isinstance(verdict, Unknown)):
                self.wakes[table] = at
            done(verdict)

        return settled

    async def due(self, until: int) -> dict[int, int]:
        return {table: at for table, at in self.wakes.items() if at is not None and at <= until}

    async def wake(self, table: int, at: int | None) -> None:
        self.wakes[table] = at

    def _commit(
        self, lane: Lane, first: int, entries: Sequence[bytes], done: Done, rewrites: Sequence[Rewrite]
    ) -> None:
        kept = self.tables[lane.table]
        verdict: Verdict = None
        if lane.broken or first != len(kept) + 1:
            verdict = Conflict()
        elif self.full:
            verdict = Unavailable()
        elif self.unsure is not None:
            verdict = (self._keep(lane.table, [*kept, *entries], rewrites) if self.unsure else None) or Unknown()
        else:
            verdict = self._keep(lane.table, [*kept, *entries], rewrites)
        lane.broken = verdict is not None
        done(verdict)

    def _keep(self, table: int, entries: list[bytes], rewrites: Sequence[Rewrite]) -> Unwritable | None:
        try:
            changed = rewritten(rewrites, entries)
        except Exception:
            return Unwritable()
        new = len(entries) - len(self.tables[table])
        self.tables[table] = [changed.get(number, body) for number, body in enumerate(entries, 1)]
        self._look(table, new)
        return None

    def watch(self, tables: Callable[[], Mapping[int, Table]] = dict) -> None:
        """A server has started on it."""
        self._tables, self._shadows = tables, defaultdict[int, Shadow](Shadow)

    def _look(self, table: int, new: int) -> None:
        """At the newest entries, as many as that."""
        kept, shadow, live = self.tables[table], self._shadows[table], self._tables().get(table)
        if shadow.known != len(kept) - new:  # a test wrote some by itself
            shadow.anew(kept[: len(kept) - new])
        wrong = [*shadow.wrote(kept[len(kept) - new :], kept), *shadow.differs(live.party if live else None)]
        assert not wrong, wrong

    def release(self) -> None:
        held, self.held = self.held or [], None
        for commit in held:
            commit()

    def entries(self, table: int = 1) -> list[Entry]:
        return [decode_entry(each) for each in self.tables[table]]

    async def read(self, table: int, after: int = 0, most: int | None = None) -> list[bytes]:
        if self.deaf:
            raise Unavailable
        return list(self.tables.get(table, []))[after:][:most]

    async def heads(self, tables: Collection[int]) -> dict[int, int]:
        return {table: len(self.tables[table]) for table in tables if table in self.tables}

    async def create(self, code: str, entries: Sequence[bytes], now: int) -> int | None:
        number = len(self.tables) + 1
        self.tables[number], self.codes[code] = list(entries), number
        return number

    async def find(self, code: str) -> int | None:
        return self.codes.get(code)

    trouble = ""
    jumped = 0

    @property
    def faults(self) -> dict[str, int]:
        return {}

    async def forget(self, before: int, codes_until: int, spared: Collection[int] = ()) -> list[int]:
        return []

    async def beat(self, now: int) -> None:
        self.was_alive = now

    async def scrub(self) -> bool:
        return True

    def close(self) -> None:
        pass
