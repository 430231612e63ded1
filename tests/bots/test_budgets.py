"""An expert thinks a fixed number of steps, however large the table: counted in calls, so that no machine is slow."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import FrameType
from typing import Any

import pytest

from isoloir.bots import bot_of, choose_at_random
from isoloir.core import Ask, Choice, Match, Seat, chance
from isoloir.games import game_of

MOST = {"democrazy": 300_000, "habits": 10_000, "majority": 400_000, "the-majority": 500_000, "third-man": 900_000}
"""Calls of functions for one choice, at most."""
LOOKS = 12
"""Questions that are counted, spread over a game."""


@pytest.mark.parametrize("key", MOST)
def test_no_choice_of_an_expert_takes_more_than_its_steps(key: str) -> None:
    """Among people who do anything, which makes for the strangest boards."""
    expert = bot_of(key, "expert")

    steps = [calls(expert, view, question, chance("steps")) for view, question in looks(key)]

    assert max(steps) < MOST[key]


def test_a_proposal_that_very_much_may_come_of_takes_no_more() -> None:
    """Jokers, chance and eight seats: without a limit 3,000 boards would be played on."""
    game, expert = game_of("democrazy"), bot_of("democrazy", "expert")
    match = Match.new(game, game.setup(8), "b36")
    while match.pause < 11:
        match.step(anything(match))

    assert calls(expert, match.view(6), match.asks[6], chance("steps")) < MOST["democrazy"]


def looks(key: str) -> list[tuple[Any, Ask[Any]]]:
    asked = list(questions(key))
    return asked[:: max(1, len(asked) // LOOKS)]


def questions(key: str) -> Iterator[tuple[Any, Ask[Any]]]:
    """Of the first who is asked each time, at the largest table."""
    game = game_of(key)
    match = Match.new(game, game.setup(max(game.seats)), "budgets")
    while match.asks:
        seat, question = next(iter(match.asks.items()))
        yield match.view(seat), question
        match.step(anything(match))


def anything(match: Match[Any]) -> dict[Seat, Choice]:
    return {
        seat: choose_at_random(None, question, chance("anything", match.pause, seat))
        for seat, question in match.asks.items()
    }


def calls(bot: Any, view: Any, question: Ask[Any], dice: Any) -> int:
    made = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal made
        made += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        bot(view, question, dice)
    finally:
        sys.setprofile(before)
    return made
