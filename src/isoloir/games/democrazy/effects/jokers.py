"""Jokers are handed out again, or laid down."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import Tell

from ..board import Board
from ..events import JokerDealt, JokerDrawn, JokerLaidDown
from ..items import HandOutJokers, LayDownJoker
from ..jokers import handed_out, laid_open
from ..laws import Burn, Rejoker
from ..prospect import Prospect
from ..who import Public, concerned
from .effect import Items, Prospects, foresee, plan, settle


@plan.register
def rejoker(effect: Rejoker, table: Public) -> Items:
    return (HandOutJokers(concerned(table, effect.who)),)


@settle.register
def hand_out_jokers(item: HandOutJokers, board: Board, tell: Tell) -> Board:
    board, lucky = handed_out(board, item.seats)
    for seat in lucky:
        joker = board.jokers[seat]
        assert joker is not None, "it was just handed out"
        tell(JokerDrawn(seat))
        tell(JokerDealt(joker), only=seat)
    return board


@foresee.register
def sure_jokers(item: HandOutJokers, prospect: Prospect) -> Prospects:
    """Who gets one is certain, which one isn't; only holding one can count."""
    lucky = [seat for seat in item.seats if not prospect.holders[seat]][: prospect.unheld_jokers]
    holders = tuple(holds or seat in lucky for seat, holds in enumerate(prospect.holders))
    used = tuple(has and seat not in lucky for seat, has in enumerate(prospect.used))
    return (replace(prospect, holders=holders, used=used, unheld_jokers=prospect.unheld_jokers - len(lucky)),)


@plan.register
def burn(effect: Burn, table: Public) -> Items:
    return tuple(LayDownJoker(seat) for seat in concerned(table, effect.who))


@settle.register
def lay_down_joker(item: LayDownJoker, board: Board, tell: Tell) -> Board:
    joker = board.jokers[item.seat]
    if joker is None:
        return board
    tell(JokerLaidDown(item.seat, joker))
    return laid_open(board, item.seat, played=False)


@foresee.register
def sure_loss(item: LayDownJoker, prospect: Prospect) -> Prospects:
    holders = tuple(holds and seat != item.seat for seat, holds in enumerate(prospect.holders))
    return (replace(prospect, holders=holders, unheld_jokers=prospect.unheld_jokers + prospect.holders[item.seat]),)
