"""Laws in force are repealed."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from isoloir.core import Ask, Step, Tell, ask_one

from ..board import Board
from ..force import doomed, laws_in_force, repealed
from ..items import ChooseRepeal, RepealLaws
from ..laws import LawId, Repeal
from ..prospect import Prospect
from ..who import Public
from .effect import Items, Prospects, foresee, plan, settle


@plan.register
def repeal(effect: Repeal, table: Public) -> Items:
    return (ChooseRepeal(table.active),) if effect.which == "chosen" else (RepealLaws(effect.which),)


@settle.register
def repeal_laws(item: RepealLaws, board: Board, tell: Tell) -> Board:
    for law in doomed(laws_in_force(board), item.which):
        board = repealed(board, law.id, tell)
    return board


@foresee.register
def sure_repeal(item: RepealLaws, prospect: Prospect) -> Prospects:
    going = doomed(tuple(law for law, _ in prospect.force), item.which)
    return (_without(prospect, [law.id for law in going]),)


@settle.register
def choose_repeal(item: ChooseRepeal, board: Board, tell: Tell) -> Step[Board]:
    laws = tuple(standing.law for standing in board.force)
    if not laws:
        return board
    law = laws[0] if len(laws) == 1 else (yield from ask_one(item.seat, Ask("repeal", laws)))
    return repealed(board, law, tell)


@foresee.register
def any_repeal(item: ChooseRepeal, prospect: Prospect) -> Prospects:
    """One prospect for each law that may be chosen."""
    return tuple(_without(prospect, [law.id]) for law, _ in prospect.force) or (prospect,)


def _without(prospect: Prospect, laws: Iterable[LawId]) -> Prospect:
    return replace(prospect, force=tuple(each for each in prospect.force if each[0].id not in laws))
