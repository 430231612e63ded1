"""A table's clock: milliseconds that never jump, and alarms."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

SLEW = 0.005
"""Milliseconds per millisecond: too little to notice, and enough to make up for minutes within hours."""
FAR = 1_000
"""Milliseconds: an answer that took longer can't tell us when it was given; the process may have been stopped.

Also how far behind the store's time we may ever be, once it has answered.
"""


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""

    def at(self, when: int, ring: Callable[[], None]) -> Alarm:
        """Rings once, at `when`, or immediately if that's past."""


class SystemClock:
    """Wall time at the start, plus the monotonic clock since: nobody loses time when the wall clock is set."""

    def __init__(self) -> None:
        self._start = time.time() - time.monotonic()

    def now(self) -> int:
        return int((self._start + time.monotonic()) * 1000)

    @property
    def off(self) -> int:
        """By how much the wall clock was set since the start; we go on as if it hadn't been."""
        return int((time.time() - time.monotonic() - self._start) * 1000)

    def at(self, when: int, ring: Callable[[], None]) -> Alarm:
        loop = asyncio.get_running_loop()
        return loop.call_later(max(0, when - self.now()) / 1000, ring)


class FollowedClock(SystemClock):
    """The store's time, so that a deadline means the same at every node. Slewed, and never set back."""

    def __init__(self) -> None:
        super().__init__()
        self._offset = self._target = 0.0
        self._moved = self.raw()
        self.has_followed = False
        self.alarms: dict[Movable, None] = {}
        """Those that haven't rung, in the order they were set."""

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
        """Half of the round trip comes before their answer. The first time, there's nothing that could jump yet.

        Nor is there much to lose if we may be far behind, as after the machine slept: deadlines we set would be past.
        They answered after we asked, so that's by how much we're behind at most; less the round trip, at least.
        """
        if got - sent > FAR:
            return
        self._target = theirs - (sent + got) / 2
        if not self.has_followed or theirs - sent - self._offset > FAR:
            self._offset, self.has_followed = self._target, True
            for alarm in list(self.alarms):
                alarm.set_anew()

    def at(self, when: int, ring: Callable[[], None]) -> Alarm:
        return Movable(self, when, ring)

    def timer(self, when: int, ring: Callable[[], None]) -> Alarm:
        """By our own time from now on: if we jump, it rings late."""
        return super().at(when, ring)


class Movable:
    """An alarm that's set again when its clock jumps."""

    def __init__(self, clock: FollowedClock, when: int, ring: Callable[[], None]) -> None:
        self._clock, self._when, self._ring = clock, when, ring
        self._timer = clock.timer(when, self._rang)
        clock.alarms[self] = None

    def set_anew(self) -> None:
        self._timer.cancel()
        self._timer = self._clock.timer(self._when, self._rang)

    def cancel(self) -> None:
        self._timer.cancel()
        self._clock.alarms.pop(self, None)

    def _rang(self) -> None:
        self._clock.alarms.pop(self, None)
        self._ring()
