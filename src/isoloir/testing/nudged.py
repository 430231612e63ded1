"""One of many dice falls otherwise: a deal that differs in next to nothing, and could have come up just as well."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

THROWN = import_module("isoloir.core.chance")
"""The module; the name in its package is the function's."""
READERS = ("four_words", "eight_words", "unpack")
"""By which all dice become numbers."""


class Dice:
    thrown = 0


@contextmanager
def nudged(number: int | None = None) -> Iterator[Dice]:
    """Counts the dice that games throw meanwhile, and turns the one of this number to its next side."""
    dice, honest = Dice(), {name: getattr(THROWN, name) for name in READERS}

    def reading(read: Callable[..., tuple[int, ...]]) -> Callable[..., tuple[int, ...]]:
        def words(*given: Any) -> tuple[int, ...]:
            first, found = dice.thrown, [*read(*given)]
            dice.thrown += len(found)
            if number is not None and first <= number < dice.thrown:
                found[number - first] += 1 if found[number - first] < THROWN.SURELY_FAIR else -1
            return tuple(found)

        return words

    try:
        for name, read in honest.items():
            setattr(THROWN, name, reading(read))
        yield dice
    finally:
        for name, read in honest.items():
            setattr(THROWN, name, read)
