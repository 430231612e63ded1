"""Bots at a table of The Majority: they look after their own side."""

from __future__ import annotations

import pytest

from isoloir.bots import bot_of
from isoloir.core import Ask, chance, check
from isoloir.games.the_majority import GAME
from isoloir.games.the_majority.view import View
from tests.rulebook.the_majority_table import new, open_trick, show, table

REGULAR = bot_of("the-majority", "regular")


def wins(levels: list[str], games: int) -> int:
    """How many games the side of seat 0 wins."""
    won = 0
    for number in range(games):
        match = new(len(levels), f"bots {number}")
        while match.asks:
            choices = {}
            for seat, question in match.asks.items():
                bot = bot_of("the-majority", levels[seat])
                choices[seat] = bot(match.view(seat), question, chance("bots", number, match.pause, seat))
                check(seat, question, choices[seat])
            match.step(choices)
        won += 0 in match.winners
    return won


def test_two_regulars_beat_two_who_choose_at_random() -> None:
    assert wins(["regular", "random", "regular", "random"], 12) >= 10


def test_a_regular_beats_two_who_choose_at_random() -> None:
    assert wins(["regular", "random", "random"], 12) >= 7


def test_a_regular_shown_two_red_cards_of_the_others_bribes_them() -> None:
    match = open_trick("R10 B5 Y6", "R9 B5 Y6", "R0 B5 Y6", "R10 B5 Y6")
    show(match, "R10", "B5", "R9")

    assert answer(match.view(2), match.asks[2]) == "R0"


def test_a_regular_does_not_bribe_what_another_bribe_would_cancel() -> None:
    match = open_trick("R0 B5 Y6", "R9 B5 Y6", "R0 B10 Y6", "R6 B5 Y6")
    show(match, "R6", "R0", "R9")

    assert answer(match.view(2), match.asks[2]) != "R0"


def test_a_regular_does_not_kill_its_partners_card_for_nothing() -> None:
    match = open_trick("R10 B5 Y6", "B5 Y5", "B2 R9 Y6", "B6 Y6")
    show(match, "B6", "R10", "B5")

    assert answer(match.view(2), match.asks[2]) != "B2"


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_a_bot_answers_every_kind_of_question(level: str) -> None:
    bot = bot_of("the-majority", level)
    match = new()
    asked = set()
    while match.asks:
        choices = {s: bot(match.view(s), q, chance("any", match.pause, s)) for s, q in match.asks.items()}
        asked |= {question.what for question in match.asks.values()}
        match.step(choices)

    assert asked == {"draft", "give", "play", "show"}


def test_a_bot_with_the_same_dice_answers_the_same() -> None:
    match = table("R0 R9 B5", "Y5 B6 B7", "R3 Y2 Y9", "B10 B9 R5")
    view, question = match.view(0), match.asks[0]

    assert REGULAR(view, question, chance("one")) == REGULAR(view, question, chance("one"))


def answer(view: View, question: Ask[str]) -> str:
    assert view.seat in range(GAME.seats[-1])
    (card,) = REGULAR(view, question, chance("an answer"))
    return str(card)
