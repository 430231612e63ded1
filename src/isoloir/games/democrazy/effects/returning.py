"""Tokens go back into the bag; their owner chooses."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import Ask, Step, Tell, ask_one

from ..board import Board, Tokens
from ..items import ReturnBeyond, ReturnToken, TrimFavourite
from ..laws import COLOURS, Level, Return, Shed, Trim
from ..prospect import Prospect, changed
from ..tokens import colours_of, counted, favourites, minus, put_back
from ..who import Public, concerned
from .effect import Items, Prospects, foresee, plan, settle
from .parting import chosen, on_offer, partings


@plan.register
def give_back(effect: Return, table: Public) -> Items:
    seats = concerned(table, effect.who)
    return tuple([ReturnToken(seat, effect.colour) for seat in seats for _ in range(effect.count)])


@plan.register
def level(effect: Level, table: Public) -> Items:
    seats = concerned(table, effect.who)
    return tuple(ReturnToken(seat) for seat in seats for _ in range(sum(table.tokens[seat]) - effect.most))


@plan.register
def shed(effect: Shed, table: Public) -> Items:
    return tuple(ReturnBeyond(seat, 0, (effect.colour,)) for seat in concerned(table, effect.who))


@plan.register
def trim(effect: Trim, table: Public) -> Items:
    seats = concerned(table, effect.who)
    if effect.of == "favourite":
        return tuple(TrimFavourite(seat, effect.most) for seat in seats)
    return tuple(ReturnBeyond(seat, effect.most, COLOURS) for seat in seats)


@settle.register
def return_token(item: ReturnToken, board: Board, tell: Tell) -> Step[Board]:
    colour = yield from chosen(board, "return", item)
    return board if colour is None else put_back(board, item.seat, (colour,), tell)


@foresee.register
def any_token(item: ReturnToken, prospect: Prospect) -> Prospects:
    """What goes back can be drawn again."""
    offers = [on_offer(held, item.colour) for held in prospect.may[item.seat]]
    after = changed(prospect, item.seat, lambda held: partings(held, item.colour))
    colours = {colour for offer in offers for colour in offer}
    bag = counted(there + (colour in colours) for colour, there in zip(COLOURS, prospect.bag, strict=True))
    return (replace(after, bag=bag, left=prospect.left + all(offers)),)


@settle.register
def return_beyond(item: ReturnBeyond, board: Board, tell: Tell) -> Board:
    beyond = zip(COLOURS, _beyond(item, board.tokens[item.seat]), strict=True)
    return put_back(board, item.seat, tuple(colour for colour, number in beyond for _ in range(number)), tell)


@foresee.register
def surely_beyond(item: ReturnBeyond, prospect: Prospect) -> Prospects:
    def rest(held: Tokens) -> tuple[Tokens]:
        return (counted(has - gone for has, gone in zip(held, _beyond(item, held), strict=True)),)

    return (changed(prospect, item.seat, rest),)


def _beyond(item: ReturnBeyond, held: Tokens) -> list[int]:
    return [max(0, has - item.most) if colour in item.colours else 0 for colour, has in zip(COLOURS, held, strict=True)]


@settle.register
def trim_favourite(item: TrimFavourite, board: Board, tell: Tell) -> Step[Board]:
    """If several colours tie, the owner chooses."""
    tokens = board.tokens[item.seat]
    if max(tokens) <= item.most:
        return board
    tied = favourites(tokens)
    colour = tied[0] if len(tied) == 1 else (yield from ask_one(item.seat, Ask("trim", tied)))
    return put_back(board, item.seat, (colour,) * (max(tokens) - item.most), tell)


@foresee.register
def any_favourite(item: TrimFavourite, prospect: Prospect) -> Prospects:
    def trimmed(held: Tokens) -> tuple[Tokens, ...]:
        beyond = max(0, max(held) - item.most)
        return tuple(minus(held, colour, beyond) for colour in favourites(held)) if colours_of(held) else (held,)

    return (changed(prospect, item.seat, trimmed),)
