"""One measurement: this many tables at one server, a warm-up, some seconds of play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from time import perf_counter, process_time
from typing import Any, Protocol

import aiohttp

from . import colyseus, ours, theirs
from .link import Link, connect
from .measure import Measure, Result, percentile
from .process import Served

WARM_UP = 1.0
SEATING = 20
"""This many tables are seated at a time."""


class Played(Protocol):
    links: list[Link]

    def go(self) -> None: ...

    def close(self) -> None: ...


async def seat(tables: Sequence[Any], sit: Callable[[Any], Coroutine[Any, Any, None]]) -> None:
    turn = asyncio.Semaphore(SEATING)

    async def one(table: Any) -> None:
        async with turn:
            await sit(table)

    async with asyncio.TaskGroup() as group:
        for table in tables:
            group.create_task(one(table))


async def our_tables(served: Served, n: int, seconds: float, game: str = "rounds", seats: int = 4) -> Result:
    measure = Measure()
    tables = [ours.Table(number, measure, seats=seats) for number in range(n)]
    async with new_session() as session:
        before = served.kilobytes()
        await seat(tables, lambda table: table.sit(session, served.port, game))
        name = "isoloir" if game == "rounds" else f"{game} {seats}"
        return await _play(name, served, tables, measure, seconds, before)


async def their_tables(served: Served, n: int, seconds: float) -> Result:
    measure = Measure()
    tables = [theirs.Table(measure) for _ in range(n)]
    async with new_session() as session:
        before = served.kilobytes()
        await seat(tables, lambda table: table.sit(session, served.port))
        return await _play("boardgame.io", served, tables, measure, seconds, before)


async def colyseus_tables(served: Served, n: int, seconds: float) -> Result:
    measure = Measure()
    tables = [colyseus.Table(measure) for _ in range(n)]
    async with new_session() as session:
        before = served.kilobytes()
        await seat(tables, lambda table: table.sit(session, served.port))
        return await _play("colyseus", served, tables, measure, seconds, before)


def new_session() -> aiohttp.ClientSession:
    return aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar())


async def _play(
    who: str, served: Served, tables: Sequence[Played], measure: Measure, seconds: float, before: int
) -> Result:
    for table in tables:
        table.go()
    await asyncio.sleep(WARM_UP)
    used, driven, began = served.seconds(), process_time(), perf_counter()
    measure.begin()
    await asyncio.sleep(seconds)
    measure.end()
    took = perf_counter() - began
    memory = (served.kilobytes() - before) / len(tables)
    server, driver = (served.seconds() - used) / took, (process_time() - driven) / took
    if lost := sum(link.is_lost for table in tables for link in table.links):
        raise SystemExit(f"{who} closed {lost} sockets under load")
    for table in tables:
        table.close()
    p50, p95, p99 = (percentile(measure.waits, part) for part in (0.5, 0.95, 0.99))
    return Result(who, len(tables), measure.rate, p50, p95, p99, memory, server, driver)


async def echoes(served: Served, sockets: int, seconds: float) -> tuple[float, float]:
    """Round trips a second with a server that does nothing, and how busy the driver was."""
    heard = 0

    def hear(link: Link, text: bytes) -> None:
        nonlocal heard
        heard += 1
        link.send(QUESTION)

    links = [await connect(served.port, "/", hear) for _ in range(sockets)]
    for link in links:
        link.send(QUESTION)
    began, driven = perf_counter(), process_time()
    await asyncio.sleep(seconds)
    took = perf_counter() - began
    for link in links:
        link.close()
    return heard / took, (process_time() - driven) / took


QUESTION = b'{"type":"Choose","command":"c1","pause":1,"seat":0,"choice":[1]}'
