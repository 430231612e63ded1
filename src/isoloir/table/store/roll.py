"""Which nodes live and who sits at them: beside the log, never part of it. One interface, real or simulated."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple, Protocol

Node = str
"""A node's own name, new at each start."""


class Pulse(NamedTuple):
    """What one beat tells: the store's time, who lives, and of the tables asked about, who sits where and the heads."""

    now: int
    live: Mapping[Node, int]
    """By node, which formats of the log it reads."""
    present: Mapping[int, Mapping[Node, frozenset[int]]]
    """By table and node, live ones only: whose pages are open there."""
    heads: Mapping[int, int]
    drain: bool = False
    """An operator asks this node to stop."""


class Opening(NamedTuple):
    """What a node finds when it writes itself down at a table."""

    present: Mapping[Node, frozenset[int]]
    """At other live nodes."""
    alive: int | None
    """When the last of those that ever served it was known to live; None: nobody knows."""


class Roll(Protocol):
    """All of it raises Unavailable where the store can't be reached."""

    async def beat(self, node: Node, reads: int, held: Collection[int]) -> Pulse: ...

    async def open(self, node: Node, table: int) -> Opening:
        """Before its log is read."""
        ...

    async def sit(self, node: Node, people: Mapping[int, frozenset[int] | None]) -> None:
        """Who is at which table of this node now; None: the node let go of that table."""
        ...

    async def leave(self, node: Node) -> None: ...


class Bus(Protocol):
    """Only wakes. Losing or delaying a message costs at most until the next beat."""

    def send(self, message: bytes) -> None:
        """To every other node. Never waits and never fails."""
        ...

    async def listen(self, hear: Callable[[bytes], None], deaf: Callable[[], None]) -> None:
        """Until cancelled. `deaf` is called when something may have been missed."""
        ...
