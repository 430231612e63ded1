"""The law table: what it counts, and the deck it guards."""

from __future__ import annotations

import pytest

from isoloir.games.democrazy.deck import OWN
from isoloir.lab.laws import Fate
from isoloir.lab.simulate import Study, play_batch

LEAST_ADOPTED = 0.10
MOST_IDLE = 0.80
EARLY = 10


def table_of(seats: int, games: int, seed: str) -> tuple[dict[str, Fate], int]:
    """The fates of all laws, and the shortest game in turns."""
    study = Study("democrazy", seats, {}, "en", ("regular",) * seats, seed, games)
    tally = play_batch(study, range(games)).tally
    return tally.laws, tally.rounds.least or 0


def test_a_law_is_counted_once_per_game_and_the_parts_add_up() -> None:
    laws, _ = table_of(4, 6, "law table")

    assert set(laws) <= set(OWN)
    for fate in laws.values():
        assert 6 >= fate.proposed >= fate.adopted >= fate.judged >= fate.idle


@pytest.mark.soak
def test_every_law_is_adopted_now_and_then_and_matters() -> None:
    whole: dict[str, Fate] = {}
    for seats in (4, 6, 8, 10):
        for law, fate in table_of(seats, 400, f"guard {seats}")[0].items():
            whole[law] = whole.get(law, Fate()) + fate

    assert set(whole) == set(OWN)
    assert {law for law, fate in whole.items() if fate.adopted < LEAST_ADOPTED * fate.proposed} == set()
    assert {law for law, fate in whole.items() if fate.idle > MOST_IDLE * fate.judged} == set()


@pytest.mark.soak
def test_no_game_of_ten_is_over_within_its_first_turns() -> None:
    assert table_of(10, 1000, "ten")[1] > EARLY
