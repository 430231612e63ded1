"""Replaying and verifying recorded games."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from isoloir.games import GAMES
from tests.cli.conftest import Run


def edited(path: Path, number: int, change: dict[str, Any]) -> Path:
    """The same file with some keys of one line changed."""
    lines = path.read_bytes().splitlines()
    lines[number - 1] = msgspec.json.encode({**msgspec.json.decode(lines[number - 1]), **change})
    path.write_bytes(b"\n".join(lines) + b"\n")
    return path


def starts(path: Path) -> list[int]:
    """The line at which each game begins."""
    return [number for number, line in enumerate(path.read_bytes().splitlines(), 1) if b'"isoloir"' in line]


def test_honest_games_are_said_to_be_so(run: Run, games_file: Path) -> None:
    assert run("verify", games_file) == (0, "3 games checked, and everything matches.\n", "")


def test_records_are_verified_from_a_pipe(run: Run, games_file: Path) -> None:
    assert run("verify", "-", typed=games_file.read_text()).code == 0


def test_a_choice_that_was_changed_is_found_with_its_game_and_line(run: Run, games_file: Path) -> None:
    line = starts(games_file)[1] + 2
    (seat,) = msgspec.json.decode(games_file.read_bytes().splitlines()[line - 1])["choices"]
    ran = run("verify", edited(games_file, line, {"choices": {seat: [10]}}))

    assert ran.code == 1
    assert ran.err == f"game 2, line {line}: one of the choices wasn’t offered\n"
    assert ran.out == "One game out of 3 doesn’t match its record.\n"


@pytest.mark.parametrize(
    ("offset", "change", "said"),
    [
        (0, {"commitment": "0" * 64}, "the one promised"),
        (0, {"names": ["Ann"]}, "the number of names"),
        (0, {"options": {"speed": 3}}, "the one promised"),
        (0, {"seats": 5}, "the one promised"),
        (0, {"cards": "fr"}, "the one promised"),
        (0, {"rules": 99}, "the one promised"),
        (1, {"n": 4}, "numbered in order"),
        (1, {"events": []}, "what happened isn’t what the record says"),
        (2, {"asks": {}}, "the questions aren’t the same"),
        (2, {"by": {"9": "bot"}}, "who wasn’t asked"),
    ],
)
def test_each_thing_a_record_claims_is_checked(
    run: Run, games_file: Path, offset: int, change: dict[str, Any], said: str
) -> None:
    ran = run("verify", edited(games_file, 1 + offset, change))

    assert ran.code == 1
    assert ran.err.startswith(f"game 1, line {1 + offset}: ")
    assert said in ran.err


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("winners", [], "winners"),
        ("scores", [9, 9, 9, 9], "scores"),
        ("stopped", True, "didn’t stop where the record says"),
        ("seed", "0" * 64, "the one promised"),
        ("salt", "0" * 64, "the one promised"),
        ("nonces", ["mine"], "isn’t what the record says"),
    ],
)
def test_each_thing_the_end_claims_is_checked(run: Run, games_file: Path, key: str, value: Any, said: str) -> None:
    line = starts(games_file)[1] - 1
    end = msgspec.json.decode(games_file.read_bytes().splitlines()[line - 1])["end"]

    ran = run("verify", edited(games_file, line, {"end": {**end, key: value}}))

    assert ran.code == 1
    assert said in ran.err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "the file is empty"),
        (b"hello\n", "line 1: this isn’t the beginning of a game’s record"),
        (b"\x00\xff\xfe\n", "line 1: this isn’t the beginning of a game’s record"),
        (b'{"isoloir":99,"new":true}\n', "in a newer format"),
        (b"[" * 100_000 + b"\n", "line 1"),
        (b'{"isoloir":3}\n', "line 1: this line can’t be read"),
        (b'{"isoloir":2}\n', "older than version 0.1.0"),
    ],
)
def test_what_is_no_record_cannot_be_read(run: Run, tmp_path: Path, text: bytes, said: str) -> None:
    path = tmp_path / "foreign.jsonl"
    path.write_bytes(text)

    for command in ("verify", "replay"):
        ran = run(command, path)

        assert (ran.code, ran.err.count("\n")) == (2, 1)
        assert said in ran.err


@pytest.mark.parametrize("cut", [1, 2, 40, 2000])
def test_a_file_cut_short_is_said_to_be_that(run: Run, games_file: Path, cut: int) -> None:
    games_file.write_bytes(games_file.read_bytes()[:-cut])
    if cut == 1:
        assert run("verify", games_file).code == 0
        return

    ran = run("verify", games_file)

    assert (ran.code, ran.out) == (2, "")
    assert "cut short" in ran.err


def test_records_are_read_from_gzip_too(run: Run, games_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = games_file.with_suffix(".gz")
    packed.write_bytes(gzip.compress(games_file.read_bytes()))

    assert run("verify", packed).code == 0
    assert run("replay", packed, typed="q\n").code == 0


def test_a_packed_file_that_was_cut_short_is_said_to_be_that(run: Run, games_file: Path) -> None:
    packed = games_file.with_suffix(".gz")
    packed.write_bytes(gzip.compress(games_file.read_bytes())[:-200])
    ran = run("verify", packed)

    assert (ran.code, ran.err.count("\n")) == (2, 1)


def test_a_record_from_a_pipe_is_shown_whole(run: Run, games_file: Path) -> None:
    ran = run("replay", "-", "--game", "2", typed=games_file.read_text())

    assert ran.code == 0
    assert "has won" in ran.out or "wins" in ran.out or "won" in ran.out


def test_a_record_of_a_game_that_is_not_here_cannot_be_read(run: Run, games_file: Path) -> None:
    ran = run("verify", edited(games_file, 1, {"game": "chess"}))

    assert ran.code == 2
    assert "no game called “chess”" in ran.err


def test_a_replay_steps_forward_and_back_and_jumps(run: Run, games_file: Path) -> None:
    ran = run("replay", games_file, "--game", "2", typed="\nn\np\n12\nend\nn\nhome\np\nnonsense\nq\nn\n")

    steps = [int(step) for step in re.findall(r"Game 2 of 3 · step (\d+)", ran.out)]
    last = steps[5]
    assert steps == [0, 1, 2, 1, 12, last, last, 0, 0]
    assert "The game is over" in ran.out
    assert "no command “nonsense”" in ran.out
    assert ran.code == 0


def test_a_replay_shows_a_seat_its_own_choice_and_that_the_others_chose(run: Run, games_file: Path) -> None:
    asked = msgspec.json.decode(games_file.read_bytes().splitlines()[3])
    seat = next(iter(asked["choices"]))
    other = next(each for each in asked["choices"] if each != seat)

    ran = run("replay", games_file, "--seat", str(int(seat) + 1), typed="2\n")

    shown = ran.out.split("step 2 of")[1]
    assert f"You: {asked['choices'][seat][0]}\n" in shown
    assert shown.count("has chosen") == 2
    assert other != seat


def test_a_replay_never_shows_a_seat_what_it_was_not_told(run: Run, tiny_game: str, tmp_path: Path) -> None:
    path = tmp_path / "tiny.jsonl"
    run("simulate", tiny_game, "--games", "1", "--seed", "1", "--bots", "random", "--records", path)
    rounds = path.read_text().count('"Dealt"')
    steps = "n\n" * path.read_text().count("\n")

    assert rounds > 1
    assert _private(run("replay", path, "--screen", typed=steps).out) == 0
    assert _private(run("replay", path, "--seat", "2", typed=steps).out) == 3 * rounds


def test_a_replay_with_everything_open_shows_what_each_was_told_and_chose(
    run: Run, tiny_game: str, tmp_path: Path
) -> None:
    path = tmp_path / "tiny.jsonl"
    run("simulate", tiny_game, "--games", "1", "--seed", "1", "--bots", "random", "--records", path)

    opened = run("replay", path, typed="n\n").out

    assert opened.count("is told: DrewCard: ") == 4
    assert "has chosen" not in opened


def _private(shown: str) -> int:
    """Private events on the screen; the last step is shown again and again, and tells nothing private."""
    return len(re.findall(r"^(?:DealtHand|GotCards|DrewCard): ", shown, re.MULTILINE))


def test_a_replay_that_differs_is_not_shown(run: Run, games_file: Path) -> None:
    ran = run("replay", edited(games_file, 2, {"events": []}))

    assert (ran.code, ran.out) == (2, "")
    assert "line 2: this record doesn’t match the game it describes" in ran.err


@pytest.mark.parametrize(
    ("flag", "value", "said"), [("--game", "9", "there are 3 games"), ("--seat", "5", "no seat 5")]
)
def test_a_replay_of_what_is_not_there_is_refused(run: Run, games_file: Path, flag: str, value: str, said: str) -> None:
    ran = run("replay", games_file, flag, value)

    assert ran.code == 2
    assert said in ran.err


def test_the_games_of_the_house_are_listed(run: Run) -> None:
    ran = run("games")

    assert ran.code == 0
    assert [key for key in GAMES if key not in ran.out] == []
