"""One socket between a page and the server: it lags, repeats and breaks, and keeps the order of what arrives."""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Protocol

from isoloir.table.live.table.table import Table
from isoloir.table.party.codes import digest
from isoloir.table.wire.from_client import FromClient

from .faults import Faults
from .server import Server
from .sky import Sky, outside

NOTICED = 12.0
"""Seconds after which the server, at the latest, finds a line dead that nobody closed."""


class Ear(Protocol):
    """The page's end."""

    def heard(self, wire: Wire, frame: bytes) -> None: ...

    def lost(self, wire: Wire) -> None: ...


class Watch(Protocol):
    """Sees what passes."""

    def sent(self, wire: Wire, frame: bytes) -> None: ...

    def overheard(self, wire: Wire, said: FromClient) -> None: ...


class Wire:
    """Is the viewer that the table knows."""

    def __init__(
        self, server: Server, table: Table, person: int, token: str, ear: Ear, sky: Sky, dice: Random, watch: Watch
    ) -> None:
        self.person, self.token = person, digest(token)
        self.is_whole = True
        self.bye: str | None = None
        self.since = sky.time()
        self.hellos = 0
        """How often the page has said so: each is answered with a Welcome."""
        self.server, self.table, self._ear, self._sky, self._dice = server, table, ear, sky, dice
        self._watch = watch
        self._down = self._up = 0.0
        self._frames: deque[bytes] = deque()
        self._texts: deque[bytes] = deque()
        server.viewers.append(self)

    def _faults(self) -> Faults:
        return self.server.faults()

    # ---- the server's end

    def send(self, frame: bytes) -> None:
        self.server.point()
        if self.bye is not None:
            return
        self._watch.sent(self, frame)
        if self.is_whole:
            self._down = max(self._down, self._sky.time() + self._dice.uniform(0, self._faults().lag))
            self._frames.append(frame)
            self._sky.call_at(self._down, self._arrive, context=outside())

    def close(self, code: str) -> None:
        if self.bye is None:
            self.bye = code
            self._sky.call_at(max(self._down, self._sky.time()) + 0.001, self.closed, context=outside())
            self._gone()

    def closed(self) -> None:
        if self.is_whole:
            self.is_whole = False
            self._ear.lost(self)

    def _gone(self) -> None:
        if self in self.server.viewers:
            self.server.viewers.remove(self)
            self.server.call(self.table.detach, self)

    # ---- the page's end

    def say(self, text: bytes) -> None:
        faults, dice = self._faults(), self._dice
        if dice.random() < faults.drop:
            self.break_off()
        for _ in range(2 if dice.random() < faults.repeat else 1):
            self._up = max(self._up, self._sky.time() + dice.uniform(0, faults.lag))
            self._texts.append(text)
            self._sky.call_at(self._up, self._hear, context=outside())

    def _hear(self) -> None:
        text = self._texts.popleft()
        if self.is_whole and self.bye is None and self.server.is_alive:
            said = self.server.decode_said(text)
            self._watch.overheard(self, said)
            if type(said).__name__ == "Hello":
                self.hellos += 1
                self.server.call(self.server.house.attach, self.table, self, said)
            elif type(said).__name__ != "Ping":
                self.server.call(self.table.hear, self, said)

    def break_off(self) -> None:
        """Nobody says goodbye; the server finds out in a while."""
        if self.is_whole:
            self.is_whole = False
            self._sky.call_later(self._dice.uniform(0, NOTICED), self._gone, context=outside())
            self._sky.call_later(self._dice.uniform(0, 1), self._ear.lost, self, context=outside())

    def _arrive(self) -> None:
        frame = self._frames.popleft()
        if self.is_whole:
            self._ear.heard(self, frame)
