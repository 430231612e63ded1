"""Every store, opened for a test: what one passes, the others have to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

from isoloir.table.log.codec import Rewrite
from isoloir.table.store.interface import Lane, Log, Verdict

NOW = 1_800_000_000_000


class Store(Log, Protocol):
    """The log, and what the operator's metrics are told."""

    def observe(self, commits: Callable[[float], None]) -> None: ...


Open = Callable[[], Store]


async def append(log: Log, lane: Lane, first: int, *entries: bytes, rewrites: Sequence[Rewrite] = ()) -> Verdict:
    verdict: asyncio.Future[Verdict] = asyncio.get_running_loop().create_future()
    log.append(lane, first, entries, verdict.set_result, rewrites)
    return await verdict


async def a_table(log: Log, code: str = "KXPLT") -> int:
    number = await log.create(code, [b"created"], NOW)
    assert number is not None
    return number
