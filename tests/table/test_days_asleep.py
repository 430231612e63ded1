"""Tables that sleep for days cost nothing: no memory, and one question to the store every half minute."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from time import process_time

import pytest

from isoloir.table.live.house.house import House
from isoloir.table.live.table.botseats import think_at_once
from isoloir.table.live.table.world import World
from isoloir.table.log.codec import encode_entry
from isoloir.table.log.entries import Created, Joined
from isoloir.table.log.words import Change, Days, Look
from isoloir.table.party.codes import CODE_LENGTH
from isoloir.table.party.days import DAY
from isoloir.table.party.pace import Pace
from isoloir.table.store.sqlite.sqlite_log import SqliteLog, open_sqlite

from .hands import CountedSecrets, HandClock

NOON = 1_800_000_000_000


@pytest.fixture
async def log(tmp_path: Path) -> AsyncIterator[SqliteLog]:
    opened = open_sqlite(tmp_path / "tables.sqlite", HandClock(NOON))
    yield opened
    opened.close()


async def asleep(log: SqliteLog, tables: int) -> None:
    """So many tables over days, each to be looked at another minute of tomorrow."""
    for number in range(1, tables + 1):
        code = f"{number:0{CODE_LENGTH}d}"
        made = Created(code=code, key="k", change=Change(game="majority", days=Days()), at=NOON)
        came = Joined(token="t", name="Ada", look=Look(), screen=False, address="a")
        table = await log.create(code, [encode_entry(made), encode_entry(came)], NOON)
        assert table is not None
        await log.wake(table, NOON + DAY + 60_000 * table)


@pytest.mark.parametrize("tables", [200, pytest.param(10_000, marks=pytest.mark.soak)])
async def test_sleeping_tables_are_not_in_memory_and_only_those_whose_time_comes_are_opened(
    log: SqliteLog, tables: int
) -> None:
    await asleep(log, tables)
    clock = HandClock(NOON)
    house = House(World(log, clock, CountedSecrets(), Pace(), think_at_once), most_tables=tables)

    began = process_time()
    for _ in range(120):
        clock.advance(30_000)
        house.sweep()
        await house.wake()
    spent = process_time() - began
    assert not house.tables
    print(f"{tables} tables asleep: an hour's 120 looks took {spent:.3f} s of processor time")

    clock.advance(NOON + DAY + 60_000 * 10 - clock.now())
    await house.wake()
    assert set(house.tables) == set(range(1, 11))
    clock.advance(600_000)
    for _ in range(2):
        house.sweep()
        clock.advance(121_000)
    house.sweep()
    assert not house.tables
