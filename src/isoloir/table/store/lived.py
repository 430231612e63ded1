"""How old a table is: time the server actually ran counts, time a clock jumped over doesn't."""

from __future__ import annotations

import logging
from typing import Protocol, runtime_checkable

from .interface import Clock

LOG = logging.getLogger(__name__)

MOST_ABSENCE = 6 * 3_600_000
"""A start counts at most this much of the time since the last one, whatever the clock says."""

SLACK = 60_000
"""A clock that's being corrected may go back by this much without a warning."""


@runtime_checkable
class Watched(Protocol):
    """A clock that knows when the machine's was set while we ran."""

    @property
    def off(self) -> int: ...


class Lived:
    """Milliseconds, at first those of the wall; behind it by what was slept through, never ahead."""

    def __init__(self, clock: Clock, was_alive: int | None, lived: int | None) -> None:
        """`was_alive` by the wall and `lived` by this count, when the server before was last known to run."""
        self._clock, self._opened = clock, clock.now()
        before = lived if lived is not None else was_alive
        slept = 0 if was_alive is None else self._opened - was_alive
        self.jumped = slept if slept < -SLACK or slept > MOST_ABSENCE else 0
        """By how much the clock is elsewhere than the last start left it, if no ordinary absence explains it."""
        self.moved = 0
        """The same since the start: the machine's clock was set, by hand or by the network."""
        self._start = self._opened if before is None else before + min(max(slept, 0), MOST_ABSENCE)

    def now(self) -> int:
        return self._start + self.running

    def look(self) -> None:
        """At every beat: says once that the machine's clock was set, and that it was set right again."""
        off = self._clock.off if isinstance(self._clock, Watched) else 0
        found = off if abs(off) > SLACK else 0
        if abs(found - self.moved) > SLACK:
            self.moved = found
            words = (
                "the clock was set while we ran: no table is forgotten because of it"
                if found
                else "the clock is right again"
            )
            LOG.warning(words, extra={"seconds": off // 1000})

    @property
    def running(self) -> int:
        """Since this start."""
        return self._clock.now() - self._opened
