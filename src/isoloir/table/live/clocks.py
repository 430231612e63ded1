"""The time a table goes by: milliseconds that never jump, and alarms."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""
        ...

    def at(self, when: int, ring: Callable[[], None]) -> Alarm:
        """Rings once, at `when` or at once if that is past."""
        ...


class SystemClock:
    """Wall time as it was at the start, carried on by the monotonic clock: nobody loses time when the wall is set."""

    def __init__(self) -> None:
        self._start = time.time() - time.monotonic()

    def now(self) -> int:
        return int((self._start + time.monotonic()) * 1000)

    def at(self, when: int, ring: Callable[[], None]) -> Alarm:
        loop = asyncio.get_running_loop()
        return loop.call_later(max(0, when - self.now()) / 1000, ring)
