"""What a page knows of its table, from nothing but what it was sent."""

from __future__ import annotations

from isoloir.table.log.told import Heard
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from tests.table.shown import Shown as Views
from tests.table.shown import lobby_after


class Shown:
    """The newest of everything."""

    def __init__(self) -> None:
        self.lobby: a.Lobby | None = None
        self.moved: a.Moved | None = None
        self.game = 0
        self.told: list[Heard] = []
        self.sealed: tuple[int, list[int]] = (0, [])
        self.offers: a.StandIns | None = None
        self.promise: a.Commitment | None = None
        self.views = Views()
        self.gaps: list[str] = []

    def hello(self) -> s.Hello:
        return s.Hello(self.game, len(self.told))

    def take(self, answer: a.FromServer) -> None:
        match answer:
            case a.Welcome():
                self.lobby, self.promise = answer.lobby, answer.commitment
                self.moved = None
                if answer.moved is not None:
                    self._move(answer.moved)
            case a.Changed() | a.Presence() if self.lobby is not None:
                self.lobby = lobby_after(self.lobby, answer)
            case a.Moved():
                self._move(answer)
            case a.Ticks():
                self.sealed = (answer.pause, answer.sealed)
            case a.StandIns():
                self.offers = answer
            case a.Commitment():
                self.promise = answer

    def _move(self, moved: a.Moved) -> None:
        before = moved.heard - len(moved.told)
        if moved.game != self.game:
            self.game, self.told = moved.game, []
        if before > len(self.told):
            self.gaps.append(f"heard {len(self.told)} events, and then number {before + 1}")
        if not self.views.take(moved):
            self.gaps.append(f"shows pause {self.views.pause}, and was sent patches of {moved.since}")
        self.told = [*self.told[:before], *moved.told]
        self.moved = moved
        self.sealed = (moved.pause, moved.sealed)
