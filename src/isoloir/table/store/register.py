"""Which nodes are alive and who sits at them: beside the log, never part of it. One interface, real or simulated."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple, Protocol

Node = str
"""A node's own name, new every time it starts."""


class Pulse(NamedTuple):
    """What one beat tells: the store's time, who lives, and of the tables asked about, who sits where and the heads."""

    now: int
    live: Mapping[Node, int]
    """By node: which log formats it reads."""
    present: Mapping[int, Mapping[Node, frozenset[int]]]
    """By table and node, live ones only: whose pages are open there."""
    heads: Mapping[int, int]
    drain: bool = False
    """An operator asks this node to stop."""
    versions: Mapping[Node, str] = {}
    """Of the live nodes."""
    is_outdated: bool = False
    """The store's schema is newer than this node."""
    lately: Collection[int] = ()
    """Of each node that beat within half a minute and didn't say goodbye, which formats it reads: it may be cut off."""
    failed_over: int = 0
    """When that was first noticed by a node, in the store's time; 0: never. What a replica lacked was lost then."""


class Opening(NamedTuple):
    """What a node finds when it registers at a table."""

    present: Mapping[Node, frozenset[int]]
    """At other live nodes."""
    alive: int | None
    """When a node that served it was last known to be alive; None: unknown."""


class Register(Protocol):
    """Everything here raises Unavailable if the store can't be reached."""

    async def beat(self, node: Node, reads: int, held: Collection[int]) -> Pulse: ...

    async def open(self, node: Node, table: int) -> Opening:
        """Before its log is read."""

    async def sit(self, node: Node, people: Mapping[int, frozenset[int] | None]) -> None:
        """Who is at which table of this node now; None: the node let go of that table."""

    async def leave(self, node: Node) -> None: ...


class Bus(Protocol):
    """Only wakes nodes. A lost or late message costs at most the time to the next beat."""

    def send(self, message: bytes) -> None:
        """To every other node. Never waits and never fails."""

    async def listen(self, hear: Callable[[bytes], None], deaf: Callable[[], None]) -> None:
        """Until cancelled. `deaf` is called when something may have been missed."""
