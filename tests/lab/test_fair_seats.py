"""No seat wins more than its share: chi-squared over simulated games with fixed seeds, so the same games every time."""

from __future__ import annotations

import pytest

from isoloir.games import HOUSE, game_of
from tests.lab.fair_seats import GAMES, LEVELS, SEED, p_value, tables, unfairness, wins_by_team

SURELY_UNFAIR = 1e-3
"""Chance alone does worse than this in one of a thousand; with fixed seeds it either did or did not."""


def smallest_and_largest() -> list[tuple[str, int]]:
    return [(key, seats) for key in sorted(HOUSE) for seats in {game_of(key).seats[0], game_of(key).seats[-1]}]


def test_a_table_with_a_favourite_seat_is_found_out() -> None:
    assert unfairness([789, 685, 626, 667, 731, 714]) < SURELY_UNFAIR
    assert unfairness([100, 100, 104, 96]) > 0.9
    assert p_value(11.07, 5) == pytest.approx(0.05, abs=0.003)


@pytest.mark.parametrize(("key", "seats"), smallest_and_largest())
def test_no_seat_is_a_favourite(key: str, seats: int) -> None:
    games = 20 if key == "democrazy" else 100
    assert unfairness(wins_by_team(key, seats, "random", games, "fair")) > SURELY_UNFAIR


@pytest.mark.soak
@pytest.mark.parametrize(("key", "seats", "level"), list(tables(LEVELS)))
def test_no_seat_is_a_favourite_over_thousands_of_games(key: str, seats: int, level: str) -> None:
    assert unfairness(wins_by_team(key, seats, level, GAMES, SEED)) > SURELY_UNFAIR
