"""`python -m bench.experts`: do tables of experts slow people's reveals down?

People at some tables choose every few seconds, first alone at the server, then beside tables at which experts play one
another; several times in turns, each time at a fresh server. Bots think as long as they do at a real table, and server
and bots may use both cores. Waits are from a last choice to its reveal at all four.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Iterator
from itertools import chain, count, cycle, islice
from random import Random

import aiohttp
import uvloop

from isoloir.core.value import encode
from isoloir.games import HOUSE, game_of
from isoloir.table.wire import from_client as s
from isoloir.table.wire.bodies import CreateTable

from .table.link import Link, connect
from .table.load import new_session, seat
from .table.measure import Measure, percentile
from .table.ours import MOVED, Moved, Table, post, read_moved
from .table.process import Served, ours

BOT_MS = "900"
EVERY = 2.0
"""Seconds in which the four of a table choose."""
WARM_UP = 5.0
DICE = Random(1)


class BotTable:
    """Experts in all seats; its host only watches, and starts the next game."""

    def __init__(self, game: str) -> None:
        self.game, self.moves = game, 0
        self._names = count()
        self._link: Link | None = None

    async def sit(self, session: aiohttp.ClientSession, port: int) -> None:
        url = f"http://127.0.0.1:{port}/api/tables"
        place, cookie = await post(session, url, CreateTable(self.game, "A"))
        link = await connect(port, f"/api/tables/{place.code}/socket", self._hear, cookie)
        self._link = link
        link.send(encode(s.Hello()))
        for _ in range(min(game_of(self.game).seats, key=lambda seats: abs(seats - 4))):
            link.send(encode(s.AddBot(level="expert", command=self._name())))
        link.send(encode(s.Start(command=self._name())))

    def close(self) -> None:
        if self._link is not None:
            self._link.close()

    def _name(self) -> str:
        return f"b{next(self._names)}"

    def _hear(self, link: Link, text: bytes) -> None:
        if text.startswith(MOVED):
            self.moves += 1
            moved: Moved = read_moved(text)
            if moved.over is not None:
                link.send(encode(s.Start(command=self._name())))


def delays(people: int) -> list[float]:
    return [DICE.uniform(0, EVERY) for _ in range(people - 1)] + [EVERY]


async def waits(served: Served, people: int, experts: int, seconds: float) -> tuple[list[float], int]:
    """Of the people, in seconds; and how often the experts' tables moved on meanwhile."""
    measure = Measure()
    tables = [Table(number, measure, delays) for number in range(people)]
    bots = [BotTable(game) for game in islice(cycle(sorted(HOUSE)), experts)]
    async with new_session() as session:
        await seat(tables, lambda table: table.sit(session, served.port, "rounds"))
        await seat(bots, lambda table: table.sit(session, served.port))
        for table in tables:
            asyncio.get_running_loop().call_later(DICE.uniform(0, EVERY), table.go)
        await asyncio.sleep(WARM_UP)
        before = sum(table.moves for table in bots)
        measure.begin()
        await asyncio.sleep(seconds)
        measure.end()
        moves = sum(table.moves for table in bots) - before
    for each in chain[Table | BotTable](tables, bots):
        each.close()
    return measure.waits, moves


def one(people: int, experts: int, seconds: float) -> tuple[list[float], int]:
    every = os.sched_getaffinity(0)
    with ours(min(every), bot_ms=BOT_MS) as served:
        os.sched_setaffinity(served.pid, every)
        return uvloop.run(waits(served, people, experts, seconds))


def rounds(args: argparse.Namespace) -> Iterator[tuple[list[float], list[float], int]]:
    for _ in range(args.pairs):
        alone, _ = one(args.people, 0, args.seconds)
        beside, moves = one(args.people, args.experts, args.seconds)
        yield alone, beside, moves


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--people", type=int, default=20, help="tables of four people")
    arguments.add_argument("--experts", type=int, default=20, help="tables of experts")
    arguments.add_argument("--seconds", type=float, default=20.0)
    arguments.add_argument("--pairs", type=int, default=3)
    args = arguments.parse_args()
    every: tuple[list[float], list[float]] = ([], [])
    for alone, beside, moves in rounds(args):
        every[0].extend(alone)
        every[1].extend(beside)
        print(f"alone {told(alone)}; beside {args.experts} tables of experts {told(beside)}; they moved {moves} times")
    ratios = [percentile(every[1], part) / percentile(every[0], part) for part in (0.5, 0.95)]
    print(f"in all: alone {told(every[0])}; beside {told(every[1])}; times {ratios[0]:.2f} and {ratios[1]:.2f}")


def told(found: list[float]) -> str:
    half, most = (percentile(found, part) for part in (0.5, 0.95))
    return f"p50 {half:.1f} ms, p95 {most:.1f} ms ({len(found)} reveals)"


if __name__ == "__main__":
    main()
