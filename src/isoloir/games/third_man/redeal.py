"""What a seat of The Third Man doesn't know, dealt again: the dice to come, and nothing else."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import Chance, Seat
from isoloir.core.open import as_seen

from .board import Board
from .view import View


def redeal(seen: View, dice: Chance) -> Board:
    return as_seen(Board, seen, seed=dice.fork())


def swap_secrets(board: Board, seat: Seat | None, dice: Chance) -> Board:
    """Nobody knows the dice; everything else is public."""
    return replace(board, seed=dice.fork())
