"""What is measured while tables play: choices, and the time from a last choice to its reveal at all four."""

from __future__ import annotations

from time import perf_counter

from msgspec import Struct


class Measure:
    """Counts only between `begin` and `end`."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.choices = 0
        self.is_on = False
        self._began = self.seconds = 0.0

    def begin(self) -> None:
        self.is_on, self._began = True, perf_counter()

    def end(self) -> None:
        self.is_on, self.seconds = False, perf_counter() - self._began

    def revealed(self, choices: int, wait: float) -> None:
        if self.is_on:
            self.choices += choices
            self.waits.append(wait)

    @property
    def rate(self) -> float:
        return self.choices / self.seconds if self.seconds else 0.0


class Result(Struct, frozen=True):
    who: str
    tables: int
    rate: float
    """Choices a second."""
    p50: float
    """Milliseconds, like the two others."""
    p95: float
    p99: float
    kilobytes: float
    """Of memory, for each table."""
    server: float
    """How much of its core the server used, 0 to 1."""
    driver: float

    @property
    def per_core(self) -> float:
        """Choices for each second of the server's own time: what a busy neighbour on the machine can't change much."""
        return self.rate / self.server if self.server else 0.0


def percentile(waits: list[float], part: float) -> float:
    """In milliseconds, by the nearest rank."""
    ordered = sorted(waits)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")
