"""One clumsy operator and one failing disk: noticed, said, and nothing acknowledged that would be lost."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from isoloir.table.store.interface import Conflict, Lane, Unavailable, Unknown
from isoloir.table.store.sqlite import sqlite_log as sqlite
from isoloir.table.store.sqlite.backup import BadBackup, backup
from isoloir.table.store.sqlite.files import DATABASE, Identity
from isoloir.table.store.sqlite.sqlite_log import SqliteLog, open_sqlite
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from tests.table.client import Closed, Device, Refused

from ..hands import HandClock
from ..process import Server
from ..rewriting import Replacing
from ..running import KEY, people, running, start
from ..stores import NOW, a_table, append
from ..test_http import status

HOUR = 3_600_000
DAY = 24 * HOUR


def damage(path: Path) -> None:
    """Every page but the first is overwritten, as a dying card would."""
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(os.urandom(max(0, path.stat().st_size - 4096)))


def remove(path: Path) -> None:
    shutil.rmtree(path.parent)


def replace(path: Path) -> None:
    other = path.with_name("other")
    shutil.copy(path, other)
    other.replace(path)


def drop_wal(path: Path) -> None:
    path.with_name(path.name + "-wal").unlink()


@pytest.mark.parametrize("harm", [remove, replace, drop_wal])
async def test_a_file_that_is_gone_is_noticed_and_nothing_more_is_acknowledged(
    harm: Callable[[Path], None], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    log = open_sqlite(data / DATABASE, HandClock(NOW))
    lane = Lane(await a_table(log))
    assert await append(log, lane, 2, b"kept") is None

    harm(data / DATABASE)

    assert isinstance(await append(log, Lane(lane.table), 3, b"lost"), Unavailable)
    assert log.trouble == "gone"
    assert not log.is_well
    assert log.faults["gone"] >= 1
    assert "removed or replaced" in caplog.text
    assert not (data / DATABASE).exists() or harm is not remove, "no reader makes an empty file in its place"
    log.close()


async def test_a_folder_moved_away_and_back_heals(tmp_path: Path) -> None:
    data, aside = tmp_path / "data", tmp_path / "aside"
    data.mkdir()
    log = open_sqlite(data / DATABASE, HandClock(NOW))
    table = await a_table(log)
    data.rename(aside)
    with pytest.raises(Unavailable):
        await log.beat(NOW)
    assert log.trouble == "gone"

    aside.rename(data)
    await log.beat(NOW)

    assert log.is_well
    assert await append(log, Lane(table), 2, b"again") is None
    log.close()


class MovedHalfway:
    """Moves the data folder away once, in the middle of the next write: what we have open goes along with it."""

    def __init__(self, log: SqliteLog, data: Path) -> None:
        self.data, self.aside = data, data.with_name("aside")
        log._connection.set_trace_callback(self._hear)

    def _hear(self, statement: str) -> None:
        if statement.startswith(("INSERT", "UPDATE entries")) and self.data.exists():
            self.data.rename(self.aside)

    def put_back(self, log: SqliteLog) -> None:
        log._connection.set_trace_callback(None)
        self.aside.rename(self.data)


async def test_what_was_written_while_the_folder_was_moved_away_may_have_been_kept(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    log = open_sqlite(data / DATABASE, HandClock(NOW))
    table = await a_table(log)
    for entries in ([b"few"], [b"many"] * 100):
        lane, number = Lane(table), len(await log.read(table)) + 1
        moved = MovedHalfway(log, data)
        assert isinstance(await append(log, lane, number, *entries), Unknown)
        assert log.trouble == "gone"
        assert isinstance(await append(log, lane, number + 1, b"behind it"), Conflict)
        assert isinstance(await append(log, Lane(table), number + 1, b"later"), Unavailable), "surely not kept"

        moved.put_back(log)

        assert (await log.read(table))[number - 1 :] == entries
    assert await append(log, Lane(table), 103, b"again") is None
    assert log.is_well
    log.close()


async def test_what_is_done_besides_while_the_folder_is_moved_away_may_have_been_kept_too(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    log = open_sqlite(data / DATABASE, HandClock(NOW))
    table = await a_table(log)
    moved = MovedHalfway(log, data)
    with pytest.raises(Unavailable):
        await log.create("OTHER", [b"created"], NOW)
    moved.put_back(log)
    moved = MovedHalfway(log, data)
    blanking = Replacing(lambda entries: {1: b"blanked"})
    blanking.look([])
    with pytest.raises(Unknown):
        await log.blank(table, blanking, [1])
    moved.put_back(log)

    assert await log.read(table) == [b"blanked"]
    log.close()


@pytest.mark.parametrize("patience", [0.2, 30.0])
async def test_who_chose_while_the_folder_was_moved_away_never_hears_that_nothing_has_changed(
    patience: float, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    async with running(data) as server, people(server.url, "third-man", 4) as clients:
        await start(clients)
        leader, seat = next((each, ask.seat) for each in clients if each.moved for ask in each.moved.asks)
        here = leader.moved
        moved = MovedHalfway(server.log, data)
        choosing = asyncio.ensure_future(leader.choose(seat, [5], command="one"))
        await asyncio.wait([choosing], timeout=patience)
        assert choosing.done() == (patience == 30), "who waits too long is sent to ask again"
        moved.put_back(server.log)
        if choosing.done():
            assert isinstance(choosing.exception(), Closed)
            await leader.connect()
            choosing = asyncio.ensure_future(leader.choose(seat, [5], command="one"))

        assert await choosing == a.Accepted("one", again=True)
        assert here is not None
        await leader.until(lambda: leader.moved is not None and leader.moved.pause == here.pause + 1)
        assert sum(b'"Sealed"' in body for body in await server.log.read(1)) == 1


async def test_in_a_running_house_a_vanished_folder_is_not_ready_and_refuses(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    async with running(data) as server, people(server.url, "third-man", 4) as clients, Device(server.url) as late:
        await start(clients)
        shutil.rmtree(data)
        with pytest.raises(Refused, match="503 storage"):
            await late.create("third-man", "Late")
        answer = await clients[0].say(s.Rename, seat=0, name="Nobody", shape="star", colour="pink")
        ready = await status(f"{server.url}/readyz")
        metrics = await status(f"{server.url}/metrics", Authorization=KEY["Authorization"])

    assert isinstance(answer, a.Refused)
    assert answer.code == "storage"
    assert ready[0] == 503
    assert '"gone"' in ready[1]
    assert 'isoloir_store_faults_total{kind="gone"}' in metrics[1]
    assert "isoloir_store_well 0.0" in metrics[1]


async def test_a_damaged_file_is_noticed_at_the_next_beat_and_takes_no_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    log = open_sqlite(tmp_path / DATABASE, HandClock(NOW))
    table = await a_table(log)
    await log.beat(NOW)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    damage(tmp_path / DATABASE)

    with pytest.raises(Unavailable):
        await log.beat(NOW)

    assert log.trouble == "damaged"
    assert isinstance(await append(log, Lane(table), 2, b"never"), Unavailable)
    assert "restore a backup" in caplog.text
    log.close()


def test_a_damaged_file_is_neither_served_nor_called_whole_by_a_backup(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    server = Server(data)
    server.start()
    server.stop()
    backup(data, copy)
    good = copy.read_bytes()
    damage(data / DATABASE)

    with pytest.raises(BadBackup, match="damaged") as why:
        backup(data, copy)

    assert why.value.key == "damaged"
    assert copy.read_bytes() == good, "the last good copy is still there"
    assert not list(tmp_path.glob("*.part*"))
    server = Server(data)
    server.launch()
    code, _, said = server.end()
    assert code == 1
    assert "damaged" in said
    assert "Traceback" not in said


def test_looking_whether_a_file_is_there_costs_next_to_nothing(tmp_path: Path) -> None:
    (tmp_path / DATABASE).touch()
    identity = Identity(tmp_path / DATABASE)

    for _ in range(10_000):
        identity.check()


async def test_a_large_file_is_looked_through_at_every_beat_as_long_as_that_is_quick(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log, looks = open_sqlite(tmp_path / DATABASE, HandClock(NOW)), list[int]()
    lane = Lane(await a_table(log))
    assert await append(log, lane, 2, *(os.urandom(60_000) for _ in range(400))) is None
    monkeypatch.setattr(sqlite, "check_whole", lambda connection: looks.append(1))
    for _ in range(3):
        await log.beat(NOW)
    assert len(looks) == 3, "24 MB, and looked through each time"

    log._looked_for = 3600.0
    await log.beat(NOW)
    assert len(looks) == 3, "what takes long is done less often"
    log.close()
