"""`isoloir ladder`: what can be asked of it on the command line."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from isoloir.cli.arguments import Percent
from tests.cli.conftest import Run


@pytest.mark.parametrize(("text", "share"), [("0", 0), ("42", 42), ("17.5", 17.5), ("17,5", 17.5), ("100.0", 100)])
def test_a_bar_may_have_decimals(text: str, share: float) -> None:
    assert Percent("--bar")(text) == share


def test_a_share_that_is_clearly_below_a_bar_with_decimals_ends_the_ladder_at_the_first_look(run: Run) -> None:
    ran = run(
        "ladder", "third-man", "--bots", "random", "--among", "random",
        "--bar", "99.5", "--games", "60", "--seed", "1", "--workers", "1", "--json",
    )  # fmt: skip

    assert [pairing["games"] for pairing in msgspec.json.decode(ran.out)["pairings"]] == [48]


@pytest.mark.parametrize(("lang", "point"), [("fr", ","), ("en", ".")])
def test_numbers_are_written_as_the_language_does_in_the_tables_and_in_the_picture(
    run: Run, tmp_path: Path, lang: str, point: str
) -> None:
    ran = run(
        "ladder", "third-man", "--bots", "random,novice", "--games", "4", "--seed", "1", "--workers", "1",
        "--lang", lang, "--plot", tmp_path / "ladder.svg",
    )  # fmt: skip
    drawn = re.findall(r"<text[^>]*>(-?\d+[.,]\d)</text>", (tmp_path / "ladder.svg").read_text(encoding="utf-8"))

    assert len(drawn) == 5
    assert all(point in number for number in drawn)
    assert {number[-2] for number in re.findall(r"\d+[.,]\d\b", ran.out)} == {point}
