"""What every seat's view asks about the same board is worked out once."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

B = TypeVar("B")
R = TypeVar("R")


def once(function: Callable[[B], R]) -> Callable[[B], R]:
    """Remembers what came of the last board, by identity: boards never change, and hashing one would cost more."""
    return lately(1)(function)


def lately(most: int) -> Callable[[Callable[[B], R]], Callable[[B], R]]:
    """The same for the last few of something that a board holds."""

    def remembering(function: Callable[[B], R]) -> Callable[[B], R]:
        last: list[tuple[B, R]] = []

        @wraps(function)
        def again(thing: B) -> R:
            for known, result in last:
                if known is thing:
                    return result
            result = function(thing)
            last[:] = [(thing, result), *last[: most - 1]]
            return result

        return again

    return remembering
