"""What the doors of a whole house share, across all its nodes: codes that move a place, and who knocks too often."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol


class Wish(NamedTuple):
    """A request for a code that moves a place to another device."""

    table: int
    person: int
    """Whose place."""
    by: int
    """Who asks: the same person, or one of the others."""
    digest: str
    """The digest of the code; the code itself isn't kept."""
    until: int
    needed: int
    """This many have to ask before the code is valid."""
    voters: frozenset[int]
    """Whose requests count."""
    since: int = 0
    """Since when the person has been away: what was asked for an earlier absence doesn't count for this one."""


class Granted(NamedTuple):
    person: int
    lent: bool
    """Asked for by others."""


class Passes(Protocol):
    def ask(self, wish: Wish, now: int, done: Callable[[int | None], None]) -> None:
        """`done` hears how many have asked; with enough of them the code is valid. None: the store can't be reached."""

    def hush(self, table: int, person: int) -> None:
        """The person is here: what others asked for is forgotten."""

    async def take(self, table: int, digest: str, now: int) -> Granted | None:
        """Works once: the second to come finds nothing. Raises Unavailable."""


class Knocks(Protocol):
    """Buckets that fill up again with time, one for each key, the same at every node."""

    async def knock(self, key: str, burst: float, per_second: float) -> bool:
        """Raises Unavailable."""

    async def may_knock(self, key: str, burst: float, per_second: float) -> bool:
        """Whether there would be something to take. Writes nothing. Raises Unavailable."""
