"""What the core does for a board on which everything lies open: only sealed choices and the dice to come are hidden."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar, cast

import msgspec
from msgspec.structs import replace

from .ask import Seat
from .chance import Chance
from .value import Value

B = TypeVar("B", bound=Value)

DICE = "seed"
"""The field of a board that holds the seed of its dice, which nobody may know."""


def open_view_type(board: type[Any]) -> type[msgspec.Struct]:
    """Whose eyes, and every field of the board but the dice."""
    return _view_type(cast("Hashable", board))


@cache
def _view_type(board: Any) -> type[msgspec.Struct]:
    own = [(field.name, field.type) for field in msgspec.structs.fields(board) if field.name != DICE]
    fields = [("seat", Seat | None), *own]
    made: dict[str, Any] = {"__reduce__": lambda view: (_again, (board, msgspec.structs.astuple(view)))}
    name, module = f"{board.__name__}View", board.__module__
    return msgspec.defstruct(name, fields, bases=(Value,), namespace=made, module=module, frozen=True)


def _again(board: type[Any], values: tuple[Any, ...]) -> msgspec.Struct:
    """For the process where bots think: no module holds this class under its name."""
    return open_view_type(board)(*values)


def open_view(view_type: type[Any], board: type[Any]) -> Callable[[Any, Seat | None], Any]:
    names = [name for name in board.__struct_fields__ if name != DICE]
    if len(names) == 1:
        return lambda board, seat: view_type(seat, getattr(board, names[0]))
    fields = attrgetter(*names)
    return lambda board, seat: view_type(seat, *fields(board))


def open_redeal(board: type[Any]) -> Callable[[Any, Chance], Any]:
    return lambda view, dice: as_seen(board, view, seed=dice.fork())


def as_seen(board: type[B], view: Any, **hidden: Any) -> B:
    """A board that this view shows: all but what is hidden from it lies there under the same name."""
    return board(**{name: getattr(view, name) for name in board.__struct_fields__ if name not in hidden}, **hidden)


def open_swap(board: Any, seat: Seat | None, dice: Chance) -> Any:
    """Nobody knows the dice; everything else lies open."""
    return replace(board, seed=dice.fork())
