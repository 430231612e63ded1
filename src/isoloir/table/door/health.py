"""HTTP: is the server up, is it ready, and its numbers; for those who run it and their proxies."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from ..party.codes import same
from ..store.interface import Log
from ..store.overview import Waiting
from ..wire.bodies import Fault
from ..wire.refusal import Refusal
from .context import Front
from .desk.asked import answer
from .over_http import told


class Health:
    def __init__(self, front: Front) -> None:
        self._front = front

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/healthz", self.health),
            web.get("/readyz", self.ready),
            web.get("/metrics", self.metrics),
        ]

    async def health(self, request: web.Request) -> web.Response:
        return told(answer({"seen": self._front.trust.seen(request)} if "seen" in request.query else {}))

    async def ready(self, request: web.Request) -> web.Response:
        front, others = self._front, self._front.house.neighbours
        if front.is_draining or others.drain.is_set():
            return told(answer(Fault("stopping"), 503))
        if others.is_outdated:
            return told(answer(Fault("newer-store"), 503))
        trouble = front.house.world.log.trouble or ("cut-off" if others.is_cut_off else "")
        if trouble:
            return told(answer(Fault("storage", {"kind": trouble}), 503))
        return told(answer(noted(front.house.world.log, front.waiting)))

    async def metrics(self, request: web.Request) -> web.Response:
        """With the token; without one, they're only on a listener of their own. No address proves who asks."""
        wanted = self._front.settings.metrics_token
        given = request.headers.get("Authorization", "").removeprefix("Bearer ")
        if not wanted or not same(given, wanted):
            raise Refusal("private")
        return self.numbers()

    def numbers(self) -> web.Response:
        front = self._front
        front.metrics.sockets.set(front.sockets.total)
        front.metrics.node(front.house)
        front.metrics.jumped.set(front.house.world.log.jumped / 1000)
        front.metrics.store(front.house.world.log.is_well, front.house.world.log.faults)
        return web.Response(body=front.metrics.exposed(), content_type="text/plain")


def noted(log: Log, waiting: Waiting) -> dict[str, Any]:
    """Of a server that's ready: what its operator should know all the same."""
    clock = {"clock_jumped_seconds": log.jumped // 1000} if log.jumped else {}
    notes = sorted(getattr(log, "notes", ()))  # only a file of our own has any
    left = {"waiting_tables": waiting.tables, "needed_version": waiting.version} if waiting.tables else {}
    return {**clock, **({"noticed": notes} if notes else {}), **left}
