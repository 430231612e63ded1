"""The Third Man: the end of a deal and of the match. Beside a test stands its place in the rulebook, or "ruling"."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from isoloir.core import OVER, Match
from isoloir.games.third_man import GAME
from isoloir.games.third_man.board import ALL_CARDS, MOST_DEALS, Board
from isoloir.games.third_man.events import (
    BidScored,
    DealBegan,
    DealTied,
    GameWon,
    TokenWon,
)

from .third_man_table import SETUP, at, bid

# End of a deal


def test_plus_twenty_ends_the_deal_and_the_seat_ahead_takes_the_token() -> None:  # end
    told = bid(at(scores=(19, 10, -9, 1)), 9, 7, 5, 2)

    assert TokenWon(0, (1, 0, 0, 0)) in told


def test_minus_twenty_ends_it_as_well() -> None:  # end
    told = bid(at(scores=(5, 2, -13, 6)), 9, 2, 7, 0)

    assert BidScored((1, 4, -7, 0), (6, 6, -20, 6)) in told
    assert TokenWon(1, (0, 1, 0, 0)) in told


def test_a_tie_for_the_token_goes_to_the_higher_last_movement() -> None:  # ruling P-A2
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


def test_nine_bids_end_the_deal_and_the_tenth_card_stays_unplayed() -> None:  # end
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

    assert told[-1] == GameWon((2,))
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

    assert told[-1] == GameWon((1, 2))
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
