"""What a client shows of a game, kept from patches: its own copy of each view, and how it came to be so."""

from __future__ import annotations

from functools import reduce
from typing import Any

import msgspec

from isoloir.core import Seat, patched

from . import from_server as a

decode = msgspec.json.decode


class Shown:
    def __init__(self) -> None:
        self.pause: int | None = None
        self.views: dict[Seat | None, dict[str, Any]] = {}

    def take(self, moved: a.Moved) -> bool:
        """Whether it fits. If not, something was missed: `Hello` brings everything."""
        if moved.since not in (None, self.pause):
            return False
        begun = {shown.seat: decode(shown.view) or self.views.get(shown.seat) for shown in moved.views}
        kept = {
            shown.seat: reduce(patched, map(decode, shown.moments), view)
            for shown in moved.views
            if (view := begun[shown.seat]) is not None
        }
        if len(kept) < len(begun):
            return False
        self.pause, self.views = moved.pause, kept
        return True
