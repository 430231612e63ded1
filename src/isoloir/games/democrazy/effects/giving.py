"""Tokens go from seat to seat: gifts, barters, exchanges, and everyone's tokens to a neighbour."""

from __future__ import annotations

from itertools import repeat

from isoloir.core import Ask, Seat, Step, Tell, Value, ask, ask_one

from ..board import Board, Tokens
from ..events import TokenGiven, TokensBartered, TokensExchanged, TokensRotated
from ..items import BarterTokens, ChooseExchange, ExchangeTokens, GiveToken, RotateTokens
from ..laws import Barter, Exchange, Give, Rotate, inquiry
from ..prospect import Prospect, unique, with_each
from ..tokens import colours_of, minus, move, plus
from ..who import Public, beside, givers, one, taker
from .effect import Items, Prospects, foresee, gist, plan, settle
from .parting import chosen, gathered, on_offer, partings


@plan.register
def give(effect: Give, table: Public) -> tuple[GiveToken, ...]:
    gifts = [(giver, taker(table, giver, effect.to)) for giver in givers(table, effect.who)]
    return tuple(
        GiveToken(giver, to, effect.colour)
        for giver, to in gifts
        for _ in range(effect.count)
        if to is not None and giver != to
    )


@settle.register
def give_token(item: GiveToken, board: Board, tell: Tell) -> Step[Board]:
    """The giver always chooses."""
    colour = yield from chosen(board, "give", item)
    if colour is None:
        return board
    tell(TokenGiven(item.seat, item.to, colour))
    return move(board, item.seat, item.to, colour)


@foresee.register
def any_gift(item: GiveToken, prospect: Prospect) -> Prospects:
    """Gift after gift: what was received may be passed on."""
    mine, theirs, colour = prospect.may[item.seat], prospect.may[item.to], item.colour
    gifts = {gift for held in mine for gift in (on_offer(held, colour) or (None,))}
    got = set[Tokens]().union(*[map(plus, theirs, repeat(gift)) if gift else theirs for gift in gifts])
    left = set[Tokens]().union(*map(partings, mine, repeat(colour)))
    return (prospect.having({item.to: tuple(sorted(got)), item.seat: tuple(sorted(left))}),)


class Gifts(Value, frozen=True):
    """One token from each of several seats, in whatever order, to a seat that passes none of them on."""

    gifts: tuple[GiveToken, ...]
    perhaps: bool


@gist.register
def to_one_seat(effect: Give, table: Public) -> tuple[object, ...]:
    gifts = give(effect, table)
    is_one = len({gift.to for gift in gifts}) == 1 and len({gift.seat for gift in gifts}) == len(gifts)
    return (Gifts(gifts, inquiry(effect) == "declare"),) if is_one else gifts


@foresee.register
def any_gifts(item: Gifts, prospect: Prospect) -> Prospects:
    """They are the first thing that happens: what everyone holds is certain until then."""
    held, to = [tokens for (tokens,) in prospect.may], item.gifts[0].to
    may = {gift.seat: unique(partings(held[gift.seat], gift.colour)) for gift in item.gifts}
    offers = tuple(sorted(filter(None, [on_offer(held[gift.seat], gift.colour) for gift in item.gifts])))
    may[to] = with_each(held[to], gathered(offers, 0 if item.perhaps else len(offers)))
    return (prospect.having(may),)


@plan.register
def barter(effect: Barter, table: Public) -> Items:
    return (BarterTokens(table.active, beside(table.active, effect.other, len(table.tokens))),)


@settle.register
def barter_tokens(item: BarterTokens, board: Board, tell: Tell) -> Step[Board]:
    """Both choose at once, each their own; nothing happens if one of them has nothing."""
    offers = {seat: colours_of(board.tokens[seat]) for seat in (item.seat, item.other)}
    if not all(offers.values()):
        return board
    picked = yield from ask({seat: Ask("barter", colours) for seat, colours in offers.items() if len(colours) > 1})
    gave = picked.get(item.seat, offers[item.seat][0])
    got = picked.get(item.other, offers[item.other][0])
    tell(TokensBartered(item.seat, item.other, gave, got))
    return move(move(board, item.seat, item.other, gave), item.other, item.seat, got)


@foresee.register
def any_barter(item: BarterTokens, prospect: Prospect) -> Prospects:
    mine, theirs = prospect.may[item.seat], prospect.may[item.other]
    swaps = [
        (plus(minus(one_, gave), got), plus(minus(other, got), gave))
        for one_ in mine
        for other in theirs
        for gave in colours_of(one_)
        for got in colours_of(other)
    ]
    empty = [(one_, other) for one_ in mine for other in theirs if not (sum(one_) and sum(other))]
    ours, others = zip(*swaps, *empty, strict=True)
    return (prospect.having({item.seat: unique(ours), item.other: unique(others)}),)


@plan.register
def exchange(effect: Exchange, table: Public) -> Items:
    first = one(table, effect.one)
    assert first is not None, "there is always a richest and a poorest"
    if effect.other == "chosen":
        return (ChooseExchange(first),)
    second = one(table, effect.other)
    assert second is not None, "there is always a richest and a poorest"
    return (ExchangeTokens(first, second),)


@settle.register
def exchange_tokens(item: ExchangeTokens, board: Board, tell: Tell) -> Board:
    return _exchanged(board, item.seat, item.other, tell)


@foresee.register
def sure_exchange(item: ExchangeTokens, prospect: Prospect) -> Prospects:
    may = prospect.may
    return (prospect.having({item.seat: may[item.other], item.other: may[item.seat]}),)


@settle.register
def choose_exchange(item: ChooseExchange, board: Board, tell: Tell) -> Step[Board]:
    other = yield from ask_one(item.seat, Ask("exchange", _others(item.seat, board.seats)))
    return _exchanged(board, item.seat, other, tell)


@foresee.register
def any_exchange(item: ChooseExchange, prospect: Prospect) -> Prospects:
    """One prospect for each seat that may be chosen."""
    others = _others(item.seat, len(prospect.may))
    return tuple(after for other in others for after in sure_exchange(ExchangeTokens(item.seat, other), prospect))


def _others(seat: Seat, seats: int) -> tuple[Seat, ...]:
    return tuple(other for other in range(seats) if other != seat)


def _exchanged(board: Board, first: Seat, second: Seat, tell: Tell) -> Board:
    """If the same seat is both, nothing happens."""
    if first == second:
        return board
    tell(TokensExchanged(tuple(sorted((first, second)))))
    return board.with_tokens({first: board.tokens[second], second: board.tokens[first]})


@plan.register
def rotate(effect: Rotate, table: Public) -> Items:
    return (RotateTokens(effect.to),)


@settle.register
def rotate_tokens(item: RotateTokens, board: Board, tell: Tell) -> Board:
    tell(TokensRotated(item.to))
    return board.with_tokens({seat: board.tokens[_giver(seat, item, board.seats)] for seat in range(board.seats)})


@foresee.register
def sure_rotation(item: RotateTokens, prospect: Prospect) -> Prospects:
    seats = len(prospect.may)
    return (prospect.having({seat: prospect.may[_giver(seat, item, seats)] for seat in range(seats)}),)


def _giver(seat: Seat, item: RotateTokens, seats: int) -> Seat:
    return (seat + (-1 if item.to == "left" else 1)) % seats
