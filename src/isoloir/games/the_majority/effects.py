"""The special effects of a trick of The Majority, by rising power."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from isoloir.core import Tell

from . import events, trick
from .board import ASSASSIN, BRIBE, COLOURS, POWER, SPY, TRAITOR, Board, right

EFFECTS = {BRIBE: "bribe", ASSASSIN: "assassinate", SPY: "spy", TRAITOR: "betray"}
"""The step of each power that has one, in rising order."""


def next_effect(table: trick.Trick, done: int = -1) -> str:
    """The step of the lowest power on the table that is still to act; when there is none, collecting."""
    return _next(tuple([POWER[each.card] for each in table]), done)


@cache
def _next(powers: tuple[int, ...], done: int) -> str:
    return next((step for power, step in EFFECTS.items() if power > done and power in powers), "collect")


def bribe(board: Board, tell: Tell) -> Board:
    """0: takes all cards of its colour; bribes of one colour cancel each other."""
    bribes = trick.bribers(board.table)
    for colour in COLOURS:
        if len(seats := bribes.get(colour, ())) > 1:
            tell(events.BribesCancelled(colour, seats))
    table = trick.bribed(board.table, bribes)
    for each in table:
        if each.stolen:
            tell(events.Stolen(each.front, each.seat, each.card))
    return replace(board, table=table, next=next_effect(table, BRIBE))


def assassinate(board: Board, tell: Tell) -> Board:
    """2: kills all cards of other colours, except what a bribe holds."""
    if not board.stolen_two_kills:
        _tell_lost(board, ASSASSIN, tell)
    twos = trick.assassins(board.table, stolen_two_kills=board.stolen_two_kills)
    for each in board.table:
        if by := trick.killers(each, twos):
            tell(events.Killed(each.seat, each.card, by))
    table = trick.assassinated(board.table, twos)
    return replace(board, table=table, next=next_effect(table, ASSASSIN))


def spy(board: Board, tell: Tell) -> Board:
    """3: the furthest spy takes the token, and the next trick of the round is played face up."""
    if not board.first_edition_spy:
        _tell_lost(board, SPY, tell)
    following = next_effect(board.table, SPY)
    active = trick.spies(board.table, first_edition=board.first_edition_spy)
    if not active:
        return replace(board, next=following)
    named = trick.designated(active, board.token, len(board.seats))
    tell(events.SpyNamed(named, board.token, active))
    board = replace(board, token=named, next=following)
    if round_is_played(board):
        return board
    order = trick.open_order(named, len(board.seats))
    tell(events.OpenTrickAhead(order))
    return replace(board, open_from=order[0])


def betray(board: Board, tell: Tell) -> Board:
    """7: goes over to the right."""
    _tell_lost(board, TRAITOR, tell)
    for each in board.table:
        if trick.is_betrayal(each):
            tell(events.Betrayed(each.seat, right(each.seat, len(board.seats)), each.card))
    return replace(board, table=trick.betrayed(board.table), next="collect")


def round_is_played(board: Board) -> bool:
    """Each hand has one card left, which is kept for the next round."""
    return len(board.hands[0]) == 1


def _tell_lost(board: Board, power: int, tell: Tell) -> None:
    for each in board.table:
        if each.stolen and POWER[each.card] == power:
            tell(events.EffectLost(each.seat, each.card))
