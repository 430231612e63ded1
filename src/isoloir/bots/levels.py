"""What a bot is, and the four levels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias, get_args

from isoloir.core import Ask, Chance, Choice

Level: TypeAlias = Literal["random", "novice", "regular", "expert"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""From weakest to strongest; a level a game lacks falls to the one below."""

Bot: TypeAlias = Callable[[Any, Ask[Any], Chance], Choice]
"""What a seat sees, what it is asked, and dice of its own for this one question."""


def choose_at_random(view: Any, question: Ask[Any], dice: Chance) -> Choice:
    return dice.sample(question.options, question.take)
