"""The second verifier, which knows nothing of our code: it agrees with us, and finds what was changed."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from isoloir.core import Lang, level_of_bot
from isoloir.games import HOUSE as OURS
from isoloir.games import game_of
from isoloir.lab.simulate import Study, play_batch
from tests.records.golden import HOUSE, Golden, goldens
from tests.records.test_golden_records import OF_OTHER_RULES

TOOL = Path("tools/verifier.py")


def loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("verifier", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


VERIFIER = loaded()


def setups() -> Iterator[tuple[str, int, dict[str, Any], Lang]]:
    """Every game for every number, as usual; then each option away from its default, and all of them together."""
    for key in sorted(OURS):
        game = game_of(key)
        yield from ((key, seats, {}, "en") for seats in game.seats)
        yield from ((key, game.seats[0], {name: value}, "fr") for name, value in HOUSE[key].items())
        yield key, game.seats[-1] if key != "the-majority" else 3, HOUSE[key], "fr"


def simulated(key: str, seats: int, options: dict[str, Any], cards: Lang, games: int, level: str) -> list[str]:
    study = Study(key, seats, options, cards, (level,) * seats, "verifier", games, records=True)
    return play_batch(study, range(games)).records.decode().splitlines()


@pytest.mark.parametrize(("key", "seats", "options", "cards"), list(setups()), ids=str)
def test_it_agrees_over_games_of_every_set_up(key: str, seats: int, options: dict[str, Any], cards: Lang) -> None:
    lines = simulated(key, seats, options, cards, 3, "random")

    assert list(VERIFIER.verify(lines)) == [None] * 3


@pytest.mark.soak
@pytest.mark.parametrize("level", ["random", "novice", "regular"])
@pytest.mark.parametrize(("key", "seats", "options", "cards"), list(setups()), ids=str)
def test_it_agrees_over_many_games(key: str, seats: int, options: dict[str, Any], cards: Lang, level: str) -> None:
    lines = simulated(key, seats, options, cards, 200, level)

    assert list(VERIFIER.verify(lines)) == [None] * 200


@pytest.mark.parametrize("golden", list(goldens()), ids=lambda golden: golden.path.name)
def test_it_agrees_over_the_golden_records(golden: Golden) -> None:
    (verdict,) = VERIFIER.verify(golden.record.encode().decode().splitlines())

    if golden.record.header.game == "democrazy" and golden.path.name in OF_OTHER_RULES:
        assert isinstance(verdict, VERIFIER.Unreadable), "the laws it was played with are no longer in the documents"
    else:
        assert verdict is None
    assert any(level_of_bot(name) for name in golden.record.header.names)


@pytest.mark.parametrize(
    ("honest", "forged"),
    [
        ('"side":"b"', '"side":"a"'),
        ("par couleur", "par taille"),
        ('"cards":"fr"', '"cards":"en"'),
        ('"marker":1', '"marker":2'),
        ('"take":1', '"take":1,"take":1'),
        ('"take":1', '"token":1'),
        ('"seed":"', '"seed":"0'),
        ('"scores":[', '"scores":[1'),
    ],
)
def test_it_finds_what_was_changed(honest: str, forged: str) -> None:
    (text,) = (each.record.encode().decode() for each in goldens() if each.path.name == "habits-r1-v1-options.jsonl.gz")
    assert honest in text

    assert list(VERIFIER.verify(text.replace(honest, forged, 1).splitlines())) != [None]


def test_it_shares_no_line_with_the_core() -> None:
    ours = {line.strip() for path in Path("src/isoloir").rglob("*.py") for line in path.read_text().splitlines()}
    shared = [line.strip() for line in TOOL.read_text().splitlines() if line.strip() in ours and len(line.strip()) > 44]

    assert shared == []
    assert "isoloir" not in {
        word for line in TOOL.read_text().splitlines() if "import" in line for word in line.split()
    }
