"""The one entrance to all effects; the modules beside it register theirs."""

from __future__ import annotations

from functools import singledispatch

from isoloir.core import Tell

from ..board import Board


@singledispatch
def perform(effect: object, board: Board, tell: Tell) -> Board:
    """The board once this law has acted, or has put on the agenda what is to be asked first."""
    raise AssertionError(f"{effect!r} is not something a law does at a moment")
