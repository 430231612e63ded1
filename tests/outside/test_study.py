"""Numbers are of the rules that are played now, and what a change moved is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from isoloir.outside import add_file
from tests.cli.conftest import Run

from .conftest import EXAMPLES


def measured(folder: Path) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = json.loads((folder / "numbers.json").read_text())["numbers"][0]["measures"]
    return found


@pytest.mark.parametrize("changed", ["auction.py", "auction.en.ftl"])
def test_a_study_of_changed_rules_begins_anew_and_says_what_moved(run: Run, tmp_path: Path, changed: str) -> None:
    for path in EXAMPLES.glob("auction.*"):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    game, out = tmp_path / "auction.py", tmp_path / "out"
    fixed = ("study", "auction", "--my-games", game, "--seed", "1", "--games", "12", "--probes", "0", "--arms", "0")
    study = (*fixed, "--bots", "random", "--seats", "3", "--workers", "1", "--out", out)
    first = run(*study)
    before = measured(out)
    again = run(*study)

    touched = tmp_path / changed
    touched.write_text(touched.read_text().replace("6, 7, 8, 9)", "6)").replace("Going once", "Going, going"))
    assert add_file(game, again=True) is None
    third = run(*study)

    assert "have changed" not in first.out + again.out
    assert "have changed since" in third.out
    assert ("→" in third.out) == (changed == "auction.py")
    assert (measured(out) == before) == (changed != "auction.py")
