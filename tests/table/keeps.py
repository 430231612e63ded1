"""What a browser keeps, in a test's own memory; it can be full."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from isoloir.table.store.interface import Unavailable
from isoloir.table.tab.passing_keep import PassingKeep


class MemoryKeep(PassingKeep):
    full = False

    async def create(self, code: str, entries: Sequence[str], now: int) -> int | None:
        self._check()
        return await super().create(code, entries, now)

    async def append(self, table: int, first: int, entries: Sequence[str], changed: Mapping[int, str]) -> bool:
        self._check()
        return await super().append(table, first, entries, changed)

    async def note(self, name: str, value: str) -> None:
        self._check()
        await super().note(name, value)

    def _check(self) -> None:
        if self.full:
            raise Unavailable
