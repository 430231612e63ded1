"""Bots: views in, choices out. A bot never sees a board, and its dice aren't the game's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from isoloir.core import Ask, BadSetup
from isoloir.games import GAMES, HOUSE, OUTSIDE

from .any_game import bots_for
from .characters import CHARACTERS, TEMPERS, Temper, temper_of, with_temper
from .levels import LEVELS, Bot, Level, choose_at_random
from .search import Plan

__all__ = [
    "CHARACTERS",
    "LEVELS",
    "TEMPERS",
    "Bot",
    "Level",
    "Temper",
    "bot_of",
    "choose_at_random",
    "plan_of",
    "temper_of",
    "with_temper",
]


SAMPLES, AHEAD = 12, 3
"""How often each answer to a question of any game is tried, and how many questions regulars play on."""


def bot_of(key: str, level: str) -> Bot:
    """A game's bot at a level; its module is found by the game's key. A game without one gets the common search."""
    if level not in LEVELS:
        known = ", ".join(LEVELS)
        raise BadSetup("level-unknown", f"there is no bot {level!r}; there are: {known}", level=level, offered=known)
    own = _bots_of(key)
    for below in reversed(LEVELS[: LEVELS.index(level) + 1]):
        if below in own:
            return own[below]
    return choose_at_random


def plan_of(key: str, view: Any, question: Ask[Any]) -> Plan:
    """How a search had best look at this question: by the `PLAN` of the game's bots, or as its regulars play on."""
    name = f"{__name__}.{key.replace('-', '_')}"
    playouts = SAMPLES * len(question.options)
    if key not in HOUSE or find_spec(name) is None:
        return Plan(playouts=playouts)
    usual = Plan(playouts=playouts, horizon=AHEAD, rollout=bot_of(key, "regular"))
    own: Callable[[Any, Ask[Any]], Plan] | None = getattr(import_module(name), "PLAN", None)
    return usual if own is None else own(view, question)


def _bots_of(key: str) -> Mapping[Level, Bot]:
    name = f"{__name__}.{key.replace('-', '_')}"
    if key in OUTSIDE and OUTSIDE[key].bots:
        return _with_common(bots_for(GAMES[key]), cast("Mapping[Level, Bot]", OUTSIDE[key].bots))
    if key not in HOUSE or find_spec(name) is None:
        return bots_for(GAMES[key]) if key in GAMES else {}
    bots: Mapping[Level, Bot] = import_module(name).BOTS
    return bots


def _with_common(common: Mapping[Level, Bot], own: Mapping[Level, Bot]) -> Mapping[Level, Bot]:
    """Levels that the game's own bots leave out are the common search; above the best of them it's that one."""
    best = max(map(LEVELS.index, own))
    return {**{level: bot for level, bot in common.items() if LEVELS.index(level) < best}, **own}
