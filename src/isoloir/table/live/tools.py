"""What every table of a house shares. All of it is passed in, so that a house can run under a simulated sky."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from ..party.codes import Secrets
from ..party.pace import Pace
from ..store.interface import Log
from .botseats import Thinking
from .clocks import Clock
from .neighbours import Alone, Neighbours

T = TypeVar("T")


class Beside(Protocol):
    """Does something long without holding up the event loop."""

    def __call__(self, work: Callable[[], T], /) -> Awaitable[T]: ...


class Tools:
    def __init__(
        self,
        log: Log,
        clock: Clock,
        secrets: Secrets,
        pace: Pace,
        think: Thinking,
        beside: Beside = asyncio.to_thread,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.log, self.clock, self.secrets, self.pace = log, clock, secrets, pace
        self.think, self.beside = think, beside
        self.neighbours = neighbours or Alone()
