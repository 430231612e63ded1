"""The log where a browser keeps things: one transaction an append, and a number that's taken is a conflict."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, Protocol

from ..log.codec import Rewrite
from ..store.interface import Conflict, Done, Lane, Unavailable, Unknown, Unwritable, Verdict


class Keep(Protocol):
    """All we need of a browser's storage. Everything raises Unavailable, and `append` Unknown, too."""

    async def create(self, code: str, entries: Sequence[str], now: int) -> int | None:
        """The new table's number; None if the code is taken."""

    async def append(self, table: int, first: int, entries: Sequence[str], changed: Mapping[int, str]) -> bool:
        """Adds these behind the newest, and changes older ones, all or nothing. False if `first` isn't the next."""

    async def read(self, table: int, after: int, most: int | None) -> list[str]: ...

    async def heads(self, tables: Collection[int]) -> dict[int, int]: ...

    async def find(self, code: str) -> int | None: ...

    async def forget(self, before: int, codes_until: int, spared: Collection[int]) -> list[int]: ...

    async def note(self, name: str, value: str) -> None:
        """An empty value is thrown away."""


class Waiting(NamedTuple):
    lane: Lane
    first: int
    entries: Sequence[bytes]
    done: Done
    rewrites: Sequence[Rewrite]


class KeptLog:
    jumped = 0

    def __init__(self, keep: Keep, was_alive: int | None = None) -> None:
        self.was_alive = was_alive
        self.faults: dict[str, int] = {}
        self.trouble = ""
        self._keep = keep
        self._queue: deque[Waiting] = deque()
        self._writing: asyncio.Task[None] | None = None

    @property
    def is_well(self) -> bool:
        return not self.trouble

    def append(
        self, lane: Lane, first: int, entries: Sequence[bytes], done: Done, rewrites: Sequence[Rewrite] = ()
    ) -> None:
        self._queue.append(Waiting(lane, first, entries, done, rewrites))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.ensure_future(self._write())

    async def _write(self) -> None:
        while self._queue:
            waiting = self._queue.popleft()
            verdict = Conflict() if waiting.lane.broken else await self._written(waiting)
            if verdict is not None:
                waiting.lane.broken = True
                kind = type(verdict).__name__.lower()
                self.faults[kind] = self.faults.get(kind, 0) + 1
            self.trouble = "unavailable" if isinstance(verdict, Unavailable) else ""
            waiting.done(verdict)

    async def _written(self, waiting: Waiting) -> Verdict:
        lane, first, entries, _, rewrites = waiting
        try:
            changed = await self._rewritten(lane.table, entries, rewrites) if rewrites else {}
            if await self._keep.append(lane.table, first, [each.decode() for each in entries], changed):
                return None
            return Conflict()
        except (Unavailable, Unknown) as why:
            return why
        except Exception:
            return Unwritable()

    async def _rewritten(self, table: int, entries: Sequence[bytes], rewrites: Sequence[Rewrite]) -> dict[int, str]:
        log, changed = [*await self.read(table), *entries], dict[int, bytes]()
        for rewrite in rewrites:
            rewrite.look(log[rewrite.known :])
            for number in rewrite.changes:
                changed[number] = rewrite.blank(number, changed.get(number, log[number - 1]))
        return {number: body.decode() for number, body in changed.items()}

    async def scrub(self) -> bool:
        """What's overwritten is gone as far as a page can tell."""
        return True

    async def read(self, table: int, after: int = 0, most: int | None = None) -> list[bytes]:
        return [each.encode() for each in await self._keep.read(table, after, most)]

    async def heads(self, tables: Collection[int]) -> dict[int, int]:
        return await self._keep.heads(tables)

    async def create(self, code: str, entries: Sequence[bytes], now: int) -> int | None:
        return await self._keep.create(code, [each.decode() for each in entries], now)

    async def find(self, code: str) -> int | None:
        return await self._keep.find(code)

    async def forget(self, before: int, codes_until: int, spared: Collection[int] = ()) -> list[int]:
        return await self._keep.forget(before, codes_until, spared)

    async def beat(self, now: int) -> None:
        await self._keep.note("alive", str(now))

    def close(self) -> None: ...
