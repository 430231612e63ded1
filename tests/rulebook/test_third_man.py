"""The Third Man, rule by rule. The comment beside a test is its place in the rulebook, or "ruling"."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isoloir.core import BadSetup, Match
from isoloir.games.third_man import GAME
from isoloir.games.third_man.board import ALL_CARDS, MOST_VOIDS
from isoloir.games.third_man.events import (
    BidScored,
    BidSpent,
    BidVoid,
    LeadPassed,
    Revealed,
)
from isoloir.games.third_man.scoring import ahead, first_clockwise, gains, is_void

from .third_man_table import SETUP, at, bid

cards_of_four = st.tuples(*[st.integers(0, 9)] * 4)


# Components and preparation


def test_everybody_holds_the_ten_cards_from_0_to_9_and_stands_at_0() -> None:  # contents, preparation
    match = Match.new(GAME, SETUP, "seed")

    assert match.board.hands == (tuple(range(10)),) * 4
    assert match.board.scores == (0, 0, 0, 0)


def test_exactly_four_play() -> None:  # contents
    for seats in (3, 5):
        with pytest.raises(BadSetup, match="4 seats"):
            GAME.setup(seats)


def test_the_first_leader_is_drawn_by_lot() -> None:  # ruling P-A12
    leaders = {Match.new(GAME, SETUP, f"seed {n}").board.leader for n in range(40)}

    assert leaders == {0, 1, 2, 3}


def test_the_table_may_name_the_first_leader() -> None:  # ruling P-A12
    match = Match.new(GAME, GAME.setup(4, {"first_leader": "2"}), "seed")

    assert list(match.asks) == [2]


# Principle of the game


def test_first_gains_ten_less_its_card_second_loses_its_card_third_doubles_it() -> None:  # principle
    assert gains((9, 7, 5, 2)) == (1, -7, 10, 0)


def test_low_cards_follow_the_same_principle() -> None:  # derived
    assert gains((3, 2, 1, 0)) == (7, -2, 2, 0)


# Course of play: leading and following


def test_the_leader_plays_face_up_then_the_three_others_answer_together() -> None:  # course of play
    match = at(leader=2)

    assert list(match.asks) == [2]
    match.step({2: (5,)})

    assert match.board.lead == 5
    assert sorted(match.asks) == [0, 1, 3]


def test_all_cards_are_shown_at_the_same_time() -> None:  # course of play
    told = bid(at(leader=2), 1, 6, 5, 0)

    assert told[0] == Revealed((1, 6, 5, 0))


def test_the_fourth_does_not_move() -> None:  # course of play
    told = bid(at(), 9, 7, 5, 2)

    assert BidScored((1, -7, 10, 0), (1, -7, 10, 0)) in told


def test_played_cards_are_out_of_the_hand_and_lie_open_in_ascending_order() -> None:  # course of play
    match = at()
    bid(match, 9, 7, 5, 2)
    bid(match, 1, 0, 8, 6)

    assert match.view(None).played == ((1, 9), (0, 7), (5, 8), (2, 6))
    assert match.board.hands[0] == (0, 2, 3, 4, 5, 6, 7, 8)


# Course of play: ties


def test_two_firsts_share_the_prize_and_there_is_no_second() -> None:  # tie for the highest bid
    assert gains((9, 9, 4, 1)) == (-4, -4, 8, 0)


def test_two_seconds_both_lose_and_there_is_no_third() -> None:  # tie for second
    assert gains((8, 6, 6, 3)) == (2, -6, -6, 0)


def test_two_thirds_both_double() -> None:  # tie for third
    assert gains((8, 6, 3, 3)) == (2, -6, 6, 6)


def test_two_pairs_are_two_firsts_and_two_thirds() -> None:  # ruling P-A6
    assert gains((9, 9, 5, 5)) == (-4, -4, 10, 10)


def test_three_equal_cards_cancel_the_bid() -> None:  # course of play
    assert is_void((7, 7, 7, 2))
    assert is_void((8, 2, 2, 2))


def test_four_equal_cards_cancel_it_too() -> None:  # ruling P-A5
    assert is_void((4, 4, 4, 4))


def test_two_pairs_do_not_cancel_it() -> None:  # ruling P-A6
    assert not is_void((9, 9, 5, 5))


def by_groups(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The rulebook's own way: groups of equal cards, from the highest down."""
    groups = sorted(set(cards), reverse=True)
    worth = dict.fromkeys(groups, 0)
    first, *rest = groups
    worth[first] = 10 - first if cards.count(first) == 1 else 5 - first
    if cards.count(first) == 2:
        third = rest[:1]
    else:
        second, *below = rest
        worth[second] = -second
        third = below[:1] if cards.count(second) == 1 else []
    worth |= {card: 2 * card for card in third}
    return tuple(worth[card] for card in cards)


