"""What one connection may cost: every frame and every read is paid for, no matter what's in it."""

from __future__ import annotations

from collections.abc import Callable

SMALL = 512
"""A read of fewer bytes costs a lot for what it brings."""


class Spent(Exception):
    """Nothing left: a client that sends this much is dropped."""


class Budget:
    """`burst` at once, then `per_second`. A rate of zero limits nothing."""

    __slots__ = ("_at", "_burst", "_left", "_rate", "_time")

    def __init__(self, burst: float, per_second: float, time: Callable[[], float]) -> None:
        self._burst, self._rate, self._time = burst, per_second, time
        self._left, self._at = burst, time()

    def spend(self, cost: int = 1) -> None:
        """Raises Spent. Looks at the clock only when what was there is used up."""
        self._left -= cost
        if self._left < 0 and self._rate:
            now = self._time()
            self._left = min(self._burst, self._left + (now - self._at) * self._rate)
            self._at = now
            if self._left < 0:
                raise Spent
