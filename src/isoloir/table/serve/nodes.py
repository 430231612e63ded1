"""One node of several: what `serve --store` sets up beside the log, and how a node leaves without a pause."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol
from uuid import uuid4

from ..door.context import Front
from ..live.nodes.cluster import Cluster
from ..live.table.clocks import Clock, FollowedClock
from ..store.interface import Unavailable
from ..store.overview import Overview
from ..store.register import Bus
from .going_back import this_build
from .refused import Refused
from .settings import ServeSettings
from .stores import place_of

if TYPE_CHECKING:
    from ..store.postgres.postgres_passes import PostgresPasses

LOG = logging.getLogger(__name__)

SLICES_A_SECOND = 5
TIDY_SECONDS = 600.0
JOIN_SECONDS = 15.0


class ClosableBus(Bus, Protocol):
    def close(self) -> None: ...


@asynccontextmanager
async def among_others(
    settings: ServeSettings, clock: Clock, cut_off: Callable[[], None]
) -> AsyncIterator[Cluster | None]:
    """Nothing for a server with a file of its own."""
    if not isinstance(clock, FollowedClock):
        yield None
        return
    from ..store.postgres.postgres_register import PostgresRegister

    bus = bus_of(settings)
    register = PostgresRegister(settings.store, this_build(in_database=True).tag)
    cluster = Cluster(uuid4().hex[:12], register, bus, clock, cut_off)
    try:
        await _joined(cluster, settings)
        running = asyncio.ensure_future(cluster.run())
        try:
            yield cluster
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            await cluster.leave()
    finally:
        bus.close()
        register.close()


async def _joined(cluster: Cluster, settings: ServeSettings) -> None:
    """Raises Refused: a database lost right after it was opened, before anybody is let in."""
    try:
        async with asyncio.timeout(JOIN_SECONDS):
            await cluster.join()
    except TimeoutError:
        raise Refused("store-lost", data=place_of(settings)) from None


@asynccontextmanager
async def shared_doors(settings: ServeSettings) -> AsyncIterator[PostgresPasses | None]:
    """What several nodes share beside the log. Nothing for a server with a file of its own."""
    if not settings.store:
        yield None
        return
    from ..store.postgres.postgres_passes import PostgresPasses

    shared = PostgresPasses(settings.store)
    tidying = asyncio.ensure_future(_tidy(shared))
    try:
        yield shared
    finally:
        tidying.cancel()
        await asyncio.gather(tidying, return_exceptions=True)
        shared.close()


@asynccontextmanager
async def overview_of(settings: ServeSettings) -> AsyncIterator[Overview | None]:
    """Where operators see nodes and send them away. Nothing for a server on its own."""
    if not settings.store:
        yield None
        return
    from ..store.postgres.postgres_overview import PostgresOverview

    overview = PostgresOverview(settings.store)
    try:
        yield overview
    finally:
        overview.close()


async def _tidy(shared: PostgresPasses) -> None:
    """At a start, and now and then: cleans up what nobody needs any more."""
    while True:
        try:
            await shared.tidy()
        except Unavailable:
            LOG.warning("not tidied")
        await asyncio.sleep(TIDY_SECONDS)


def bus_of(settings: ServeSettings) -> ClosableBus:
    if settings.bus:
        if find_spec("nats") is None:
            raise Refused("needs-extra", extra="cluster")
        from ..store.nats_bus import NatsBus

        return NatsBus(settings.bus, settings.house)
    from ..store.postgres.notify_bus import PostgresBus

    return PostgresBus(settings.store)


def send_away(front: Front) -> None:
    """Cut off from the store, people could do nothing here; elsewhere they can."""
    for socket in front.open_pages():
        socket.close("stopping")


async def drain(front: Front, seconds: float) -> None:
    """No longer ready; pages are told to come back, some at a time, so that they don't all knock at once."""
    front.is_draining = True
    sockets = front.open_pages()
    slices = max(1, int(seconds * SLICES_A_SECOND))
    size = -(-len(sockets) // slices) or 1
    LOG.info("draining", extra={"sockets": len(sockets)})
    for at in range(0, len(sockets), size):
        for each in sockets[at : at + size]:
            each.close("stopping")
        await asyncio.sleep(seconds / slices)
