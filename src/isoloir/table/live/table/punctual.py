"""Whether this server itself runs late: a beat of its own that hasn't come says so, before anybody is accused."""

from __future__ import annotations

from .clocks import Clock

BEAT = 500
LATE = 1_000
"""Milliseconds that a beat may be late: less than it takes to count as away."""


class Punctual:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._due: int | None = None
        """When the next beat comes."""
        self._late = 0

    def begin(self) -> None:
        self._late = self.late
        self._due = self._clock.now() + BEAT
        self._clock.at(self._due, self.begin)

    @property
    def late(self) -> int:
        """When it last was."""
        now = self._clock.now()
        if self._due is not None and now > self._due + LATE:
            self._late = now
        return self._late
