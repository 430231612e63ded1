"""A debate before each vote: nothing but time to talk, which ends when everyone is ready."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from isoloir.core import Match
from isoloir.games.democrazy import GAME
from isoloir.games.democrazy.events import Voted

from .table import Story, table


def with_debate() -> Story:
    return Story(replace(table(), debate="20", deck=("rust", "end")))


def test_everyone_is_asked_whether_they_are_ready_and_then_votes() -> None:
    story = with_debate()
    story.answer(story.match.board.hands[0][0])

    assert story.asked == "debate"
    assert {seat: ask.options for seat, ask in story.match.asks.items()} == dict.fromkeys(range(4), ("ready",))
    assert story.match.view(None).outlook is not None

    story.match.step(dict.fromkeys(range(4), ("ready",)))
    assert story.asked == "vote"
    assert story.all(Voted) == []


def test_without_it_the_vote_comes_at_once() -> None:
    story = Story(replace(table(), deck=("rust", "end")))
    story.answer(story.match.board.hands[0][0])

    assert story.asked == "vote"


@pytest.mark.parametrize("seconds", ["20", "40", "60"])
def test_the_question_says_how_long_it_lasts(seconds: str) -> None:
    match = Match.new(GAME, GAME.setup(4, {"debate": seconds}), "seed")

    assert GAME.limits["debate"] in GAME.options.__struct_fields__
    assert match.board.debate == match.view(0).debate == seconds
