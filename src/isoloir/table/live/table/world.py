"""What all tables of a house share. All of it is passed in, so that a house can run in a simulation."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeVar

from ...log.words import Way
from ...party.codes import Secrets
from ...party.inputs import Tended
from ...party.notices import Letter
from ...party.pace import Pace
from ...party.party import Party
from ...store.interface import Log
from ...store.passes import Passes
from .botseats import Thinking
from .clocks import Clock
from .hints import Advising, advise_at_once
from .neighbours import Alone, Neighbours
from .own_passes import OwnPasses
from .punctual import Punctual
from .slots import Slots
from .zones import ahead_of_utc

T = TypeVar("T")


class Beside(Protocol):
    """Runs something long without blocking the event loop."""

    def __call__(self, work: Callable[[], T], /) -> Awaitable[T]: ...


def at_once(work: Callable[[], None]) -> object:
    work()
    return None


class World:
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
        passes: Passes | None = None,
        advise: Advising = advise_at_once,
        slots: Slots | None = None,
        most_people: int = 200,
        ahead: Callable[[str, int], int | None] = ahead_of_utc,
    ) -> None:
        self.log, self.clock, self.secrets, self.pace = log, clock, secrets, pace
        self.think, self.advise, self.beside = think, advise, beside
        self.slots, self.punctual = slots or Slots(), Punctual(clock)
        self.neighbours, self.most_people, self.ahead = neighbours or Alone(), most_people, ahead
        self.passes: Passes = passes or OwnPasses()
        self.caught_up: Callable[[float], None] = lambda seconds: None
        """Told how long a table took to read and tell what others wrote."""
        self.tend: Callable[[Party, Callable[[Tended], None]], None] = lambda festival, done: done(Tended(()))
        """Looks after a festival's tables; the house knows them."""
        self.ways: frozenset[Way] = frozenset()
        self.post: Callable[[int, Sequence[Letter]], object] = lambda table, letters: None
        """How people may be told of a table over days, and what tells them, if the operator turned it on."""
        self.soon = soon
        """When a table takes what's queued: everything that arrives in one turn of the event loop is one append."""
