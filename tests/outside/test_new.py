"""`isoloir new` writes a game that works, in the author's language; the lines it prints do what they say."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_a_new_game_is_played_checked_and_tested(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    made = run("new", "High noon!", "--players", "2-3", "--ask", "How fast do you draw?")
    commands = [shlex.split(line)[1:] for line in made.out.splitlines() if line.startswith("  isoloir")]
    played = run(*commands[0], "--bots", "random", typed="1\n2\n3\n4\n5\n" * 10)
    checked = run(*commands[2], "--seed", "one")

    assert made.code == 0
    assert sorted(path.name for path in (tmp_path / "high-noon").glob("*.*")) == [
        "high_noon.en.ftl",
        "high_noon.py",
        "test_high_noon.py",
    ]
    assert (played.code, played.err) == (0, "")
    assert "How fast do you draw?" in played.out
    assert (checked.code, "No faults found." in checked.out) == (0, True)
    tested = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "ignore", "high-noon"]
    assert subprocess.run(tested, cwd=tmp_path, capture_output=True, check=False).returncode == 0


def test_the_texts_are_in_the_authors_language(run: Run, tmp_path: Path) -> None:
    made = run("new", "Plein midi", "--players", "4", "--ask", "Combien ?", "--into", tmp_path, "--lang", "fr")

    assert made.code == 0
    text = (tmp_path / "plein-midi" / "plein_midi.fr.ftl").read_text(encoding="utf-8")
    assert "ask-pick = Combien ?" in text
    assert "seats=range(4, 4 + 1)" in (tmp_path / "plein-midi" / "plein_midi.py").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("argv", "why"),
    [
        ([], "NAME is missing"),
        (["Third man"], "choose another"),
        (["!!!"], "can’t be used"),
        (["é" * 200], "can’t be used"),
        (["Game", "--players", "1-12"], "from 2 to 10"),
        (["Game", "--players", "many"], "from 2 to 10"),
        (["Game", "--ask", "{ $secret }"], "can’t be used"),
        (["Game", "--ask", 'end """ it'], "can’t be used"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_written(run: Run, tmp_path: Path, argv: list[str], why: str) -> None:
    ran = run("new", *argv, "--into", tmp_path)

    assert (ran.code, why in " ".join(ran.err.split())) == (2, True)
    assert list(tmp_path.glob("*/*.py")) == []


def test_a_folder_that_is_there_is_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()

    assert run("new", "Game", "--into", tmp_path).code == 2
    assert list((tmp_path / "game").iterdir()) == []
