"""What the doors of a server share: the house, its limits, whom it trusts, what it counts."""

from __future__ import annotations

import logging

import msgspec
from aiohttp import web
from msgspec import Struct

from ..live.clocks import Clock
from ..live.house import House
from ..live.table import Table
from ..log.words import Person
from ..party.codes import address_digest, digest, read_code
from ..wire.refusal import Refusal
from .limits import Counted, Door
from .metrics import Metrics
from .security import Trust, cookie_name
from .sockets import Socket

LOG = logging.getLogger(__name__)


def answer(body: object, status: int = 200) -> web.Response:
    return web.Response(body=msgspec.json.encode(body), status=status, content_type="application/json")


class DoorSettings(Struct, frozen=True):
    """How much the doors take; a load test on one's own machine lifts the limits."""

    most_bytes: int = 4096
    message_burst: float = 20
    messages_per_second: float = 5
    limits: float = 1.0
    """Multiplies what an address may do; zero lifts it."""
    sockets_each: int = 100
    sockets: int = 10_000
    pages: int = 200
    """Open pages at one table."""
    heartbeat: float = 10.0
    keep_seconds: int = 86_400
    metrics_token: str = ""


class Front:
    def __init__(self, house: House, settings: DoorSettings, trust: Trust) -> None:
        self.house, self.settings, self.trust = house, settings, trust
        self.clock: Clock = house.tools.clock
        self.limits = Door(self.clock, settings.limits)
        self.sockets = Counted(settings.sockets_each, settings.sockets)
        self.open_sockets: set[Socket] = set()
        self.metrics = Metrics()
        self._shade = house.tools.secrets.token()

    def shadow(self, address: str) -> str:
        """Tells addresses apart in the log of one run, and says nothing else about them."""
        return address_digest(self._shade, address)

    def refused(self, request: web.Request, code: str) -> None:
        self.metrics.refused.labels(code).inc()
        LOG.info("refused", extra={"code": code, "address": self.shadow(self.trust.address(request))})

    def limit(self, what: str, address: str) -> None:
        if not self.limits[what].take(address):
            raise Refusal("too-fast")

    async def found(self, request: web.Request) -> Table:
        """The table a request names."""
        address = self.trust.address(request)
        self.limit("lookup", address)
        return await self.find(read_code(request.match_info["code"]), address)

    def holder(self, request: web.Request, table: Table) -> Person | None:
        """Who asks, by the device's cookie; perhaps somebody who is gone."""
        token = request.cookies.get(cookie_name(table.party.code, self.trust.is_secure(request)))
        return table.party.holder_of(digest(token)) if token else None

    async def find(self, code: str, address: str) -> Table:
        """Misses are counted by address and in all; a hit resets neither."""
        try:
            return await self.house.find(code)
        except Refusal as why:
            if why.code == "no-such-table" and not (
                self.limits["miss"].take(address) and self.limits["misses"].take("everybody")
            ):
                raise Refusal("too-fast") from None
            raise
