"""Wins by seat over simulated games with fixed seeds, and how likely chance alone would spread them like that.

`python -m tests.lab.fair_seats [GAME… LEVEL… SEATS…]` plays what the soak plays and prints each p-value.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import erfc, sqrt

from isoloir.games import HOUSE, game_of
from isoloir.lab.simulate import Study, play_batch

LEVELS = ("random", "novice", "regular")
GAMES, SEED = 2_000, "thousands"


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


def main(wanted: list[str]) -> None:
    found = []
    levels = tuple(level for level in LEVELS if level in wanted) or LEVELS
    keys = HOUSE.intersection(wanted) or HOUSE
    numbers = {int(word) for word in wanted if word.isdecimal()}
    for key, seats, level in tables(levels):
        if key in keys and (seats in numbers or not numbers):
            wins = wins_by_team(key, seats, level, GAMES, SEED)
            found.append((unfairness(wins), f"{key} {seats} {level}"))
            print(f"{found[-1][0]:.4f}", found[-1][1], *map(round, wins), flush=True)
    smallest, where = min(found)
    print(f"of {len(found)} the smallest p is {smallest:.4f} ({where}); by luck half the time below", end=" ")
    print(f"{1 - 0.5 ** (1 / len(found)):.4f}")


if __name__ == "__main__":
    main(sys.argv[1:])
