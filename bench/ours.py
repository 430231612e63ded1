"""Random games of ours through Match, as a bot or a study would play them."""

from __future__ import annotations

from random import random
from time import process_time

from isoloir.core import Ask, Choice, Match, Option
from isoloir.games import game_of

SEVERAL_PICKS = ("habits",)
SEATS = {"third-man": 4, "majority": 5, "the-majority": 4, "democrazy": 5, "habits": 5}


def decisions_per_second(key: str, seconds: float) -> float:
    game = game_of(key)
    setup = game.setup(SEATS[key])
    made = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        games += 1
        match = Match.new(game, setup, str(games))
        while asks := match.asks:
            if key in SEVERAL_PICKS:
                choices = {seat: _some(ask) for seat, ask in asks.items()}
            else:
                choices = {seat: (ask.options[int(random() * len(ask.options))],) for seat, ask in asks.items()}
            made += len(choices)
            match.step(choices)
    return made / spent


def _some(question: Ask[Option]) -> Choice:
    left = list(question.options)
    return tuple([left.pop(int(random() * len(left))) for _ in range(question.take)])


def clones_per_second(key: str, count: int) -> float:
    game = game_of(key)
    match = Match.new(game, game.setup(SEATS[key]), "clone")
    start = process_time()
    for _ in range(count):
        match.clone()
    return count / (process_time() - start)
