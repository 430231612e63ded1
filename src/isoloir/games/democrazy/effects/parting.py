"""One token that a seat parts with: the owner's choice, unless the law names the colour."""

from __future__ import annotations

from functools import lru_cache

from isoloir.core import Ask, Step, ask_one

from ..board import Board, Tokens
from ..items import GiveToken, ReturnToken
from ..laws import Colour
from ..tokens import colours_of, minus


@lru_cache(maxsize=1024)
def on_offer(held: Tokens, colour: Colour | None) -> tuple[Colour, ...]:
    """The colours it may be; none if there is nothing to part with."""
    there = colours_of(held)
    return there if colour is None else tuple([each for each in there if each == colour])


def chosen(board: Board, what: str, item: ReturnToken | GiveToken) -> Step[Colour | None]:
    """Only asked if there's a choice: not of a seat that has nothing, or that parts with everything."""
    held = board.tokens[item.seat]
    colours = on_offer(held, item.colour)
    if len(colours) > 1 and sum(held) > 1 + _more_to_come(board, item):
        return (yield from ask_one(item.seat, Ask(what, colours)))
    return colours[0] if colours else None


def _more_to_come(board: Board, item: ReturnToken | GiveToken) -> int:
    """How many more tokens this law wants of the seat, one after the other."""
    return next((place for place, other in enumerate(board.agenda) if other != item), len(board.agenda))


@lru_cache(maxsize=1024)
def partings(held: Tokens, colour: Colour | None) -> tuple[Tokens, ...]:
    """What may be left."""
    return tuple(minus(held, each) for each in on_offer(held, colour)) or (held,)
