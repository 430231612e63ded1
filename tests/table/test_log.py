"""The log: on disk or refused, one number once, thrown back together. Every store has to pass this."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from uuid import uuid4

import pytest

from isoloir.table.log.codec import FORGOTTEN
from isoloir.table.store.interface import Conflict, Lane, Sleeping, Unwritable
from isoloir.table.store.postgres.postgres_log import open_postgres
from isoloir.table.store.sqlite.sqlite_log import open_sqlite
from tests.services import Postgres

from .hands import HandClock
from .rewriting import Replacing
from .stores import NOW, Open, Store, a_table, append


@pytest.fixture(params=["sqlite", "postgres"])
async def opened(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Open]:
    logs: list[Store] = []
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres_server")
        address = server.database(uuid4().hex)

    def make() -> Store:
        clock = HandClock(NOW)
        if request.param == "sqlite":
            logs.append(open_sqlite(tmp_path / "tables.sqlite", clock, busy_ms=50))
        else:
            logs.append(open_postgres(address, clock))
        return logs[-1]

    yield make
    for log in logs:
        log.close()


async def test_entries_come_back_in_order_from_another_connection(opened: Open) -> None:
    log = opened()
    table = await a_table(log)
    lane = Lane(table)

    assert [await append(log, lane, 2 + i, b"%d" % i) for i in range(20)] == [None] * 20

    assert await opened().read(table) == [b"created", *[b"%d" % i for i in range(20)]]


async def test_what_is_beyond_a_number_can_be_read_alone_and_heads_of_many_in_one_question(opened: Open) -> None:
    log = opened()
    first, second = await a_table(log), await a_table(log, "BCDFG")
    await append(log, Lane(first), 2, b"a", b"b")

    assert await log.read(first, after=1) == [b"a", b"b"]
    assert await log.read(first, after=3) == []
    assert await log.heads([first, second, 777]) == {first: 3, second: 1}
    assert await log.heads([]) == {}


async def test_of_two_nodes_only_one_gets_a_number(opened: Open) -> None:
    here, there = opened(), opened()
    table = await a_table(here)

    first = await append(here, Lane(table), 2, b"here")
    second = await append(there, Lane(table), 2, b"there")

    assert first is None
    assert isinstance(second, Conflict)
    assert await there.read(table) == [b"created", b"here"]


async def test_after_a_conflict_no_later_entry_of_that_table_is_kept_and_other_tables_are_not_touched(
    opened: Open,
) -> None:
    log = opened()
    table, other = await a_table(log), await a_table(log, "OTHER")
    await append(log, Lane(table), 2, b"taken")
    lane, sound = Lane(table), Lane(other)

    verdicts = await asyncio.gather(
        append(log, sound, 2, b"a"),
        append(log, lane, 2, b"too late"),
        append(log, sound, 3, b"b"),
        append(log, lane, 3, b"checked against what did not happen"),
        append(log, sound, 4, b"c"),
    )

    assert [type(verdict) for verdict in verdicts] == [type(None), Conflict, type(None), Conflict, type(None)]
    assert await log.read(table) == [b"created", b"taken"]
    assert await log.read(other) == [b"created", b"a", b"b", b"c"]
    assert isinstance(await append(log, lane, 3, b"still broken"), Conflict)


def fails(log: Sequence[bytes]) -> Mapping[int, bytes]:
    raise ZeroDivisionError


async def test_a_rewrite_that_fails_takes_nothing_else_of_its_commit_with_it(opened: Open) -> None:
    log = opened()
    table, other = await a_table(log), await a_table(log, "OTHER")
    lane, sound = Lane(table), Lane(other)

    verdicts = await asyncio.gather(
        append(log, sound, 2, b"a"),
        append(log, lane, 2, b"before"),
        append(log, lane, 3, b"erased", rewrites=[Replacing(fails)]),
        append(log, lane, 4, b"checked against what did not happen"),
        append(log, sound, 3, b"b", rewrites=[Replacing(lambda log: {2: b"blank"})]),
    )

    assert [type(verdict) for verdict in verdicts] == [type(None), type(None), Unwritable, Conflict, type(None)]
    assert await log.read(table) == [b"created", b"before"]
    assert await log.read(other) == [b"created", b"blank", b"b"]
    assert log.is_well


async def test_many_writers_leave_no_gap_and_no_double(opened: Open) -> None:
    logs = [opened(), opened()]
    table = await a_table(logs[0])

    async def write(log: Store, name: int) -> int:
        written = 0
        while written < 15:
            after = len(await log.read(table))
            written += await append(log, Lane(table), after + 1, b"%d-%d" % (name, written)) is None
        return written

    await asyncio.gather(*(write(log, name) for name, log in enumerate(logs)))

    assert sorted((await logs[0].read(table))[1:]) == sorted(b"%d-%d" % (n, i) for n in range(2) for i in range(15))


async def test_a_code_is_given_once_and_rests_after_its_table_is_forgotten(opened: Open) -> None:
    log = opened()
    table = await a_table(log)
    assert await log.create("KXPLT", [b"x"], NOW) is None

    assert await log.forget(NOW + 1, NOW + 1_000) == [table]

    assert await log.find("KXPLT") is None
    assert await log.read(table) in ([], [FORGOTTEN])
    assert await log.create("KXPLT", [b"x"], NOW + 999) is None
    assert await log.create("KXPLT", [b"x"], NOW + 1_001) not in (None, table)


async def test_when_the_server_was_last_alive_is_known(opened: Open) -> None:
    log = opened()
    assert log.was_alive is None
    await log.beat(NOW)
    await log.beat(NOW + 5)

    assert opened().was_alive == NOW + 5


async def test_when_a_table_wants_to_be_looked_at_is_kept_with_its_entries_or_not_at_all(opened: Open) -> None:
    log = opened()
    table, other = await a_table(log), await a_table(log, "OTHER")
    lane, behind = Lane(table), Lane(other)
    assert isinstance(log, Sleeping)

    lane.wakes, behind.wakes = NOW + 10, NOW + 10
    kept, lost = await asyncio.gather(append(log, lane, 2, b"a"), append(log, behind, 1, b"taken"))

    assert (kept, await log.due(NOW + 9), await log.due(NOW + 10)) == (None, {}, {table: NOW + 10})
    assert isinstance(lost, Conflict)
    await append(log, lane, 3, b"b")
    assert await opened().due(NOW + 10) == {table: NOW + 10}  # type: ignore[attr-defined]

    await log.wake(table, None)
    assert await log.due(NOW + 10**9) == {}


async def test_a_table_that_waits_for_days_is_not_forgotten_before(opened: Open) -> None:
    log = opened()
    table, other = await a_table(log), await a_table(log, "OTHER")
    assert isinstance(log, Sleeping)
    await log.wake(table, NOW + 1)

    assert await log.forget(NOW + 10**6, NOW + 10**7) == [other]
    await log.wake(table, None)
    assert await log.forget(NOW + 10**6, NOW + 10**7) == [table]
