"""One token that a seat parts with: the owner's choice, unless the law names the colour."""

from __future__ import annotations

from isoloir.core import Ask, Seat, Step, ask_one

from ..board import Board, Tokens
from ..laws import Colour
from ..tokens import colours_of, minus


def on_offer(held: Tokens, colour: Colour | None) -> tuple[Colour, ...]:
    """The colours it may be; none if there is nothing to part with."""
    return tuple(each for each in colours_of(held) if colour in (None, each))


def chosen(board: Board, what: str, seat: Seat, colour: Colour | None) -> Step[Colour | None]:
    """Asked only if there is a choice; None if there is nothing."""
    colours = on_offer(board.tokens[seat], colour)
    if len(colours) > 1:
        return (yield from ask_one(seat, Ask(what, colours)))
    return colours[0] if colours else None


def partings(held: Tokens, colour: Colour | None) -> tuple[Tokens, ...]:
    """What may be left."""
    return tuple(minus(held, each) for each in on_offer(held, colour)) or (held,)
