"""Tokens on the move: out of the bag, back into it, from seat to seat."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from isoloir.core import Seat, Tell, die

from .board import NO_TOKENS, TOKENS, TOKENS_PER_COLOUR, Board, Tokens
from .events import BagEmptied, TokensDrawn, TokensReturned
from .laws import COLOURS, Colour


def plus(tokens: Tokens, colour: Colour, count: int = 1) -> Tokens:
    changed = list(tokens)
    changed[COLOURS.index(colour)] += count
    return counted(changed)


def minus(tokens: Tokens, colour: Colour, count: int = 1) -> Tokens:
    return plus(tokens, colour, -count)


def counted(numbers: Iterable[int]) -> Tokens:
    red, blue, yellow, green = numbers
    return red, blue, yellow, green


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
    """Up to `count` tokens, one by one; it is over when the bag is empty."""
    colours: list[Colour] = []
    held, bag = board.tokens[seat], bag_of(board.tokens)
    left, past = sum(bag), len(board.draws)
    for number in range(min(count, left)):
        colour = _numbered(bag, die(left - number, board.seed, "token", past + number))
        bag, held = minus(bag, colour), plus(held, colour)
        colours.append(colour)
    letters = "".join([colour[0] for colour in colours])
    return replace(board.with_tokens({seat: held}), draws=board.draws + letters), tuple(colours)


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


def _numbered(bag: Tokens, number: int) -> Colour:
    """The colour of the token with this number, if those in the bag stood in a row by colour."""
    for colour, there in zip(COLOURS, bag, strict=True):
        if number < there:
            return colour
        number -= there
    raise AssertionError("more tokens than the bag holds")
