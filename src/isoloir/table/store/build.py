"""Which version of the program uses a store, and what the store holds that not every version can read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol

import msgspec
from msgspec import Struct

LAYOUT = "layout"
"""Of the tables in the database. Without it nothing can be read."""


class Build(Struct, frozen=True):
    version: str
    tag: str
    """Another one for every version, and whenever it reads other things."""
    reads: Mapping[str, int]
    """The highest formats, and of each game of the house the highest rules."""


class Held(Struct, frozen=True):
    number: int
    version: str
    """The first that may have written it."""


class Kept(Struct, frozen=True, omit_defaults=True):
    """What a store keeps of those who used it."""

    tag: str = ""
    """Of the last one."""
    holds: dict[str, Held] = {}

    def needed_by(self, build: Build) -> str:
        """The version without which not all of it may be readable; empty if this one reads everything."""
        newer = [held for what, held in self.holds.items() if held.number > build.reads.get(what, 0)]
        return max((held.version for held in newer), key=numbers, default="")

    def used_by(self, build: Build) -> Kept:
        brought = {
            what: Held(number, build.version)
            for what, number in build.reads.items()
            if what not in self.holds or number > self.holds[what].number
        }
        return Kept(build.tag, {**self.holds, **brought})


def numbers(version: str) -> list[int]:
    """0.10 is newer than 0.9."""
    return [int("".join(filter(str.isdigit, part)) or 0) for part in version.split(".")]


def read_kept(text: str | None) -> Kept:
    return Kept() if text is None else msgspec.json.decode(text, type=Kept)


class Copied(Struct, frozen=True):
    """A store as another version left it."""

    at: int
    """Milliseconds since 1970."""
    tag: str


class Premises(Protocol):
    """A store before it's opened."""

    @property
    def kept(self) -> Kept: ...

    @property
    def layout(self) -> int:
        """0 where nothing is kept yet. Raises OlderData; for a database that isn't ours, OtherHouse."""

    @property
    def copied(self) -> Copied | None: ...

    def logs(self) -> Iterator[list[bytes]]:
        """Of every table."""

    def has_others(self, tag: str) -> bool:
        """Servers of another version are at work here."""

    def hand_over(self, build: Build) -> bool:
        """Keeps a copy of it as it is, in the place of an earlier one, and marks it. Whether there was a right to."""

    def mark(self, build: Build) -> None: ...

    def roll_back(self) -> None:
        """To the copy. What came after it is kept where that's possible."""
