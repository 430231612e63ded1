"""The second verifier, which knows nothing of our code: it agrees with us, and finds what was changed."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from isoloir.core import Lang, level_of_bot
from isoloir.games import HOUSE as OURS
from isoloir.games import game_of
from isoloir.games.democrazy.laws import Law, Share
from isoloir.lab.simulate import Study, play_batch
from tests.democrazy.strategies import laws
from tests.records.golden import HOUSE, Golden, goldens

TOOL = Path("tools/verifier.py")


def loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("verifier", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


VERIFIER = loaded()


OPTIONS: dict[str, dict[str, Any]] = {**HOUSE, "democrazy": {**HOUSE["democrazy"], "apart": True}}
"""Every switch of every game away from its default; `house_only` needs a deck of its own."""


def setups() -> Iterator[tuple[str, int, dict[str, Any], Lang]]:
    """Every game for every number, as usual; then every combination of its options."""
    for key in sorted(OURS):
        game, options = game_of(key), OPTIONS[key].items()
        yield from ((key, seats, {}, "en") for seats in game.seats)
        for count in range(1, len(options) + 1):
            for few in combinations(options, count):
                yield key, game.seats[len(few) % len(game.seats)], dict(few), "fr"


def simulated(key: str, seats: int, options: dict[str, Any], cards: Lang, games: int, level: str) -> list[str]:
    study = Study(key, seats, options, cards, (level,) * seats, "verifier", games, records=True)
    return play_batch(study, range(games)).records.decode().splitlines()


@pytest.mark.parametrize(("key", "seats", "options", "cards"), list(setups()), ids=str)
def test_it_agrees_over_games_of_every_set_up(key: str, seats: int, options: dict[str, Any], cards: Lang) -> None:
    games = 3 if len(options) < 2 else 1
    lines = simulated(key, seats, options, cards, games, "random")

    assert list(VERIFIER.verify(lines)) == [None] * games


def test_it_agrees_over_laws_carried_out_by_hand() -> None:
    text = {"fr": "Chacun rit.", "en": "Everyone laughs."}
    row = {"kind": "red", "circle": "white", "trigger": "now", "effect": {"do": "hand"}, "text": text}
    rows = [msgspec.json.encode({"id": f"laugh-{number}", **row}).decode() for number in range(60)]
    options = {"house_laws": rows, "house_only": True, "blank_laws": True}
    lines = simulated("democrazy", 5, options, "en", 6, "random")

    assert list(VERIFIER.verify(lines)) == [None] * 6
    assert sum('"accepted":true' in line for line in lines) > 6


@settings(max_examples=6 if settings().max_examples <= 100 else 300, suppress_health_check=list(HealthCheck))
@given(st.lists(laws(), min_size=60, max_size=60), st.booleans(), st.booleans())
def test_it_agrees_over_decks_of_any_house_laws(rows: list[Law], apart: bool, blank: bool) -> None:
    assume(all(law.effect.yes <= law.effect.of for law in rows if isinstance(law.effect, Share)))
    enough = (
        replace(law, check="eye") if law.check == "room" and place < 49 else law for place, law in enumerate(rows)
    )
    texts = [msgspec.json.encode(replace(law, id=f"house-{place}")).decode() for place, law in enumerate(enough)]
    options = {"house_laws": texts, "house_only": True, "apart": apart, "blank_laws": blank}

    (verdict,) = VERIFIER.verify(simulated("democrazy", 4, options, "en", 1, "random"))

    assert verdict is None


@pytest.mark.soak
@pytest.mark.parametrize("level", ["random", "novice", "regular"])
@pytest.mark.parametrize(("key", "seats", "options", "cards"), list(setups()), ids=str)
def test_it_agrees_over_many_games(key: str, seats: int, options: dict[str, Any], cards: Lang, level: str) -> None:
    lines = simulated(key, seats, options, cards, 200, level)

    assert list(VERIFIER.verify(lines)) == [None] * 200


@pytest.mark.parametrize("golden", list(goldens()), ids=lambda golden: golden.path.name)
def test_it_agrees_over_the_golden_records(golden: Golden) -> None:
    (verdict,) = VERIFIER.verify(golden.record.encode().decode().splitlines())

    assert verdict is None
    assert any(level_of_bot(name) for name in golden.record.header.names)


@pytest.mark.parametrize(
    ("honest", "forged"),
    [
        ('"left_out":[3', '"left_out":[4'),
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
