"""`isoloir ladder`: what can be asked of it on the command line."""

from __future__ import annotations

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
