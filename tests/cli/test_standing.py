"""The terminal adds recorded games up: an evening, or those of all the tables of a club."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from isoloir.core import Match, Record, Recorder, Shuffle, chance
from isoloir.core.standing import earned
from isoloir.games import GAMES

from .conftest import Run


def game(key: str, names: list[str], seed: str, *, steps: int = 10_000) -> Record:
    """Played at random, or stopped after some steps."""
    room = GAMES[key]
    shuffle = Shuffle(seed * 8, "salt" * 8)
    match = Match.new(room, room.setup(len(names), {}, "en"), shuffle.dice)
    recorder = Recorder.of(match, shuffle, names)
    while not match.is_over and match.pause < steps:
        dice, asks = chance(seed, match.pause), match.asks
        choices = {seat: dice.sample(ask.options, ask.take) for seat, ask in asks.items()}
        match.step(choices)
        recorder.wrote(asks, choices, match.told, {})
    return recorder.record(match)


@pytest.fixture
def club(tmp_path: Path) -> dict[Path, list[Record]]:
    """Two tables, in different games; Léa changed tables, and one game was stopped."""
    one = [game("habits", ["Léa", "Tom", "Zoé"], "a" * 8), game("habits", ["Léa", "Tom", "Zoé"], "b" * 8)]
    two = [
        game("third-man", ["Max", "Ana", "LEA", "bot:regular"], "c" * 8),
        game("habits", ["Max", "Ana", "Eve"], "d" * 8, steps=3),
    ]
    kept = {tmp_path / "one.jsonl": one, tmp_path / "two.jsonl": two}
    for path, records in kept.items():
        path.write_bytes(b"".join(record.encode() for record in records))
    return kept


def test_all_the_games_of_all_the_files_add_up_by_name(run: Run, club: dict[Path, list[Record]]) -> None:
    expected: dict[str, int] = {}
    for record in (record for records in club.values() for record in records if not record.end.stopped):
        points = earned(record.end.scores, record.end.winners, GAMES[record.header.game].teams(record.header.seats))
        for name, each in zip(record.header.names, points, strict=True):
            called = "Léa" if name == "LEA" else name
            expected[called] = expected.get(called, 0) + each.points

    ran = run("standing", "--json", *club)

    found = msgspec.json.decode(ran.out)
    assert found["games"] == 3
    assert {("Léa" if line["who"] == "LEA" else line["who"]): line["points"] for line in found["standing"]} == expected
    assert [line["games"] for line in found["standing"] if line["who"] == "LEA"] == [3]
    assert [line["points"] for line in found["standing"]] == sorted(expected.values(), reverse=True)


def test_a_game_that_two_people_hand_in_counts_once(run: Run, club: dict[Path, list[Record]]) -> None:
    one = next(iter(club))

    assert run("standing", "--json", one, one).out == run("standing", "--json", one).out


def test_people_read_it_as_a_table(run: Run, club: dict[Path, list[Record]]) -> None:
    ran = run("standing", *club)

    assert ran.code == 0
    assert ran.out.startswith("After 3 games\nOne game was stopped, and counts for nobody.\n")
    assert "all regular bots" in ran.out
    assert "Après 3 parties" in run("standing", "--lang", "fr", *club).out


def test_a_record_that_was_changed_counts_for_nothing(run: Run, club: dict[Path, list[Record]]) -> None:
    one = next(iter(club))
    one.write_bytes(one.read_bytes().replace(b'"winners":[', b'"winners":[0,', 1))

    ran = run("standing", one)

    assert ran.code == 2
    assert ran.out == ""
    assert f"{one}: " in ran.err


@pytest.mark.parametrize("words", [(), ("nowhere.jsonl",)])
def test_without_a_file_it_says_what_is_missing(run: Run, words: tuple[str, ...]) -> None:
    ran = run("standing", *words)

    assert (ran.code, ran.out) == (2, "")
    assert ran.err
