"""A node is killed in the middle of play: how long until every table it served has its next reveal."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from time import perf_counter

from tests.cluster.wanderer import Wanderer, gather

from .houses import Running

TABLES, SEATS = 20, 4
BEFORE, AFTER = 4.0, 12.0
DICE = Random(2)


async def lost_node(running: Running) -> list[float]:
    """Seconds, of each table."""
    urls = [f"http://127.0.0.1:{node.port}" for node in running.nodes]
    tables = [
        [Wanderer(urls, (table + seat) % len(urls), lambda: DICE.uniform(0.05, 0.5)) for seat in range(SEATS)]
        for table in range(TABLES)
    ]
    people = [person for table in tables for person in table]
    try:
        for table in tables:
            await gather(table, "rounds")
        plays = [asyncio.ensure_future(person.play()) for person in people]
        await asyncio.sleep(BEFORE)
        killed = perf_counter()
        running.nodes[-1].kill()
        await asyncio.sleep(AFTER)
        for person in people:
            person.is_done = True
        for play in plays:
            play.cancel()
        await asyncio.gather(*plays, return_exceptions=True)
        return [_went_on(table, killed) for table in tables]
    finally:
        await asyncio.gather(*(person.close() for person in people), return_exceptions=True)


def _went_on(table: Sequence[Wanderer], killed: float) -> float:
    before = max((pause for person in table for at, pause in person.told if at < killed), default=0)
    firsts = [
        next((at for at, pause in person.told if at > killed and pause > before), AFTER + killed) for person in table
    ]
    return max(firsts) - killed
