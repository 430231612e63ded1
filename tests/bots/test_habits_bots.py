"""Bots at a table of Habits: what they learn, and what they leave to their dice."""

from __future__ import annotations

from collections import Counter

import pytest

from isoloir.bots import bot_of
from isoloir.content.habits import CARDS, tags
from isoloir.core import Ask, Match, chance, check
from isoloir.games.habits.board import Board, Portrayal
from tests.rulebook.habits_table import begun, table

REGULAR = bot_of("habits", "regular")


def game(levels: list[str], seed: str, **options: object) -> Match[Board]:
    match = begun(len(levels), seed, **options)
    while match.asks:
        choices = {}
        for seat, question in match.asks.items():
            choices[seat] = bot_of("habits", levels[seat])(match.view(seat), question, chance(seed, match.pause, seat))
            check(seat, question, choices[seat])
        match.step(choices)
    return match


def about(topic: str, count: int) -> list[int]:
    """Cards whose main topic this is."""
    return [card for card in range(CARDS) if tags(card)[0] == topic][:count]


def known_for(topic: str, seats: int = 4) -> tuple[Portrayal, ...]:
    """The table has found twice that seat 0 is about this topic."""
    return tuple(
        Portrayal(number, 0, (card, *about("shows", 2)), (1,) * seats, card)
        for number, card in enumerate(about(topic, 2), 1)
    )


def test_a_bot_votes_for_what_the_table_has_found_in_a_person_before() -> None:
    food = about("food", 3)[2]
    spread = (about("travel", 1)[0], about("order", 1)[0], food)
    match = table(4, round=3, history=known_for("food"), spread=spread)

    votes = Counter(REGULAR(match.view(1), match.asks[1], chance("dice", n))[0] for n in range(40))

    assert votes[3] >= 36


def test_a_bot_gives_it_to_that_person() -> None:
    food = about("food", 3)[2]
    hand = (about("travel", 1)[0], about("order", 1)[0], about("work", 1)[0], food)
    match = table(4, round=3, next="give", history=known_for("food"), spread=(), hands=(hand,) * 4)
    question = Ask("give", hand, take=3)

    gifts = Counter(REGULAR(match.view(1), question, chance("dice", n))[2] for n in range(40))

    assert gifts[food] >= 36, "seat 0 is the third clockwise from seat 1"


def test_a_bot_settles_a_tie_on_its_own_vote() -> None:
    match = table(4)
    match.step({0: (2,), 1: (2,), 2: (3,), 3: (3,)})

    assert {REGULAR(match.view(0), match.asks[0], chance("dice", n)) for n in range(20)} == {(2,)}


def test_a_bot_that_knows_nothing_leaves_everything_to_its_dice() -> None:
    match = table(4)

    votes = Counter(REGULAR(match.view(1), match.asks[1], chance("dice", n))[0] for n in range(120))

    assert min(votes[marker] for marker in (1, 2, 3)) >= 20


def test_a_patient_whose_vote_is_not_tied_decides_by_its_dice() -> None:
    match = table(5)
    match.step({0: (4,), 1: (1,), 2: (1,), 3: (3,), 4: (3,)})

    settled = Counter(REGULAR(match.view(0), match.asks[0], chance("dice", n))[0] for n in range(60))

    assert min(settled[1], settled[3]) >= 15


@pytest.mark.parametrize("strangers", [False, True])
def test_house_phrases_do_not_trouble_a_bot(strangers: bool) -> None:
    phrases = [f"You keep spare key number {n}" for n in range(20)]

    for level in ("novice", "regular"):
        assert game([level] * 3, "house", strangers=strangers, house_phrases=phrases).winners


def test_bots_who_learn_score_more_than_those_who_guess() -> None:
    totals = [0, 0, 0, 0]
    for n in range(12):
        match = game(["regular", "random", "regular", "random"], f"table {n}")
        totals = [total + score for total, score in zip(totals, match.scores, strict=True)]

    assert min(totals[0], totals[2]) > 1.2 * max(totals[1], totals[3])


def test_an_expert_among_three_regulars_wins_more_than_its_share() -> None:
    games = [game(["expert", "regular", "regular", "regular"], f"table {n}") for n in range(40)]

    assert sum(0 in match.winners for match in games) > 14


def test_regulars_do_not_always_agree() -> None:
    games = [game(["regular"] * 4, f"table {n}") for n in range(20)]

    assert sum(sum(match.scores) for match in games) < 0.8 * 20 * 4 * len(games)
