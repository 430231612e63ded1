"""What every seat's view asks about the same board is worked out once."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

B = TypeVar("B")
R = TypeVar("R")


def once(function: Callable[[B], R]) -> Callable[[B], R]:
    """Remembers what came of the last board, by identity: boards never change, and hashing one would cost more."""
    last: list[tuple[B, R]] = []

    @wraps(function)
    def again(board: B) -> R:
        for known, result in last:
            if known is board:
                return result
        result = function(board)
        last[:] = [(board, result)]
        return result

    return again
