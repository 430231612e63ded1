"""Tables of four at one node or at two: the time to the reveal, and how much later the last of them heard of it."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from bench.table.measure import Measure
from bench.table.ours import Moved, Table


class SharedTable(Table):
    def __init__(
        self, number: int, measure: Measure, behind: list[float], delays: Callable[[int], list[float]] | None = None
    ) -> None:
        super().__init__(number, measure, delays)
        self.behind = behind
        """Seconds between the first of the four that heard of a reveal and the last."""
        self._first = 0.0

    def _move(self, moved: Moved) -> None:
        if not self._heard:
            self._first = perf_counter()
        elif len(self._heard) == len(self.links) - 1 and self._measure.is_on:
            self.behind.append(perf_counter() - self._first)
        super()._move(moved)
