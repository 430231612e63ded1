"""Tokens on the move: out of the bag, back into it, from seat to seat."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from isoloir.core import Seat, Tell, die

from .board import NO_TOKENS, TOKENS, TOKENS_PER_COLOUR, Board, Tokens
from .events import BagEmptied, TokensDrawn, TokensReturned
from .laws import COLOURS, Colour

PLACES = {colour: place for place, colour in enumerate(COLOURS)}


@lru_cache(maxsize=4096)
def plus(tokens: Tokens, colour: Colour, count: int = 1) -> Tokens:
    changed = list(tokens)
    changed[PLACES[colour]] += count
    red, blue, yellow, green = changed
    return red, blue, yellow, green


def minus(tokens: Tokens, colour: Colour, count: int = 1) -> Tokens:
    return plus(tokens, colour, -count)


def counted(numbers: Iterable[int]) -> Tokens:
    red, blue, yellow, green = numbers
    return red, blue, yellow, green


@lru_cache(maxsize=1024)
def colours_of(tokens: Tokens) -> tuple[Colour, ...]:
    """The colours of which there is at least one."""
    return tuple([colour for colour, held in zip(COLOURS, tokens, strict=True) if held])


def bag_of(tokens: Iterable[Tokens]) -> Tokens:
    """What no seat has is in the bag: its content isn't secret, only its order."""
    return counted([TOKENS_PER_COLOUR - sum(held) for held in zip(NO_TOKENS, *tokens, strict=True)])


def favourites(tokens: Tokens) -> tuple[Colour, ...]:
    """The colours of which there are most."""
    return tuple([colour for colour in colours_of(tokens) if tokens[COLOURS.index(colour)] == max(tokens)])


def drawn_blindly(board: Board, seat: Seat, count: int) -> tuple[Board, tuple[Colour, ...]]:
    """Up to `count` tokens, one by one; the game is over when the bag is empty."""
    colours: list[Colour] = []
    held, bag = list(board.tokens[seat]), list(bag_of(board.tokens))
    left, past = sum(bag), len(board.draws)
    for number in range(min(count, left)):
        place = _numbered(bag, die(left - number, board.seed, "token", past + number))
        bag[place] -= 1
        held[place] += 1
        colours.append(COLOURS[place])
    tokens = (*board.tokens[:seat], counted(held), *board.tokens[seat + 1 :])
    letters = "".join([colour[0] for colour in colours])
    return replace(board, tokens=tokens, draws=board.draws + letters), tuple(colours)


def drawn(board: Board, seat: Seat, count: int, tell: Tell) -> Board:
    """Drawing the last token of the bag ends the game at once."""
    board, colours = drawn_blindly(board, seat, count)
    if not colours:
        return board
    tell(TokensDrawn(seat, colours))
    if sum(map(sum, board.tokens)) < TOKENS:
        return board
    tell(BagEmptied(seat))
    return replace(board, agenda=(), next="count", ended="bag")


def put_back(board: Board, seat: Seat, colours: tuple[Colour, ...], tell: Tell) -> Board:
    if not colours:
        return board
    held = board.tokens[seat]
    for colour in colours:
        held = minus(held, colour)
    tell(TokensReturned(seat, colours))
    return board.with_tokens({seat: held})


def move(board: Board, giver: Seat, taker: Seat, colour: Colour) -> Board:
    given, taken = minus(board.tokens[giver], colour), plus(board.tokens[taker], colour)
    return board.with_tokens({giver: given, taker: taken})


def _numbered(bag: Iterable[int], number: int) -> int:
    """The place of the colour of the token with this number, if those in the bag stood in a row by colour."""
    for place, there in enumerate(bag):
        if number < there:
            return place
        number -= there
    raise AssertionError("more tokens than the bag holds")
