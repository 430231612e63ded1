"""Who has chosen, told live: always the whole set, batched over a moment, and never the same thing twice."""

from __future__ import annotations

from typing import TypeAlias

from ...wire import from_server as a
from .clocks import Clock
from .presence import Presence
from .viewer import to_all

Chosen: TypeAlias = tuple[int, list[int]]
"""A pause, and the seats that have sealed."""


class Ticks:
    def __init__(self, clock: Clock, every: int, presence: Presence) -> None:
        self._clock, self._every, self._presence = clock, every, presence
        self._waiting: Chosen | None = None
        self._newest: Chosen | None = None
        """Changing your mind changes nothing here, and nothing is sent."""
        self._ringing = False

    def note(self, chosen: Chosen) -> None:
        if chosen == self._newest:
            return
        self._waiting = self._newest = chosen
        if not self._ringing:
            self._ringing = True
            self._clock.at(self._clock.now() + self._every, self._send)

    def drop(self) -> None:
        """The ballot is open: who had chosen is old news."""
        self._waiting = None

    def _send(self) -> None:
        self._ringing = False
        if self._waiting is not None:
            (pause, sealed), self._waiting = self._waiting, None
            for viewer, frame in to_all(self._presence.viewers, a.Ticks(pause, sealed)):
                viewer.send(frame)
