"""What a node knows about the others on its store: who sits at them, who acts first, who to wake; and what it tells us.

A table alone on its node is the usual case, and `Alone` is all it needs. `cluster.py` is for several.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import NamedTuple, Protocol

from ...log.entries import FORMAT
from ...log.words import Person
from ...wire.from_server import Fleeting

NOBODY: frozenset[Person] = frozenset()
ONLY = "only"


class Opened(NamedTuple):
    """Whether a table has been served all along, so that its clocks need no extra time; if not, until when one was."""

    is_served: bool
    alive: int | None


UNSERVED = Opened(False, None)


class Neighbours(Protocol):
    node: str
    """What the others know us by."""
    drain: asyncio.Event
    """An operator asked this node to leave."""
    held: Callable[[int], HeldTable | None]
    """Finds a table that we hold, when another node says something of it."""

    async def open(self, table: int, alone: Opened = UNSERVED) -> Opened:
        """Before a table's log is read. What's passed in holds if nobody else is there to say otherwise."""

    def let_go(self, table: int) -> bool:
        """We don't hold it any more. Whether anybody else may."""

    def elsewhere(self, table: int) -> frozenset[Person]:
        """Whose pages are open at other nodes."""

    def moved(self, table: int, head: int) -> None:
        """We wrote up to this number, and it's on disk."""

    def reacted(self, table: int, sign: Fleeting) -> None:
        """A reaction or notice, which isn't kept and may be lost."""

    def sat(self, table: int, people: frozenset[Person]) -> None:
        """Whose pages are open at this node now."""

    def rank(self, table: int) -> int:
        """0: this node is the first to do what a table does by itself. The next waits two seconds, and so on."""

    @property
    def reads(self) -> int:
        """The newest format of the log that all of them read."""

    @property
    def is_mixed(self) -> bool:
        """They aren't all the same version."""

    @property
    def has_silent(self) -> bool:
        """One of them hasn't been heard for a while, didn't say goodbye, and may go on where it stood still."""

    @property
    def is_shared(self) -> bool:
        """The store is across a network: what a page said to another node may still be on its way there."""

    @property
    def quiet_until(self) -> int:
        """After a gap we don't know who's there: until then, nothing is done on account of an absence."""

    @property
    def blind_until(self) -> int:
        """We haven't heard for a while who sits elsewhere: look again then. 0 if we have."""

    @property
    def unheard(self) -> int:
        """How many milliseconds ago we asked who sits elsewhere and were told; after a gap, a very long time."""

    @property
    def is_sure(self) -> bool:
        """We've just heard who sits elsewhere, and how far their tables have come."""

    @property
    def is_doubtful(self) -> bool:
        """The store may have lost what pages that come back were told elsewhere."""

    @property
    def is_cut_off(self) -> bool:
        """The store hasn't answered for so long that people are better off elsewhere."""

    @property
    def is_outdated(self) -> bool:
        """Another node has migrated the store beyond our version."""

    @property
    def silence(self) -> float:
        """Seconds since the store answered."""

    @property
    def live(self) -> Collection[str]:
        """Us, and the others."""

    def hears(self, fresh_at: int, now: int) -> bool:
        """Whether we know what others wrote up to a moment ago; `fresh_at` is when we last asked about that table."""

    def make_sure(self, then: Callable[[], None]) -> None:
        """Asks who sits elsewhere, and calls once that's answered; never, if it isn't."""


class HeldTable(Protocol):
    """What a node does to a table it holds."""

    def heard_of(self, head: int) -> None: ...

    def heard_back(self) -> None:
        """The store doesn't have this table any more, or not all that people were told."""

    def look_back(self) -> None:
        """The store has failed over: what's in it now may differ, though it's as long as it was."""

    @property
    def told(self) -> int:
        """The number of the newest entry that people heard of."""

    def heard_from_elsewhere(self, sign: Fleeting) -> None: ...

    def seated_elsewhere(self, people: frozenset[Person]) -> None: ...


class Alone:
    node, live = ONLY, (ONLY,)
    silence = 0.0
    is_shared = is_doubtful = is_cut_off = is_outdated = False
    quiet_until = 0
    reads, is_mixed, has_silent = FORMAT, False, False
    blind_until = unheard = 0
    is_sure = True

    def __init__(self) -> None:
        self.drain = asyncio.Event()
        self.held: Callable[[int], HeldTable | None] = lambda table: None

    async def open(self, table: int, alone: Opened = UNSERVED) -> Opened:
        return alone

    def let_go(self, table: int) -> bool:
        return False

    def elsewhere(self, table: int) -> frozenset[Person]:
        return NOBODY

    def hears(self, fresh_at: int, now: int) -> bool:
        return True

    def make_sure(self, then: Callable[[], None]) -> None: ...

    def moved(self, table: int, head: int) -> None: ...

    def reacted(self, table: int, sign: Fleeting) -> None: ...

    def sat(self, table: int, people: frozenset[Person]) -> None: ...

    def rank(self, table: int) -> int:
        return 0
