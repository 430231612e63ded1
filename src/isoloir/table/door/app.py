"""The server as one aiohttp application: sockets, HTTP and pages on one port, and what it does in the background."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

from aiohttp import web

from ..store.interface import Unavailable
from .admin import Admin
from .context import Front
from .desk.asked import LONGEST_BODY
from .desk.routes import routes
from .health import Health
from .over_http import over_http
from .pages import page_routes
from .shield import shield
from .socket_door import SocketDoor

LOG = logging.getLogger(__name__)

BEAT_SECONDS = 2.0
"""What a beat finds is known within five seconds, though it may wait two for a file that somebody else holds."""
SWEEP_SECONDS = 30.0
FORGET_SECONDS = 600.0
SUM_SECONDS = 10.0
REPORT_SECONDS = 3.0

FRONT = web.AppKey("front", Front)


def application(
    front: Front, pages: Path, keep_ms: int, before: Path | None = None, admin: Admin | None = None
) -> web.Application:
    app = web.Application(middlewares=[shield(front)], client_max_size=LONGEST_BODY)
    app[FRONT] = front
    app.router.add_routes(
        [
            web.get("/api/tables/{code}/socket", SocketDoor(front).enter),
            *over_http(front, routes(front)),
            *Health(front).routes(),
            *(admin.routes() if admin is not None else ()),
        ]
    )
    app.router.add_routes(page_routes(pages, before))

    async def chores(app: web.Application) -> AsyncIterator[None]:
        front.house.world.punctual.begin()
        tasks = [
            asyncio.ensure_future(_beat(front)),
            asyncio.ensure_future(_sweep(front)),
            asyncio.ensure_future(_sum_up(front)),
            asyncio.ensure_future(_forget(front, keep_ms)),
        ]
        if admin is not None:
            tasks.append(asyncio.ensure_future(_report(admin)))
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    app.cleanup_ctx.append(chores)
    app.on_shutdown.append(_say_bye)
    return app


async def _say_bye(app: web.Application) -> None:
    """Tells sockets to come back; what was accepted is written before the log closes."""
    sockets = app[FRONT].open_pages()
    for socket in sockets:
        socket.close("stopping")
    for table in app[FRONT].house.tables.values():
        table.stop()
    await asyncio.sleep(0.2 if sockets else 0)


async def _beat(front: Front) -> None:
    """This is how we know how long the server was down, and how we notice that a store has recovered."""
    while True:
        try:
            await front.house.world.log.beat(front.clock.now())
        except Unavailable:
            front.metrics.well.set(0)  # the store itself has said why
        await asyncio.sleep(BEAT_SECONDS)


async def _report(admin: Admin) -> None:
    while True:
        with suppress(Unavailable):
            await admin.report()
        await asyncio.sleep(REPORT_SECONDS)


async def _sum_up(front: Front) -> None:
    while True:
        await asyncio.sleep(SUM_SECONDS)
        front.tally.sum_up()


async def _sweep(front: Front) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        front.house.sweep()
        await front.house.wake()


async def _forget(front: Front, keep_ms: int) -> None:
    while True:
        try:
            gone = await front.house.forget(keep_ms)
        except Unavailable:
            gone = 0
        if gone:
            front.metrics.forgotten.inc(gone)
            LOG.info("tables forgotten", extra={"tables": gone})
        await asyncio.sleep(FORGET_SECONDS)
