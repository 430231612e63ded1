"""Where bots think: in a process of their own, so that no thought, however long, holds up the people.

It may be killed at any moment; another takes its place and is asked again. Watching the clock tells you nothing: how
long a bot seems to think is random, and doesn't depend on its choice.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Callable, Coroutine
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from pickle import PicklingError
from secrets import SystemRandom
from typing import Any, TypeVar

from isoloir.bots import choose_at_random
from isoloir.bots.advice import Advice
from isoloir.core import Choice
from isoloir.outside import Brought, brought

from .botseats import Question, advised, answer
from .fairly import Fairly

T = TypeVar("T")

LOG = logging.getLogger(__name__)
LIMIT = 30.0
"""Seconds after which we give up on a thought, and on the process that had it."""
IN_LINE = 8.0
"""Seconds after which a table goes on without its bot's thought, if others are asking for this many."""
TRIES = 3
MILD = 5
"""How far a thinking process yields to the server when both want the CPU."""


class ThinkApart:
    """`spread`: a random delay of up to this many milliseconds is added to every thought."""

    def __init__(self, spread: int = 0, workers: int = 1) -> None:
        self._spread, self._workers = spread / 1000, workers
        self._pool: ProcessPoolExecutor | None = None
        self._games = brought()
        self._thoughts: set[asyncio.Task[None]] = set()
        self._lot = SystemRandom()
        self._turns = Fairly(workers + 1)  # one more than can think, so that no process waits for its next question

    def __call__(self, question: Question, then: Callable[[Choice], None]) -> None:
        self._start(self._think(question, then))

    def _start(self, thinking: Coroutine[Any, Any, None]) -> None:
        thought = asyncio.get_running_loop().create_task(thinking)
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)

    async def _think(self, question: Question, then: Callable[[Choice], None]) -> None:
        seeming = asyncio.create_task(asyncio.sleep(self._lot.uniform(0, self._spread)))
        choice = await self._answer(question)
        await seeming
        then(choice)

    async def _answer(self, question: Question) -> Choice:
        choice = await self._thought(answer, question)
        return choose_at_random(question.view, question.ask, question.dice) if choice is None else choice

    def advise(self, question: Question, then: Callable[[list[Advice]], None]) -> None:
        """For a learner; nobody else waits for it."""
        self._start(self._advise(question, then))

    async def _advise(self, question: Question, then: Callable[[list[Advice]], None]) -> None:
        then(await self._thought(advised, question) or [])

    async def _thought(self, about: Callable[[Question], T], question: Question) -> T | None:
        try:
            async with self._turns.turn(question.seed, IN_LINE):
                return await self._tried(about, question)
        except TimeoutError:
            return None

    async def _tried(self, about: Callable[[Question], T], question: Question) -> T | None:
        for _ in range(TRIES):
            pool = self._running()
            try:
                return await asyncio.wait_for(asyncio.wrap_future(pool.submit(about, question)), LIMIT)
            except PicklingError:
                LOG.warning("game changed under way", extra={"game": question.game})
                break
            except (BrokenExecutor, TimeoutError):
                LOG.warning("thinking process lost", extra={"game": question.game, "level": question.level})
                self._give_up(pool)
        return None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is not None and self._games != brought():
            self._give_up(self._pool)
        if self._pool is None:
            self._games = brought()
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=get_context("spawn"), initializer=settle_down, initargs=(self._games,)
            )
        return self._pool

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """Others waiting for the same process find it gone, and ask the next one."""
        if self._pool is pool:
            self._pool = None
        for process in [*(getattr(pool, "_processes", None) or {}).values()]:
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        for thought in self._thoughts:
            thought.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def settle_down(games: Brought) -> None:
    """In the new process: an interrupt is for the server, and people come first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(MILD)
    if hasattr(signal, "setitimer") and (server := parent_process()) is not None and server.pid is not None:
        _leave_after(server.pid)
    games.again()


def _leave_after(server: int) -> None:
    """A server that was killed can't say so: once a second the process checks that its parent is still there."""

    def look(*_: object) -> None:
        if os.getppid() != server:
            os._exit(0)

    signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, 1.0, 1.0)
