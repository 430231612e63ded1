"""The siege: hostile sockets of every kind beside honest tables, for long; ISOLOIR_SIEGE_SECONDS says how long."""

from __future__ import annotations

import asyncio
import os
from contextlib import AsyncExitStack
from pathlib import Path
from time import perf_counter

import pytest

from isoloir.core import chance
from isoloir.games import GAMES
from isoloir.table.client import Client, Closed
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a

from .attackers import Plan
from .besieged import Home, Memory, attacked, lateness, percentile, pinged, server
from .kinds import DRIP, KINDS, POURED

SECONDS = float(os.environ.get("ISOLOIR_SIEGE_SECONDS", "600"))
TABLES = int(os.environ.get("ISOLOIR_SIEGE_TABLES", "25"))
PACE = 1.5
"""Seconds between two acts of one honest person."""


class Honest:
    """Somebody who plays at a human pace and notes how long each answer took, and what did not come back."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.waits: list[float] = []
        self.trouble: list[str] = []
        self.acknowledged: dict[tuple[int, int, int], tuple[str | int, ...]] = {}

    async def play(self, until: asyncio.Task[object]) -> None:
        turn = 0
        while not until.done():
            turn += 1
            try:
                await self._act(turn)
            except (Closed, TimeoutError) as why:
                self.trouble.append(f"{type(why).__name__} {why}")
                return
            await asyncio.sleep(PACE)

    async def _act(self, turn: int) -> None:
        here = self.client.moved
        asks = [ask for ask in here.asks if ask.chosen is None] if here is not None and here.over is None else []
        if here is None or not asks or (here.game, here.pause, asks[0].seat) in self.acknowledged:
            self.waits.append(await pinged(self.client))
            return
        ask = asks[0]
        choice = chance("honest", turn, ask.seat).sample(ask.options, ask.take)
        began = perf_counter()
        async with asyncio.timeout(60):
            answer = await self.client.choose(ask.seat, choice)
        self.waits.append(perf_counter() - began)
        if isinstance(answer, a.Accepted):
            self.acknowledged[here.game, here.pause, ask.seat] = choice
        elif isinstance(answer, a.Refused) and answer.code != "late":
            self.trouble.append(answer.code)


async def gathered(stack: AsyncExitStack, url: str, table: int) -> list[Honest]:
    """A household with an address of its own: two people and bots, at one of the games."""
    game = list(GAMES)[table % len(GAMES)]
    devices = [await stack.enter_async_context(Home(url, f"127.0.1.{table + 1}")) for _ in range(2)]
    place = await devices[0].create(game, "Léa")
    await devices[1].join(place.code, "Tom")
    clients = [await device.sit_down(place.code) for device in devices]
    for client, name in zip(clients, ("Léa", "Tom"), strict=True):
        stack.push_async_callback(client.close)
        await client.say(s.Sit, name=name)
    for _ in range(GAMES[game].seats[0] - 2):
        await clients[0].say(s.AddBot, level="random")
    await clients[0].say(s.Start)
    return [Honest(client) for client in clients]


@pytest.mark.soak
async def test_a_siege_of_every_kind_costs_honest_people_nothing(tmp_path: Path) -> None:
    async with server(tmp_path, LOG_LEVEL="info") as running, AsyncExitStack() as stack:
        people = [each for i in range(TABLES) for each in await gathered(stack, running.url, i)]
        await asyncio.sleep(5)
        memory = Memory(running)
        addresses = [f"127.0.9.{i + 1}" for i in range(10)]
        plan = Plan(running.port, SECONDS, 200, addresses, [*KINDS, DRIP, *POURED], pause=1.0)
        async with attacked(plan) as attack:
            late = asyncio.ensure_future(lateness(attack))
            await asyncio.gather(memory.watch(attack), *(each.play(attack) for each in people))
            done = await attack
        waits = [wait for each in people for wait in each.waits]
        trouble = [word for each in people for word in each.trouble]
    print(
        f"{done['frames']:,} frames of {len(done['by_kind'])} kinds on {done['sockets']:,} sockets, "
        f"{done['refused']:,} handshakes refused; {len(people)} honest people, {len(waits):,} answers, "
        f"p50 {percentile(waits, 0.5) * 1000:.1f} p99 {percentile(waits, 0.99) * 1000:.1f} ms "
        f"most {max(waits) * 1000:.0f} ms, this process itself late p99 {percentile(await late, 0.99) * 1000:.1f} ms; "
        f"{memory.before:.0f} MB before, {memory.most:.0f} at most; "
        f"{sum(len(each.acknowledged) for each in people):,} choices acknowledged; trouble {trouble}"
    )

    assert trouble == []
    assert len(done["by_kind"]) > 30
    assert memory.most - memory.before < 50
    assert percentile(waits, 0.99) < 0.150
    assert done["frames"] > 10**7 * SECONDS / 600
