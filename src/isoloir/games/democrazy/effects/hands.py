"""Law hands: passed on, drawn to, discarded from. None of it moves a token or a point."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import Ask, Step, Tell, ask_one

from ..board import Board
from ..events import HandDealt, HandsPassed, LawDropped
from ..hands import draw_law, without
from ..items import DrawLaws, DropLaw, PassAllHands
from ..laws import Drop, PassHands, Study
from ..prospect import Prospect
from ..who import Public, concerned
from .effect import Items, Prospects, foresee, plan, settle


@plan.register
def pass_hands(effect: PassHands, table: Public) -> Items:
    return (PassAllHands(effect.to),)


@settle.register
def pass_all_hands(item: PassAllHands, board: Board, tell: Tell) -> Board:
    """A seat remembers what it has held."""
    before = board.right_of if item.to == "left" else board.left_of
    hands = tuple(board.hands[before(seat)] for seat in range(board.seats))
    held = tuple(tuple(dict.fromkeys((*held, *hand))) for held, hand in zip(board.held, hands, strict=True))
    tell(HandsPassed(item.to))
    for seat, hand in enumerate(hands):
        tell(HandDealt(hand), only=seat)
    return replace(board, hands=hands, held=held)


@plan.register
def study(effect: Study, table: Public) -> Items:
    return tuple(DrawLaws(seat, effect.count) for seat in concerned(table, effect.who))


@settle.register
def draw_laws(item: DrawLaws, board: Board, tell: Tell) -> Board:
    """The End ends the game, however it is drawn."""
    for _ in range(item.count):
        board = draw_law(board, item.seat, tell)
        if board.ended:
            return board
    return board


@plan.register
def drop(effect: Drop, table: Public) -> Items:
    return tuple(DropLaw(seat) for seat in concerned(table, effect.who) for _ in range(effect.count))


@settle.register
def drop_law(item: DropLaw, board: Board, tell: Tell) -> Step[Board]:
    hand = board.hands[item.seat]
    if not hand:
        return board
    law = hand[0] if len(hand) == 1 else (yield from ask_one(item.seat, Ask("drop", hand)))
    tell(LawDropped(item.seat, law))
    return replace(without(board, item.seat, law), discard=(*board.discard, law))


@foresee.register(PassAllHands)
@foresee.register(DrawLaws)
@foresee.register(DropLaw)
def nothing_that_counts(item: PassAllHands | DrawLaws | DropLaw, prospect: Prospect) -> Prospects:
    """Cards in hand are worth no points."""
    return (prospect,)
