"""One alarm per table, set for whatever is due first. It may ring for nothing, but never late."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...party.due import Done, Due, Look, Offer, Task
from .clocks import Alarm, Clock

CALM = 500
"""After the disk refused, or a task came to nothing, we try again this many milliseconds later."""


class Alarms:
    def __init__(
        self, clock: Clock, ring: Callable[[], None], later: Callable[[Task], tuple[int, int]] | None = None
    ) -> None:
        """`later`: how long this node holds back, and until when at least; nothing when it's alone."""
        self._clock, self._ring, self._later = clock, ring, later
        self._alarm: Alarm | None = None
        self._at = 0
        self._first: dict[Task, int] = {}
        """When each waiting thing is due: when it was first seen at this pause, plus its wait."""
        self._pause = 0
        self._again: dict[Task, int] = {}
        self._calm_until = 0
        self.doing: set[Task] = set()
        """Running beside the loop, which is called once they're done."""

    def earliest(self, task: Task) -> int | None:
        return self._first.get(task)

    def rings_by(self, when: int) -> bool:
        return self._alarm is not None and self._at <= when

    def calm(self) -> None:
        self._calm_until = self._clock.now() + CALM

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def plan(self, dues: Iterable[Due], now: int, pause: int) -> None:
        """Sets the alarm. One that rings earlier will do: it looks again."""
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

    def again_now(self, task: Task) -> bool:
        """It came to nothing, and needn't wait before it's tried again; False if nothing happens by itself any more."""
        self._again.pop(task, None)
        return self._alarm is not None

    def _times(self, dues: Iterable[Due], now: int, pause: int) -> list[tuple[Task, int]]:
        """A grace runs once per pause, no matter what else comes and goes."""
        if pause != self._pause:
            self._first, self._pause = {}, pause
        if self._again:
            self._again = {task: at for task, at in self._again.items() if at > now}
        return [(task, self._time(task, at, wait, now)) for task, at, wait in dues if task not in self.doing]

    def _time(self, task: Task, at: int, wait: int, now: int) -> int:
        """`_first` stays as it is: it is what people are told, and the same at every node."""
        when = max(at, self._calm_until)
        if wait:
            when = max(when, self._first.setdefault(task, now + wait))
        if self._again:
            when = max(when, self._again.get(task, 0))
        if self._later is None:
            return when
        by, until = self._later(task)
        return max(when + by, until)

    def _rang(self) -> None:
        self._alarm = None
        self._ring()
