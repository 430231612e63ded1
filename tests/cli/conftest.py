"""Runs the command line in this process, with what is typed given beforehand."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

from isoloir.cli import main
from isoloir.games import GAMES
from tests.tiny.game import tiny


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run: TypeAlias = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """`run("games", typed="…")`: English, 80 columns, no terminal."""
    for variable in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))

    def ran(*argv: str | Path, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"))
        code = main(list(map(str, argv)))
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return ran


@pytest.fixture
def games_file(run: Run, tmp_path: Path) -> Path:
    """Three recorded games of random bots."""
    path = tmp_path / "games.jsonl"
    ran = run("simulate", "third-man", "--games", "3", "--seed", "7", "--bots", "random", "--records", path)
    assert ran.code == 0
    return path


@pytest.fixture
def tiny_game(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game with private events and picks of two, without a face or a catalogue of its own."""
    game = tiny()
    monkeypatch.setitem(GAMES, game.key, game)
    return game.key
