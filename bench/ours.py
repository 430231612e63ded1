"""Random games of The Third Man through Match, as a bot or a study would play them."""

from __future__ import annotations

from collections.abc import Sequence
from random import random
from time import process_time

from isoloir.core import Choice, Match, Option
from isoloir.games.third_man import GAME

SETUP = GAME.setup(4)


def decisions_per_second(seconds: float) -> float:
    made = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        games += 1
        match = Match.new(GAME, SETUP, str(games))
        while asks := match.asks:
            choices = {seat: _any_of(ask.options) for seat, ask in asks.items()}
            made += len(choices)
            match.step(choices)
    return made / spent


def _any_of(options: Sequence[Option]) -> Choice:
    return (options[int(random() * len(options))],)


def clones_per_second(count: int) -> float:
    match = Match.new(GAME, SETUP, "clone")
    start = process_time()
    for _ in range(count):
        match.clone()
    return count / (process_time() - start)
