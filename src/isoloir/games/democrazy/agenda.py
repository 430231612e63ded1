"""The agenda: one item at a time; an item puts its question, if it has one, and is done."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import Ask, Step, Tell, ask

from .board import Board, Standing
from .effects import plan, settle
from .events import Applied, Declared
from .force import law_on
from .items import Declare, Fire
from .who import concerned


def agenda(board: Board, tell: Tell) -> Step[Board] | Board:
    """The first item; when there is none left, the turn goes on."""
    if not board.agenda:
        return replace(board, next=board.after)
    first, *rest = board.agenda
    return settle.registry[type(first)](first, replace(board, agenda=tuple(rest)), tell)


@settle.register
def fire(item: Fire, board: Board, tell: Tell) -> Board:
    """A law that was repealed meanwhile, or concerns nobody, does nothing."""
    law = law_on(board, item.law)
    if law is None:
        return board
    who = getattr(law.effect, "who", None)
    if who is not None and not concerned(board, who):
        return board
    tell(Applied(law.id))
    return board.then(*(replace(new, law=law.id) for new in plan(law.effect, board)))


@settle.register
def declare(item: Declare, board: Board, tell: Tell) -> Step[Board]:
    """Everybody says in secret whether the law is about them; "no" comes first, for whoever stands in for somebody."""
    answers = yield from ask({seat: Ask("declare", ("no", "yes")) for seat in range(board.seats)})
    seats = tuple(seat for seat in sorted(answers) if answers[seat] == "yes")
    tell(Declared(item.law, seats))
    force = tuple(Standing(item.law, seats) if standing.law == item.law else standing for standing in board.force)
    return replace(board, force=force)
