"""One token that a seat parts with: the owner's choice, unless the law names the colour."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from operator import itemgetter

from isoloir.core import Ask, Step, ask_one

from ..board import Board, Tokens
from ..items import GiveToken, ReturnToken
from ..laws import COLOURS, Colour
from ..prospect import May, picks, unique
from ..tokens import PLACES, colours_of, counted, minus


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


@lru_cache(maxsize=256)
def gathered(offers: tuple[tuple[Colour, ...], ...], fewest: int) -> May:
    """What comes together of one token each: of no one, two or three colours more than there are seats with any."""
    of_each = counted([sum([colour in offer for offer in offers]) for colour in COLOURS])
    groups = [group for size in (2, 3) for group in combinations(COLOURS, size)]
    most = [(group, sum([not {*group}.isdisjoint(offer) for offer in offers])) for group in groups]
    short = [(itemgetter(*map(PLACES.__getitem__, group)), number) for group, number in most if number < len(offers)]
    ways = [way for count in range(fewest, len(offers) + 1) for way in picks(of_each, count)]
    return unique([way for way in ways if all(sum(of(way)) <= number for of, number in short)])
