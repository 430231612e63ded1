"""Bots for a game without its own: the common search, thinking longer at each level."""

from __future__ import annotations

from typing import Any

from isoloir.core import Game

from .levels import Bot, Level
from .search import Plan, searcher

PLANS: dict[Level, Plan] = {
    "novice": Plan(pauses=12, worlds=4, horizon=2, thinks=0.0, mixed=False),
    "regular": Plan(pauses=80, worlds=8, horizon=6, thinks=0.0, mixed=False),
    "expert": Plan(pauses=4000, worlds=24, horizon=40, thinks=0.3),
}


def bots_for(game: Game[Any, Any]) -> dict[Level, Bot]:
    return {level: searcher(game, plan) for level, plan in PLANS.items()}
