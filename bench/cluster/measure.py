"""One measurement of each house: processor time a choice at full speed, and reveals at a human pace."""

from __future__ import annotations

import asyncio
from random import Random
from time import perf_counter

from msgspec import Struct

from bench.table.load import new_session, seat
from bench.table.measure import Measure, percentile
from bench.table.pace import EVERY, delays

from .houses import Running
from .tables import SharedTable

WARM_UP = 1.0
DICE = Random(3)


class Figures(Struct, frozen=True):
    rate: float
    """Choices a second."""
    node: float
    """Milliseconds of the nodes' processor time a choice."""
    store: float
    """The same of PostgreSQL's, all its processes."""
    p50: float
    """Milliseconds from the last choice to the reveal at all four."""
    p99: float
    behind: float
    """p99 of the milliseconds between the first of the four that heard and the last: wake to told, where spread."""
    busy: float
    """Cores, of the nodes."""
    megabytes: float


async def full_speed(running: Running, tables_a_node: int, seconds: float) -> Figures:
    return await _measured(running, tables_a_node * len(running.nodes), seconds, is_paced=False)


async def human_pace(running: Running, people: int) -> Figures:
    return await _measured(running, people // 4, EVERY, is_paced=True)


async def _measured(running: Running, n: int, seconds: float, *, is_paced: bool) -> Figures:
    measure, behind = Measure(), list[float]()
    tables = [SharedTable(number, measure, behind, delays if is_paced else None) for number in range(n)]
    async with new_session() as session:
        await seat(tables, lambda table: _sit(running, session, table, tables.index(table)))
        for table in tables:
            asyncio.get_running_loop().call_later(DICE.uniform(0, EVERY) if is_paced else 0.0, table.go)
        await asyncio.sleep(1.5 * EVERY if is_paced else WARM_UP)
        nodes, store, began = running.seconds(), running.store_seconds(), perf_counter()
        measure.begin()
        await asyncio.sleep(seconds)
        measure.end()
        nodes, store, took = running.seconds() - nodes, running.store_seconds() - store, perf_counter() - began
        memory = sum(node.kilobytes() for node in running.nodes) / 1024
        for table in tables:
            table.close()
    done = max(1, measure.choices)
    p50, p99 = percentile(measure.waits, 0.5), percentile(measure.waits, 0.99)
    busy, ms = nodes / took, 1000 / done
    return Figures(measure.rate, nodes * ms, store * ms, p50, p99, percentile(behind, 0.99), busy, memory)


async def _sit(running: Running, session: object, table: SharedTable, number: int) -> None:
    first, *others = running.ports(number)
    await table.sit(session, first, "rounds", *others)  # type: ignore[arg-type]
