"""Hints for a learner: legal, from the learner's own view, with a reason in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from isoloir.bots import bot_of
from isoloir.bots.advice import MOST, advice
from isoloir.cli.words import Words
from isoloir.core import LANGS, Game, Match, chance, check
from isoloir.games import GAMES, HOUSE

OURS = [GAMES[key] for key in sorted(HOUSE)]


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.key)
def test_every_hint_is_legal_and_has_words(game: Game[Any, Any]) -> None:
    match = Match.new(game, game.setup(game.seats[0]), "seed")
    regular, asked = bot_of(game.key, "novice"), set()
    for _ in range(60):
        if match.is_over:
            break
        for seat, question in match.asks.items():
            if question.what not in asked:
                asked.add(question.what)
                _look_at_hints(game, match, seat, question)
        match.step(
            {
                seat: regular(match.view(seat), question, chance("dice", seat, match.pause))
                for seat, question in match.asks.items()
            }
        )
    assert asked


def _look_at_hints(game: Game[Any, Any], match: Match[Any], seat: int, question: Any) -> None:
    found = advice(game.key, match.view(seat), question, chance("hint"))
    other = game.swap_secrets(match.board, seat, chance("swap"))

    assert len(found) <= MOST
    assert found == advice(game.key, game.view(other, seat), question, chance("hint")), "never a secret"
    said = [_number(each.facts) for each in found]
    assert said == sorted(said, reverse=True), "best first by the very number it says"
    for each in found:
        check(seat, question, each.choice)
        for lang in LANGS:
            assert Words(lang)(f"hint-{each.reason}", **each.facts)


def _number(facts: dict[str, int]) -> float:
    return sum(
        facts.get(fact, 0) * weight for fact, weight in (("often", 1), ("coins", 1), ("whole", 1), ("tenths", 0.1))
    )
