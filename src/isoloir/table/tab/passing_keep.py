"""A keep that lasts as long as its page: as `web/tab/keep.ts` does it, in memory."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence


class PassingKeep:
    def __init__(self) -> None:
        self.tables: dict[int, list[str]] = {}
        self.codes: dict[str, int] = {}
        self.touched: dict[int, int] = {}
        self.spent: dict[str, int] = {}
        self.notes: dict[str, str] = {}

    async def create(self, code: str, entries: Sequence[str], now: int) -> int | None:
        if code in self.codes or self.spent.get(code, 0) > now:
            return None
        number = max(self.touched, default=0) + 1
        self.tables[number], self.codes[code], self.touched[number] = list(entries), number, now
        return number

    async def append(self, table: int, first: int, entries: Sequence[str], changed: Mapping[int, str]) -> bool:
        kept = self.tables.get(table)
        if kept is None or len(kept) != first - 1:
            return False
        kept += entries
        for number, entry in changed.items():
            kept[number - 1] = entry
        return True

    async def read(self, table: int, after: int, most: int | None) -> list[str]:
        return self.tables.get(table, [])[after:][:most]

    async def heads(self, tables: Collection[int]) -> dict[int, int]:
        return {table: len(self.tables[table]) for table in tables if table in self.tables}

    async def find(self, code: str) -> int | None:
        return self.codes.get(code)

    async def forget(self, before: int, codes_until: int, spared: Collection[int]) -> list[int]:
        old = [table for table in self.tables if self.touched[table] < before and table not in spared]
        for table in old:
            del self.tables[table]
        for code in [code for code, table in self.codes.items() if table in old]:
            del self.codes[code]
            self.spent[code] = codes_until
        return old

    async def note(self, name: str, value: str) -> None:
        self.notes[name] = value
