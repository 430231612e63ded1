"""The batched engine is The Third Man: every bid through both, every hand, score and leader compared."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bench.deals import CARDS, MOST_VOIDS, SEATS, Deals, decisions_of_random_deals
from isoloir.core import Match
from isoloir.games.third_man import GAME
from isoloir.games.third_man.board import Board
from isoloir.games.third_man.events import TokenWon


def bids_compared(deals: Deals, matches: list[Match[Board]], random: np.random.Generator) -> int:
    """Plays all to their end, the same cards through both; how many bids that were."""
    compared = 0
    while not deals.over.all():
        cards = deals.any_cards(random)
        going = np.flatnonzero(~deals.over)
        deals.bid(cards)
        for n in going:
            bid(matches[n], [int(card) for card in cards[n]])
            assert same(deals, int(n), matches[n])
        compared += len(going)
    return compared


def bid(match: Match[Board], cards: list[int]) -> None:
    leader = match.board.leader
    match.step({leader: (cards[leader],)})
    match.step({seat: (cards[seat],) for seat in range(SEATS) if seat != leader})


def same(deals: Deals, n: int, match: Match[Board]) -> bool:
    board = match.board
    if deals.over[n]:
        winner = next((told.event.seat for told in match.told if isinstance(told.event, TokenWon)), -1)
        return (board.deal > 1 or match.is_over) and deals.winners()[n] == winner
    hands = tuple(tuple(int(card) for card in np.flatnonzero(hand)) for hand in deals.hands[n])
    state: tuple[Any, ...] = (board.hands, board.scores, board.leader, board.voids, len(board.bids))
    batched = (hands, tuple(deals.scores[n].tolist()), deals.leader[n], deals.voids[n], deals.bids[n])
    return board.deal == 1 and state == batched


def fresh(leaders: list[int]) -> list[Match[Board]]:
    setup = GAME.setup(4)
    return [Match.at(GAME, setup, Board(str(n), next="lead", leader=leader)) for n, leader in enumerate(leaders)]


def both(count: int, seed: int) -> int:
    random = np.random.default_rng(seed)
    leaders = [int(leader) for leader in random.integers(SEATS, size=count)]
    return bids_compared(Deals(leaders), fresh(leaders), random)


def test_some_thousand_bids_are_the_same_in_both() -> None:
    assert both(300, 1) > 1_500


@pytest.mark.soak
def test_a_million_bids_are_the_same_in_both() -> None:
    compared = seed = 0
    while compared < 1_000_000:
        compared += both(500, seed := seed + 1)


def test_every_card_of_a_hand_is_as_likely_as_any_other() -> None:
    deals, random = Deals(np.zeros(20_000)), np.random.default_rng(3)
    deals.bid(np.full((20_000, SEATS), [2, 5, 7, 9]))

    drawn = deals.any_cards(random)

    for seat, gone in enumerate([2, 5, 7, 9]):
        counts = np.bincount(drawn[:, seat], minlength=CARDS)
        assert counts[gone] == 0
        assert np.delete(counts, gone).min() > 20_000 / (CARDS - 1) * 0.9


def test_deals_that_are_over_are_left_out_of_those_played_on() -> None:
    deals = Deals([0, 1, 2])
    deals.over[1] = True

    going_on = deals.going_on()

    assert going_on.leader.tolist() == [0, 2]
    assert 4 * 50 * 3 < decisions_of_random_deals(50, np.random.default_rng(4)) < 4 * 50 * 12


@pytest.mark.parametrize("cards", [[[1, 2, 3, CARDS]], [[1, 2, 3]], [[1, 2, 3, 4]] * 2])
def test_cards_that_do_not_exist_are_refused(cards: list[list[int]]) -> None:
    """Machine code would write where they'd be."""
    with pytest.raises((IndexError, ValueError)):
        Deals([0]).bid(np.array(cards))


def test_a_bid_that_is_void_too_often_is_spent_in_both() -> None:
    deals, (match,) = Deals([2]), fresh([2])

    for _ in range(MOST_VOIDS + 1):
        deals.bid(np.array([[4, 4, 4, 1]]) if deals.bids[0] == 0 else np.array([[5, 5, 5, 5]]))
        bid(match, [4, 4, 4, 1] if match.board.bids == () else [5, 5, 5, 5])
        assert same(deals, 0, match)
    assert deals.bids[0] == 1
