"""Every registered game can be played, simulated, replayed and verified in both languages."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

import pytest

from isoloir.cli import main
from isoloir.core import LANGUAGES
from isoloir.games import GAMES
from tests.cli.conftest import Run

PUNCTUATION = ("»", ":", ";", "!", "?", ",", ".")
"""No line begins with it: in French a space that mustn't be broken comes before four of them."""

PATIENCE = 30_000


class Persistent:
    """A person who types every answer there is, until one is taken."""

    def __init__(self) -> None:
        answers = [" ".join(map(str, range(first, first + take))) for first in range(30) for take in (1, 2, 3, 4)]
        self.lines: Iterator[str] = islice(cycle(answers), PATIENCE)

    def readline(self) -> str:
        return next((f"{line}\n" for line in self.lines), "")

    def isatty(self) -> bool:
        return False


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_played_to_its_end(
    run: Run, key: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "stdin", Persistent())
    record = tmp_path / "game.jsonl"

    code = main(["play", key, "--bots", "random", "--seed", "1", "--lang", lang, "--record", str(record)])

    out, err = capsys.readouterr()
    assert (code, err) == (0, "")
    assert [line for line in out.splitlines() if line.startswith(PUNCTUATION)] == []
    assert run("verify", record).code == 0


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_replayed_from_every_seat(run: Run, key: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run("simulate", key, "--games", "1", "--seed", "1", "--bots", "random", "--records", path)
    steps = path.read_text(encoding="utf-8").count("\n") - 3

    ran = run("replay", path, "--lang", "fr", typed="n\ns\n" * steps + "a\nend\n")

    assert (ran.code, ran.err) == (0, "")
    assert f"étape {steps} sur {steps}" in ran.out
