"""When what was thought is told: at an instant fixed before the thinking begins, whatever it takes.

So nobody reads a thought off the clock. What isn't there by then goes on without it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from random import SystemRandom
from typing import Generic, TypeVar

from .clocks import Clock

T = TypeVar("T")

THOUGHT, HINT = 5_000, 2_000
"""Milliseconds that a choice and a hint may take at most, where no slot is set."""
LEAST = 200
"""Milliseconds: nobody can think in a shorter slot."""
HINT_SLOT = 1_200
EACH, CROWD = 15, 3_000
"""Milliseconds more for each question asked by any table and not told yet, and for all of them together."""
BOOTING = 3_000
"""More while the process that thinks is starting: that says nothing about a thought."""
LOT = SystemRandom()
LATE = 300
"""If we're this late ourselves, we read what has come before we do without it."""


class Slots:
    """`length`: milliseconds for a thought of an idle server. Too little, for measuring, tells each when it's there."""

    def __init__(
        self,
        length: int = 0,
        lot: Callable[[], float] = LOT.random,
        is_up: Callable[[], bool] = lambda: True,
    ) -> None:
        self._length = length if length >= LEAST else 0
        self._lot, self._is_up = lot, is_up
        self._open: deque[int] = deque()
        """When the others leave."""

    def thought(self, now: int, hurry: int = 1) -> tuple[int, bool]:
        """When to tell it at the latest, and whether to wait until then; sooner where the table hurries."""
        if not self._length:
            return now + THOUGHT, False
        self._open = deque(at for at in self._open if at > now)
        least = self._length * (4 + 3 * self._lot()) / 6
        crowd = min(CROWD, EACH * len(self._open))
        at = now + int(least / hurry) + crowd + (0 if self._is_up() else BOOTING)
        self._open.append(at)
        return at, True

    def hint(self, now: int) -> tuple[int, bool]:
        return (now + HINT_SLOT, True) if self._length else (now + HINT, False)


class Awaited(Generic[T]):
    """Told once: what came in time, or None."""

    def __init__(self, clock: Clock, slot: tuple[int, bool], tell: Callable[[T | None], None]) -> None:
        self._at, self._is_fixed = slot
        self._clock, self._tell = clock, tell
        self._found: T | None = None
        self._is_over = False
        self._alarm = clock.at(self._at, self._rang)

    def came(self, found: T | None) -> None:
        if self._found is None:
            self._found = found
        if not self._is_fixed:
            self._leave()

    def _rang(self) -> None:
        if self._found is None and self._clock.now() > self._at + LATE:
            self._alarm = self._clock.at(self._clock.now() + LATE, self._leave)
        else:
            self._leave()

    def _leave(self) -> None:
        if not self._is_over:
            self._is_over = True
            self._alarm.cancel()
            self._tell(self._found)
