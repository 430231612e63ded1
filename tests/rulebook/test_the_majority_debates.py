"""The debates of The Majority and the end of the game; in the comments, the place in the rulebook."""

from __future__ import annotations

import pytest

from isoloir.games.the_majority import GAME
from isoloir.games.the_majority.board import teams
from isoloir.games.the_majority.events import ColourDebated, GameWon, RoundEnded
from isoloir.games.the_majority.scoring import best_team, payment, totals

from .the_majority_table import events, trick


def test_a_second_gets_a_fifth_of_each_first_rounded_down() -> None:  # debate, the example, J-A10
    assert payment((16, 16, 10, 5)).coins == (2, 2, 6, 0)


def test_a_single_first_gets_two_coins_and_the_second_a_fifth() -> None:  # debate
    assert payment((10, 38, 4, 39)).coins == (0, 7, 0, 2)


def test_all_tied_seconds_get_the_full_amount() -> None:  # debate, tie for the second place
    assert payment((10, 6, 6, 0)).coins == (2, 2, 2, 0)


def test_three_firsts_pay_the_second_three_times() -> None:  # debate, tie for the first place
    assert payment((16, 16, 16, 5)).coins == (2, 2, 2, 9)


def test_when_all_are_first_there_is_no_second() -> None:  # ruling J-A11
    paid = payment((3, 3, 3, 3))

    assert paid.coins == (2, 2, 2, 2)
    assert paid.seconds == ()


def test_without_power_nobody_is_paid() -> None:  # debate, remark
    assert payment((0, 0, 0, 0)).coins == (0, 0, 0, 0)
    assert payment((7, 0, 0, 0)).coins == (2, 0, 0, 0)


def test_a_second_to_less_than_five_gets_nothing() -> None:  # ruling J-A12
    assert payment((4, 3, 0, 0)).coins == (2, 0, 0, 0)


def test_payments_have_no_upper_limit() -> None:  # limits: the box holds 150 coins
    assert payment((118, 2, 0, 0)).coins == (2, 23, 0, 0)


def test_a_point_card_would_change_no_total() -> None:  # point cards
    assert totals((("R2", "R3", "R5"),), "R") == (10,) == totals((("R10",),), "R")


def test_a_bribe_adds_nothing_to_a_total() -> None:  # special effects, 0, remark
    assert totals((("R0", "R9", "B5"), ("R0",)), "R") == (9, 0)


def test_a_debate_counts_everything_won_so_far_and_says_why() -> None:  # debate
    match = trick("R5 B9 R6 B5", last=True, won=(("R5", "R6"), ("R10",), ("B6",), ()))

    assert ColourDebated(1, "R", (16, 10, 6, 0), 16, (0,), (1,), 3, (2, 3, 0, 0)) in events(match)
    assert ColourDebated(1, "B", (0, 9, 6, 5), 9, (1,), (2,), 1, (0, 2, 1, 0)) in events(match)
    assert ColourDebated(1, "Y", (0, 0, 0, 0), 0, (), (), 0, (0, 0, 0, 0)) in events(match)
    assert RoundEnded(1, (2, 5, 1, 0)) in events(match)


def test_cards_won_stay_from_round_to_round() -> None:  # debate, end
    match = trick("R5 B9 R6 B5", last=True)

    assert match.board.round == 2
    assert match.board.won == (("R5",), ("B9",), ("R6",), ("B5",))


def test_the_game_ends_after_the_fourth_debate() -> None:  # end of the game
    match = trick("R5 B9 R6 B5", last=True, round=4, tricks=((), (), (), ()), coins=(10, 9, 10, 9), deck=())

    assert match.is_over
    assert match.scores == (11, 11, 12, 10)
    assert match.winners == (0, 2)
    assert GameWon((0, 2), (23, 21), by_token=False) in events(match)


def test_partners_sit_opposite_and_win_together() -> None:  # course of the game
    assert teams(4) == ((0, 2), (1, 3))
    assert best_team((1, 10, 30, 12), token=1) == (0, 2)


def test_equal_teams_are_parted_by_the_token() -> None:  # end of the game
    assert best_team((10, 20, 30, 20), token=1) == (1, 3)
    assert best_team((10, 20, 30, 20), token=2) == (0, 2)


def test_three_play_each_alone_and_most_coins_win() -> None:  # three players, (2)
    assert teams(3) == ((0,), (1,), (2,))
    assert best_team((10, 31, 30), token=0) == (1,)


def test_equal_players_are_parted_by_the_token_or_its_nearness() -> None:  # three players, (2), J-A19
    assert best_team((30, 30, 12), token=2) == (0,)
    assert best_team((30, 30, 12), token=1) == (1,)
    assert best_team((12, 30, 30), token=0) == (1,)


@pytest.mark.parametrize("token", range(4))
def test_a_tie_says_that_the_token_decided(token: int) -> None:  # end of the game
    match = trick("R5 R5 B5 B5", last=True, round=4, tricks=((), (), (), ()), token=token, deck=())

    assert match.winners == GAME.teams(4)[token % 2]
    assert GameWon(match.winners, (4, 4), by_token=True) in events(match)
