"""Characters: a temper shows in the play, and every choice stays one that the level itself would make."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from isoloir.bots import CHARACTERS, TEMPERS, Temper, bot_of, with_temper
from isoloir.core import Choice, Match, chance
from isoloir.games import HOUSE, game_of


def leads(temper: Temper, level: str = "novice") -> Counter[int]:
    """What a bot leads with at the very first question, in many games."""
    game = game_of("third-man")
    bot = with_temper(bot_of("third-man", level), level, temper)
    made: Counter[int] = Counter()
    for n in range(150):
        match = Match.new(game, game.setup(4), str(n))
        ((seat, question),) = match.asks.items()
        made[int(bot(match.view(seat), question, chance("temper", n))[0])] += 1
    return made


def mean(made: Counter[int]) -> float:
    return sum(card * often for card, often in made.items()) / made.total()


def test_the_bold_go_higher_than_the_steady_and_the_careful_lower() -> None:
    bold, steady, careful = (mean(leads(temper)) for temper in ("bold", "steady", "careful"))

    assert careful < steady < bold


def test_what_a_temper_chooses_is_what_its_level_might() -> None:
    game, level = game_of("third-man"), "novice"
    match = Match.new(game, game.setup(4), "one")
    ((seat, question),) = match.asks.items()
    view, bot, dice = match.view(seat), bot_of("third-man", level), chance("one")
    thoughts = [bot(view, question, dice) for _ in range(2)]

    assert all(with_temper(bot, level, temper)(view, question, chance("one")) in thoughts for temper in TEMPERS)


def test_the_contrary_go_further_from_the_middle_than_the_steady() -> None:
    usual, contrary = leads("steady", "regular"), leads("contrary", "regular")

    assert spread(contrary) > 1.1 * spread(usual)


def spread(made: Counter[int]) -> float:
    return sum(abs(card - 5) * often for card, often in made.items()) / made.total()


@pytest.mark.parametrize("key", sorted(HOUSE))
def test_three_regulars_of_different_tempers_are_three_people(key: str) -> None:
    """Faced with the same questions they choose differently now and then, in every game."""
    answers = [answered(key, temper) for temper in ("bold", "careful", "contrary")]

    for one, other in combinations(answers, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) > len(one) / 25


def answered(key: str, temper: Temper) -> list[Choice]:
    """Its answers to all questions of two games that others play."""
    game, usual = game_of(key), bot_of(key, "regular")
    bot, made = with_temper(usual, "regular", temper), []
    for n in range(2):
        match = Match.new(game, game.setup(min(game.seats)), f"game {n}")
        while match.asks:
            asked = {seat: (match.view(seat), question) for seat, question in match.asks.items()}
            dice = {seat: chance("people", n, seat, match.pause) for seat in asked}
            made += [bot(*asked[seat], dice[seat]) for seat in asked]
            match.step({seat: usual(*each, chance("usual", n, seat, match.pause)) for seat, each in asked.items()})
    return made


def test_an_expert_thinks_once() -> None:
    bot = bot_of("third-man", "expert")

    assert all(with_temper(bot, "expert", temper) is bot for temper in TEMPERS)


@pytest.mark.parametrize("temper", TEMPERS)
def test_the_same_dice_give_the_same_choice(temper: Temper) -> None:
    assert leads(temper) == leads(temper)


def test_every_temper_sits_among_the_first_four() -> None:
    assert set(list(CHARACTERS.values())[:4]) == set(TEMPERS)
