"""What a position of Démocrazy is worth to its expert."""

from __future__ import annotations

import pytest

from isoloir.bots.democrazy.flows import turns
from isoloir.bots.democrazy.value import TRAITS, chances, final, lasts, learnt, traits
from tests.democrazy.table import table


def test_there_is_a_number_for_every_trait_at_every_size_of_the_deck() -> None:
    numbers = learnt()

    assert tuple(numbers.traits) == TRAITS
    assert numbers.decks == sorted(numbers.decks)
    for rows in (numbers.thinking, numbers.anyhow):
        assert [len(row) for row in rows] == [len(TRAITS)] * len(numbers.decks)
    assert {len(row) for row in traits(table("rrb rb yg -"), 5)} == {len(TRAITS)}


@pytest.mark.parametrize("whim", [0.0, 0.5, 1.0])
def test_a_lead_is_worth_more_the_nearer_the_end_is(whim: float) -> None:
    board = table("rrrbyg rbyg rbyg rbyg")
    found = [chances(board, deck, whim) for deck in (18, 11, 3)]

    assert [sum(each) for each in found] == pytest.approx([1, 1, 1])
    assert 0.25 < found[0][0] < found[1][0] < found[2][0]


def test_a_shared_victory_is_worth_less_than_its_share_and_spoils_the_game_for_the_others() -> None:
    alone, shared = final([9, 7, 7, 2]), final([9, 9, 7, 2])

    assert alone == [1, 0, 0, 0]
    assert 0 < shared[0] < 0.5
    assert shared[2] < 0


def test_things_stay_as_they_are_more_surely_the_nearer_the_end_is() -> None:
    assert 0.5 > lasts(1) > lasts(5) > lasts(11) > lasts(25) > 0


def test_near_the_end_only_those_who_sit_next_begin_another_turn() -> None:
    """Two cards are left and one is the End: the next turn begins for sure, the one after it half the time."""
    _, first, second, third = turns(2, 4, False)

    assert first == 1
    assert 0 < second < 0.5
    assert third == 0
