"""`isoloir study` at the command line: what it refuses, and how it goes on after it was stopped."""

from __future__ import annotations

import json
import signal
import subprocess
from pathlib import Path
from sys import executable

import pytest

from tests.cli.conftest import Run
from tests.services import INTERRUPTIBLE

STUDY = ("study", "majority", "--seed", "1", "--games", "2", "--arms", "0", "--workers", "1")


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ((*STUDY, "--compare", "nonsense"), "not “nonsense”"),
        ((*STUDY, "--compare", "seats=x"), "seats has to be a whole number"),
        ((*STUDY, "--compare", "seats=4", "seats=4"), "seats=4 is there twice"),
        (("study", "majority", "majority", "--seed", "1"), "majority is there twice"),
        ((*STUDY, "--levels", "wizard"), "no bot level “wizard”"),
        ((*STUDY[:-1], "0"), "--workers has to be a whole number, 1 or more"),
        ((*STUDY, "--dask", "nonsense"), "No Dask scheduler is answering at nonsense."),
        ((*STUDY, "--dask", "http://127.0.0.1:9"), "No Dask scheduler is answering at http://127.0.0.1:9."),
        (("study", "--read", "x", "--seed", "1"), "leave --seed out"),
        (("study", "--read", "x", "--compare", "seats=4"), "leave --compare out"),
        (("study", "majority", "--read", "x"), "leave majority out"),
    ],
)
def test_what_cannot_be_studied_gets_one_clear_line(run: Run, tmp_path: Path, argv: tuple[str, ...], said: str) -> None:
    ran = run(*argv, "--out", tmp_path / "out")

    assert ran.code == 2
    assert ran.out == ""
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert not (tmp_path / "out" / "report.html").exists()


@pytest.mark.parametrize("broken", ["rules", "choice", "winner"])
def test_a_record_that_other_rules_led_through_is_named(
    run: Run, games_file: Path, tmp_path: Path, broken: str
) -> None:
    lines = [json.loads(line) for line in games_file.read_text().splitlines()]
    second = [n for n, line in enumerate(lines) if "isoloir" in line][1]
    if broken == "rules":
        lines[second]["rules"] += 1
    elif broken == "choice":
        lines[second + 2]["choices"] = {seat: [77] for seat in lines[second + 2]["choices"]}
    else:
        end = next(line["end"] for line in lines[second:] if "end" in line)
        end["winners"] = [(end["winners"][0] + 1) % 4]
    games_file.write_text("".join(json.dumps(line) + "\n" for line in lines))

    ran = run("study", "--read", games_file, "--out", tmp_path / "out")

    assert ran.code == 2
    assert "Game 2 in " in ran.err
    assert not (tmp_path / "out").exists()


def test_a_file_in_the_place_of_the_folder_is_named_in_the_readers_language(run: Run, games_file: Path) -> None:
    ran = run(*STUDY, "--out", games_file, "--lang", "fr")

    assert ran.code == 2
    assert "un fichier de ce nom existe déjà" in ran.err


STOPPED = """
import os, sys
from isoloir.cli import main
from isoloir.lab.journal import Journal

how, pieces = int(sys.argv.pop(1)), int(sys.argv.pop(1))
add = Journal.add

def add_and_stop(journal, n, result):
    add(journal, n, result)
    if len(journal.done) == pieces:
        os.kill(os.getpid(), how)

Journal.add = add_and_stop
sys.exit(main())
"""
"""The command itself, stopped by a signal once its journal has this many pieces."""


@pytest.mark.waits
@pytest.mark.parametrize("pieces", [1, 13])
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL], ids=["interrupted", "killed"])
def test_a_study_that_was_stopped_goes_on_and_gives_the_same_bytes(
    tmp_path: Path, how: signal.Signals, pieces: int
) -> None:
    typed = ["study", "majority", "--seed", "1", "--games", "120", "--arms", "30", "--workers", "1", "--out"]
    stopped, whole = tmp_path / "stopped", tmp_path / "whole"
    stopping = [*INTERRUPTIBLE, executable, "-c", STOPPED, str(int(how)), str(pieces), *typed, str(stopped)]
    process = subprocess.run(stopping, capture_output=True, check=False)

    assert _pieces(stopped) == pieces
    assert not (stopped / "report.html").exists()
    if how is signal.SIGINT:
        assert process.returncode == 130
        assert b"run the same command again" in b" ".join(process.stderr.split())
    for folder in (stopped, whole):
        subprocess.run([executable, "-m", "isoloir", *typed, str(folder)], check=True, stdout=subprocess.DEVNULL)
    for name in ("numbers.json", "report.html"):
        assert (stopped / name).read_bytes() == (whole / name).read_bytes()


def _pieces(folder: Path) -> int:
    return (folder / "journal.jsonl").read_bytes().count(b"\n") - 1
