"""The lab's work: in order, taken up again, and no worse for workers that die."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL, Popen
from sys import executable
from time import monotonic, sleep

import pytest

from isoloir.core import BadSetup
from isoloir.lab.journal import Journal, OtherWork
from isoloir.lab.simulate import Study, play_piece
from isoloir.lab.work import worked
from isoloir.lab.workers import AtOnce, Processes, opened

STUDY = Study("third-man", 4, {}, "en", ("random",) * 4, "seed", 40, records=True)
PIECES = [(STUDY, range(start, start + 2)) for start in range(0, 40, 2)]


def slow_square(number: int) -> int:
    sleep(0.002 * (number % 3))
    return number * number


def kill_once(piece: tuple[str, int]) -> int:
    """The first to come to piece 3 kills its own process; there is a file to say that it has happened."""
    mark, number = piece
    if number == 3:
        try:
            Path(mark).touch(exist_ok=False)
        except FileExistsError:
            return number
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_results_come_in_the_order_of_the_pieces() -> None:
    with ThreadPoolExecutor(4) as threads:
        assert list(worked(threads, slow_square, range(200))) == [number * number for number in range(200)]


def test_what_the_journal_holds_is_not_done_again(tmp_path: Path) -> None:
    path, asked = tmp_path / "journal", list[int]()

    def square(number: int) -> int:
        asked.append(number)
        return number * number

    first = worked(AtOnce(), square, range(10), journal := Journal(path, "squares", int, "rules"))
    assert [next(first) for _ in range(4)] == [0, 1, 4, 9]
    journal.close()
    done = len(asked)
    again = Journal(path, "squares", int, "rules")

    assert list(worked(AtOnce(), square, range(10), again)) == [number * number for number in range(10)]
    assert sorted(asked) == list(range(10))
    assert 4 <= done < 10
    again.close()


def test_a_line_cut_off_by_a_kill_is_worked_out_again(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    journal = Journal(path, "squares", int, "rules")
    list(worked(AtOnce(), slow_square, range(5), journal))
    journal.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:-3])

    again = Journal(path, "squares", int, "rules")
    assert sorted(again.done) == [0, 1, 2, 3]
    assert list(worked(AtOnce(), slow_square, range(5), again)) == [0, 1, 4, 9, 16]
    again.close()
    assert path.read_bytes() == whole


@pytest.mark.parametrize("text", [b'{"journal":2,"work":"cubes"}\n', b"not a journal\n", b"no line at all", b"\xff\n"])
def test_the_journal_of_other_work_is_refused(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "journal"
    path.write_bytes(text)

    with pytest.raises(OtherWork):
        Journal(path, "squares", int, "rules")
    assert path.read_bytes() == text


def test_a_journal_of_other_rules_or_another_version_is_begun_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its numbers would be those of another game."""
    path = tmp_path / "journal"
    first = Journal(path, "squares", int, "rules")
    first.add(3, 9)
    first.close()

    changed = Journal(path, "squares", int, "changed rules")
    changed.close()
    assert (changed.done, changed.before) == ({}, {3: 9})

    monkeypatch.setattr("isoloir.lab.journal.__version__", "99")
    newer = Journal(path, "squares", int, "changed rules")
    newer.close()
    assert (newer.done, newer.before) == ({}, {})


def test_a_first_line_that_was_cut_off_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    Journal(path, "squares", int, "rules").close()
    whole = path.read_bytes()
    path.write_bytes(whole[:9])

    Journal(path, "squares", int, "rules").close()
    assert path.read_bytes() == whole


def test_a_killed_process_costs_time_only(tmp_path: Path) -> None:
    pieces = [(str(tmp_path / "killed"), number) for number in range(12)]

    with opened(2) as executor:
        assert isinstance(executor, Processes)
        assert list(worked(executor, kill_once, pieces)) == list(range(12))
    assert (tmp_path / "killed").exists()


def test_where_no_scheduler_answers_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("isoloir.lab.workers.PATIENCE", "300ms")

    with pytest.raises(BadSetup, match="no Dask scheduler answers"), opened(1, "tcp://127.0.0.1:9"):
        pass


@pytest.mark.filterwarnings("ignore")
def test_dask_workers_give_the_same_bytes_as_one_core_and_may_be_killed(tmp_path: Path) -> None:
    alone = list(worked(AtOnce(), play_piece, PIECES))

    with scheduler(tmp_path) as (address, workers), opened(1, address) as executor:
        results = worked(executor, play_piece, PIECES)
        scattered = [next(results)]
        workers[0].kill()
        scattered += results

    assert scattered == alone


@contextmanager
def scheduler(folder: Path) -> Iterator[tuple[str, list[Popen[bytes]]]]:
    """A scheduler and two workers on this machine, stopped at the end."""
    file = folder / "scheduler.json"
    common = ["--scheduler-file", str(file), "--no-dashboard"]
    started = [dask("scheduler", "--host", "127.0.0.1", "--port", "0", *common)]
    try:
        wait_for(file)
        worker = ("worker", "--nthreads", "1", "--no-nanny", *common, "--local-directory")
        started += [dask(*worker, str(folder / str(n))) for n in range(2)]
        yield json.loads(file.read_text())["address"], started[1:]
    finally:
        for process in reversed(started):
            process.kill()
            process.wait()


def dask(part: str, *arguments: str) -> Popen[bytes]:
    return Popen([executable, "-m", f"distributed.cli.dask_{part}", *arguments], stdout=DEVNULL, stderr=DEVNULL)


def wait_for(file: Path, seconds: float = 60) -> None:
    end = monotonic() + seconds
    while not (file.exists() and file.read_text().strip()):
        assert monotonic() < end, "the scheduler does not start"
        sleep(0.05)
