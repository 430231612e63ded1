"""Effects on laws, jokers and law hands."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import Tell

from ..board import Board
from ..events import HandDealt, HandsPassed, JokerDealt, JokerDrawn, JokerLaidDown, Repealed
from ..force import doomed, laws_in_force
from ..items import ChooseRepeal, DrawLaws, DropLaw
from ..jokers import handed_out, laid_open
from ..laws import Burn, Drop, LawId, PassHands, Rejoker, Repeal, Study
from ..who import concerned
from .perform import perform


@perform.register
def repeal(effect: Repeal, board: Board, tell: Tell) -> Board:
    if effect.which == "chosen":
        return board.then(ChooseRepeal(board.active))
    for law in doomed(laws_in_force(board), effect.which):
        board = repealed(board, law.id, tell)
    return board


@perform.register
def rejoker(effect: Rejoker, board: Board, tell: Tell) -> Board:
    board, lucky = handed_out(board, concerned(board, effect.who))
    for seat in lucky:
        joker = board.jokers[seat]
        assert joker is not None, "it was just handed out"
        tell(JokerDrawn(seat))
        tell(JokerDealt(joker), only=seat)
    return board


@perform.register
def burn(effect: Burn, board: Board, tell: Tell) -> Board:
    for seat in concerned(board, effect.who):
        joker = board.jokers[seat]
        if joker is not None:
            board = laid_open(board, seat, played=False)
            tell(JokerLaidDown(seat, joker))
    return board


@perform.register
def pass_hands(effect: PassHands, board: Board, tell: Tell) -> Board:
    """What a seat has held it remembers."""
    before = board.right_of if effect.to == "left" else board.left_of
    hands = tuple(board.hands[before(seat)] for seat in range(board.seats))
    held = tuple(tuple(dict.fromkeys((*held, *hand))) for held, hand in zip(board.held, hands, strict=True))
    tell(HandsPassed(effect.to))
    for seat, hand in enumerate(hands):
        tell(HandDealt(hand), only=seat)
    return replace(board, hands=hands, held=held)


@perform.register
def study(effect: Study, board: Board, tell: Tell) -> Board:
    return board.then(*(DrawLaws(seat, effect.count) for seat in concerned(board, effect.who)))


@perform.register
def drop(effect: Drop, board: Board, tell: Tell) -> Board:
    return board.then(*(DropLaw(seat) for seat in concerned(board, effect.who) for _ in range(effect.count)))


def repealed(board: Board, law: LawId, tell: Tell) -> Board:
    """It stops acting at once and goes to the discard."""
    tell(Repealed(law))
    force = tuple(standing for standing in board.force if standing.law != law)
    return replace(board, force=force, discard=(*board.discard, law))
