"""One node of several: what `serve --store` puts together beside the log, and how a node goes without a pause."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Protocol
from uuid import uuid4

from ..door.context import Front
from ..live.clocks import Clock, FollowedClock
from ..live.cluster import Cluster
from ..store.roll import Bus
from .settings import ServeSettings

LOG = logging.getLogger(__name__)

SLICES_A_SECOND = 5


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
    from ..store.postgres_roll import PostgresRoll

    roll, bus = PostgresRoll(settings.store), bus_of(settings)
    cluster = Cluster(uuid4().hex[:12], roll, bus, clock, cut_off)
    await cluster.beat()
    running = asyncio.ensure_future(cluster.run())
    try:
        yield cluster
    finally:
        await cluster.leave()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        bus.close()
        roll.close()


def bus_of(settings: ServeSettings) -> ClosableBus:
    if settings.bus:
        from ..store.nats_bus import NatsBus

        return NatsBus(settings.bus, settings.house)
    from ..store.postgres_bus import PostgresBus

    return PostgresBus(settings.store)


async def drain(front: Front, seconds: float) -> None:
    """Not ready any more; pages are sent to come back, some at a time, so that they don't all knock at once."""
    front.is_draining = True
    sockets = front.open_sockets()
    slices = max(1, int(seconds * SLICES_A_SECOND))
    size = -(-len(sockets) // slices) or 1
    LOG.info("draining", extra={"sockets": len(sockets)})
    for at in range(0, len(sockets), size):
        for each in sockets[at : at + size]:
            each.close("stopping")
        await asyncio.sleep(seconds / slices)


async def asked_to_drain(cluster: Cluster | None) -> None:
    """Returns when an operator asks for it; alone, never."""
    await (asyncio.Event() if cluster is None else cluster.drain).wait()
