"""How much this node does, and the overview of a server on its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from isoloir import __version__

from ..live.house.house import House
from ..live.table.neighbours import ONLY
from ..store.overview import Load, NodeSeen


def load_of(house: House, where: str = "") -> Load:
    tables = house.tables.values()
    faults = house.world.log.faults
    return Load(
        tables=dict(Counter(table.party.phase for table in tables)),
        pages=sum(len(table.presence.viewers) for table in tables),
        people=sum(len(table.presence.here) for table in tables),
        stale=sum(table.loop.is_stale for table in tables),
        conflicts=faults.get("conflict", 0),
        unknowns=faults.get("unknown", 0),
        where=where,
    )


class OwnOverview:
    """One server with a file of its own."""

    def __init__(self, house: House, is_draining: Callable[[], bool]) -> None:
        self._house, self._is_draining = house, is_draining

    async def report(self, node: str, load: Load) -> None:
        """There's nobody to tell."""

    async def nodes(self) -> list[NodeSeen]:
        draining = self._house.neighbours.drain.is_set() or self._is_draining()
        return [NodeSeen(ONLY, __version__, 0.0, True, draining, load_of(self._house))]

    async def tables(self) -> int:
        return len(self._house.tables)

    async def drain(self, node: str) -> bool:
        if node == ONLY:
            self._house.neighbours.drain.set()
        return node == ONLY
