"""Playing in the terminal, leaving, coming back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from isoloir.cli.screen import Screen
from isoloir.table.party.replay import replay
from tests.cli.conftest import Run

TYPED = "\n".join("5038271964" * 60) + "\n"
"""Cards in turn; one that is gone is refused and the next is tried, so every game comes to its end."""
GAME = ("play", "third-man", "--seed", "monday", "--bots", "random")


def test_a_whole_game_is_played_to_the_end_and_its_record_is_honest(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"

    ran = run(*GAME, "--seat", "3", "--record", record, typed=TYPED)

    assert ran.code == 0
    assert "The game is over" in ran.out
    assert ran.err == ""
    assert run("verify", record).out == "One game checked, and everything matches.\n"
    assert list((tmp_path / "state" / "isoloir").iterdir()) == []


def test_leaving_and_coming_back_gives_the_same_record_as_staying(run: Run, tmp_path: Path) -> None:
    stayed, left, save = tmp_path / "stayed.jsonl", tmp_path / "left.jsonl", tmp_path / "game.save"
    lines = TYPED.splitlines(keepends=True)

    run(*GAME, "--record", stayed, typed=TYPED)
    first = run(*GAME, "--resume", save, "--record", left, typed="".join(lines[:9]))
    second = run("play", "third-man", "--resume", save, typed="".join(lines[9:30]) + "q\n")
    last = run("play", "--resume", save, "--record", left, typed="".join(lines[30:]))

    assert (first.code, second.code, last.code) == (0, 0, 0)
    assert f"isoloir play third-man --resume {save}" in first.out
    assert "back at the table" in second.out
    assert left.read_bytes() == stayed.read_bytes()


def test_names_and_looks_are_in_the_record_only_if_asked_for(run: Run, tmp_path: Path) -> None:
    plain, kept = tmp_path / "plain.jsonl", tmp_path / "kept.jsonl"
    run(*GAME, "--name", "Zoe", "--record", plain, typed=TYPED)
    run(*GAME, "--name", "Zoe", "--lang", "fr", "--record", kept, "--faces", typed=TYPED)

    assert b'"faces"' not in plain.read_bytes()
    assert "Chloé".encode() not in plain.read_bytes()
    assert run("verify", kept).code == 0
    assert [sat.name for sat in replay(kept.read_bytes()).seats] == ["Zoe", "Basile", "Chloé", "Dario"]
    assert "Chloé" in run("replay", kept, typed="G\n").out, "an English reader meets the same people"
    assert "Chloe" in run("replay", plain, typed="G\n").out


@pytest.mark.parametrize(("typed", "kept"), [("\n", False), ("n\n", False), ("y\n", True), ("oui\n", True)])
def test_at_a_terminal_the_person_is_asked_at_the_end(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str, kept: bool
) -> None:
    record, save = tmp_path / "game.jsonl", tmp_path / "game.save"
    run(*GAME, "--resume", save, typed=TYPED)
    monkeypatch.setattr(Screen, "interactive", True)

    ran = run("play", "--resume", save, "--record", record, typed=typed)

    assert "(y/N)" in ran.out
    assert (b'"faces"' in record.read_bytes()) == kept


def test_coming_back_tells_again_what_had_just_happened(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "game.save"
    run(*GAME, "--resume", save, "--option", "first_leader=0", typed="5\n")

    ran = run("play", "third-man", "--resume", save)

    assert "first" in ran.out
    assert "Scores: You" in ran.out


def test_a_save_can_be_read_by_its_owner_only(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "game.save"
    save.touch(mode=0o644)
    save.unlink()

    run(*GAME, "--resume", save, typed="5\n")

    assert save.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.glob(".game.save*")] == []


def test_without_a_file_named_a_game_left_is_kept_and_can_be_found_again(run: Run, tmp_path: Path) -> None:
    left = run(*GAME, typed="5\nq\n")

    path = re.search(r"--resume (\S+)", left.out)
    assert path is not None
    assert Path(path[1]).stat().st_mode & 0o777 == 0o600
    assert "back at the table" in run("play", "third-man", "--resume", path[1]).out


def test_coming_back_to_a_finished_game_shows_how_it_ended(run: Run, tmp_path: Path) -> None:
    save, record = tmp_path / "game.save", tmp_path / "game.jsonl"
    run(*GAME, "--resume", save, typed=TYPED)

    ran = run("play", "third-man", "--resume", save, "--record", record)

    assert ran.code == 0
    assert "The game is over" in ran.out
    assert run("verify", record).code == 0


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("10", "“10” isn’t one of these: 0 1 2 3 4 5 6 7 8 9"),
        ("", "Type one of these: 0 1 2 3 4 5 6 7 8 9"),
        ("five", "“five” isn’t one of"),
        ("5 6", "“5 6” isn’t one of"),
        ("\x1b[A", "isn’t one of"),
        ("?", "The highest card gets 10 minus its value"),
        ("r", "3 tokens win the match"),
    ],
)
def test_a_wrong_key_is_asked_again_with_a_reason(run: Run, typed: str, said: str) -> None:
    ran = run(*GAME, "--option", "first_leader=0", typed=f"{typed}\n7\n")

    assert said in " ".join(ran.out.split())
    assert "You lead with the 7." in ran.out
    assert "\x1b" not in ran.out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "isn’t a saved game"),
        (b"{}", "isn’t a saved game"),
        (b"\xff\x00", "isn’t a saved game"),
        (b"[" * 100_000, "isn’t a saved game"),
        (b'{"isoloir_save":99,"game":"third-man"}', "by a newer version"),
        (b'{"isoloir_save":2,"game":"third-man"}', "older than version 0.1.0"),
    ],
)
def test_a_file_that_is_no_save_is_refused_and_left_alone(run: Run, tmp_path: Path, text: bytes, said: str) -> None:
    save = tmp_path / "game.save"
    save.write_bytes(text)

    ran = run("play", "third-man", "--resume", save)

    assert ran.code == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert save.read_bytes() == text


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"names":["Player",', '"names":['),
        ('"bots":["",', '"bots":["regular",'),
        ('"random"', '"wizard"'),
        ('"bot_seed":"', '"bot_seed":"7'),
        ('"seed":"', '"seed":"7'),
        ('"choices":{"0":[5]', '"choices":{"0":[6]'),
        ('"deal":1', '"deal":"one"'),
        ('"rules":1', '"rules":2'),
        ('"type":"Led"', '"type":"Dreamt"'),
        ('"lines":[', '"lines":[],"forgotten":['),
    ],
)
def test_a_save_that_was_tampered_with_is_refused_in_one_line(run: Run, tmp_path: Path, old: str, new: str) -> None:
    save = tmp_path / "game.save"
    run(*GAME, "--resume", save, typed="5\n")
    text = save.read_text()
    assert old in text
    save.write_text(text.replace(old, new))

    ran = run("play", "third-man", "--resume", save)

    assert (ran.code, ran.err.count("\n")) == (2, 1)


def test_a_save_of_another_game_is_said_to_be_that(run: Run, tmp_path: Path, tiny_game: str) -> None:
    save = tmp_path / "game.save"
    run(*GAME, "--resume", save)

    assert "this is a saved game of third-man" in run("play", tiny_game, "--resume", save).err


def test_a_narrow_terminal_still_shows_every_score_and_token(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")

    rows = _rows(run(*GAME, typed=TYPED).out)

    assert max(map(len, rows)) <= 50
    assert re.fullmatch(r"[▸ ] You +[0-9·]{10} +[-+]?[0-9]+ [●○]{3}", rows[-4])


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_board_needs_no_more_than_80_columns(run: Run, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    narrow = run(*GAME, "--lang", lang, typed=TYPED).out
    monkeypatch.setenv("COLUMNS", "200")
    wide = run(*GAME, "--lang", lang, typed=TYPED).out

    assert max(map(len, narrow.splitlines())) <= 80
    assert _rows(narrow) == _rows(wide)
    assert len(_rows(narrow)) > 40


def _rows(shown: str) -> list[str]:
    """The lines that end with somebody's tokens."""
    return [line.rstrip() for line in shown.splitlines() if line.rstrip().endswith(("●", "○"))]


def test_any_game_can_be_played_without_a_face_or_a_word_of_its_own(run: Run, tiny_game: str, tmp_path: Path) -> None:
    record = tmp_path / "tiny.jsonl"
    typed = "\n".join(f"{card} {other}\n{card}" for card in range(20) for other in range(20) if card != other) * 3

    ran = run("play", tiny_game, "--bots", "random", "--seed", "1", "--record", record, typed=typed)

    assert "The game is over" in ran.out
    assert "Make 2 choices, not 1, and separate them with spaces" in ran.out
    assert run("verify", record).code == 0


def test_what_another_seat_is_told_in_private_is_never_shown(run: Run, tiny_game: str) -> None:
    ran = run("play", tiny_game, "--bots", "random", "--seed", "1", typed="")

    assert ran.out.count("DealtHand: ") == 1
