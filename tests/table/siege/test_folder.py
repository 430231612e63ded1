"""A folder, its lock, its backups and its rights, whatever they were before."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest

from isoloir.cli.app import main
from isoloir.table.store.interface import Lane, Unavailable
from isoloir.table.store.sqlite.backup import backup, restore
from isoloir.table.store.sqlite.files import DATABASE, make_private
from isoloir.table.store.sqlite.lock import DataLock, InUse
from isoloir.table.store.sqlite.sqlite_log import open_sqlite

from ..hands import HandClock
from ..process import Server, free_port
from ..stores import NOW, a_table, append
from ..test_http import status
from .test_failing_disk import DAY


@pytest.mark.parametrize("target", ["missing/copy", "folder"])
def test_a_backup_into_nowhere_is_one_sentence(target: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = Server(tmp_path / "data")
    server.start()
    server.stop()
    (tmp_path / "folder").mkdir()

    assert main(["backup", str(tmp_path / target), "--data", str(tmp_path / "data"), "--lang", "en"]) != 0

    said = capsys.readouterr().err
    assert len(said.strip().splitlines()) == 1
    assert "Traceback" not in said


def test_a_second_restore_keeps_what_the_first_one_kept(tmp_path: Path) -> None:
    data = tmp_path / "data"
    server = Server(data)
    server.start()
    server.stop()
    backup(data, tmp_path / "copy")

    for _ in range(3):
        restore(tmp_path / "copy", data)

    assert len(list(data.glob(f"{DATABASE}.before-restore-*"))) == 3


async def test_a_backup_older_than_tables_are_kept_is_not_forgotten_at_the_start(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    clock = HandClock(NOW - 400 * DAY)
    log = open_sqlite(data / DATABASE, clock)
    table = await a_table(log)
    await log.beat(clock.now())
    backup(data, tmp_path / "copy")
    log.close()
    restore(tmp_path / "copy", data)

    with closing(sqlite3.connect(data / DATABASE)) as connection:
        (restored,) = connection.execute("SELECT value FROM meta WHERE key = 'alive'").fetchone()
    clock = HandClock(restored + 1_000)
    log = open_sqlite(data / DATABASE, clock)
    gone = await log.forget(clock.now() - DAY, clock.now() + DAY)

    assert gone == []
    assert (await log.read(table))[0] == b"created"
    log.close()


def test_files_and_folder_are_private_whatever_they_were(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    data.chmod(0o755)
    (data / DATABASE).touch(mode=0o644)
    (data / f"{DATABASE}.before-2").touch()
    (data / f"{DATABASE}.before-2").chmod(0o644)
    server = Server(data)
    server.start()
    modes = {path.name: path.stat().st_mode & 0o777 for path in data.iterdir()}
    _, _, said = server.stop()

    assert f"mended data={data}" in said
    assert set(modes.values()) == {0o600}, modes
    assert data.stat().st_mode & 0o777 == 0o700


def test_a_folder_that_holds_other_things_keeps_its_mode(tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / DATABASE).touch()
    (tmp_path / DATABASE).chmod(0o644)
    tmp_path.chmod(0o755)

    assert make_private(tmp_path) == [tmp_path / DATABASE]
    assert tmp_path.stat().st_mode & 0o777 == 0o755


def test_a_deleted_lock_file_lets_no_second_server_in(tmp_path: Path) -> None:
    with DataLock(tmp_path):
        (tmp_path / "server.lock").unlink()
        with pytest.raises(InUse):
            DataLock(tmp_path)
    with DataLock(tmp_path):
        pass


async def test_two_colons_mean_every_address_and_the_link_that_is_printed_works(tmp_path: Path) -> None:
    server = Server(tmp_path, free_port(), HOST="::")
    said = server.start()
    try:
        for host in ("127.0.0.1", "[::1]"):
            assert (await status(f"http://{host}:{server.port}/healthz"))[0] == 200
        async with aiohttp.ClientSession() as session, session.get(said.split("url=")[-1].strip()) as response:
            assert response.status < 500
    finally:
        server.stop()


async def test_errors_are_told_by_kind_and_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    log = open_sqlite(tmp_path / DATABASE, HandClock(NOW), busy_ms=20)
    lane = Lane(await a_table(log))
    intruder = sqlite3.connect(tmp_path / DATABASE, isolation_level=None)
    intruder.execute("BEGIN IMMEDIATE")
    with caplog.at_level(logging.WARNING):
        for _ in range(5):
            assert isinstance(await append(log, Lane(lane.table), 2, b"x"), Unavailable)
        assert log.trouble == "locked"
        intruder.execute("ROLLBACK")
        intruder.close()
        assert await append(log, Lane(lane.table), 2, b"x") is None
    log.close()

    assert log.faults["locked"] == 5
    assert [record.message for record in caplog.records] == [
        "another program holds the file",
        "the store is well again",
    ]
    await asyncio.sleep(0)
