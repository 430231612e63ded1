"""Where simulations run: here and now, or on all cores. Any other `Executor` does as well."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

from isoloir.outside import brought

P = ParamSpec("P")
T = TypeVar("T")


class AtOnce(Executor):
    """Does each thing when it is asked to, in this process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as why:
            future.set_exception(why)
        return future


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Processes(ProcessPoolExecutor):
    """An interrupt is for whoever started the work: workers are born deaf to it, from their first moment on."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return super().submit(fn, *args, **kwargs)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def workers(count: int) -> Executor:
    """Fresh processes rather than forked ones: the parent may already run threads. They know the games it knows."""
    if count <= 1:
        return AtOnce()
    return Processes(count, mp_context=get_context("spawn"), initializer=brought().again)
