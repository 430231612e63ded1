"""Processes that hardly get a turn: they stand still, and go on for a moment now and then."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread


def family(pid: int) -> list[int]:
    """A process, and all it started."""
    found = [pid]
    for each in found:
        with suppress(OSError):
            for task in Path(f"/proc/{each}/task").iterdir():
                found += map(int, (task / "children").read_text().split())
    return found


@contextmanager
def starved(those: Callable[[], Iterable[int]], share: float, moment: float) -> Iterator[None]:
    """Of each `moment`, in seconds, they have this share; asked anew each time, since more may have come."""
    is_over = Event()

    def signalled(what: int) -> None:
        for each in those():
            with suppress(ProcessLookupError):
                os.kill(each, what)

    def beat() -> None:
        while not is_over.is_set():
            signalled(signal.SIGSTOP)
            is_over.wait(moment * (1 - share))
            signalled(signal.SIGCONT)
            is_over.wait(moment * share)

    beating = Thread(target=beat)
    beating.start()
    try:
        yield
    finally:
        is_over.set()
        beating.join()
        signalled(signal.SIGCONT)
