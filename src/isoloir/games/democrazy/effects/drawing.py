"""Tokens are drawn from the bag."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import Tell

from ..board import Board
from ..items import AnyItem, DrawTokens, ReturnToken
from ..laws import Draw, Fill, Renew
from ..prospect import Prospect, changed, with_any
from ..tokens import drawn
from ..who import Public, concerned
from .effect import Items, Prospects, foresee, plan, settle


@plan.register
def draw(effect: Draw, table: Public) -> Items:
    return tuple([DrawTokens(seat, effect.count) for seat in concerned(table, effect.who)])


@plan.register
def fill(effect: Fill, table: Public) -> Items:
    missing = {seat: effect.least - sum(table.tokens[seat]) for seat in concerned(table, effect.who)}
    return tuple(DrawTokens(seat, number) for seat, number in missing.items() if number > 0)


@plan.register
def renew(effect: Renew, table: Public) -> Items:
    """One seat after the other, so that the bag is never short of more than one draw."""
    items: list[AnyItem] = []
    for seat in concerned(table, effect.who):
        items += [DrawTokens(seat, effect.count), *(ReturnToken(seat) for _ in range(effect.count))]
    return tuple(items)


@settle.register
def draw_tokens(item: DrawTokens, board: Board, tell: Tell) -> Board:
    return drawn(board, item.seat, item.count, tell)


@foresee.register
def any_tokens(item: DrawTokens, prospect: Prospect) -> Prospects:
    """Each seat completes its draw before the next; when the bag is empty the rest is lost."""
    got = min(item.count, prospect.left)
    left = prospect.left - got
    after = changed(prospect, item.seat, lambda held: with_any(held, prospect.bag, got))
    return (replace(after, left=left, ends=left == 0),)
