"""The log as a table sees it: numbered entries, on disk before anyone is told; one interface for all stores."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from itertools import count
from typing import Protocol, TypeAlias, runtime_checkable

from ..log.codec import Rewrite


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""


class Conflict(Exception):
    """Another writer got this number first: read what you missed and check again."""


class Unavailable(Exception):
    """Disk full, database locked: nothing was kept; try again later."""


class Unwritable(Exception):
    """This one couldn't be kept and never will be; the log and whatever came with it are fine."""


class Unknown(Exception):
    """The answer to a commit was lost, or the file it went to: only reading the log tells whether it's there."""


class NewerData(Exception):
    """Written by a newer version."""


class OlderData(Exception):
    """Written before the first release."""


def must_be_ours(version: int, before: int, newest: int) -> None:
    """Of the tables in a database, 0 being one without; `before` is the last version that wasn't released."""
    must_be_released(version, before)
    if version > newest:
        raise NewerData(version)


def must_be_released(version: int, before: int) -> None:
    if 0 < version <= before:
        raise OlderData(version)


@runtime_checkable
class Piecemeal(Protocol):
    """A store in which one long commit would make all others wait."""

    async def blank(self, table: int, rewrite: Rewrite, numbers: Sequence[int]) -> None:
        """Rewrites these entries now, in a commit of their own. Raises Unavailable or Unknown."""


_BORN = count(1)

NotKept: TypeAlias = Conflict | Unavailable | Unwritable | Unknown
Verdict: TypeAlias = NotKept | None
"""None: on disk."""


MOST_DUE = 200
"""Tables that are woken at once."""


@runtime_checkable
class Sleeping(Protocol):
    """A store that knows which tables want to be looked at, and when, though nobody opens them."""

    async def due(self, until: int) -> dict[int, int]:
        """Some of the tables whose time comes by then, and when it does. Raises Unavailable."""

    async def wake(self, table: int, at: int | None) -> None:
        """Look at it again then; None: no more, and it may be forgotten. Raises Unavailable."""


@runtime_checkable
class Keeping(Protocol):
    """A store that keeps a secret of the server's, and takes it along wherever the tables go."""

    async def kept(self, name: str, fresh: str) -> str:
        """What is kept under that name; `fresh`, if nothing was. Raises Unavailable."""


class Lane:
    """One table's way into the log. Once an entry is rejected, so is everything checked after it."""

    __slots__ = ("born", "broken", "table", "wakes")

    def __init__(self, table: int) -> None:
        self.table = table
        self.broken = False
        self.wakes: int | None = None
        """Goes with what's appended next: when the store is to have the table looked at."""
        self.born = next(_BORN)
        """Orders all lanes: what was read before the store failed over isn't written after it."""


Done: TypeAlias = Callable[[Verdict], None]
"""Called on the event loop once the entries are on disk, or were rejected."""


class Log(Protocol):
    def append(
        self, lane: Lane, first: int, entries: Sequence[bytes], done: Done, rewrites: Sequence[Rewrite] = ()
    ) -> None:
        """Entries `first`, `first` + 1, … of the lane's table. (table, number) is unique and the only lock.

        A store that may lose entries it acknowledged never writes behind a gap: that's a Conflict too.

        `rewrites` are for erasing words, in the same commit as the entries that say so; they change no number.
        """

    async def scrub(self) -> bool:
        """Purges erased and forgotten words from the files too. False: not yet, a reader was in the way; try again."""

    async def read(self, table: int, after: int = 0, most: int | None = None) -> list[bytes]:
        """The entries of a table after a number, in order, at most `most` of them. Raises Unavailable."""

    async def heads(self, tables: Collection[int]) -> dict[int, int]:
        """The newest number of each; a table that is gone is missing from the answer. Raises Unavailable."""

    async def create(self, code: str, entries: Sequence[bytes], now: int) -> int | None:
        """A new table with its first entries; None if the code is in use or was until recently. Raises Unavailable."""

    async def find(self, code: str) -> int | None: ...

    async def forget(self, before: int, codes_until: int, spared: Collection[int] = ()) -> list[int]:
        """Deletes tables untouched since `before`, with all their data; their codes aren't reused until `codes_until`.

        Counts time the store has actually run: a clock that jumps doesn't delete anything. `spared` are in use.
        """

    async def beat(self, now: int) -> None:
        """The server was running at this time."""

    @property
    def was_alive(self) -> int | None:
        """When the server before this one was last known to run."""

    @property
    def is_well(self) -> bool: ...

    @property
    def trouble(self) -> str:
        """What's wrong right now, as one of a few keys; empty if nothing is."""

    @property
    def faults(self) -> Mapping[str, int]:
        """How often each kind of thing went wrong since the start."""

    @property
    def jumped(self) -> int:
        """By how many milliseconds the clock had moved at the start from where the last run left it; 0 if it hadn't."""

    def close(self) -> None: ...


SLICE = 64
"""Entries: a few milliseconds of work, and at the very most four megabytes."""


async def slices(log: Log, table: int) -> AsyncIterator[list[bytes]]:
    """A whole log, never all in memory at once. Raises Unavailable."""
    after = 0
    while some := await log.read(table, after, SLICE):
        yield some
        after += len(some)
