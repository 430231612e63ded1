"""All ways the dice may fall before the next question, each with how likely it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from isoloir.core import IsoloirError, Match
from isoloir.core.chance import Undecided
from isoloir.core.open import DICE
from isoloir.core.value import encode

MOST = 20_000
"""Beyond this many, nobody goes through them all."""


class TooManyWays(IsoloirError):
    """More ways than anyone could go through: draw seeds instead."""


class Way:
    __slots__ = ("likely", "match")

    def __init__(self, likely: float, match: Match[Any]) -> None:
        self.likely, self.match = likely, match


def ways(play: Callable[[str], Match[Any]], seed: str) -> tuple[Way, ...]:
    """What can't be told apart, now or ever after, is one way: the same board, and the same things told."""
    found: dict[bytes, Way] = {}
    todo = [(seed, 1.0)]
    while todo:
        at, likely = todo.pop()
        try:
            match = play(at)
        except Undecided as die:
            if likely / die.sides * MOST < 1:
                raise TooManyWays(f"there are more than {MOST:,} ways; draw one of some seeds instead") from None
            todo += [(die.fallen(side), likely / die.sides) for side in reversed(range(die.sides))]
            continue
        way = found.setdefault(_look(match), Way(0.0, match))
        way.likely += likely
    return tuple(found.values())


def _look(match: Match[Any]) -> bytes:
    board = replace(match.board, **{DICE: ""}) if hasattr(match.board, DICE) else match.board
    return encode((board, match.told))
