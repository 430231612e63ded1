"""What a client shows of a game, kept from patches: its own copy of each view, and how it came to be so."""

from __future__ import annotations

from functools import reduce
from typing import Any

import msgspec
from msgspec.structs import replace

from isoloir.core import Seat, patched
from isoloir.table.wire import from_server as a

decode = msgspec.json.decode


def lobby_after(lobby: a.Lobby, news: a.Changed | a.Presence) -> a.Lobby:
    if isinstance(news, a.Presence):
        here = {**dict.fromkeys(news.here, True), **dict.fromkeys(news.away, False)}
        people = [replace(each, here=here.get(each.person, each.here)) for each in lobby.people]
        return replace(lobby, people=people)
    changed = {name: decode(to) for name, to in news.lobby.items()}
    return msgspec.convert({**msgspec.to_builtins(lobby), **changed}, a.Lobby)


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
