"""Whole evenings under faults. A seed that fails is the whole bug report: `play(seed)` has the same evening again."""

from __future__ import annotations

import pytest

from isoloir.games import GAMES

from .evening import Evening, play
from .faults import Faults
from .plants import PLANTS, Plant

FEW, MANY = range(0, 120, 15), range(1_000, 21_000, 500)


def wrong(seeds: range) -> dict[int, list[str]]:
    """What was wrong, by seed."""
    return {seed: found for seed in seeds if (found := play(seed).checker.wrong)}


@pytest.mark.parametrize("first", FEW)
def test_whatever_goes_wrong_nothing_told_is_lost_and_every_table_goes_on(first: int) -> None:
    assert wrong(range(first, first + FEW.step)) == {}


@pytest.mark.parametrize("seed", [8668, 12558, 13124, 13188])
def test_a_repeat_that_is_thrown_back_with_others_is_never_said_to_have_changed_nothing(seed: int) -> None:
    """It was in the log already; the turn it came with wasn't kept, and the log couldn't be read for a while."""
    assert play(seed).checker.wrong == []


@pytest.mark.parametrize("seed", [616692, 619616])
def test_what_was_refused_is_not_kept_by_its_second_copy(seed: int) -> None:
    assert play(seed).checker.wrong == []


@pytest.mark.soak
@pytest.mark.parametrize("first", MANY)
def test_twenty_thousand_evenings(first: int) -> None:
    assert wrong(range(first, first + MANY.step)) == {}


@pytest.mark.parametrize("game", GAMES)
def test_an_evening_without_faults_goes_on_to_a_next_game_or_far_into_one(game: str) -> None:
    evening = play(7, game, Faults())

    assert evening.checker.wrong == []
    assert len(evening.checker.stops) > 5


def test_the_same_seed_is_the_same_evening_byte_for_byte() -> None:
    assert written(play(3)) == written(play(3)) != written(play(4))


def written(evening: Evening) -> list[list[bytes]]:
    return list(evening.disk.tables.values())


@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_bug_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)

    assert any(play(seed).checker.wrong for seed in range(40)), "forty evenings did not find it"
