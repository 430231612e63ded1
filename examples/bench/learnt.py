"""A learnt agent for Isoloir Bench: how much it likes each option, by what is asked and a little of what lies there.

`learnt.json` beside this file holds what `python examples/bench/learn.py` found.
"""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from random import Random
from typing import Any

LIKES: dict[str, dict[str, float]] = {}
FILE = Path(__file__).with_name("learnt.json")
if FILE.exists():
    LIKES.update(json.loads(FILE.read_text()))
dice = Random(1)
table: dict[str, Any] = {}


def hear(message: dict[str, Any]) -> None:
    if message["type"] == "table":
        table.update(message)
        dice.seed(message["number"] * message["seats"] + message["seat"])  # no two copies throw the same


def context(game: str, question: dict[str, Any]) -> str:
    view, what = question["view"], question["what"]
    near = {
        ("third-man", "follow"): lambda: f"{view['lead']} of {len(question['options'])}",
        ("third-man", "lead"): lambda: len(question["options"]),
        ("majority", "vote"): lambda: f"{min(len(view['pile']), 5)} by {len(view['active'])}",
        ("democrazy", "vote"): lambda: view["active"] == view["seat"],
    }.get((game, what), str)
    return f"{game} {what} {near()}"


def named(game: str, option: Any) -> str:
    """One word of Majority is as good as another, and so is one phrase of Habits."""
    return "word" if game == "majority" and option != "score" else "any" if game == "habits" else str(option)


def shares(game: str, question: dict[str, Any]) -> list[float]:
    likes = LIKES.get(context(game, question), {})
    weights = [exp(likes.get(named(game, option), 0.0)) for option in question["options"]]
    return [weight / sum(weights) for weight in weights]


def choose(question: dict[str, Any]) -> list[Any]:
    options, weights = list(question["options"]), shares(table["game"], question)
    taken = []
    for _ in range(question["take"]):
        (place,) = dice.choices(range(len(options)), weights)
        taken.append(options.pop(place))
        weights.pop(place)
    return taken
