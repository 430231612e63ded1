"""Courses for the tests of stories: made by hand from what was told, or by bots."""

from __future__ import annotations

from functools import cache
from typing import Any

from isoloir.bots import bot_of
from isoloir.core import Course, Event, Match, Passage, chance, course_of, each_alone, passage_of
from isoloir.games import GAMES


def course(*scores: tuple[int, ...], winners: tuple[int, ...], teams: Any = None) -> Course:
    """A game of which only the scores after each round are known; it begins with nothing."""
    start = (0,) * len(scores[0])
    passages = [Passage((), each, number) for number, each in enumerate((start, *scores), 1)]
    closed = [*passages[:-1], Passage((), scores[-1], len(scores))]
    return Course(tuple(closed), None, winners, teams or each_alone(len(start)))


def told(*events: tuple[Event, ...], scores: tuple[int, ...], winners: tuple[int, ...], view: Any = None) -> Course:
    """A game of which only what was told counts, one opening after another."""
    passages = tuple(Passage(each, scores) for each in ((), *events))
    return Course(passages, view, winners, each_alone(len(scores)))


@cache
def played(key: str, seats: int, seed: str, level: str = "regular") -> tuple[Match[Any], Course]:
    game = GAMES[key]
    match = Match.new(game, game.setup(seats), seed)
    passages, bot = [passage_of(match)], bot_of(key, level)
    while not match.is_over:
        asks = match.asks.items()
        match.step({seat: bot(match.view(seat), ask, chance(seed, match.pause, seat)) for seat, ask in asks})
        passages.append(passage_of(match))
    return match, course_of(match, passages)
