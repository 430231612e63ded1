"""Effects on tokens: draw, return, give, exchange."""

from __future__ import annotations

from isoloir.core import Seat, Tell

from ..board import Board
from ..events import TokensExchanged, TokensRotated
from ..items import BarterTokens, ChooseExchange, DrawTokens, GiveToken, ReturnToken, TrimFavourite
from ..laws import COLOURS, Barter, Draw, Exchange, Fill, Give, Level, Return, Rotate, Shed, Trim
from ..tokens import put_back
from ..who import concerned, givers, one, taker
from .perform import perform


@perform.register
def draw(effect: Draw, board: Board, tell: Tell) -> Board:
    return board.then(*(DrawTokens(seat, effect.count) for seat in concerned(board, effect.who)))


@perform.register
def fill(effect: Fill, board: Board, tell: Tell) -> Board:
    missing = {seat: effect.least - sum(board.tokens[seat]) for seat in concerned(board, effect.who)}
    return board.then(*(DrawTokens(seat, number) for seat, number in missing.items() if number > 0))


@perform.register
def give_back(effect: Return, board: Board, tell: Tell) -> Board:
    seats = concerned(board, effect.who)
    return board.then(*(ReturnToken(seat, effect.colour) for seat in seats for _ in range(effect.count)))


@perform.register
def level(effect: Level, board: Board, tell: Tell) -> Board:
    seats = concerned(board, effect.who)
    return board.then(*(ReturnToken(seat) for seat in seats for _ in range(sum(board.tokens[seat]) - effect.most)))


@perform.register
def shed(effect: Shed, board: Board, tell: Tell) -> Board:
    place = COLOURS.index(effect.colour)
    for seat in concerned(board, effect.who):
        board = put_back(board, seat, (effect.colour,) * board.tokens[seat][place], tell)
    return board


@perform.register
def trim(effect: Trim, board: Board, tell: Tell) -> Board:
    seats = concerned(board, effect.who)
    if effect.of == "favourite":
        return board.then(*(TrimFavourite(seat, effect.most) for seat in seats))
    for seat in seats:
        beyond = [max(0, held - effect.most) for held in board.tokens[seat]]
        colours = [colour for colour, number in zip(COLOURS, beyond, strict=True) for _ in range(number)]
        board = put_back(board, seat, tuple(colours), tell)
    return board


@perform.register
def give(effect: Give, board: Board, tell: Tell) -> Board:
    gifts = [(giver, taker(board, giver, effect.to)) for giver in givers(board, effect.who)]
    return board.then(
        *(GiveToken(giver, to, effect.colour) for giver, to in gifts if giver != to for _ in range(effect.count))
    )


@perform.register
def rotate(effect: Rotate, board: Board, tell: Tell) -> Board:
    before = board.right_of if effect.to == "left" else board.left_of
    tell(TokensRotated(effect.to))
    return board.with_tokens({seat: board.tokens[before(seat)] for seat in range(board.seats)})


@perform.register
def exchange(effect: Exchange, board: Board, tell: Tell) -> Board:
    first = one(board, effect.one)
    assert first is not None, "there is always a richest and a poorest"
    if effect.other == "chosen":
        return board.then(ChooseExchange(first))
    second = one(board, effect.other)
    assert second is not None, "there is always a richest and a poorest"
    return exchanged(board, first, second, tell)


@perform.register
def barter(effect: Barter, board: Board, tell: Tell) -> Board:
    other = board.left_of if effect.other == "left" else board.right_of
    return board.then(BarterTokens(board.active, other(board.active)))


def exchanged(board: Board, first: Seat, second: Seat, tell: Tell) -> Board:
    """If the same seat is both, nothing happens."""
    if first == second:
        return board
    tell(TokensExchanged(tuple(sorted((first, second)))))
    return board.with_tokens({first: board.tokens[second], second: board.tokens[first]})
