"""Days on end under faults: nobody misses what they asked to be told, nobody is told it twice, too early or in vain."""

from __future__ import annotations

import pytest

from isoloir.table.log import entries as e

from .month import Month


@pytest.mark.parametrize(
    ("seed", "days"),
    [*((seed, 6) for seed in range(3)), *(pytest.param(seed, 30, marks=pytest.mark.soak) for seed in range(100))],
)
async def test_everyone_is_told_once_and_in_time(seed: int, days: int) -> None:
    month = await Month(seed, days).play()

    assert month.check() == []
    kinds = {type(entry) for entry in month.log.entries()}
    assert {e.Posted, e.Opened} <= kinds
    print(f"{sum(month.delivered.values())} notices of {len(month.delivered)}, {len(month.posted)} posted")
