"""What is said about a match of The Third Man, on matches made by hand and counted again on matches of bots."""

from __future__ import annotations

import pytest

from isoloir.core import Course, Highlight, story
from isoloir.games import GAMES
from isoloir.games.third_man import highlights as say
from isoloir.games.third_man.board import Board
from isoloir.games.third_man.events import BidScored, DealBegan, GameWon, Led, Revealed, TokenWon
from isoloir.games.third_man.scoring import gains

from .tales import played, told

WON = (TokenWon(0, (3, 0, 0, 0)), GameWon((0,)))


def bid(cards: tuple[int, ...], scores: tuple[int, ...]) -> tuple[Revealed, BidScored]:
    return Revealed(cards), BidScored(gains(cards), scores)


def test_the_best_third_place_and_the_worst_fall_of_the_match() -> None:
    first = bid((9, 7, 5, 2), (1, -7, 10, 0))
    second = bid((8, 9, 2, 6), (-7, -6, 10, 12))
    game = told((DealBegan(1, 0),), (Led(0, 9),), first, (Led(0, 8),), (*second, *WON), scores=(3,) * 4, winners=(0,))

    assert Highlight(5, say.BestThird(3, 6, 12)) in tuple(say.decisive(game))
    assert Highlight(5, say.WorstFall(0, 8, 2, 8)) in tuple(say.decisive(game))


def test_two_firsts_may_fall_as_well() -> None:
    game = told((DealBegan(1, 0),), (*bid((9, 9, 1, 0), (-4, -4, 2, 0)), *WON), scores=(3,) * 4, winners=(0,))

    assert say.WorstFall(0, 9, 1, 4) in [each.remark for each in say.decisive(game)]


def test_a_card_still_in_hand_that_would_have_taken_the_token() -> None:
    # From 18, 17, 0, 0: the 0 won the deal at 28. Third with the 4, seat 1 would have reached 25 against 15.
    last = (Revealed((3, 0, 9, 8)), BidScored((6, 0, 1, -8), (24, 17, 1, -8)))
    game = told((DealBegan(1, 2),), (Led(2, 9),), (*last, *WON), scores=(3, 0, 0, 0), winners=(0,))

    assert Highlight(3, say.OtherCard(1, 4, 0, False, 0)) in tuple(say.decisive(game))


def test_a_deal_that_ended_in_the_depths() -> None:
    game = told((DealBegan(1, 0),), (*bid((9, 8, 1, 0), (1, -21, 2, 0)), *WON), scores=(3,) * 4, winners=(0,))

    assert say.SankTheDeal(1, -21, 0) in [each.remark for each in say.decisive(game)]


def leader_at(course: Course, n: int) -> int:
    return next(event.seat for event in course.passages[n - 1].told if isinstance(event, Led))


def marker_of(board: Board, row: tuple[int, tuple[int, ...], tuple[int, ...]], seat: int, card: int, whose: int) -> int:
    """Where somebody would stand, had this seat played this card in the last bid: by the table of the rules."""
    _, cards, gained = row
    changed = [card if each == seat else own for each, own in enumerate(cards)]
    own, place = changed[whose], 1 + sum(other > changed[whose] for other in changed)
    moves = {1: 10 // changed.count(own) - own, 2: -own, 3: 2 * own, 4: 0}
    return board.scores[whose] - gained[whose] + moves[place]


@pytest.mark.parametrize("seed", range(8))
def test_counted_again_on_matches_of_bots(seed: int) -> None:
    match, course = played("third-man", 4, f"story {seed}")
    rows = [
        (n, shown.cards, scored.gains)
        for n, each in enumerate(course.passages)
        for shown in each.told
        for scored in each.told
        if isinstance(shown, Revealed) and isinstance(scored, BidScored)
    ]
    for each in story(GAMES["third-man"], course).highlights:
        match each.remark:
            case say.BestThird(seat=seat, card=card, points=points):
                cards = next(cards for n, cards, _ in rows if n == each.n)
                assert cards[seat] == card
                thirds = [2 * own for _, row, _ in rows for own in row if sum(other > own for other in row) == 2]
                assert points == 2 * card == max(thirds)
            case say.WorstFall(points=points):
                assert -points == min(gain for _, _, gained in rows for gain in gained)
            case say.OtherCard(seat=seat, card=card, winner=winner, spent=spent):
                assert spent == (card not in match.board.hands[seat])
                assert seat not in (winner, leader_at(course, each.n))
                assert marker_of(match.board, rows[-1], seat, card, seat) >= max(
                    marker_of(match.board, rows[-1], seat, card, other) for other in range(4)
                )
            case _:
                pass
