"""What an operator sees of a whole house: its nodes and how much each of them does. Numbers only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from msgspec import Struct


class Load(Struct, frozen=True, omit_defaults=True):
    """How much one node does."""

    tables: Mapping[str, int] = {}
    """By phase, those in its memory."""
    pages: int = 0
    people: int = 0
    stale: int = 0
    conflicts: int = 0
    unknowns: int = 0
    where: str = ""
    """Its machine's name and port, for an operator to know it by."""


class Waiting(Struct, frozen=True):
    """Tables that this version can't serve."""

    tables: int = 0
    version: str = ""
    """Needed for them."""
    uncopied: bool = False
    """Another version used the store before, and there was no right to keep a copy of what it left."""


class NodeSeen(NamedTuple):
    node: str
    version: str
    silent: float
    """Seconds since its last beat."""
    is_live: bool
    is_draining: bool
    load: Load


class Overview(Protocol):
    """All of it raises Unavailable."""

    async def report(self, node: str, load: Load) -> None: ...

    async def nodes(self) -> list[NodeSeen]:
        """Those alive, and those that left a short while ago."""

    async def tables(self) -> int:
        """In the store, no matter which node holds them."""

    async def drain(self, node: str) -> bool:
        """Whether that node exists."""
