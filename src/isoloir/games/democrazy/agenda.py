"""The agenda: one item at a time; an item asks its question, if it has one, and is done."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import Step, Tell

from .board import Board
from .effects import plan, settle
from .events import Applied
from .force import law_on, repealed
from .items import Expire, Fire
from .laws import Law, LawId, inquiry
from .people import asking
from .who import concerned


def agenda(board: Board, tell: Tell) -> Step[Board] | Board:
    """The first item; when there is none left, the turn goes on."""
    if not board.agenda:
        return replace(board, next=board.after)
    first = board.agenda[0]
    return settle.registry[type(first)](first, replace(board, agenda=board.agenda[1:]), tell)


@settle.register
def fire(item: Fire, board: Board, tell: Tell) -> Board:
    """A law that was repealed meanwhile, or concerns nobody, does nothing."""
    law = law_on(board, item.law)
    if law is None:
        return board
    after = (Expire(law=law.id),) if law.once and not item.asked else ()
    if not item.asked and _has_to_ask(law):
        return board.then(asking(law), Fire(law=law.id, asked=True), *after)
    board = replace(board, said=_said(board, law))
    who = getattr(law.effect, "who", None)
    if who is not None and not concerned(board, who):
        return board.then(*after)
    tell(Applied(law.id))
    return board.then(*[replace(new, law=law.id) for new in plan.registry[type(law.effect)](law.effect, board)], *after)


def _has_to_ask(law: Law) -> bool:
    """People are asked when a red law acts, and each time someone may have been caught."""
    about = inquiry(law.effect)
    return about is not None and (law.kind == "red" or about == "catch")


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
