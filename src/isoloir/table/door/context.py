"""What the doors of a server share beside the desk: who they trust, and how much a connection may cost."""

from __future__ import annotations

import asyncio

from aiohttp import web

from ..live.house.house import House
from ..store.passes import Knocks
from ..wire.refusal import Refusal
from .desk.desk import Desk, DeskSettings
from .desk.limits import Counted, Turns
from .metrics import Metrics
from .security import Trust

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


class Front(Desk):
    settings: DoorSettings

    def __init__(self, house: House, settings: DoorSettings, trust: Trust, knocks: Knocks | None = None) -> None:
        self.metrics = Metrics()
        super().__init__(house, settings, self.metrics, knocks)
        self.trust = trust
        self.turns = Turns(self.clock, 400, 60 * settings.limits, 10)
        self.reading = Turns(self.clock, READING, READING_PER_SECOND * settings.limits, READING_LATE)
        """Seconds of the loop's time that what an address sends has cost, before it's even a request."""
        self.sockets = Counted(settings.sockets_each, settings.sockets)
        self.connections = Counted(settings.connections_each, settings.connections)
        self.handshakes = asyncio.Semaphore(HANDSHAKES)
        self.is_draining = False
        """Asked to stop: don't send new people here."""

    def refused(self, request: web.BaseRequest, code: str) -> None:
        self.metrics.refused.labels(code).inc()
        self.tally.note("refused", code, address=self.shadow(self.trust.address(request)))

    async def turn(self, request: web.BaseRequest) -> None:
        """Heavy users wait in their own line, so that others are answered meanwhile."""
        seconds = self.turns.wait(self.trust.address(request))
        if seconds is None:
            raise Refusal("too-fast")
        if seconds:
            await asyncio.sleep(seconds)
