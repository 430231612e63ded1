"""Three real nodes, a database that fails over, a bus, a proxy, and people who play on while all of it goes wrong.

`make soak` has a hundred faults, or as many as ISOLOIR_FAULTS says; `make test` a few.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter

import pytest

from .check import stuck, wrong_with
from .faults import FAULTS
from .stage import Stage, stage
from .wanderer import Wanderer, gather

MANY = int(os.environ.get("ISOLOIR_FAULTS", "100"))
GAMES = ("third-man", "habits", "democrazy", "majority", "the-majority")
STUCK = 10.0


async def suffer(
    folder: Path, faults: Sequence[str], games: Sequence[str], seed: int
) -> tuple[list[str], Counter[str]]:
    """What was wrong, and how much went on meanwhile."""
    dice, wrong, counts = Random(seed), list[str](), Counter[str]()
    async with stage(folder) as here:
        tables = [_people(here, n, dice) for n in range(len(games))]
        people = [person for table in tables for person in table]
        plays: list[asyncio.Future[None]] = []
        try:
            codes = [await gather(table, game) for table, game in zip(tables, games, strict=True)]
            plays = [asyncio.ensure_future(person.play()) for person in people]
            await asyncio.sleep(2)
            for fault in faults:
                here.revive()
                await FAULTS[fault](here, dice)
                counts[fault] += 1
                wrong += await _goes_on(fault, here, tables)
                wrong += [repr(play.exception()) for play in plays if play.done()]
                if wrong:
                    break
            for person in people:
                person.is_done = True
            await asyncio.wait(plays, timeout=15)
            for table, code in zip(tables, codes, strict=True):
                entries = here.entries(code)
                wrong += wrong_with(table, entries)
                counts["entries"] += len(entries)
            counts["acknowledged"] = sum(len(person.acknowledged) for person in people)
            counts["reconnects"] = sum(person.lost for person in people)
        finally:
            for play in plays:
                play.cancel()
            await asyncio.gather(*plays, *(person.close() for person in people), return_exceptions=True)
    return wrong, counts


def _people(here: Stage, table: int, dice: Random) -> list[Wanderer]:
    doors = here.doors
    return [Wanderer(doors, (table + seat) % len(doors), lambda: dice.uniform(0.05, 0.3)) for seat in range(4)]


async def _goes_on(fault: str, here: Stage, tables: Sequence[Sequence[Wanderer]]) -> list[str]:
    """Every table has news within ten seconds."""
    over = perf_counter()
    while perf_counter() - over < STUCK:
        here.revive()
        if not any(stuck(table, over, STUCK) or _waits(table, over) for table in tables):
            return []
        await asyncio.sleep(0.1)
    late = [n for n, table in enumerate(tables) if _waits(table, over)]
    return [f"after {fault} table {n} stood still for {STUCK} s" for n in late]


def _waits(table: Sequence[Wanderer], since: float) -> bool:
    return not any(at > since for person in table for at, _ in person.told[-1:])


async def test_nothing_is_lost_by_one_fault_after_another(tmp_path: Path) -> None:
    faults = ("kill", "cut_down", "restart_store", "fail_over")

    wrong, counts = await suffer(tmp_path, faults, ("third-man", "habits"), 1)

    assert wrong == []
    assert counts["acknowledged"] > 20


@pytest.mark.soak
async def test_nothing_is_lost_by_hundreds_of_faults(tmp_path: Path) -> None:
    dice = Random(7)
    often = ["kill"] * 10 + [name for name in FAULTS if name != "kill"]
    wrong, counts = await suffer(tmp_path, [dice.choice(often) for _ in range(MANY)], GAMES, 2)

    print(dict(counts))
    assert wrong == []
