"""One address with fifty hostile sockets: the others are answered, memory stays small, the hostile are let go."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from isoloir.table.wire import from_client as s

from .attackers import Plan
from .besieged import Home, Memory, attacked, percentile, server, timed
from .kinds import DRIP, FLOODS, KINDS, POURED

RIVAL = "127.0.9.1"


async def flooded(data: Path, kinds: tuple[str, ...], seconds: float, sockets: int) -> tuple[list[float], Memory, int]:
    async with server(data) as running, Home(running.url, "127.0.1.1") as lea:
        place = await lea.create("third-man", "Léa")
        client = await lea.sit_down(place.code)
        await client.say(s.Sit, name="Léa")
        memory = Memory(running)
        plan = Plan(running.port, seconds, sockets, [RIVAL], list(kinds))
        async with attacked(plan) as attack:
            waits, _ = await asyncio.gather(timed([client], attack, 0.25), memory.watch(attack))
            done = await attack
        await client.close()
    return waits, memory, int(done["frames"])


@pytest.mark.parametrize("kind", ["pings of 125 bytes", "empty pongs", "a text and empty parts", DRIP])
async def test_a_flood_of_one_kind_stops_nobody_else_and_fills_no_memory(kind: str, tmp_path: Path) -> None:
    waits, memory, frames = await flooded(tmp_path, (kind,), 2.5, 12)

    assert memory.most < 200
    assert max(waits) < 2.0, "one answer in ten seconds was all the others got"
    assert len(waits) >= 4
    assert frames > 1_000


@pytest.mark.parametrize(
    "kind", ["no HTTP", "frames before the handshake", "a body in parts of one byte", "a body nobody asked for"]
)
async def test_what_is_poured_onto_the_port_stops_nobody_and_fills_no_memory(kind: str, tmp_path: Path) -> None:
    waits, memory, _ = await flooded(tmp_path, (kind,), 2.5, 12)

    assert memory.most < 200, "half a gigabyte in five seconds"
    assert max(waits) < 1.5, "two seconds and more for each answer"
    assert len(waits) >= 4


@pytest.mark.soak
async def test_whatever_is_poured_onto_the_port_costs_the_others_less_than_a_tenth_of_a_second(tmp_path: Path) -> None:
    waits, memory, _ = await flooded(tmp_path, tuple(POURED), 60, 50)

    print(f"p99 {percentile(waits, 0.99) * 1000:.1f} ms of {len(waits)}, {memory.most:.0f} MB at most")
    assert memory.most < 200
    assert percentile(waits, 0.99) < 0.1


@pytest.mark.soak
async def test_fifty_sockets_of_one_address_cost_the_others_less_than_a_tenth_of_a_second(tmp_path: Path) -> None:
    waits, memory, frames = await flooded(tmp_path, (*FLOODS, DRIP), 60, 50)

    print(f"{frames} frames, p99 {percentile(waits, 0.99) * 1000:.1f} ms of {len(waits)}, {memory.most:.0f} MB at most")
    assert memory.most < 200
    assert percentile(waits, 0.99) < 0.1


def test_there_are_more_than_thirty_kinds_of_hostile_frames() -> None:
    assert len(KINDS) > 30
    assert all(frames > 0 and salvo for salvo, frames in (make() for make in KINDS.values()))
