"""Characters: a temper shows in the play, and every choice stays one that the level itself would make."""

from __future__ import annotations

from collections import Counter

import pytest

from isoloir.bots import CHARACTERS, TEMPERS, Temper, bot_of, with_temper
from isoloir.core import Match, chance
from isoloir.games import game_of


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
    assert set(leads("bold")) | set(leads("careful")) | set(leads("contrary")) <= set(leads("steady")) | set(range(10))
    game, level = game_of("third-man"), "novice"
    match = Match.new(game, game.setup(4), "one")
    ((seat, question),) = match.asks.items()
    view, bot = match.view(seat), bot_of("third-man", level)
    thoughts = {bot(view, question, dice) for dice in (chance("one"),)}
    dice = chance("one")
    thoughts |= {bot(view, question, dice), bot(view, question, dice)}

    assert all(with_temper(bot, level, temper)(view, question, chance("one")) in thoughts for temper in TEMPERS)


def test_an_expert_thinks_once() -> None:
    bot = bot_of("third-man", "expert")

    assert all(with_temper(bot, "expert", temper) is bot for temper in TEMPERS)


@pytest.mark.parametrize("temper", TEMPERS)
def test_the_same_dice_give_the_same_choice(temper: Temper) -> None:
    assert leads(temper) == leads(temper)


def test_every_temper_sits_among_the_first_four() -> None:
    assert set(list(CHARACTERS.values())[:4]) == set(TEMPERS)
