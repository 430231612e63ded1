"""Tables at a human pace: everyone chooses every ten seconds. More people come until the reveal takes too long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from time import perf_counter

from msgspec import Struct

from . import ours
from .load import new_session, seat
from .measure import Measure, percentile
from .process import Served

EVERY = 10.0
STEPS = (1_000, 2_000, 4_000, 8_000, 16_000)
"""People."""
GOOD = 100.0
"""Milliseconds that a reveal may take at the 99th percentile."""
MOST_SECONDS = 240.0

DICE = Random(1)


class Crowd(Struct, frozen=True):
    people: int
    p50: float
    p99: float
    kilobytes: float
    """Of memory, for each person."""
    server: float
    """How much of its core the server used, 0 to 1."""


def delays(people: int) -> list[float]:
    """Some time within the ten seconds, the last at their end."""
    return [DICE.uniform(0, EVERY) for _ in range(people - 1)] + [EVERY]


async def crowds(served: Served, show: Callable[[Crowd], None]) -> list[Crowd]:
    """Each larger than the one before; the last is too large, unless the time or the steps ran out."""
    found: list[Crowd] = []
    tables: list[ours.Table] = []
    measure, empty, began = Measure(), served.kilobytes(), perf_counter()
    async with new_session() as session:
        for people in STEPS:
            new = [ours.Table(number, measure, delays) for number in range(len(tables), people // 4)]
            await seat(new, lambda table: table.sit(session, served.port, "rounds"))
            for table in new:
                asyncio.get_running_loop().call_later(DICE.uniform(0, EVERY), table.go)
            tables += new
            await asyncio.sleep(2 * EVERY)
            looks = [await _watch(served, people, measure, empty)]
            if looks[0].p99 > GOOD:  # something else on the machine may have been busy
                looks.append(await _watch(served, people, measure, empty))
            found.append(min(looks, key=lambda look: look.p99))
            show(found[-1])
            if found[-1].p99 > GOOD or perf_counter() - began > MOST_SECONDS:
                break
    if lost := sum(link.is_lost for table in tables for link in table.links):
        raise SystemExit(f"{lost} sockets were closed at a human pace")
    for table in tables:
        table.close()
    return found


async def _watch(served: Served, people: int, measure: Measure, empty: int) -> Crowd:
    measure.waits.clear()
    used, began = served.seconds(), perf_counter()
    measure.begin()
    await asyncio.sleep(EVERY)
    measure.end()
    server = (served.seconds() - used) / (perf_counter() - began)
    waits = measure.waits
    memory = (served.kilobytes() - empty) / people
    return Crowd(people, percentile(waits, 0.5), percentile(waits, 0.99), memory, server)
