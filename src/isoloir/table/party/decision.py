"""What a decision comes to: entries for the log, and the match they lead to, so that nothing is played twice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from isoloir.core import Match

from ..log.entries import Entry


class Decision(NamedTuple):
    entries: Sequence[Entry] = ()
    match: Match[Any] | None = None
    """Where the game stands once they are applied, if they move it. The party's own match is not touched."""


NOTHING = Decision()
