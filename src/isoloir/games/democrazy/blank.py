"""Blank laws: written by choosing who does what, how many, and of which colour."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from isoloir.core import Ask

from .laws import COLOURS, Act, Draw, Give, Return

Part: TypeAlias = str | int

WHO = (
    "everyone", "others", "active", "neighbours", "left", "right", "richest", "poorest",
    "lacking-red", "lacking-blue", "lacking-yellow", "lacking-green",
)  # fmt: skip
ACTS = ("draw", "return", "give-left", "give-right", "give-richest", "give-poorest")
COUNTS = (1, 2, 3)
ANY = "any"
QUESTIONS: tuple[Ask[Part], ...] = (
    Ask("blank-who", WHO),
    Ask("blank-act", ACTS),
    Ask("blank-count", COUNTS),
    Ask("blank-colour", (ANY, *COLOURS)),
)


def next_part(parts: tuple[Part, ...]) -> Ask[Part]:
    return QUESTIONS[len(parts)]


def is_written(parts: tuple[Part, ...]) -> bool:
    """Tokens are drawn from the bag without looking, so a law that draws names no colour."""
    return len(parts) == (len(QUESTIONS) - 1 if "draw" in parts else len(QUESTIONS))


def effect_of(parts: tuple[Part, ...]) -> Act:
    who, act, count, colour = (*parts, ANY)[: len(QUESTIONS)]
    do, _, to = str(act).partition("-")
    row: dict[str, Part] = {"do": do, "who": who, "count": count}
    if to:
        row["to"] = to
    if colour != ANY:
        row["colour"] = colour
    effect: Act = msgspec.convert(row, Draw | Return | Give)
    return effect
