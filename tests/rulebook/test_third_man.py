"""The Third Man, rule by rule. The comment beside a test is its place in the rulebook, or "ruling"."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from isoloir.core import OVER, BadSetup, Event, Match
from isoloir.games.third_man import GAME
from isoloir.games.third_man.board import ALL_CARDS, MOST_DEALS, MOST_VOIDS, Board
from isoloir.games.third_man.events import (
    BidScored,
    BidSpent,
    BidVoid,
    DealBegan,
    DealTied,
    LeadPassed,
    MatchWon,
    Revealed,
    TokenWon,
)
from isoloir.games.third_man.scoring import ahead, first_clockwise, gains, is_void

SETUP = GAME.setup(4)
cards_of_four = st.tuples(*[st.integers(0, 9)] * 4)


def at(**what: Any) -> Match[Board]:
    """A table where the next thing is a lead."""
    return Match.at(GAME, SETUP, Board("seed", **{"next": "lead", **what}))


def bid(match: Match[Board], *cards: int) -> list[Event]:
    """The leader leads, the others follow; what everybody heard."""
    match.step({match.board.leader: (cards[match.board.leader],)})
    match.step({seat: (cards[seat],) for seat in match.asks})
    return list(match.heard(None))


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


def test_first_gains_ten_less_its_card_second_loses_its_card_third_doubles_it() -> None:  # principle, P1
    assert gains((9, 7, 5, 2)) == (1, -7, 10, 0)


def test_low_cards_follow_the_same_principle() -> None:  # derived, P8
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


def test_two_firsts_share_the_prize_and_there_is_no_second() -> None:  # tie for the highest bid, P2
    assert gains((9, 9, 4, 1)) == (-4, -4, 8, 0)


def test_two_seconds_both_lose_and_there_is_no_third() -> None:  # tie for second, P3
    assert gains((8, 6, 6, 3)) == (2, -6, -6, 0)


def test_two_thirds_both_double() -> None:  # tie for third, P4
    assert gains((8, 6, 3, 3)) == (2, -6, 6, 6)


def test_two_pairs_are_two_firsts_and_two_thirds() -> None:  # ruling P-A6, P5
    assert gains((9, 9, 5, 5)) == (-4, -4, 10, 10)


def test_three_equal_cards_cancel_the_bid() -> None:  # course of play, P6
    assert is_void((7, 7, 7, 2))
    assert is_void((8, 2, 2, 2))


def test_four_equal_cards_cancel_it_too() -> None:  # ruling P-A5, P7
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

    assert gains(moved) == tuple(gains(cards)[seat] for seat in order)


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


def test_of_two_equal_scores_who_just_progressed_more_leads() -> None:  # course of play, P16
    match = at()
    bid(match, 7, 5, 6, 6)

    told = bid(match, 9, 2, 3, 1)

    assert match.board.scores == (4, 4, -9, -6)
    assert LeadPassed(1) in told


def test_progress_is_signed_so_a_small_step_forward_beats_a_great_one_back() -> None:  # course of play, P17
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


# End of a deal


def test_plus_twenty_ends_the_deal_and_the_seat_ahead_takes_the_token() -> None:  # end, P14
    told = bid(at(scores=(19, 10, -9, 1)), 9, 7, 5, 2)

    assert TokenWon(0, (1, 0, 0, 0)) in told


def test_minus_twenty_ends_it_as_well() -> None:  # end, P14
    told = bid(at(scores=(5, 2, -13, 6)), 9, 2, 7, 0)

    assert BidScored((1, 4, -7, 0), (6, 6, -20, 6)) in told
    assert TokenWon(1, (0, 1, 0, 0)) in told


def test_a_tie_for_the_token_goes_to_the_higher_last_movement() -> None:  # ruling P-A2, P14
    told = bid(at(scores=(5, -2, -13, 6)), 9, 2, 7, 0)

    assert BidScored((1, 4, -7, 0), (6, 2, -20, 6)) in told
    assert TokenWon(0, (1, 0, 0, 0)) in told


def test_a_tie_for_the_token_may_be_settled_by_an_earlier_bid() -> None:  # ruling P-A2
    match = at(scores=(12, 12, -9, -9), bids=((12, 0, -9, 0), (0, 12, 0, -9)))

    told = bid(match, 5, 5, 6, 8)

    assert BidScored((10, 10, -6, 2), (22, 22, -15, -7)) in told
    assert TokenWon(1, (0, 1, 0, 0)) in told


def test_a_complete_tie_gives_no_token_and_a_new_deal() -> None:  # ruling P-A2
    match = at(scores=(12, 12, -9, -9), hands=((5, 9), (5, 9), (6, 0), (8, 1)))

    told = bid(match, 5, 5, 6, 8)

    assert BidScored((10, 10, -6, 2), (22, 22, -15, -7)) in told
    assert DealTied((0, 1)) in told
    assert match.board.tokens == (0, 0, 0, 0)
    assert match.board.deal == 2


def test_after_a_deal_without_token_the_first_tied_clockwise_from_the_last_leader_leads() -> None:  # ruling P-A3
    match = at(leader=3, scores=(-9, 12, -9, 12))

    told = bid(match, 8, 5, 6, 5)

    assert DealTied((1, 3)) in told
    assert DealBegan(2, 3) in told


def test_nine_bids_end_the_deal_and_the_tenth_card_stays_unplayed() -> None:  # end, P15
    match = at(scores=(7, 12, -13, 7), bids=((0, 0, 0, 0),) * 8, hands=((9, 0), (7, 0), (5, 0), (2, 0)))

    told = bid(match, 9, 7, 5, 2)

    assert BidScored((1, -7, 10, 0), (8, 5, -3, 7)) in told
    assert TokenWon(0, (1, 0, 0, 0)) in told


def test_eight_bids_do_not() -> None:  # end, P-A10
    match = at(scores=(0, 0, 0, 0), bids=((0, 0, 0, 0),) * 7)

    bid(match, 9, 7, 5, 2)

    assert match.board.deal == 1
    assert match.asks


def test_scores_beyond_twenty_are_kept_exact() -> None:  # ruling P-A7
    told = bid(at(scores=(0, 0, 19, 18), hands=((9,), (5,), (8,), (7,))), 9, 5, 8, 7)

    assert BidScored((1, 0, -8, 14), (1, 0, 11, 32)) in told


def test_of_two_who_pass_twenty_together_the_higher_takes_the_token() -> None:  # ruling P-A8
    told = bid(at(scores=(0, 0, 18, 17)), 9, 7, 4, 4)

    assert BidScored((1, -7, 8, 8), (1, -7, 26, 25)) in told
    assert TokenWon(2, (0, 0, 1, 0)) in told


def test_plus_and_minus_twenty_together_give_the_token_to_the_highest() -> None:  # ruling P-A8
    told = bid(at(scores=(19, -15, 0, 0)), 9, 7, 5, 2)

    assert BidScored((1, -7, 10, 0), (20, -22, 10, 0)) in told
    assert TokenWon(0, (1, 0, 0, 0)) in told


def test_a_new_deal_starts_at_0_with_full_hands_and_the_winner_leads() -> None:  # rulings P-A3, P-A9
    match = at(leader=1, scores=(0, 0, 12, 0))

    told = bid(match, 9, 7, 5, 2)

    assert DealBegan(2, 2) in told
    assert match.board.scores == (0, 0, 0, 0)
    assert match.board.hands == (ALL_CARDS,) * 4
    assert list(match.asks) == [2]


# End of the match


def test_three_tokens_win_the_match() -> None:  # end
    match = at(scores=(0, 0, 12, 0), tokens=(2, 2, 2, 1))

    told = bid(match, 9, 7, 5, 2)

    assert told[-1] == MatchWon((2,))
    assert match.winners == (2,)
    assert match.scores == (2, 2, 3, 1)
    assert match.is_over


def test_two_tokens_do_not() -> None:  # end
    match = at(scores=(0, 0, 12, 0), tokens=(2, 2, 1, 1))

    bid(match, 9, 7, 5, 2)

    assert match.winners == ()


def test_after_fifty_deals_most_tokens_win_and_a_tie_is_shared() -> None:  # limits
    match = at(scores=(12, 12, -9, -9), deal=MOST_DEALS, tokens=(1, 2, 2, 0))

    told = bid(match, 5, 5, 6, 8)

    assert told[-1] == MatchWon((1, 2))
    assert match.winners == (1, 2)


@given(st.data())
def test_nine_tokens_are_always_enough(data: st.DataObject) -> None:  # contents: four times two and one
    match = Match.new(GAME, SETUP, data.draw(st.text(max_size=4)))
    while match.asks:
        match.step({seat: (data.draw(st.sampled_from(ask.options)),) for seat, ask in match.asks.items()})
        assert sum(match.board.tokens) <= 9
        assert match.board.next != OVER or max(match.board.tokens) == 3
        if match.pause > 40:
            break


def test_a_deal_keeps_scores_between_minus_27_and_plus_35() -> None:  # components, range
    worst = replace(Board("seed"), next="lead", scores=(19, -19, 0, 0), hands=((8, 0), (8, 0), (9, 1), (9, 2)))
    match = Match.at(GAME, SETUP, worst)

    told = bid(match, 8, 8, 9, 9)

    assert BidScored((16, 16, -4, -4), (35, -3, -4, -4)) in told
