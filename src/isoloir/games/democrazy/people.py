"""Laws about the people at the table: they declare themselves, point at someone, or name who was caught."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from msgspec.structs import replace

from isoloir.core import Ask, Seat, Step, Tell, ask

from .board import Board
from .effects import settle
from .events import Caught, Declared, Doubted, Pointed
from .force import law_on
from .items import Catch, Declare, Doubt, Point
from .laws import Law, LawId, inquiry
from .who import clockwise

NOBODY = "nobody"
Hand: TypeAlias = str | int
ABOUT_ME = Ask("declare", ("no", "yes"))


def asking(law: Law) -> Declare | Point | Catch:
    """The item that asks people what this law has to know."""
    match inquiry(law.effect):
        case "point":
            return Point(law=law.id)
        case "catch":
            return Catch(law=law.id)
        case _:
            return Declare(law=law.id)


@settle.register
def declare(item: Declare, board: Board, tell: Tell) -> Step[Board]:
    """Everyone says in secret whether the law is about them; "no" comes first, for a stand-in."""
    answers = yield from ask(dict.fromkeys(range(board.seats), ABOUT_ME))
    seats = tuple([seat for seat, answer in answers.items() if answer == "yes"])
    tell(Declared(item.law, seats))
    board = _answered(board, item.law, seats)
    law = law_on(board, item.law)
    can_be_seen = law is not None and law.check == "eye" and not board.apart
    return board.then(Doubt(law=item.law)) if can_be_seen and seats else board


@settle.register
def doubt(item: Doubt, board: Board, tell: Tell) -> Step[Board]:
    """A show of hands: a claim falls if more than half of the others doubt it."""
    claims = board.said
    asks = {
        seat: Ask[Hand]("doubt", (NOBODY, *(each for each in claims if each != seat))) for seat in range(board.seats)
    }
    hands = yield from ask({seat: question for seat, question in asks.items() if len(question.options) > 1})
    fallen = tuple(seat for seat in claims if _outnumbered(hands, seat, board.seats))
    if not fallen:
        return board
    tell(Doubted(item.law, fallen))
    return _answered(board, item.law, tuple(seat for seat in claims if seat not in fallen))


@settle.register
def point(item: Point, board: Board, tell: Tell) -> Step[Board]:
    """Everyone points at one person, or at nobody; if several tie, it's the first clockwise."""
    hands = yield from _show_of_hands(board, "point")
    raised = _in_order(hands)
    votes = [raised.count(seat) for seat in range(board.seats)]
    most = max(votes)
    seats = tuple([seat for seat in clockwise(board.active, board.seats) if most and votes[seat] == most])[:1]
    tell(Pointed(item.law, raised, seats))
    return _answered(replace(board, raised=raised), item.law, seats)


@settle.register
def catch(item: Catch, board: Board, tell: Tell) -> Step[Board]:
    """Anyone who owns up is caught, and anyone more than half of the others name."""
    hands = yield from _show_of_hands(board, "catch")
    raised = _in_order(hands)
    seats = tuple([seat for seat, own in enumerate(raised) if own == seat or _outnumbered(hands, seat, board.seats)])
    tell(Caught(item.law, raised, seats))
    return _answered(replace(board, raised=raised), item.law, seats)


def _show_of_hands(board: Board, what: str) -> Step[Mapping[Seat, Hand]]:
    everybody = range(board.seats)
    return (yield from ask(dict.fromkeys(everybody, Ask[Hand](what, (NOBODY, *everybody)))))


def _outnumbered(hands: Mapping[Seat, Hand], seat: Seat, seats: int) -> bool:
    """Have more than half of the others raised their hand against this seat?"""
    others = list(hands.values()).count(seat) - (hands.get(seat) == seat)
    return 2 * others > seats - 1


def _in_order(hands: Mapping[Seat, Hand]) -> tuple[Seat | None, ...]:
    """By seat: everyone is asked, in that order."""
    return tuple([None if hand == NOBODY else int(hand) for hand in hands.values()])


def _answered(board: Board, law: LawId, seats: tuple[Seat, ...]) -> Board:
    """For the law at work, and for as long as it is in force."""
    force = tuple(replace(each, declared=seats) if each.law == law else each for each in board.force)
    return replace(board, said=seats, force=force)
