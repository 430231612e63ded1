"""No reveal is too big for a phone on a weak network: what a Moved may weigh, at every game's largest table."""

from __future__ import annotations

import pytest

from bench.table.reveals import LARGEST, MEDIAN, P99, measured
from isoloir.games import GAMES


@pytest.mark.parametrize("key", GAMES)
def test_a_reveal_stays_small(key: str) -> None:
    found = measured(key, 4)

    assert found.median <= MEDIAN
    assert found.p99 <= P99
    assert found.largest <= LARGEST


@pytest.mark.soak
@pytest.mark.parametrize("key", GAMES)
def test_a_reveal_stays_small_over_many_games(key: str) -> None:
    found = measured(key, 100)

    assert (found.median <= MEDIAN, found.p99 <= P99, found.largest <= LARGEST) == (True, True, True), found
