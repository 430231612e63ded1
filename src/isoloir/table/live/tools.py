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


def at_once(work: Callable[[], None]) -> object:
    work()
    return None


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
        soon: Callable[[Callable[[], None]], object] = at_once,
    ) -> None:
        self.log, self.clock, self.secrets, self.pace = log, clock, secrets, pace
        self.think, self.beside = think, beside
        self.neighbours = neighbours or Alone()
        self.soon = soon
        """When a table takes what is queued; all that comes in one turn of the event loop is one append then."""
