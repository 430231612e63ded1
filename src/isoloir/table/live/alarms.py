"""One alarm per table, for the first of all that is due. It may ring in vain, and never too late."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..party.due import Done, Due, Look, Offer, Task
from .clocks import Alarm, Clock

CALM = 500
"""After a refusal of the disk, or where a task came to nothing, it's tried again this many milliseconds later."""


class Alarms:
    def __init__(
        self, clock: Clock, ring: Callable[[], None], later: Callable[[Task], tuple[int, int]] = lambda task: (0, 0)
    ) -> None:
        self._clock, self._ring, self._later = clock, ring, later
        self._alarm: Alarm | None = None
        self._at = 0
        self._first: dict[Task, int] = {}
        """The earliest time for each, by when it was first seen and how long it waits from there."""
        self._again: dict[Task, int] = {}
        self._calm_until = 0
        self.doing: set[Task] = set()
        """Under way beside the loop, which is called once they are done."""

    def earliest(self, task: Task) -> int | None:
        return self._first.get(task)

    def calm(self) -> None:
        self._calm_until = self._clock.now() + CALM

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def plan(self, dues: Iterable[Due], now: int, pause: int) -> None:
        """Sets the alarm. One that rings earlier is as good: it looks again."""
        times = [when for task, when in self._times(dues, now, pause) if when > now or not isinstance(task, Offer)]
        if times and (self._alarm is None or self._at > min(times)):
            self.stop()
            self._at = min(times)
            self._alarm = self._clock.at(self._at, self._rang)

    def ready(self, dues: Iterable[Due], now: int, pause: int) -> list[Done]:
        """What it's time for."""
        found = [task for task, when in self._times(dues, now, pause) if when <= now]
        for task in found:
            self._again[task] = now + CALM
        return [task for task in found if not isinstance(task, Offer | Look)]

    def _times(self, dues: Iterable[Due], now: int, pause: int) -> list[tuple[Task, int]]:
        """A grace runs once in its pause, whatever else comes and goes meanwhile."""
        self._first = {task: at for task, at in self._first.items() if getattr(task, "pause", None) == pause}
        self._again = {task: at for task, at in self._again.items() if at > now}
        calm = self._calm_until
        return [
            (task, max(self._held_back(task, max(at, self._first.setdefault(task, now + wait))), calm))
            for task, at, wait in dues
            if task not in self.doing
        ]

    def _held_back(self, task: Task, when: int) -> int:
        """`_first` stays as it is: it is what people are told, and the same at every node."""
        by, until = self._later(task)
        return max(when + by, until, self._again.get(task, 0))

    def _rang(self) -> None:
        self._alarm = None
        self._ring()
