"""No seat wins more than its share: chi-squared over simulated games with fixed seeds, so the same games every time."""

from __future__ import annotations

from collections.abc import Iterator
from math import erfc, sqrt

import pytest

from isoloir.games import HOUSE, game_of
from isoloir.lab.simulate import Study, play_batch

SURELY_UNFAIR = 1e-3
"""Chance alone does worse than this in one of a thousand; with fixed seeds it either did or did not."""


def p_value(chi2: float, degrees: int) -> float:
    """Wilson and Hilferty's cube root, good to a few percent of the tail that matters here."""
    mean, spread = 1 - 2 / (9 * degrees), sqrt(2 / (9 * degrees))
    return erfc(((chi2 / degrees) ** (1 / 3) - mean) / spread / sqrt(2)) / 2


def wins_by_team(key: str, seats: int, level: str, games: int, seed: str) -> list[float]:
    """Partners win together, so a team counts once."""
    study = Study(key, seats, {}, "en", (level,) * seats, seed, games)
    wins = play_batch(study, range(games)).tally.wins
    return [sum(wins[seat] for seat in team) / len(team) for team in game_of(key).teams(seats)]


def unfairness(wins: list[float]) -> float:
    """The p-value of these wins, if every team had the same chance."""
    fair = sum(wins) / len(wins)
    return p_value(sum((each - fair) ** 2 / fair for each in wins), len(wins) - 1)


def tables(levels: tuple[str, ...]) -> Iterator[tuple[str, int, str]]:
    for key in sorted(HOUSE):
        for seats in game_of(key).seats:
            yield from ((key, seats, level) for level in levels)


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
@pytest.mark.parametrize(("key", "seats", "level"), list(tables(("random", "novice", "regular"))))
def test_no_seat_is_a_favourite_over_thousands_of_games(key: str, seats: int, level: str) -> None:
    assert unfairness(wins_by_team(key, seats, level, 2_000, "thousands")) > SURELY_UNFAIR
