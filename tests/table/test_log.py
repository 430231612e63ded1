"""The log: on disk or refused, one number once, thrown back together. Every store has to pass this."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from isoloir.table.log.codec import Rewrite
from isoloir.table.store.backup import BadBackup, backup, restore
from isoloir.table.store.interface import Conflict, Lane, Unavailable, Unwritable, Verdict
from isoloir.table.store.migrations import STEPS, NewerData, migrate
from isoloir.table.store.sqlite import SqliteLog, connect, open_sqlite

from .harness import HandClock

Open = Callable[..., SqliteLog]
NOW = 1_800_000_000_000


@pytest.fixture
async def opened(tmp_path: Path) -> AsyncIterator[Open]:
    logs: list[SqliteLog] = []

    def make(**pragmas: int) -> SqliteLog:
        log = open_sqlite(tmp_path / "tables.sqlite", HandClock(NOW), busy_ms=50, **pragmas)
        logs.append(log)
        return log

    yield make
    for log in logs:
        log.close()


async def append(log: SqliteLog, lane: Lane, first: int, *entries: bytes, rewrite: Rewrite | None = None) -> Verdict:
    verdict: asyncio.Future[Verdict] = asyncio.get_running_loop().create_future()
    log.append(lane, first, entries, verdict.set_result, rewrite)
    return await verdict


async def a_table(log: SqliteLog, code: str = "KXPLT") -> int:
    number = await log.create(code, [b"created"], NOW)
    assert number is not None
    return number


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
        append(log, lane, 3, b"erased", rewrite=fails),
        append(log, lane, 4, b"checked against what did not happen"),
        append(log, sound, 3, b"b", rewrite=lambda log: {2: b"blank"}),
    )

    assert [type(verdict) for verdict in verdicts] == [type(None), type(None), Unwritable, Conflict, type(None)]
    assert await log.read(table) == [b"created", b"before"]
    assert await log.read(other) == [b"created", b"blank", b"b"]
    assert log.is_well


async def test_many_writers_leave_no_gap_and_no_double(opened: Open) -> None:
    logs = [opened(), opened()]
    table = await a_table(logs[0])

    async def write(log: SqliteLog, name: int) -> int:
        written = 0
        while written < 15:
            after = len(await log.read(table))
            written += await append(log, Lane(table), after + 1, b"%d-%d" % (name, written)) is None
        return written

    await asyncio.gather(*(write(log, name) for name, log in enumerate(logs)))

    assert sorted((await logs[0].read(table))[1:]) == sorted(b"%d-%d" % (n, i) for n in range(2) for i in range(15))


async def test_a_full_disk_keeps_nothing_and_recovers(opened: Open, tmp_path: Path) -> None:
    log = opened(max_page_count=24)
    table = await a_table(log)
    lane, number = Lane(table), 2
    while (verdict := await append(log, lane, number, b"x" * 3_000)) is None:
        number += 1
    assert isinstance(verdict, Unavailable)
    assert not log.is_well
    assert len(await log.read(table)) == number - 1
    assert isinstance(await append(log, lane, number + 1, b"after a gap"), Conflict)

    await log.forget(NOW + 1, NOW + 2)
    fresh = await a_table(log, "FRESH")

    assert await append(log, Lane(fresh), 2, b"again") is None
    assert log.is_well


async def test_a_locked_database_refuses_and_recovers(opened: Open, tmp_path: Path) -> None:
    log = opened()
    table = await a_table(log)
    with sqlite3.connect(tmp_path / "tables.sqlite") as intruder:
        intruder.execute("BEGIN IMMEDIATE")
        refused = await append(log, Lane(table), 2, b"one")
        intruder.rollback()
    intruder.close()

    assert isinstance(refused, Unavailable)
    assert await append(log, Lane(table), 2, b"one") is None


async def test_a_code_is_given_once_and_rests_after_its_table_is_forgotten(opened: Open) -> None:
    log = opened()
    table = await a_table(log)
    assert await log.create("KXPLT", [b"x"], NOW) is None

    assert await log.forget(NOW + 1, NOW + 1_000) == [table]

    assert await log.find("KXPLT") is None
    assert await log.read(table) == []
    assert await log.create("KXPLT", [b"x"], NOW + 999) is None
    assert await log.create("KXPLT", [b"x"], NOW + 1_001) not in (None, table)


def mentions(folder: Path, word: bytes) -> bool:
    """As a word of its own: a short name stands by chance within one of some forty games' nonces."""
    whole = re.compile(rb"(?<![\w-])" + re.escape(word) + rb"(?![\w-])")
    return any(whole.search(file.read_bytes()) for file in folder.glob("tables.sqlite*"))


