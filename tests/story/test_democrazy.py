"""What is said about a game of Démocrazy: laws weighed by counting without them, votes by their own numbers."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from isoloir.core import Highlight, story
from isoloir.games import GAMES
from isoloir.games.democrazy import highlights as say
from isoloir.games.democrazy.board import Board, Standing
from isoloir.games.democrazy.deck import OWN
from isoloir.games.democrazy.events import CameIntoForce, Posted, Voted
from isoloir.games.democrazy.scoring import scores
from isoloir.games.democrazy.view import view

from .tales import played, told

HANDS = ((6, 0, 0, 0), (1, 1, 1, 1), (0, 0, 0, 3), (0, 1, 1, 0))
BOARD = Board(
    "seed", 4, next="over", tokens=HANDS, hands=((),) * 4, held=((),) * 4, jokers=(None,) * 4, used=(False,) * 4
)
RAINBOW = replace(BOARD, force=(Standing("rainbow"),))


def test_the_law_without_which_another_would_have_won() -> None:
    points = scores(RAINBOW)
    winners = tuple(seat for seat in range(4) if points[seat] == max(points))
    game = told((Posted("rainbow"),), scores=points, winners=winners, view=view(RAINBOW, None))
    law = next(each for each in say.decisive(game) if isinstance(each.remark, say.LawDecided))

    assert (points, winners) == ((6, 9, 3, 2), (1,))
    assert law == Highlight(1, say.LawDecided("rainbow", 5, True, (0,)))
    assert say.RichestLost(0, 6, 2) in [each.remark for each in say.decisive(game)]


def votes(*events: Voted | CameIntoForce) -> list[object]:
    game = told(events, scores=scores(BOARD), winners=(0,), view=view(BOARD, None))
    return [each.remark for each in say.decisive(game)]


def test_a_joker_decides_where_the_cards_said_otherwise() -> None:
    against = Voted("rainbow", ("no", "no", "yes", "white"), 1, 2, True)
    along = Voted("rainbow", ("yes", "yes", "no", "white"), 2, 1, True)

    assert say.JokerDecided(3, "white", "rainbow", 1, 2, True) in votes(against)
    assert not [each for each in votes(along) if isinstance(each, say.JokerDecided)]


def test_one_voice_is_a_vote_without_jokers_and_one_between_the_sides() -> None:
    close = Voted("rainbow", ("yes", "no", "yes", "no", "yes"), 3, 2, True)
    joker = Voted("rainbow", ("yes", "no", "yes", "black"), 2, 1, False)

    assert say.OneVoice("rainbow", 3, 2, True) in votes(close)
    assert not [each for each in votes(joker) if isinstance(each, say.OneVoice)]


def test_where_a_law_asks_for_another_share_one_voice_proves_nothing() -> None:
    share = next(law.id for law in OWN.values() if type(law.effect).__name__ == "Share")
    close = Voted("rainbow", ("yes", "no", "yes", "no", "no"), 2, 3, False)

    assert not [each for each in votes(CameIntoForce(share), close) if isinstance(each, say.OneVoice)]


@pytest.mark.parametrize("seed", range(8))
def test_counted_again_on_games_of_bots(seed: int) -> None:
    match, course = played("democrazy", 4 + seed % 7, f"story {seed}")
    board = match.board
    for each in story(GAMES["democrazy"], course).highlights:
        match each.remark:
            case say.LawDecided(law=law, points=points, turned=turned, others=others):
                without = scores(replace(board, force=tuple(one for one in board.force if one.law != law)))
                assert points == sum(abs(a - b) for a, b in zip(without, scores(board), strict=True))
                assert others == tuple(seat for seat, score in enumerate(without) if score == max(without))
                assert turned == (others != match.winners)
            case say.RichestLost(seat=seat, tokens=tokens, place=place):
                assert (
                    tokens
                    == sum(board.tokens[seat])
                    > max(sum(held) for other, held in enumerate(board.tokens) if other != seat)
                )
                assert sorted(course.scores, reverse=True).index(course.scores[seat]) == place - 1
            case say.JokerDecided() | say.OneVoice():
                voted = [event for event in course.passages[each.n].told if isinstance(event, Voted)]
                assert (voted[0].law, voted[0].yes, voted[0].no) == (
                    each.remark.law,
                    each.remark.yes,
                    each.remark.no,
                )
            case say.BusiestTurn(round=turn, points=points):
                rows = [course.passages[0].scores, *(one.scores for one in course.rounds)]
                moved = [sum(abs(new - old) for new, old in zip(b, a, strict=True)) for a, b in pairwise(rows)]
                assert points == max(moved) == moved[[one.round for one in course.rounds].index(turn)]
            case _:
                pass
