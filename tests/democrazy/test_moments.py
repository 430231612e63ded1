"""The law on the table, step by step: told for every law but one that is being written."""

from __future__ import annotations

from dataclasses import replace

import pytest

from isoloir.games.democrazy import GAME
from isoloir.testing.moments import check_what_is_told_makes_the_view_after

TOLD = replace(GAME, settles=GAME.settles - {"proposal", "voted"})


@pytest.mark.parametrize("seats", [4, 7, 10])
def test_without_blank_laws_what_lies_on_the_table_is_told_whole(seats: int) -> None:
    for seed in ("first", "second"):
        check_what_is_told_makes_the_view_after(TOLD, TOLD.setup(seats), seed)
