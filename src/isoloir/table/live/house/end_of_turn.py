"""What's asked for many times in one turn of the event loop is done at its end: one call of the loop for all of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

LOG = logging.getLogger(__name__)


class EndOfTurn:
    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []

    def put(self, work: Callable[[], None]) -> None:
        self._waiting.append(work)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._do)

    def _do(self) -> None:
        waiting, self._waiting = self._waiting, []
        for work in waiting:
            try:
                work()
            except Exception:  # an error at one table or socket mustn't touch the others
                LOG.exception("failed at the end of a turn")
