"""The agenda: one item at a time; an item puts its question, if it has one, and is done."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import Step, Tell

from .board import Board
from .effects import plan, settle
from .events import Applied
from .force import law_on, repealed
from .items import AnyItem, Expire, Fire
from .laws import Law, LawId, inquiry
from .people import asking
from .who import concerned


def agenda(board: Board, tell: Tell) -> Step[Board] | Board:
    """The first item; when there is none left, the turn goes on."""
    if not board.agenda:
        return replace(board, next=board.after, said=())
    first, *rest = board.agenda
    return settle.registry[type(first)](first, replace(board, agenda=tuple(rest)), tell)


@settle.register
def fire(item: Fire, board: Board, tell: Tell) -> Board:
    """A law that was repealed meanwhile, or concerns nobody, does nothing."""
    law = law_on(board, item.law)
    if law is None:
        return board
    if not item.asked:
        return board.then(*_course(law))
    board = replace(board, said=_said(board, law))
    who = getattr(law.effect, "who", None)
    if who is not None and not concerned(board, who):
        return board
    tell(Applied(law.id))
    return board.then(*(replace(new, law=law.id) for new in plan(law.effect, board)))


def _course(law: Law) -> tuple[AnyItem, ...]:
    """The people are asked when a red law acts, and each time somebody may have been caught."""
    about = inquiry(law.effect)
    first = (asking(law),) if about is not None and (law.kind == "red" or about == "catch") else ()
    return (*first, Fire(law=law.id, asked=True), *((Expire(law=law.id),) if law.once else ()))


def _said(board: Board, law: Law) -> tuple[int, ...]:
    """Just now, or when the law came into force."""
    if law.kind == "red" or inquiry(law.effect) == "catch":
        return board.said
    return next((standing.declared for standing in board.force if standing.law == law.id), ())


@settle.register
def expire(item: Expire, board: Board, tell: Tell) -> Board:
    return repealed(board, item.law, tell) if _stands(board, item.law) else board


def _stands(board: Board, law: LawId) -> bool:
    return any(standing.law == law for standing in board.force)
