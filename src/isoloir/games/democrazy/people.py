"""Laws about the people at the table: they declare themselves, point at somebody, or name who was caught."""

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


def asking(law: Law) -> Declare | Point | Catch:
    """The item that asks the people what this law has to know."""
    match inquiry(law.effect):
        case "point":
            return Point(law=law.id)
        case "catch":
            return Catch(law=law.id)
        case _:
            return Declare(law=law.id)


@settle.register
def declare(item: Declare, board: Board, tell: Tell) -> Step[Board]:
    """Everybody says in secret whether the law is about them; "no" comes first, for a stand-in."""
    answers = yield from ask({seat: Ask("declare", ("no", "yes")) for seat in range(board.seats)})
    seats = tuple(seat for seat in sorted(answers) if answers[seat] == "yes")
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
    """Everybody points at one person, or at nobody; of several with as many hands, the first clockwise is meant."""
    hands = yield from _show_of_hands(board, "point")
    most = max(_raised(hands, seat) for seat in range(board.seats))
    seats = tuple(seat for seat in clockwise(board.active, board.seats) if most and _raised(hands, seat) == most)[:1]
    raised = _in_order(hands)
    tell(Pointed(item.law, raised, seats))
    return _answered(replace(board, raised=raised), item.law, seats)


@settle.register
def catch(item: Catch, board: Board, tell: Tell) -> Step[Board]:
    """Anyone who owns up is caught, and anyone more than half of the others name."""
    hands = yield from _show_of_hands(board, "catch")
    seats = tuple(seat for seat in range(board.seats) if hands[seat] == seat or _outnumbered(hands, seat, board.seats))
    raised = _in_order(hands)
    tell(Caught(item.law, raised, seats))
    return _answered(replace(board, raised=raised), item.law, seats)


def _show_of_hands(board: Board, what: str) -> Step[Mapping[Seat, Hand]]:
    everybody = range(board.seats)
    return (yield from ask({seat: Ask[Hand](what, (NOBODY, *everybody)) for seat in everybody}))


def _raised(hands: Mapping[Seat, Hand], against: Seat) -> int:
    return sum(hand == against for hand in hands.values())


def _outnumbered(hands: Mapping[Seat, Hand], seat: Seat, seats: int) -> bool:
    others = {other: hand for other, hand in hands.items() if other != seat}
    return 2 * _raised(others, seat) > seats - 1


def _in_order(hands: Mapping[Seat, Hand]) -> tuple[Seat | None, ...]:
    return tuple(None if hands[seat] == NOBODY else int(hands[seat]) for seat in sorted(hands))


def _answered(board: Board, law: LawId, seats: tuple[Seat, ...]) -> Board:
    """For the law at work, and for as long as it is in force."""
    force = tuple(replace(each, declared=seats) if each.law == law else each for each in board.force)
    return replace(board, said=seats, force=force)
