"""The log as a table sees it: numbered entries, on disk before anybody is told; one interface for all stores."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol, TypeAlias

from ..log.codec import Rewrite


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""
        ...


class Conflict(Exception):
    """Somebody else wrote this number first: read what was missed and check again."""


class Unavailable(Exception):
    """Disk full, database locked: nothing was kept; try again later."""


class Unwritable(Exception):
    """This one could not be kept and never could be; nothing is wrong with the log, nor with what came beside it."""


class Unknown(Exception):
    """The answer to a commit was lost: it is in the log or it is not, and only reading tells."""


Verdict: TypeAlias = Conflict | Unavailable | Unwritable | Unknown | None
"""None: on disk."""


class Lane:
    """One table's way into the log. Once an entry is thrown back, so is everything that was checked after it."""

    __slots__ = ("broken", "table")

    def __init__(self, table: int) -> None:
        self.table = table
        self.broken = False


Done: TypeAlias = Callable[[Verdict], None]
"""Called on the event loop once the entries are on disk, or have been thrown back."""


class Log(Protocol):
    def append(
        self, lane: Lane, first: int, entries: Sequence[bytes], done: Done, rewrite: Rewrite | None = None
    ) -> None:
        """Entries `first`, `first` + 1, … of the lane's table. (table, number) is unique and the only lock.

        `rewrite` is for erasing words, in the same commit as the entry that says so; it changes no number.
        """
        ...

    async def scrub(self) -> bool:
        """What was erased or forgotten leaves the files too; False: not yet, somebody was reading them. Tried again."""
        ...

    async def read(self, table: int, after: int = 0) -> list[bytes]:
        """The entries of a table beyond a number, in order. Raises Unavailable."""
        ...

    async def heads(self, tables: Collection[int]) -> dict[int, int]:
        """The newest number of each; a table that is gone is missing from the answer. Raises Unavailable."""
        ...

    async def create(self, code: str, entries: Sequence[bytes], now: int) -> int | None:
        """A new table with its first entries; None if the code is in use or was, not long ago. Raises Unavailable."""
        ...

    async def find(self, code: str) -> int | None: ...

    async def forget(self, before: int, codes_until: int, spared: Collection[int] = ()) -> list[int]:
        """Tables untouched since `before` vanish, with everything about them; their codes rest until `codes_until`.

        By time the store has lived through: a clock that jumped forgets nobody. `spared` are under way.
        """
        ...

    async def beat(self, now: int) -> None:
        """The server runs at this time."""
        ...

    @property
    def was_alive(self) -> int | None:
        """When the server before this one was last known to run."""
        ...

    @property
    def is_well(self) -> bool: ...

    @property
    def trouble(self) -> str:
        """What is wrong just now, in one of a few words; empty where nothing is."""
        ...

    @property
    def faults(self) -> Mapping[str, int]:
        """How often each kind of thing went wrong since the start."""
        ...

    def close(self) -> None: ...
