"""PostgreSQL, what failed over, and clocks: nothing behind a gap, nothing forgotten too early."""

from __future__ import annotations

import asyncio

import pytest

from isoloir.table.store.interface import Conflict, Lane, Unknown
from isoloir.table.store.postgres.connection import connect
from isoloir.table.store.postgres.postgres_log import open_postgres
from isoloir.table.store.postgres.postgres_register import PostgresRegister
from tests.services import Postgres

from .hands import HandClock
from .rewriting import Replacing
from .stores import NOW, a_table, append
from .test_postgres import DAY, Relay, through


async def test_nothing_is_written_behind_a_gap(address: str) -> None:
    """As after a failover to a replica that hadn't got everything."""
    log = open_postgres(address, HandClock(NOW))
    tables = [await a_table(log, f"TABLE{n}") for n in range(3)]
    for table in tables:
        await append(log, Lane(table), 2, b"two", b"three")
    with connect(address) as operator:
        operator.execute("DELETE FROM entries WHERE table_id = %s AND number = 3", (tables[1],))

    verdicts = await asyncio.gather(*(append(log, Lane(table), 4, b"four", b"five") for table in tables))
    lost = await append(log, Lane(tables[1]), 4, b"four", rewrites=[Replacing(lambda log: {1: b"x"})])

    assert [type(verdict) for verdict in (*verdicts, lost)] == [type(None), Conflict, type(None), Conflict]
    assert await log.heads(tables) == dict(zip(tables, (5, 2, 5), strict=True))
    assert await log.read(tables[1]) == [b"created", b"two"]
    log.close()


async def test_what_was_read_before_a_failover_is_not_written_after_it(
    address: str, postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    relay = Relay(postgres_server.port)
    async with through(relay, address) as log:
        table = await a_table(log)
        before = Lane(table), Lane(table)
        monkeypatch.setattr("isoloir.table.store.postgres.postgres_writer.timeline_of", lambda connection: "00000002")
        relay.hang_up()
        cut = await append(log, before[0], 2, b"one")

        stale = await append(log, before[1], 2, b"one")
        fresh = await append(log, Lane(table), 2, b"one")

        assert [type(verdict) for verdict in (cut, stale, fresh)] == [Unknown, Conflict, type(None)]
    relay.close()


async def test_old_rows_are_vacuumed_after_an_erasure_and_nobody_waits_for_it(address: str) -> None:
    clock = HandClock(NOW)
    log = open_postgres(address, clock)
    table = await a_table(log)

    assert await append(log, Lane(table), 2, b"Erased", rewrites=[Replacing(lambda entries: {1: b"blank"})]) is None
    await log.beat(clock.now())

    assert await append(log, Lane(table), 3, b"meanwhile") is None
    wanted = "SELECT pg_stat_get_vacuum_count('entries'::regclass)"
    with connect(address) as operator:
        for _ in range(100):
            if operator.execute(wanted).fetchone() == (1,):
                break
            await asyncio.sleep(0.1)
        assert operator.execute(wanted).fetchone() == (1,)
    assert await log.read(table) == [b"blank", b"Erased", b"meanwhile"]
    assert await log.scrub(), "nothing more to do"
    log.close()


@pytest.mark.parametrize("wrong", [2 * DAY, 40 * 365 * DAY, -3 * DAY])
async def test_a_clock_that_is_wrong_at_a_start_forgets_nobody(address: str, wrong: int) -> None:
    """Not even where nodes with the right time and the wrong one count by turns."""
    clocks = [HandClock(NOW), HandClock(NOW + wrong)]
    right = open_postgres(address, clocks[0])
    table = await a_table(right)
    await right.beat(NOW)
    lost = open_postgres(address, clocks[1])

    for _ in range(20):
        for log, clock in zip((right, lost), clocks, strict=True):
            clock.advance(3_000)
            await log.beat(clock.now())
            assert await log.forget(clock.now() - DAY, clock.now() + DAY) == []

    assert await right.find("KXPLT") == table
    for _ in range(2):
        await right.beat(clocks[0].now())
        clocks[0].advance(DAY)
    await right.beat(clocks[0].now())
    assert await right.forget(clocks[0].now() - DAY, clocks[0].now() + DAY) == [table]
    right.close()
    lost.close()


async def test_a_game_under_way_at_another_node_is_not_forgotten(address: str) -> None:
    clock = HandClock(NOW)
    here, there = open_postgres(address, clock), open_postgres(address, clock)
    playing, left = await a_table(here), await a_table(here, "QRSTW")
    clock.advance(2 * DAY)

    assert await there.forget(0, clock.now(), {playing}) == []
    assert await here.forget(clock.now() - DAY, clock.now() + DAY) == [left]
    here.close()
    there.close()


async def test_nodes_hear_when_the_store_failed_over_though_they_came_later(address: str) -> None:
    open_postgres(address, HandClock(NOW)).close()
    registers = [PostgresRegister(address), PostgresRegister(address)]
    new = await registers[0].beat("one", 1, [])
    usual = await registers[0].beat("one", 1, [])
    with connect(address) as operator:
        operator.execute("UPDATE meta SET value = '000000FF 0' WHERE key = 'timeline'")

    noticed = await registers[0].beat("one", 1, [])
    later = [await register.beat(name, 1, []) for register, name in zip(registers, ("one", "two"), strict=True)]
    for register in registers:
        register.close()

    assert new.failed_over == usual.failed_over == 0
    assert noticed.failed_over == noticed.now
    assert [pulse.failed_over for pulse in later] == [noticed.now] * 2
