"""What is studied: set-ups side by side, each played by the same bots with the same dice."""

from __future__ import annotations

from typing import Any

from isoloir.bots import LEVELS, bot_of
from isoloir.core import BadSetup, Lang, Value


class Variant(Value, frozen=True):
    name: str
    """What was typed for it, or nothing; with its game no other has the same."""
    game: str
    seats: int
    options: dict[str, Any]
    """Only what differs from the game's own, as in a record."""
    cards: Lang
    bots: tuple[str, ...]
    """A level for each seat."""


class Plan(Value, frozen=True):
    """A whole study; the same plan gives the same numbers, to the byte."""

    variants: tuple[Variant, ...]
    seed: str
    games: int
    """Of each variant."""
    probes: int = 2
    """Choices a game that are made differently, to see what they changed."""
    arms: int = 0
    """Games with one seat changed, for each level and for the peeking bot."""
    levels: tuple[str, ...] = ("novice", "regular")
    """Whose agency is measured; experts think long, so they are asked only if named."""


class Job(Value, frozen=True):
    """A piece of a study."""

    variant: Variant
    arm: str
    """`main`, `peek`, or the level at one seat among bots of another: `regular/random`."""
    start: int
    stop: int
    seed: str
    probes: int = 0


def arms_of(variant: Variant, levels: tuple[str, ...]) -> tuple[str, ...]:
    """Each level that plays differently from the one below among random ones, a random one among regulars, a peek."""
    known = [bot_of(variant.game, level) for level in LEVELS]
    above = [level for n, level in enumerate(LEVELS) if n and known[n] is not known[n - 1] and level in levels]
    among_regulars = ("random/regular",) if above else ()
    return (*[f"{level}/random" for level in above], *among_regulars, "peek")


BATCH = 10


def jobs(plan: Plan) -> list[Job]:
    """Raises BadSetup if two variants can't be told apart."""
    _check(plan.variants)
    found: list[Job] = []
    for variant in plan.variants:
        found += _pieces(plan, variant, "main", plan.games, plan.probes)
        for arm in arms_of(variant, plan.levels) if plan.arms else ():
            found += _pieces(plan, variant, arm, plan.arms, 0)
    return found


def _check(variants: tuple[Variant, ...]) -> None:
    known: set[tuple[str, str]] = set()
    for variant in variants:
        if (variant.game, variant.name) in known:
            given = variant.name or variant.game
            raise BadSetup("lab-twice", f"{given} is there twice", given=given)
        known.add((variant.game, variant.name))


def _pieces(plan: Plan, variant: Variant, arm: str, games: int, probes: int) -> list[Job]:
    return [Job(variant, arm, start, min(start + BATCH, games), plan.seed, probes) for start in range(0, games, BATCH)]
