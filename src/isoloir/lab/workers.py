"""Where the lab's work runs: here and now, on all cores, or on the machines of a Dask scheduler."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, ParamSpec, TypeVar

from isoloir.core import BadSetup
from isoloir.outside import Brought, brought

from .extras import wanted

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = "10s"
"""How long a scheduler may take to answer at first."""


class AtOnce(Executor):
    """Runs each job right away, in this process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as why:
            future.set_exception(why)
        return future


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Processes(Executor):
    """Fresh processes rather than forked ones: the parent may already run threads. They know the games it knows.

    An interrupt is for the parent process: workers ignore it from the very start.
    """

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = self._fresh()

    def _fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._count, mp_context=get_context("spawn"), initializer=brought().again)

    def renew(self) -> None:
        """After a worker was killed; what it was doing has to be submitted again."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._fresh()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return self._pool.submit(fn, *args, **kwargs)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._pool.shutdown(wait, cancel_futures=cancel_futures)


class Scattered(Executor):
    """On a Dask scheduler's workers, which see to it themselves that what a killed one was doing is done again."""

    def __init__(self, address: str) -> None:
        distributed = wanted("distributed", "--dask")
        try:
            _check(address)
            self._client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as why:
            sentence = f"no Dask scheduler answers at {address}: {why}"
            raise BadSetup("lab-scheduler", sentence, address=address) from None
        self._inner: Executor = self._client.get_executor(retries=3)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        return self._inner.submit(with_games, brought(), fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._inner.shutdown(wait=wait)
        self._client.close()


def _check(address: str) -> None:
    """Raises ValueError: a client that was given no address at all closes with a complaint, half a minute later."""
    scheme, place = wanted("distributed.comm.addressing", "--dask").parse_address(address)
    wanted("distributed.comm.registry", "--dask").get_backend(scheme)
    wanted("distributed.comm.addressing", "--dask").parse_host_port(place)


def with_games(games: Brought, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> T:
    """Games of folders are found at the same path on every machine; those of packages have to be installed there."""
    games.again()
    return fn(*args, **kwargs)


def workers(count: int) -> Executor:
    return AtOnce() if count <= 1 else Processes(count)


@contextmanager
def opened(count: int, dask: str | None = None) -> Iterator[Executor]:
    """This many processes here, or a scheduler's workers; whatever is unfinished at the end is dropped."""
    executor = workers(count) if dask is None else Scattered(dask)
    try:
        yield executor
    finally:
        executor.shutdown(wait=True, cancel_futures=True)
