"""The time a table goes by: milliseconds that never jump, and alarms."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

SLEW = 0.005
"""Milliseconds a millisecond: nobody notices, and minutes are made up for in hours."""


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


class FollowedClock(SystemClock):
    """The store's time, so that a deadline written by one node means the same at another. Slewed, never set back."""

    def __init__(self) -> None:
        super().__init__()
        self._offset = self._target = 0.0
        self._moved = self.raw()
        self._has_followed = False

    def raw(self) -> int:
        """Our own time, whatever the store says."""
        return super().now()

    def now(self) -> int:
        raw = self.raw()
        step = SLEW * max(0, raw - self._moved)
        self._offset += max(-step, min(step, self._target - self._offset))
        self._moved = raw
        return raw + int(self._offset)

    def follow(self, theirs: int, sent: int, got: int) -> None:
        """Half of the round trip lies before their answer. The first time there is nothing yet that could jump."""
        self._target = theirs - (sent + got) / 2
        if not self._has_followed:
            self._offset, self._has_followed = self._target, True