async def test_what_is_forgotten_leaves_no_trace_in_the_files(opened: Open, tmp_path: Path) -> None:
    log = opened()
    table = await a_table(log)
    await append(log, Lane(table), 2, b"Marie-Antoinette " * 400)
    assert mentions(tmp_path, b"Marie-Antoinette")

    await log.forget(NOW + 1, NOW + 2)

    assert not mentions(tmp_path, b"Marie-Antoinette")


async def test_when_the_server_was_last_alive_is_known(opened: Open) -> None:
    log = opened()
    assert log.was_alive is None
    await log.beat(NOW)
    await log.beat(NOW + 5)

    assert opened().was_alive == NOW + 5


async def test_every_commit_is_fully_synced(opened: Open) -> None:
    writing = opened()._connection

    assert writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert writing.execute("PRAGMA synchronous").fetchone() == (2,)


async def test_an_older_file_is_brought_up_to_date_once_with_a_copy_kept(opened: Open, tmp_path: Path) -> None:
    await a_table(opened())
    calls = list[str]()
    with closing(connect(tmp_path / "tables.sqlite")) as connection:
        for _ in range(2):
            newer = (*STEPS, ("ALTER TABLE tables ADD COLUMN mood TEXT",))
            migrate(connection, lambda version: calls.append(f"copy of {version}"), newer)
        moods = connection.execute("SELECT mood FROM tables").fetchall()

    assert calls == [f"copy of {len(STEPS)}"]
    assert moods == [(None,)]
    with pytest.raises(NewerData):
        opened()


async def test_every_entry_of_the_first_version_is_there_after_the_next(opened: Open, tmp_path: Path) -> None:
    with closing(connect(tmp_path / "tables.sqlite")) as connection:
        migrate(connection, lambda _: None, STEPS[:1])
        connection.execute("INSERT INTO tables (code, touched) VALUES ('KXPLT', 1), ('OTHER', 1)")
        rows = [(2, 1, b"there"), (1, 2, b"second"), (1, 1, b"first")]
        connection.executemany("INSERT INTO entries (table_id, number, body) VALUES (?, ?, ?)", rows)

    log = opened()

    assert [await log.read(1), await log.read(2)] == [[b"first", b"second"], [b"there"]]
    assert isinstance(await append(log, Lane(1), 2, b"taken"), Conflict)
    assert await append(log, Lane(1), 3, b"third") is None


async def test_a_step_that_fails_leaves_the_file_as_it_was(opened: Open, tmp_path: Path) -> None:
    table = await a_table(opened())
    with closing(connect(tmp_path / "tables.sqlite")) as connection, pytest.raises(sqlite3.OperationalError):
        migrate(connection, lambda _: None, (*STEPS, ("ALTER TABLE tables ADD COLUMN mood TEXT", "NONSENSE")))

    assert await opened().read(table) == [b"created"]


async def test_a_backup_of_a_running_server_can_be_restored(opened: Open, tmp_path: Path) -> None:
    log = opened()
    table = await a_table(log)
    await append(log, Lane(table), 2, b"before")
    backup(tmp_path, tmp_path / "copy")
    await append(log, Lane(table), 3, b"after")
    log.close()

    restore(tmp_path / "copy", tmp_path)

    assert await opened().read(table) == [b"created", b"before"]
    assert (tmp_path / "tables.sqlite.before-restore").is_file()


def test_what_is_not_a_backup_is_not_restored(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Sir or Madam")

    with pytest.raises(BadBackup, match="is not a backup"):
        restore(tmp_path / "letter", tmp_path / "data")
    with pytest.raises(BadBackup, match="there is no file"):
        restore(tmp_path / "nothing", tmp_path / "data")
    with pytest.raises(BadBackup, match="nothing to back up"):
        backup(tmp_path / "data", tmp_path / "copy")
