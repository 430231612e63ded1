"""Bots: views in, choices out. A bot never sees a board, and its dice are not the game's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal, TypeAlias, get_args

from isoloir.core import Ask, BadSetup, Chance, Choice

Level: TypeAlias = Literal["random", "novice", "regular", "expert"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""From weakest to strongest; a level a game lacks falls to the one below."""

Bot: TypeAlias = Callable[[Any, Ask[Any], Chance], Choice]
"""What a seat sees, what it is asked, and dice of its own for this one question."""


def choose_at_random(view: Any, question: Ask[Any], dice: Chance) -> Choice:
    return dice.sample(question.options, question.take)


def bot_of(key: str, level: str) -> Bot:
    """The bot of a game at a level; its module is found by the game's key."""
    if level not in LEVELS:
        known = ", ".join(LEVELS)
        raise BadSetup("level-unknown", f"there is no bot {level!r}; there are: {known}", level=level, offered=known)
    own = _bots_of(key)
    for below in reversed(LEVELS[: LEVELS.index(level) + 1]):
        if below in own:
            return own[below]
    return choose_at_random


def _bots_of(key: str) -> Mapping[Level, Bot]:
    name = f"{__name__}.{key.replace('-', '_')}"
    if find_spec(name) is None:
        return {}
    bots: Mapping[Level, Bot] = import_module(name).BOTS
    return bots
