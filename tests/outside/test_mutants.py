"""Faults planted in an author's own file: what would be noticed, and what nobody would notice."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from isoloir.games import GAMES
from isoloir.testing.mutants import mutants
from isoloir.testing.planted import judged
from tests.cli.conftest import Run


def test_each_is_python_with_one_change_and_many_kinds_of_them_fit(examples: Path) -> None:
    planted = mutants(GAMES["liar"])
    honest = ast.unparse(ast.parse((examples / "liar.py").read_text(encoding="utf-8")))

    assert len({each.kind for each in planted}) == len(planted) > 25
    assert sum(each.leaks for each in planted) >= 7
    for each in planted:
        assert ast.unparse(ast.parse(each.source)) == each.source != honest
        assert each.was != each.now


def test_the_games_own_file_stays_as_it_was(examples: Path) -> None:
    before = (examples / "auction.py").read_bytes()
    mutants(GAMES["auction"], 3)

    assert (examples / "auction.py").read_bytes() == before


@pytest.mark.parametrize(
    ("kind", "noticed"),
    [("leak-view", "can read a secret"), ("leak-options-order", "their order tell"), ("told-never", "")],
)
def test_a_leak_is_noticed_and_a_rule_is_not(examples: Path, kind: str, noticed: str) -> None:
    mutant = next(each for each in mutants(GAMES["liar"]) if each.kind == kind)
    said = judged(GAMES["liar"], mutant)

    assert (noticed in said) if noticed else said == ""


def test_an_authors_own_test_notices_a_rule(examples: Path, tmp_path: Path) -> None:
    test = tmp_path / "test_rules.py"
    test.write_text(
        "from pathlib import Path\n"
        "from isoloir.outside.load import load\n"
        f"MODULE = Path({str(examples / 'liar.py')!r})\n"
        "def test_a_lie_is_told():\n"
        "    assert 'WasLie' in load(MODULE).game.steps['doubt'].__code__.co_names\n",
        encoding="utf-8",
    )
    mutant = next(each for each in mutants(GAMES["liar"]) if each.kind == "told-never")

    assert judged(GAMES["liar"], mutant, [str(test)]) == "tests"


@pytest.mark.soak
def test_the_command_counts_them_and_shows_those_that_nobody_would_notice(run: Run, examples: Path) -> None:
    ran = run("check", "liar", "--my-games", examples, "--mutants")

    assert ran.code == 0
    assert "planted faults would be noticed; of those that tell a secret, 7 of 7" in ran.out
    assert "told-never" in ran.out
