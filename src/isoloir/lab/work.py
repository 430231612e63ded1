"""Many pieces of work on any executor; their results come back in the order of the pieces, not of the finish."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from typing import Generic, TypeVar

from .journal import Journal
from .workers import Processes

J = TypeVar("J")
R = TypeVar("R")

AHEAD = 64
"""How many pieces wait in the executor at once; the rest are not made yet."""
MOST_BREAKS = 5
"""How often workers may die before we blame the work itself."""


def worked(
    executor: Executor, work: Callable[[J], R], pieces: Sequence[J], journal: Journal[R] | None = None
) -> Iterator[R]:
    """Each result as soon as all before it are there; what the journal holds already is not worked out again."""
    desk = _Desk(executor, work, pieces, journal)
    for place in range(len(pieces)):
        while place not in desk.done:
            desk.go_on()
        yield desk.done.pop(place)


class _Desk(Generic[J, R]):
    def __init__(
        self, executor: Executor, work: Callable[[J], R], pieces: Sequence[J], journal: Journal[R] | None
    ) -> None:
        self.executor, self.work, self.pieces, self.journal = executor, work, pieces, journal
        self.done: dict[int, R] = {} if journal is None else dict(journal.done)
        self.wanted = deque(n for n in range(len(pieces)) if n not in self.done)
        self.running: dict[Future[R], int] = {}
        self.breaks = 0

    def go_on(self) -> None:
        """Hands pieces out, and takes in whatever is finished next."""
        try:
            self._hand_out()
            finished, _ = wait(self.running, return_when=FIRST_COMPLETED)
            for future in finished:
                self._take(self.running[future], future.result())
                del self.running[future]
        except BrokenExecutor:
            self.breaks += 1
            if not isinstance(self.executor, Processes) or self.breaks > MOST_BREAKS:
                raise
            self._start_again(self.executor)

    def _hand_out(self) -> None:
        while self.wanted and len(self.running) < AHEAD:
            n = self.wanted[0]
            future = self.executor.submit(self.work, self.pieces[n])
            self.running[future] = self.wanted.popleft()
            if future.done():
                break

    def _take(self, n: int, result: R) -> None:
        self.done[n] = result
        if self.journal is not None:
            self.journal.add(n, result)

    def _start_again(self, processes: Processes) -> None:
        """A worker was killed: its pieces, and those of all that died with it, are handed out again."""
        self.wanted = deque(sorted({*self.running.values(), *self.wanted} - self.done.keys()))
        self.running.clear()
        processes.renew()
