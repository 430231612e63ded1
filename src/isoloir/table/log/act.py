"""What every entry is: somebody's act, or the table's own."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from .marks import Plain
from .words import Person

FORMAT = 6
"""Counts the changes of what a log may hold."""


class Act(Struct, frozen=True, tag=True, omit_defaults=True, kw_only=True, gc=False):
    """Who did it, under which command id; None where the table acted by itself. Times only where a clock needs one."""

    since: ClassVar[int] = 1
    """The format that brought this kind."""
    shows: ClassVar[bool] = False
    """The party looks different after it: everybody is sent the lobby again."""

    person: Person | None = None
    command: Plain[str | None] = None


class Deed(Act, frozen=True):
    """Always somebody's."""

    person: Person
