"""A few at a time, each key in turn, so that heavy users only wait behind themselves."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Fairly:
    """Round-robin over keys; within one, first come, first served."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, key: str, patience: float) -> AsyncIterator[None]:
        """Raises TimeoutError if it doesn't come in time."""
        await self._wait(key, patience)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, key: str, patience: float) -> None:
        if self._free:
            self._free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(key, deque()).append(mine)
        try:
            await asyncio.wait_for(asyncio.shield(mine), patience)
        except BaseException:
            if mine.done():
                self._next()  # it came just as we stopped waiting for it
            mine.cancel()
            raise

    def _next(self) -> None:
        while self._lines:
            key, line = self._lines.popitem(last=False)
            first = line.popleft()
            if line:
                self._lines[key] = line
            if not first.cancelled():
                first.set_result(None)
                return
        self._free += 1
