"""The siege: hostile sockets of every kind beside honest tables, for long; ISOLOIR_SIEGE_SECONDS says how long."""

from __future__ import annotations

import asyncio
import os
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from ..running import start
from .attackers import Plan
from .besieged import Memory, attacked, lateness, percentile, server
from .honest import FOUR, Company, Honest, gathered
from .kinds import DRIP, KINDS, POURED

SECONDS = float(os.environ.get("ISOLOIR_SIEGE_SECONDS", "600"))
TABLES = int(os.environ.get("ISOLOIR_SIEGE_TABLES", "25"))
SOCKETS = int(os.environ.get("ISOLOIR_SIEGE_SOCKETS", "200"))


def told(done: dict[str, Any], waits: list[float], late: list[float], memory: Memory, tables: list[Company]) -> str:
    refused = [word for table in tables for each in table.people for word in each.trouble]
    return (
        f"{done['frames']:,} frames of {len(done['by_kind'])} kinds in {SECONDS:.0f} s on {done['sockets']:,} sockets, "
        f"{SOCKETS} at once, {done['refused']:,} handshakes refused; "
        f"honest: {FOUR * len(tables)} people at {len(tables)} tables, {len(waits):,} answers, "
        f"p50 {percentile(waits, 0.5) * 1000:.1f} p99 {percentile(waits, 0.99) * 1000:.1f} "
        f"most {max(waits) * 1000:.0f} ms (this process itself late p99 {percentile(late, 0.99) * 1000:.1f} ms), "
        f"{len(refused)} refused {refused[:5]}; "
        f"memory {memory.before:.0f} MB first, {memory.last:.0f} last, {memory.most:.0f} at most; "
        f"{sum(table.acknowledged for table in tables):,} choices acknowledged"
    )


@pytest.mark.soak
async def test_a_siege_of_every_kind_costs_honest_people_nothing(tmp_path: Path) -> None:
    async with server(tmp_path, LOG_LEVEL="info") as running, AsyncExitStack() as stack:
        tables = []
        for i in range(TABLES):
            clients = await gathered(stack, running.url, i)
            await start(clients)
            tables.append(Company([Honest(each, hosts=each is clients[0]) for each in clients]))
        await asyncio.sleep(5)
        people = [each for table in tables for each in table.people]
        memory = Memory(running)
        addresses = [f"127.0.9.{i + 1}" for i in range(10)]
        plan = Plan(running.port, SECONDS, SOCKETS, addresses, [*KINDS, DRIP, *POURED], pause=1.0)
        async with attacked(plan) as attack:
            late = asyncio.ensure_future(lateness(attack))
            await asyncio.gather(memory.watch(attack), *(each.play(attack) for each in people))
            done = await attack
        waits = [wait for each in people for wait in each.waits]
        print(told(done, waits, await late, memory, tables))
        lost = sum([await table.lost() for table in tables])
        print(f"{lost} lost")

    assert [word for each in people for word in each.trouble] == []
    assert lost == 0
    assert len(done["by_kind"]) > 30
    assert memory.most - memory.before < 50
    assert percentile(waits, 0.99) < 0.150
    assert done["frames"] > 10**7 * SECONDS / 600
