"""A changed file is taken up; a broken version is named with its line, and the one before stays."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from isoloir.cli import main
from isoloir.games import GAMES, OUTSIDE
from isoloir.outside import Watch, add_folder, keep_watching
from isoloir.outside.watch import Changed
from tests.cli.conftest import Run

from .conftest import EXAMPLES

SOURCE = (EXAMPLES / "rock_paper_scissors.py").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def bytecode_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on most machines: what was compiled a moment ago must not be taken for what the file says now."""
    monkeypatch.setattr("sys.dont_write_bytecode", False)


def written(folder: Path, text: str = SOURCE) -> Path:
    path = folder / "game.py"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_change_is_taken_up_and_what_did_not_change_is_left_alone(tmp_path: Path) -> None:
    path = written(tmp_path)
    add_folder(tmp_path)
    watch, before = Watch(tmp_path), GAMES["rock-paper-scissors"]

    assert list(watch.changes()) == []
    written(tmp_path, SOURCE.replace("range(2, 5)", "range(2, 8)"))

    assert list(watch.changes()) == [Changed(str(path))]
    assert list(watch.changes()) == []
    assert list(before.seats) == [2, 3, 4]
    assert list(GAMES["rock-paper-scissors"].seats) == [2, 3, 4, 5, 6, 7]


def test_changed_texts_are_taken_up_too(tmp_path: Path) -> None:
    written(tmp_path)
    add_folder(tmp_path)
    watch = Watch(tmp_path)
    (tmp_path / "game.en.ftl").write_text("title = Another name\n", encoding="utf-8")

    assert len(list(watch.changes())) == 1
    assert "title=Another name" in OUTSIDE["rock-paper-scissors"].words["fr"]


def test_a_syntax_error_is_shown_with_its_line_and_the_version_before_stays(tmp_path: Path) -> None:
    path = written(tmp_path)
    add_folder(tmp_path)
    watch, before = Watch(tmp_path), GAMES["rock-paper-scissors"]
    written(tmp_path, SOURCE + "\ndef broken(:\n")

    (change,) = watch.changes()

    assert change.where == str(path)
    assert change.why.startswith(f"line {SOURCE.count(chr(10)) + 2}: ")
    assert GAMES["rock-paper-scissors"] is before


def test_a_game_that_is_put_there_later_is_found(tmp_path: Path) -> None:
    watch = Watch(tmp_path)
    written(tmp_path)

    assert len(list(watch.changes())) == 1
    assert "rock-paper-scissors" in OUTSIDE


def test_watching_goes_on_beside_everything_else_until_it_is_stopped(tmp_path: Path) -> None:
    written(tmp_path)
    add_folder(tmp_path)
    heard: list[Changed] = []
    stop = keep_watching(tmp_path, heard.append)
    written(tmp_path, SOURCE.replace("range(2, 5)", "range(2, 4)"))

    end = time.monotonic() + 20
    while not heard and time.monotonic() < end:
        time.sleep(0.05)
    stop()

    assert len(heard) == 1
    assert list(GAMES["rock-paper-scissors"].seats) == [2, 3]


class Editor:
    """Types answers, and saves another version of the file between two of them."""

    def __init__(self, path: Path, *versions: str) -> None:
        self.path, self.lines = path, iter(["1", *versions, "q"])

    def readline(self) -> str:
        line = next(self.lines)
        if len(line) < 3:
            return f"{line}\n"
        self.path.write_text(line, encoding="utf-8")
        return "1\n"

    def isatty(self) -> bool:
        return False


def test_playing_begins_again_with_a_changed_file_and_goes_on_with_a_broken_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path)
    other = SOURCE.replace('"rock": Hint(symbol="✊"', '"rock": Hint(symbol="R"')
    monkeypatch.setattr(sys, "stdin", Editor(path, SOURCE + "\nbroken(\n", other))

    code = main(["play", "rock-paper-scissors", "--my-games", str(path), "--watch", "--bots", "random", "--seed", "1"])
    out = " ".join(capsys.readouterr().out.split())

    assert code == 0
    assert "but the previous version is still in use: line" in out
    assert "has changed: the game starts over." in out
    assert out.count("Rock paper scissors Type ?") == 2


@pytest.mark.parametrize("is_last", [True, False])
def test_the_file_of_the_game_that_was_named_is_watched(
    is_last: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path)
    monkeypatch.setattr(sys, "stdin", Editor(path, SOURCE + "\nbroken(\n", SOURCE))
    flags = ("rock-paper-scissors", "--watch") if is_last else ("--watch", "rock-paper-scissors")

    code = main(["play", *flags, "--my-games", str(tmp_path), "--bots", "random", "--seed", "1"])
    out = " ".join(capsys.readouterr().out.split())

    assert code == 0
    assert "but the previous version is still in use: line" in out
    assert "has changed: the game starts over." in out


def test_one_of_our_own_games_is_not_watched(run: Run) -> None:
    assert "third-man isn’t one" in run("play", "third-man", "--watch").err
    assert "which game do you want?" in run("play", "--watch").err


def test_a_file_without_a_game_is_refused(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path, "print\n")

    ran = run("play", "rock-paper-scissors", "--my-games", path, "--watch")

    assert (ran.code, "there’s no game" in ran.err) == (2, True)
