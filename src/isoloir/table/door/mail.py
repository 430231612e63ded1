"""What's said to many sockets in one turn of the event loop goes out in one call, not one per socket."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

LOG = logging.getLogger(__name__)


class Mail:
    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []

    def put(self, write: Callable[[], None]) -> None:
        """`write` is called at the end of this turn of the loop."""
        self._waiting.append(write)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self.send)

    def send(self) -> None:
        waiting, self._waiting = self._waiting, []
        for write in waiting:
            try:
                write()
            except Exception:  # an error on one socket mustn't touch the others
                LOG.exception("write failed")
