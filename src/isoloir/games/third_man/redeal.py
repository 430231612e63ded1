"""What a seat of The Third Man doesn't know, dealt again: the dice to come, and nothing else."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import Chance, Seat

from .board import Board
from .view import View


def redeal(seen: View, dice: Chance) -> Board:
    return Board(
        seed=dice.fork(),
        first_leader=seen.first_leader,
        next=seen.next,
        deal=seen.deal,
        leader=seen.leader,
        lead=seen.lead,
        hands=seen.hands,
        scores=seen.scores,
        bids=seen.bids,
        shown=seen.shown,
        led=seen.led,
        voids=seen.voids,
        tokens=seen.tokens,
        course=seen.course,
    )


def swap_secrets(board: Board, seat: Seat | None, dice: Chance) -> Board:
    """Nobody knows the dice; everything else is public."""
    return replace(board, seed=dice.fork())
