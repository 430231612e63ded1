"""What the core does for a board on which everything lies open: only sealed choices and the dice to come are hidden."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

import msgspec
from msgspec.structs import replace

from .ask import Seat
from .chance import Chance
from .value import Value

DICE = "seed"
"""The field of a board that holds the seed of its dice, which nobody may know."""


def open_view_type(board: type[Any]) -> type[msgspec.Struct]:
    """Whose eyes, and every field of the board but the dice."""
    own = [(field.name, field.type) for field in msgspec.structs.fields(board) if field.name != DICE]
    fields = [("seat", Seat | None), *own]
    return msgspec.defstruct(f"{board.__name__}View", fields, bases=(Value,), module=board.__module__, frozen=True)


def open_view(view_type: type[Any], board: type[Any]) -> Callable[[Any, Seat | None], Any]:
    names = [name for name in board.__struct_fields__ if name != DICE]
    if len(names) == 1:
        return lambda board, seat: view_type(seat, getattr(board, names[0]))
    fields = attrgetter(*names)
    return lambda board, seat: view_type(seat, *fields(board))


def open_redeal(board: type[Any]) -> Callable[[Any, Chance], Any]:
    names = [name for name in board.__struct_fields__ if name != DICE]
    return lambda view, dice: board(**{DICE: dice.fork()}, **{name: getattr(view, name) for name in names})


def open_swap(board: Any, seat: Seat | None, dice: Chance) -> Any:
    """Nobody knows the dice; all else lies open."""
    return replace(board, seed=dice.fork())
