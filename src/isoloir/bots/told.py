"""A round as the bots of the house play it at this very set-up: the scene with which its rules open."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from isoloir.core import Event, Game, Match, Setup, chance
from isoloir.games import game_of

from . import bot_of

SEED = "a round"
LONGEST = 12
"""As many sentences are enough, once somebody has scored."""
MOST = 60
"""Questions; no round of ours has as many."""


@lru_cache(maxsize=64)
def a_round(key: str, setup: Setup) -> tuple[tuple[Any, tuple[Event, ...]], ...]:
    """What everyone hears, each time beside what everyone sees then."""
    return tuple(_shortened(_round(game_of(key), setup)))


def _shortened(beats: Iterator[tuple[Any, tuple[Event, ...]]]) -> Iterator[tuple[Any, tuple[Event, ...]]]:
    """What is only done once more, such as passing cards on, is told once."""
    lately: list[type[Event]] = []
    for view, heard in beats:
        kinds = [type(event) for event in heard]
        if len(kinds) != 1 or kinds != lately:
            yield view, heard
        lately = kinds or lately


def _round(game: Game[Any, Any], setup: Setup) -> Iterator[tuple[Any, tuple[Event, ...]]]:
    match, bot, said = Match.new(game, setup, SEED), bot_of(game.key, "regular"), 0
    first, before = game.round(match.board), _standing(match)
    while match.pause < MOST:
        yield match.view(None), match.heard(None)
        said += len(match.heard(None))
        if match.is_over or game.round(match.board) != first or (said >= LONGEST and _standing(match) != before):
            return
        dice = {seat: chance(SEED, "bots", match.pause, seat) for seat in match.asks}
        match.step({seat: tuple(bot(match.view(seat), ask, dice[seat])) for seat, ask in match.asks.items()})


def _standing(match: Match[Any]) -> Any:
    """How everyone stands, for all to see."""
    return match.scores, getattr(match.view(None), "scores", None)
