"""Faults planted in a sample game are found, each with a message that names it and the line to look at."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from isoloir.core import Game
from isoloir.games import GAMES, OUTSIDE
from isoloir.outside import add_folder
from isoloir.testing import CHECKS, check_game, findings
from tests.cli.conftest import Run

from .conftest import EXAMPLES
from .planted import PLANTS, Plant

SEATS = {"liar.py": ("range(3, 6)", "range(3, 4)"), "auction.py": ("range(3, 7)", "range(3, 4)")}
"""Fewer, for the sake of time."""
HAND = PLANTS["a view that shows a hand"]


def planted(folder: Path, plant: Plant) -> Game[Any, Any]:
    """A copy of the sample, its texts too, with the fault in it; taken up by the house."""
    stem = Path(plant.file).stem.partition(".")[0]
    for path in EXAMPLES.glob(f"{stem}.*"):
        text = path.read_text(encoding="utf-8")
        if path.name == plant.file:
            assert plant.there in text, "there is nothing to plant it in"
            text = text.replace(plant.there, plant.instead)
            for there, instead in plant.also:
                assert there in text, f"{there} isn't there"
                text = text.replace(there, instead)
        if path.name in SEATS:
            text = text.replace(*SEATS[path.name])
        (folder / path.name).write_text(text, encoding="utf-8")
    assert not (broken := add_folder(folder)), broken
    return GAMES[next(iter(OUTSIDE))]


@pytest.mark.parametrize("fault", PLANTS)
def test_a_planted_fault_is_found_and_named(fault: str, tmp_path: Path) -> None:
    plant = PLANTS[fault]

    found = next(iter(findings(planted(tmp_path, plant), ["one", "two"], [plant.check])))

    assert plant.said in str(found.fault)
    assert re.search(r"\b(liar|auction|rock_paper_scissors)\.[\w.]+:\d+\b", str(found.fault)), "no line to look at"


@pytest.mark.parametrize("file", SEATS)
def test_the_honest_game_passes(file: str, tmp_path: Path) -> None:
    check_game(planted(tmp_path, Plant(file, "", "", "", "")), ["one", "two"])


def test_a_test_of_the_authors_names_every_fault_with_its_seed(tmp_path: Path) -> None:
    game = planted(tmp_path, HAND)

    with pytest.raises(AssertionError) as why:
        check_game(game, ["one"])

    assert HAND.said in str(why.value)
    assert "seats 3" in str(why.value)
    assert "seed 'one'" in str(why.value)


def test_the_command_says_it_in_words_with_the_seed(run: Run, tmp_path: Path) -> None:
    planted(tmp_path, HAND)

    ran = run("check", "liar", "--my-games", tmp_path, "--only", "leaks", "--seed", "one", "--lang", "fr")

    assert ran.code == 1
    assert "tout le monde peut lire un secret dans le champ `hand` de la vue" in " ".join(ran.out.split())
    assert "graine\u00a0: one" in ran.out


def test_the_command_finds_nothing_in_a_sample(run: Run) -> None:
    ran = run("check", "rock-paper-scissors", "--my-games", EXAMPLES, "--seed", "one")

    assert (ran.code, ran.out.count("✓"), "No faults found." in ran.out) == (0, len(CHECKS), True)
