"""Every fault of a disk, a folder or a clock: within five seconds in the log, in readiness and in the metrics."""

from __future__ import annotations

import asyncio
import logging
import os
import resource
import shutil
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from isoloir.table.door import app
from isoloir.table.live.table import clocks
from isoloir.table.store.sqlite.files import DATABASE, LOCK, make_file

from ..process import Server
from ..running import KEY, running
from ..test_http import status

SECONDS = 5.0


def remove(path: Path) -> None:
    shutil.rmtree(path.parent)


def move(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


def replace(path: Path) -> None:
    shutil.copy(path, path.with_name("other"))
    path.with_name("other").replace(path)


def new_folder(path: Path) -> None:
    move(path)
    path.parent.mkdir()
    path.touch()


def drop_wal(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


def drop_shm(path: Path) -> None:
    path.with_name(f"{path.name}-shm").unlink()


def flushed(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path.stat().st_size


def damage(path: Path, start: int = 4096) -> None:
    size = flushed(path)
    with path.open("r+b") as file:
        file.seek(start)
        file.write(os.urandom(size - start))


def damage_head(path: Path) -> None:
    flushed(path)
    with path.open("r+b") as file:
        file.write(os.urandom(100))


def cut(path: Path) -> None:
    flushed(path)
    os.truncate(path, 4096)


def unlock(path: Path) -> None:
    path.with_name(LOCK).unlink()


def open_up(path: Path) -> None:
    path.chmod(0o644)


def hold(path: Path) -> sqlite3.Connection:
    intruder = sqlite3.connect(path, isolation_level=None)
    intruder.execute("BEGIN IMMEDIATE")
    return intruder


@contextmanager
def wall_set(seconds: float) -> Iterator[None]:
    """The machine's clock is set while the server runs."""
    real = time.time
    try:
        time.time = lambda: real() + seconds
        yield
    finally:
        time.time = real


async def noticed(url: str, kind: str, word: str, said: Callable[[], str]) -> float:
    """Seconds until the log, readiness and the metrics all say so."""
    began, ready = time.perf_counter(), (0, "")
    while time.perf_counter() - began < SECONDS:
        ready, metrics = (
            await status(f"{url}/readyz"),
            await status(f"{url}/metrics", Authorization=KEY["Authorization"]),
        )
        if kind in ready[1] and f'kind="{kind}"' in metrics[1] and word in said():
            return time.perf_counter() - began
        await asyncio.sleep(0.1)
    raise AssertionError(f"not noticed: {ready} {said()[-300:]}")


STOPS = {
    "a folder removed": (remove, "gone", "removed or replaced"),
    "a folder moved away": (move, "gone", "removed or replaced"),
    "another folder in its place": (new_folder, "gone", "removed or replaced"),
    "another file in its place": (replace, "gone", "removed or replaced"),
    "no write-ahead log": (drop_wal, "gone", "removed or replaced"),
    "no index of it": (drop_shm, "gone", "removed or replaced"),
    "random pages": (damage, "damaged", "restore a backup"),
    "a random head": (damage_head, "damaged", "restore a backup"),
    "half a file": (cut, "damaged", "restore a backup"),
    "held by another program": (hold, "locked", "another program"),
}
NOTED = {
    "no lock file": (unlock, "unlocked", "lock file was removed"),
    "files that others may read": (open_up, "readable", "only their owner"),
}


@pytest.mark.parametrize("fault", [*STOPS, *NOTED])
async def test_a_fault_is_noticed_in_the_log_in_readiness_and_in_the_metrics(
    fault: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert app.BEAT_SECONDS <= 2.0, "and a file that is held is waited for two more"
    monkeypatch.setattr(app, "BEAT_SECONDS", 0.5)
    harm, kind, word = {**STOPS, **NOTED}[fault]
    data = tmp_path / "data"
    data.mkdir(0o700)
    (data / LOCK).touch(0o600)
    make_file(data / DATABASE)
    async with running(data, busy_ms=200) as server:
        shutil.rmtree(data / "pages")
        await asyncio.sleep(0.1)
        before = await status(f"{server.url}/readyz")
        with caplog.at_level(logging.WARNING):
            held = harm(data / DATABASE)
            await noticed(server.url, kind, word, lambda: caplog.text)
        ready = await status(f"{server.url}/readyz")
        if held is not None:
            held.close()

    assert before == (200, "{}")
    assert ready[0] == (503 if fault in STOPS else 200)


@pytest.mark.parametrize("seconds", [3_600, -3_600, 40 * 365 * 86_400])
async def test_a_clock_that_is_set_while_the_server_runs_is_noticed_and_forgets_nobody(
    seconds: int, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "BEAT_SECONDS", 0.3)
    clock = clocks.SystemClock()
    async with running(tmp_path, clock=clock) as server:
        before = clock.now()
        with wall_set(seconds):
            await asyncio.sleep(1.2)
            ready, metrics = (
                await status(f"{server.url}/readyz"),
                await status(f"{server.url}/metrics", Authorization=KEY["Authorization"]),
            )
            assert abs(clock.now() - before) < 5_000, "deadlines stay what they were"
        await asyncio.sleep(0.8)
        after = await status(f"{server.url}/readyz")

    assert ready[0] == 200
    assert f'"clock_jumped_seconds":{seconds}' in ready[1] or f'"clock_jumped_seconds":{seconds - 1}' in ready[1]
    assert "isoloir_clock_jumped_seconds" in metrics[1]
    assert "isoloir_clock_jumped_seconds 0.0" not in metrics[1]
    assert "the clock was set while we ran" in caplog.text
    assert after == (200, "{}")
    assert "the clock is right again" in caplog.text


async def until(url: str, wanted: int, seconds: float) -> str:
    """What readiness says once it's this; fails if that takes longer."""
    end = time.perf_counter() + seconds
    ready = await status(f"{url}/readyz")
    while ready[0] != wanted:
        assert time.perf_counter() < end, ready
        await asyncio.sleep(0.1)
        ready = await status(f"{url}/readyz")
    return ready[1]


@pytest.mark.skipif(sys.platform != "linux", reason="takes another process's limits away")
async def test_a_disk_that_takes_no_more_is_noticed_within_five_seconds_and_heals(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.start()
    try:
        assert server.process is not None
        ends = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, ends[1]))
        refused = await until(server.url, 503, SECONDS)
        metrics = await status(f"{server.url}/metrics", Authorization=KEY["Authorization"])
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, ends)
        await until(server.url, 200, 2 * SECONDS)
    finally:
        _, _, log = server.stop()

    kind = refused.split('"kind":"')[1].split('"')[0]
    assert kind in ("full", "io"), log
    assert f'isoloir_store_faults_total{{kind="{kind}"}}' in metrics[1]
    assert "the disk" in log
    assert "well again" in log
