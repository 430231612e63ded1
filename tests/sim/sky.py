"""An event loop whose time passes only when nothing else can happen, and a clock that goes by it."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable
from contextvars import Context, ContextVar, copy_context
from typing import Any, Protocol

from isoloir.table.live.table.clocks import Alarm

START = 1_800_000_000_000
HERE: ContextVar[Process | None] = ContextVar("process", default=None)
"""The process that something happens in, and whose end is the end of it."""


def outside() -> Context:
    """Where pages, the network and the store are: in no process, so that none of theirs takes it along."""
    return Context()


class Process(Protocol):
    """All that happens in it is done by it: it may be frozen, and die at any step."""

    def adopt(self, task: asyncio.Task[Any]) -> None: ...

    def step(self, handle: list[asyncio.Handle], work: Callable[..., object], given: tuple[Any, ...]) -> None: ...


class Stuck(Exception):
    """Nothing is under way and nothing is planned: time would stand still for ever."""


class Skipping(selectors.SelectSelector):
    """Never waits: where the loop would sleep, its time moves on instead."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise Stuck
        self.now += max(0.0, timeout)
        return []


class Sky(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._skipping = Skipping()
        super().__init__(self._skipping)
        self.set_exception_handler(lambda _, told: self.faults.append(told))
        self.set_task_factory(_of_its_process)
        self.faults: list[dict[str, Any]] = []
        """What nobody caught."""

    def time(self) -> float:
        return self._skipping.now

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        here = copy_context() if context is None else context
        if (process := here.get(HERE)) is None:
            return super().call_soon(callback, *args, context=here)
        handle: list[asyncio.Handle] = []
        handle.append(super().call_soon(process.step, handle, callback, args, context=here))
        return handle[0]

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        here = copy_context() if context is None else context
        if (process := here.get(HERE)) is None:
            return super().call_at(when, callback, *args, context=here)
        handle: list[asyncio.Handle] = []
        timer = super().call_at(when, process.step, handle, callback, args, context=here)
        handle.append(timer)
        return timer

    def freeze(self, seconds: float) -> None:
        """Everything stands still for this long, as when a laptop is closed: all alarms ring late."""
        self._skipping.now += seconds


def _of_its_process(loop: Any, work: Any, context: Context | None = None) -> asyncio.Task[Any]:
    task = asyncio.Task(work, loop=loop, context=context)
    process = context.get(HERE) if context is not None else HERE.get()
    if process is not None:
        process.adopt(task)
    return task


class SimClock:
    """`skew` is how wrong this machine's clock is; `is_alive` ends with its process."""

    def __init__(self, sky: Sky, skew: int, is_alive: Callable[[], bool]) -> None:
        self._sky, self._skew, self._is_alive = sky, skew, is_alive

    def now(self) -> int:
        return START + self._skew + int(self._sky.time() * 1000)

    def at(self, when: int, ring: Callable[[], None]) -> Alarm:
        return self._sky.call_later(max(0, when - self.now()) / 1000, self._ring, ring)

    def _ring(self, ring: Callable[[], None]) -> None:
        if self._is_alive():
            ring()
