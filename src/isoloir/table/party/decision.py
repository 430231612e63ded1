"""What a decision comes to: entries for the log, and the match they lead to, so that nothing is played twice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from isoloir.core import Match

from ..log.entries import Entry
from ..log.since import format_of
from ..wire.refusal import Refusal


class Decision(Struct, frozen=True, gc=False):
    entries: Sequence[Entry] = ()
    match: Match[Any] | None = None
    """Where the game stands once they are applied, if they move it. The party's own match is not touched."""


NOTHING = Decision()


def must_be_read(entries: Sequence[Entry], reads: int) -> None:
    """A new kind or field is only written once every server on the log can read it. Raises Refusal."""
    if any(format_of(entry) > reads for entry in entries):
        raise Refusal("upgrading")
