"""What the doors of a server share beside the desk: who they trust, and how much a connection may cost."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from aiohttp import web

from ..live.house.house import House
from ..store.overview import Waiting
from ..store.passes import Knocks
from ..wire.refusal import Refusal
from .desk.desk import Desk, DeskSettings
from .desk.limits import Counted, Turns
from .forwarded import is_hidden
from .metrics import Metrics
from .security import Trust

LOG = logging.getLogger(__name__)

MANY = 20
"""Nobody opens as many pages on the server's own machine: they come through a proxy that doesn't say from where."""
REFUSALS = 200
HANDSHAKES = 4
"""How many are started in one turn of the loop."""
READING, READING_PER_SECOND, READING_LATE = 0.06, 0.01, 10.0
"""A class that opens the page at once costs about that much; who owes a tenth of a second more isn't read at all."""


class DoorSettings(DeskSettings, frozen=True):
    """How much the doors take."""

    most_bytes: int = 4096
    frames_each: float = 4
    """How many frames of any kind, and socket reads, each message allows."""
    sockets_each: int = 100
    sockets: int = 10_000
    connections_each: int = 300
    """Of any kind; beyond this, a connection is closed before anything of it is read."""
    connections: int = 20_000
    heartbeat: float = 10.0
    keep_seconds: int = 86_400
    metrics_token: str = ""

    @property
    def frames(self) -> tuple[float, float]:
        return self.frames_each * self.message_burst, self.frames_each * self.messages_per_second


class Refused(NamedTuple):
    at: int
    why: str
    address: str
    """A digest that changes with each start."""


class Front(Desk):
    settings: DoorSettings

    def __init__(self, house: House, settings: DoorSettings, trust: Trust, knocks: Knocks | None = None) -> None:
        self.metrics = Metrics()
        super().__init__(house, settings, self.metrics, knocks)
        self.trust = trust
        self._has_told = False
        self.turns = Turns(self.clock, 400, 60 * settings.limits, 10)
        self.reading = Turns(self.clock, READING, READING_PER_SECOND * settings.limits, READING_LATE)
        """Seconds of the loop's time that what an address sends has cost, before it's even a request."""
        self.sockets = Counted(settings.sockets_each, settings.sockets)
        self.connections = Counted(settings.connections_each, settings.connections)
        self.handshakes = asyncio.Semaphore(HANDSHAKES)
        self.refusals: deque[Refused] = deque(maxlen=REFUSALS)
        """The newest, for the operator."""
        self.notice: Callable[[str], None] = LOG.warning
        """Tells the person who started the server something they should know."""
        self.is_draining = False
        """Asked to stop: don't send new people here."""
        self.waiting = Waiting()

    def refused(self, request: web.BaseRequest, code: str) -> None:
        self.metrics.refused.labels(code).inc()
        shadow = self.shadow(self.trust.address(request))
        self.refusals.append(Refused(self.clock.now(), code, shadow))
        self.tally.note("refused", code, address=shadow)

    def enter(self, address: str) -> bool:
        """One more socket from there, if there may be."""
        is_in = self.sockets.enter(address)
        if not self._has_told and is_hidden(address) and self.sockets.of(address) >= MANY:
            self._has_told = True
            self.notice("proxy-hides")
        return is_in

    async def turn(self, request: web.BaseRequest) -> None:
        """Heavy users wait in their own line, so that others are answered meanwhile."""
        seconds = self.turns.wait(self.trust.address(request))
        if seconds is None:
            raise Refusal("too-fast")
        if seconds:
            await asyncio.sleep(seconds)
