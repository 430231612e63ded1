"""What every entry is: somebody's act, or the table's own."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from .marks import Plain
from .words import Person

RELEASED = 7
"""The format of the first release; those before it are recognised by their numbers, and not read."""


class Act(Struct, frozen=True, tag=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """Who did it, under which command id; None where the table acted by itself. Times only where a clock needs one."""

    since: ClassVar[int] = RELEASED
    """The format that brought this kind."""
    shows: ClassVar[bool] = False
    """The party looks different after it: everybody is sent the lobby again."""

    person: Person | None = None
    command: Plain[str | None] = None


class Deed(Act, frozen=True):
    """Always somebody's."""

    person: Person


class Old(Act, frozen=True):
    """A shape that is no longer written."""

    def now(self) -> Act:
        """The same, in a shape of today."""
        raise NotImplementedError
