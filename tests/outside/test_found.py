"""Games of a folder and of installed packages are found; a broken one is named in one line and left out."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from isoloir.games import GAMES, OUTSIDE, all_games
from isoloir.outside import add_folder, add_installed
from tests.cli.conftest import Run

from .conftest import EXAMPLES

SMALL = (EXAMPLES / "rock_paper_scissors.py").read_text(encoding="utf-8")
TITLE = "title = Small\n"


def write(folder: Path, name: str, code: str = SMALL, **texts: str) -> Path:
    path = folder / f"{name}.py"
    path.write_text(code, encoding="utf-8")
    for lang, text in texts.items():
        (folder / f"{name}.{lang}.ftl").write_text(text, encoding="utf-8")
    return path


def test_a_folder_of_games_is_played_simulated_recorded_and_verified(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"

    played = run(
        "play", "liar", "--my-games", EXAMPLES, "--seed", "1", "--record", record, typed="1\n2\n3\n4\n5\n6\n" * 100
    )
    counted = run("simulate", "liar", "--my-games", EXAMPLES, "--games", "4", "--seed", "1", "--workers", "2")
    verified = run("verify", record, "--my-games", EXAMPLES)

    assert (played.code, played.err) == (0, "")
    assert "lays a card and says: " in played.out
    assert (counted.code, "4 games" in counted.out) == (0, True)
    assert verified.code == 0


def test_one_file_will_do(run: Run) -> None:
    listed = run("games", "--my-games", EXAMPLES / "auction.py", "--lang", "fr")

    assert "Une fois, deux fois" in listed.out
    assert "rock-paper-scissors" not in listed.out


def test_a_folder_may_be_called_like_a_number(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "2026").symlink_to(EXAMPLES)

    assert "Going once" in run("games", "--my-games", "2026").out


def test_no_folder_after_the_flag_is_said(run: Run) -> None:
    assert "--my-games needs a value" in run("games", "--my-games").err
    assert "--my-games needs a value" in run("play", "liar", "--my-games", "--seed", "1").err


def test_a_variable_names_folders_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ISOLOIR_MY_GAMES", str(EXAMPLES))

    assert "Going once" in run("games").out


def test_games_in_folders_of_their_own_are_found_beside_helpers_and_tests(tmp_path: Path) -> None:
    (tmp_path / "small-one").mkdir()
    write(tmp_path / "small-one", "small_one", SMALL.replace("rock-paper-scissors", "small-one"))
    write(tmp_path, "test_small", "raise SystemExit")
    write(tmp_path, "helper", "raise SystemExit")

    assert add_folder(tmp_path) == []
    assert list(OUTSIDE) == ["small-one"]


BROKEN = {
    "syntax": ("def f(:\nGAME = 1", {}, "line 1: "),
    "raises": ("import msgspec\n\nGAME = 1 / 0", {}, "line 3: ZeroDivisionError: division by zero"),
    "exits": ("import sys\nGAME = sys.exit(3)", {}, "line 2: SystemExit: 3"),
    "no-game": ("GAME = 1", {}, "GAME is not a Game"),
    "key": (SMALL.replace("rock-paper-scissors", "Rock Paper"), {}, "the key 'Rock Paper' is not made of"),
    "of-the-house": (SMALL.replace("rock-paper-scissors", "third-man"), {}, "one the house uses itself"),
    "stem": (SMALL.replace("rock-paper-scissors", "page"), {}, "one the house uses itself"),
    "hides": (
        SMALL.replace("    hints={", '    secrets=frozenset({"seed", "shown"}),\n    hints={'),
        {},
        "hides seed, shown",
    ),
    "junk": (SMALL, {"en": "title = Small\nwhat is this\n"}, "broken.en.ftl, line 2: "),
    "twice": (SMALL, {"en": "title = Small\ntitle = Large\n"}, "broken.en.ftl, line 2: title is said twice"),
    "function": (SMALL, {"en": "title = { NUMBER($n) }\n"}, "title uses NUMBER(), which the pages do not know"),
    "invisible": (SMALL, {"en": "title = Sm\u202eall\n"}, "line 1: it holds characters that cannot be shown"),
    "no-text": (SMALL, {"en": TITLE + "line = { other }\n"}, "line uses other, which the pages do not know"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_game_is_named_with_its_reason_in_one_line_and_left_out(run: Run, tmp_path: Path, fault: str) -> None:
    code, texts, why = BROKEN[fault]
    path = write(tmp_path, "broken", code, **texts)

    listed = run("games", "--my-games", tmp_path)

    assert listed.code == 0
    assert listed.err.startswith(f"{path} was left out: ") or "was left out" in listed.err.replace("\n", " ")
    assert why in " ".join(listed.err.split())
    assert not OUTSIDE


def test_a_key_that_exists_is_refused_and_the_first_one_stays(tmp_path: Path) -> None:
    write(tmp_path, "a_first")
    write(tmp_path, "b_second")

    (broken,) = add_folder(tmp_path)

    assert (broken.where, broken.why) == (
        str(tmp_path / "b_second.py"),
        "there is a game 'rock-paper-scissors' already",
    )
    assert OUTSIDE["rock-paper-scissors"].where == str(tmp_path / "a_first.py")


def test_a_folder_that_is_not_there_is_refused(run: Run, tmp_path: Path) -> None:
    ran = run("games", "--my-games", tmp_path / "nowhere")

    assert ran.code == 2
    assert "no folder or file of games" in ran.err


def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, points: str) -> None:
    info = tmp_path / "their_games-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: their-games\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[isoloir.games]\n{points}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))


def test_games_of_installed_packages_are_found(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "their_games").mkdir()
    write(tmp_path / "their_games", "__init__", SMALL.replace("rock-paper-scissors", "theirs"))
    (tmp_path / "their_games" / "their_games.fr.ftl").write_text("title = Le leur\n", encoding="utf-8")
    installed(tmp_path, monkeypatch, "theirs = their_games\nnone = their_games_missing")

    listed = run("games")

    assert "Le leur" in listed.out
    assert "their-games: their_games_missing was left out: ModuleNotFoundError" in " ".join(listed.err.split())
    assert run("simulate", "theirs", "--games", "2", "--seed", "1", "--workers", "2").code == 0
    sys.modules.pop("their_games", None)


def test_nobody_looks_among_installed_packages_for_a_game_of_the_house(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("isoloir.outside.find.entry_points", lambda group: pytest.fail("looked"))

    assert run("simulate", "third-man", "--games", "1", "--seed", "1", "--bots", "random").code == 0


def test_nothing_installed_means_nothing_found() -> None:
    assert add_installed() == []
    assert all_games() is GAMES


def test_a_game_may_be_a_package_with_modules_of_its_own(tmp_path: Path) -> None:
    package = tmp_path / "split"
    package.mkdir()
    write(package, "rules", SMALL)
    write(package, "__init__", "from .rules import GAME as THEIRS\n\nGAME = THEIRS\n")
    shutil.copy(EXAMPLES / "rock_paper_scissors.en.ftl", package / "split.en.ftl")

    assert add_folder(tmp_path) == []
    assert OUTSIDE["rock-paper-scissors"].words["fr"].startswith("rock-paper-scissors-\ntitle=Rock")
