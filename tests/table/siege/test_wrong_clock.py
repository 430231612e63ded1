"""One wrong clock: only time that was lived through forgets a table, and its room goes back to the disk."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from isoloir.table.store.interface import Lane
from isoloir.table.store.lived import MOST_ABSENCE
from isoloir.table.store.sqlite import sqlite_log as sqlite
from isoloir.table.store.sqlite.backup import restore
from isoloir.table.store.sqlite.files import DATABASE
from isoloir.table.store.sqlite.sqlite_log import SqliteLog, open_sqlite
from isoloir.table.store.sqlite.upkeep import erase_some, shrink, unlist
from tests.table.client import Device

from ..hands import HandClock
from ..running import KEY, running
from ..stores import NOW, a_table, append
from ..test_http import status

HOUR = 3_600_000
DAY = 24 * HOUR


async def opened_at(path: Path, now: int) -> tuple[SqliteLog, HandClock]:
    clock = HandClock(now)
    return open_sqlite(path / DATABASE, clock), clock


async def forgotten(log: SqliteLog, clock: HandClock) -> list[int]:
    await log.beat(clock.now())
    return await log.forget(clock.now() - DAY, clock.now() + DAY)


@pytest.mark.parametrize("wrong", [2 * DAY, 40 * 365 * DAY, -3 * DAY, -40 * 365 * DAY])
async def test_a_clock_that_is_wrong_at_a_start_forgets_nobody(wrong: int, tmp_path: Path) -> None:
    log, clock = await opened_at(tmp_path, NOW)
    table = await a_table(log)
    assert await forgotten(log, clock) == []
    log.close()

    for now in (NOW + wrong, NOW + HOUR, NOW + 2 * HOUR):
        log, clock = await opened_at(tmp_path, now)
        assert await forgotten(log, clock) == []
        assert await log.find("KXPLT") == table
        log.close()


async def test_a_table_made_while_the_clock_was_back_is_not_forgotten_when_it_is_right(tmp_path: Path) -> None:
    log, clock = await opened_at(tmp_path, NOW - 30 * DAY)
    table = await a_table(log)
    await forgotten(log, clock)
    log.close()

    log, clock = await opened_at(tmp_path, NOW)

    assert await forgotten(log, clock) == []
    assert await log.find("KXPLT") == table
    log.close()


async def test_time_that_was_lived_forgets_and_what_a_start_forgets_can_be_taken_back(tmp_path: Path) -> None:
    log, clock = await opened_at(tmp_path, NOW)
    await a_table(log)
    clock.advance(20 * HOUR)
    assert await forgotten(log, clock) == []
    log.close()

    log, clock = await opened_at(tmp_path, NOW + 26 * HOUR)
    gone = await forgotten(log, clock)
    log.close()

    assert len(gone) == 1, "twenty hours of life and six of absence"
    restore(tmp_path / f"{DATABASE}.before-forgetting", tmp_path)
    log, clock = await opened_at(tmp_path, NOW + 26 * HOUR)
    assert await log.find("KXPLT") is not None
    log.close()


async def test_one_start_counts_no_more_than_a_few_hours_of_absence(tmp_path: Path) -> None:
    log, clock = await opened_at(tmp_path, NOW)
    await a_table(log)
    await forgotten(log, clock)
    log.close()
    starts = 0
    while True:
        starts += 1
        log, clock = await opened_at(tmp_path, NOW + starts * 100 * DAY)
        gone = await forgotten(log, clock)
        log.close()
        if gone:
            break

    assert starts == DAY // MOST_ABSENCE + 1


async def test_a_table_under_way_is_spared(tmp_path: Path) -> None:
    log, clock = await opened_at(tmp_path, NOW)
    running_one, other = await a_table(log, "KXPLT"), await a_table(log, "QWRTZ")
    clock.advance(2 * DAY)

    assert await log.forget(clock.now() - DAY, clock.now() + DAY, {running_one}) == [other]
    log.close()


async def test_what_is_forgotten_gives_its_room_back(tmp_path: Path) -> None:
    log, clock = await opened_at(tmp_path, NOW)
    for i in range(6):
        lane = Lane(await a_table(log, f"KXPL{i}"))
        for number in range(2, 12):
            await append(log, lane, number, os.urandom(100_000))
    await log.scrub()
    clock.advance(2 * DAY)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    before = (tmp_path / DATABASE).stat().st_size

    assert len(await forgotten(log, clock)) == 6

    assert before > 5_000_000
    assert (tmp_path / DATABASE).stat().st_size < 2_000_000
    log.close()


@pytest.mark.parametrize(("later", "noted"), [(3 * DAY, True), (-40 * DAY, True), (2 * HOUR, False), (-5_000, False)])
async def test_a_clock_that_jumped_is_said_and_an_ordinary_absence_is_not(
    later: int, noted: bool, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    log, clock = await opened_at(tmp_path, NOW)
    await log.beat(clock.now())
    log.close()

    log, clock = await opened_at(tmp_path, NOW + later)

    assert log.jumped == (later if noted else 0)
    assert ("the clock jumped" in caplog.text) is noted
    clock.advance(2 * HOUR)
    assert log.jumped == 0, "for an hour"
    log.close()


async def test_a_clock_that_jumped_is_in_readiness_and_in_the_metrics(tmp_path: Path) -> None:
    log, clock = await opened_at(tmp_path, NOW)
    await log.beat(clock.now() - 9 * DAY)
    log.close()

    async with running(tmp_path, clock=HandClock(NOW)) as server, Device(server.url) as operator:
        ready = await operator.get("/readyz")
        _, metrics = await status(f"{server.url}/metrics", Authorization=KEY["Authorization"])

    assert ready == b'{"clock_jumped_seconds":777600}'
    assert "isoloir_clock_jumped_seconds 777600.0" in metrics


async def test_room_is_given_back_by_the_megabyte_and_no_step_is_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log, clock = await opened_at(tmp_path, NOW)
    lane = Lane(await a_table(log))
    for number in range(2, 302):
        await append(log, lane, number, os.urandom(40_000))
    clock.advance(2 * DAY)
    steps: list[int] = []

    def counted(connection: sqlite3.Connection) -> bool:
        steps.append(1)
        return shrink(connection)

    monkeypatch.setattr(sqlite, "shrink", counted)

    assert await forgotten(log, clock) == [lane.table]

    assert 5 < len(steps) < 20, "it was a page at a time"
    assert (tmp_path / DATABASE).stat().st_size < 2_000_000
    log.close()


async def test_what_a_killed_server_had_begun_to_forget_is_forgotten_at_the_next_start(tmp_path: Path) -> None:
    log, clock = await opened_at(tmp_path, NOW)
    lane, other = Lane(await a_table(log)), await a_table(log, "QWRTZ")
    for number in range(2, 250):
        await append(log, lane, number, b"words")
    await log._writer.do(partial(unlist, [(lane.table, "KXPLT")], NOW + DAY))
    await log._writer.do(partial(erase_some, lane.table))
    assert await log.find("KXPLT") is None
    assert len(await log.read(lane.table)) > 100
    log.close()

    log, clock = await opened_at(tmp_path, NOW + HOUR)

    assert await forgotten(log, clock) == []
    assert await log.read(lane.table) == []
    assert len(await log.read(other)) == 1
    log.close()
