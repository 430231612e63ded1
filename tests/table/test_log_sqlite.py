"""What is SQLite's own: files, locks, synced commits, copies, backups, and steps from one version to the next."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

import pytest

from isoloir.table.log.codec import decode_entry
from isoloir.table.log.entries import Restored
from isoloir.table.store.interface import Conflict, Lane, NewerData, OlderData, Unavailable
from isoloir.table.store.sqlite.backup import BadBackup, backup, restore
from isoloir.table.store.sqlite.files import make_file
from isoloir.table.store.sqlite.migrations import BEFORE, STEPS, migrate
from isoloir.table.store.sqlite.sqlite_log import SqliteLog, connect, open_sqlite

from .hands import HandClock
from .stores import NOW, a_table, append

Open = Callable[..., SqliteLog]


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


async def test_every_commit_is_fully_synced(opened: Open) -> None:
    writing = opened()._connection

    assert writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert writing.execute("PRAGMA synchronous").fetchone() == (2,)


async def test_an_older_file_is_brought_up_to_date_once(opened: Open, tmp_path: Path) -> None:
    await a_table(opened())
    with closing(connect(tmp_path / "tables.sqlite")) as connection:
        for _ in range(2):
            migrate(connection, (*STEPS, ("ALTER TABLE tables ADD COLUMN mood TEXT",)))
        moods = connection.execute("SELECT mood FROM tables").fetchall()

    assert moods == [(None,)]
    with pytest.raises(NewerData):
        opened()


@pytest.mark.parametrize("version", range(1, BEFORE + 1))
def test_a_file_from_before_the_release_is_refused_and_left_alone(opened: Open, tmp_path: Path, version: int) -> None:
    make_file(tmp_path / "tables.sqlite")
    with closing(connect(tmp_path / "tables.sqlite")) as connection:
        connection.execute("CREATE TABLE tables (id INTEGER PRIMARY KEY)")
        connection.execute(f"PRAGMA user_version = {version}")

    with pytest.raises(OlderData):
        opened()


async def test_a_step_that_fails_leaves_the_file_as_it_was(opened: Open, tmp_path: Path) -> None:
    table = await a_table(opened())
    with closing(connect(tmp_path / "tables.sqlite")) as connection, pytest.raises(sqlite3.OperationalError):
        migrate(connection, (*STEPS, ("ALTER TABLE tables ADD COLUMN mood TEXT", "NONSENSE")))

    assert await opened().read(table) == [b"created"]


async def test_a_backup_of_a_running_server_can_be_restored(opened: Open, tmp_path: Path) -> None:
    log = opened()
    table = await a_table(log)
    await append(log, Lane(table), 2, b"before")
    backup(tmp_path, tmp_path / "copy")
    await append(log, Lane(table), 3, b"after")
    log.close()

    restore(tmp_path / "copy", tmp_path)

    *log_of_then, last = await opened().read(table)
    assert log_of_then == [b"created", b"before"]
    assert isinstance(decode_entry(last), Restored)


def test_what_is_not_a_backup_is_not_restored(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Sir or Madam")

    with pytest.raises(BadBackup, match="is not a backup"):
        restore(tmp_path / "letter", tmp_path / "data")
    with pytest.raises(BadBackup, match="there is no file"):
        restore(tmp_path / "nothing", tmp_path / "data")
    with pytest.raises(BadBackup, match="nothing to back up"):
        backup(tmp_path / "data", tmp_path / "copy")
