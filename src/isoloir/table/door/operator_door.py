"""The operator's own door: a socket in the data folder. Only its owner can open it, and may do everything there."""

from __future__ import annotations

from aiohttp import web
from msgspec import Struct
from msgspec.json import encode

from ..live.table.neighbours import ONLY
from ..store.interface import Unavailable
from ..store.overview import NodeSeen
from .admin import Admin
from .context import Front, Refused
from .health import Health


class House(Struct, frozen=True):
    """All that an operator is shown: numbers, and nobody's name."""

    this: str
    nodes: list[NodeSeen]
    kept: int | None
    """Tables in the store; None: it can't be reached."""
    refusals: list[Refused]
    """The newest last."""


def operator_application(front: Front, admin: Admin) -> web.Application:
    async def show(request: web.Request) -> web.Response:
        kept: int | None = None
        try:
            nodes, kept = await admin.source.nodes(), await admin.source.tables()
        except Unavailable:
            nodes = await admin.own.nodes()
        this = front.house.neighbours.node if kept is not None else ONLY
        return _told(House(this, nodes, kept, list(front.refusals)))

    async def drain(request: web.Request) -> web.Response:
        node = request.query.get("node") or front.house.neighbours.node
        return _told(await admin.source.drain(node))

    async def link(request: web.Request) -> web.Response:
        return _told(admin.once())

    app = web.Application()
    app.router.add_routes([web.get("/", show), web.post("/drain", drain), web.post("/link", link)])
    return app


def metrics_application(front: Front) -> web.Application:
    """On a listener of its own, on this machine."""

    async def numbers(request: web.Request) -> web.Response:
        return Health(front).numbers()

    app = web.Application()
    app.router.add_get("/metrics", numbers)
    return app


def _told(answer: object) -> web.Response:
    return web.Response(body=encode(answer), content_type="application/json")