def test_counting_higher_cards_agrees_with_the_groups_of_the_rulebook_on_every_bid() -> None:  # course of play
    bids = [cards for cards in product(range(10), repeat=4) if not is_void(cards)]

    assert all(gains(cards) == by_groups(cards) for cards in bids)


@given(cards_of_four)
def test_a_bid_moves_nobody_further_than_eight_down_or_sixteen_up(cards: tuple[int, ...]) -> None:  # components, range
    if not is_void(cards):
        assert all(-8 <= gain <= 16 for gain in gains(cards))


@given(cards_of_four, st.permutations(range(4)))
def test_what_a_card_brings_does_not_depend_on_the_seat(cards: tuple[int, ...], order: list[int]) -> None:  # principle
    moved = tuple(cards[seat] for seat in order)

    gained = gains(cards)
    assert gains(moved) == tuple(gained[seat] for seat in order if gained)


@given(cards_of_four)
def test_a_void_bid_moves_nobody_and_any_other_bid_all_four(cards: tuple[int, ...]) -> None:  # course of play
    assert len(gains(cards)) == (0 if is_void(cards) else 4)


# Void bids


def test_after_a_void_bid_the_cards_return_and_the_same_seat_leads_again() -> None:  # rulings P-A4
    match = at(leader=1)

    told = bid(match, 7, 7, 7, 2)

    assert told == [Revealed((7, 7, 7, 2)), BidVoid()]
    assert match.asks[1].options == ALL_CARDS
    assert match.board.hands == (ALL_CARDS,) * 4
    assert match.board.bids == ()


def test_the_twentieth_void_in_a_row_scores_nothing_and_spends_the_cards() -> None:  # ruling P-A4
    match = at(voids=MOST_VOIDS - 1)

    told = bid(match, 7, 7, 7, 2)

    assert told[1:3] == [BidSpent(), BidScored((0, 0, 0, 0), (0, 0, 0, 0))]
    assert 7 not in match.board.hands[0]
    assert match.board.voids == 0


def test_a_scored_bid_ends_a_row_of_voids() -> None:  # ruling P-A4
    match = at(voids=MOST_VOIDS - 1)

    bid(match, 9, 7, 5, 2)

    assert match.board.voids == 0


def test_a_void_bid_is_no_movement_when_the_lead_is_disputed() -> None:  # ruling P-A13
    match = at(scores=(3, 3, 0, -6), bids=((3, 0, 0, -6), (0, 3, 0, 0)), leader=1)

    bid(match, 4, 4, 4, 2)

    assert match.board.leader == 1
    assert match.board.bids == ((3, 0, 0, -6), (0, 3, 0, 0))


# Who leads the next bid


def test_the_seat_ahead_leads() -> None:  # course of play
    told = bid(at(), 9, 7, 5, 2)

    assert LeadPassed(2) in told


def test_of_two_equal_scores_who_just_progressed_more_leads() -> None:  # course of play
    match = at()
    bid(match, 7, 5, 6, 6)

    told = bid(match, 9, 2, 3, 1)

    assert match.board.scores == (4, 4, -9, -6)
    assert LeadPassed(1) in told


def test_progress_is_signed_so_a_small_step_forward_beats_a_great_one_back() -> None:  # course of play
    match = at()
    bid(match, 8, 5, 6, 1)

    told = bid(match, 9, 7, 1, 7)

    assert match.board.scores == (3, 3, -6, -7)
    assert LeadPassed(0) in told


def test_equal_last_movements_are_settled_by_earlier_ones_newest_first() -> None:  # ruling P-A1
    scores, bids = (8, 8, 0, 0), ((0, 4, 0, 0), (4, 0, 0, 0), (4, 4, 0, 0))

    assert ahead(scores, bids) == (0,)


def test_identical_movements_go_to_the_first_clockwise_from_the_last_leader() -> None:  # ruling P-A1
    told = bid(at(leader=2), 8, 3, 6, 3)

    assert BidScored((2, 6, -6, 6), (2, 6, -6, 6)) in told
    assert LeadPassed(3) in told


def test_the_last_leader_is_the_first_met() -> None:  # ruling P-A1
    assert first_clockwise((1, 3), 1) == 1
    assert first_clockwise((1, 3), 2) == 3
    assert first_clockwise((0, 1), 2) == 0


def test_with_all_scores_negative_the_highest_number_leads() -> None:  # ruling P-A11
    assert ahead((-2, -5, -7, -3), ((-2, -5, -7, -3),)) == (0,)
