"""One writer thread: what queued up meanwhile goes to disk together, and answers follow the commit.

Group commit, the same for every store; how a commit is made is the store's own.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, Generic, TypeAlias, TypeVar

from ..log.codec import Rewrite
from .interface import Done, Lane, Unavailable, Unknown, Verdict

C = TypeVar("C")
T = TypeVar("T")

MOST_AT_ONCE = 500


class Batch:
    """Entries of one lane, checked one after another."""

    __slots__ = ("at", "done", "lane", "rewrites", "rows", "wakes")

    def __init__(
        self, lane: Lane, first: int, entries: Sequence[bytes], done: Done, rewrites: Sequence[Rewrite] = ()
    ) -> None:
        self.at = perf_counter()
        self.lane = lane
        self.wakes, lane.wakes = lane.wakes, None
        self.done = done
        self.rewrites = rewrites
        self.rows = [(lane.table, number, body) for number, body in enumerate(entries, first)]


class Job(Generic[C]):
    """Another job, in its own transaction or, if `bare`, in none."""

    __slots__ = ("bare", "future", "work")

    def __init__(self, work: Callable[[C], Any], future: asyncio.Future[Any] | None, *, bare: bool = False) -> None:
        self.work = work
        self.future = future
        self.bare = bare


Row: TypeAlias = tuple[int, int, bytes]
Judged: TypeAlias = tuple[Batch, Verdict]


class Writer(ABC, Generic[C]):
    """`is_well` is whether the last thing it tried went well. The connection is the thread's alone."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._queue: queue.SimpleQueue[list[Batch | Job[C]] | None] = queue.SimpleQueue()
        self._next: list[Batch | Job[C]] = []
        self._thread = threading.Thread(target=self._run, name="log-writer", daemon=True)
        self.is_well = True
        self.observe: Callable[[float], None] = lambda seconds: None
        """Hears how long the oldest entry of a commit took from accepted to on disk."""
        self._thread.start()

    @abstractmethod
    def commit(self, batches: list[Batch]) -> list[Judged]:
        """Keeps everything that can be kept, in as few commits as possible. A rejected batch breaks its lane."""

    @abstractmethod
    def perform(self, job: Job[C]) -> tuple[Any, Verdict]: ...

    def put(self, work: Batch | Job[C]) -> None:
        """Everything from one turn of the loop wakes the thread once."""
        self._next.append(work)
        if len(self._next) == 1:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        if self._next:
            works, self._next = self._next, []
            self._queue.put(works)

    async def do(self, work: Callable[[C], T], *, bare: bool = False) -> T:
        """For what can be done a second time: not knowing whether it was kept comes to the same as Unavailable."""
        try:
            return await self.attempt(work, bare=bare)
        except Unknown:
            raise Unavailable from None

    async def attempt(self, work: Callable[[C], T], *, bare: bool = False) -> T:
        future: asyncio.Future[T] = self._loop.create_future()
        self.put(Job(work, future, bare=bare))
        return await future

    def post(self, work: Callable[[C], Any]) -> None:
        """Done on the side; nobody waits for it."""
        self.put(Job(work, None))

    def close(self) -> None:
        """What is queued is still written."""
        self._hand_over()
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        closing = False
        while not closing:
            works, closing = self._gather()
            self._write([work for work in works if isinstance(work, Batch)])
            for work in works:
                if isinstance(work, Job):
                    self._do(work)

    def _gather(self) -> tuple[list[Batch | Job[C]], bool]:
        works: list[Batch | Job[C]] = []
        more = self._queue.get()
        while more is not None:
            works += more
            if len(works) >= MOST_AT_ONCE:
                return works, False
            if self._queue.empty():
                return works, False
            more = self._queue.get()
        return works, True

    def _write(self, batches: list[Batch]) -> None:
        if batches:
            verdicts = self.commit(batches)
            self._tell(lambda: self._settle(verdicts))

    def _do(self, job: Job[C]) -> None:
        result, verdict = self.perform(job)
        if job.future is not None:
            future = job.future
            self._tell(lambda: _answer(future, result, verdict))

    def _settle(self, verdicts: list[Judged]) -> None:
        self.observe(perf_counter() - min([batch.at for batch, _ in verdicts]))
        for batch, verdict in verdicts:
            batch.done(verdict)

    def _tell(self, news: Callable[[], None]) -> None:
        try:
            self._loop.call_soon_threadsafe(news)
        except RuntimeError:
            return  # the loop is closed: there's nobody left to tell


def _answer(future: asyncio.Future[Any], result: Any, verdict: Verdict) -> None:
    if future.done():
        return
    if verdict is None:
        future.set_result(result)
    else:
        future.set_exception(verdict)
