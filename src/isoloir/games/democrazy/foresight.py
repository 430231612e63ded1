"""What a red law may lead to: every holding each seat may end up with, from what everybody knows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache, singledispatch
from operator import add
from typing import TypeAlias

from msgspec.structs import replace

from isoloir.core import Seat, Value

from .board import Standing, Tokens
from .force import doomed
from .laws import (
    COLOURS,
    Barter,
    Burn,
    Colour,
    Draw,
    Exchange,
    Fill,
    Give,
    Law,
    Level,
    Rejoker,
    Repeal,
    Return,
    Rotate,
    Shed,
    Trim,
)
from .tokens import bag_of, colours_of, counted, favourites, minus, plus
from .voting import Outcome
from .who import concerned, givers, one, taker

May: TypeAlias = tuple[Tokens, ...]
"""The holdings a seat may have; one if it is certain."""


class Facts(Value, frozen=True):
    """What a forecast rests on: nothing that anybody may not know."""

    active: Seat
    tokens: tuple[Tokens, ...]
    holders: tuple[bool, ...]
    used: tuple[bool, ...]
    force: tuple[tuple[Law, Standing], ...]
    unheld_jokers: int
    vote: Outcome | None = None


class Prospect(Value, frozen=True):
    """One way it may turn out, up to what chance or somebody's taste decides."""

    may: tuple[May, ...]
    holders: tuple[bool, ...]
    used: tuple[bool, ...]
    force: tuple[tuple[Law, Standing], ...]
    ends: bool = False
    """The bag is empty and the game over."""


def as_it_is(facts: Facts) -> Prospect:
    return Prospect(tuple((held,) for held in facts.tokens), facts.holders, facts.used, facts.force)


@singledispatch
def foresee(effect: object, facts: Facts) -> tuple[Prospect, ...]:
    """Effects that move neither tokens nor jokers nor laws in force leave everything as it is."""
    return (as_it_is(facts),)


@foresee.register
def draw(effect: Draw, facts: Facts) -> tuple[Prospect, ...]:
    return (_drawing(facts, dict.fromkeys(concerned(facts, effect.who), effect.count)),)


@foresee.register
def fill(effect: Fill, facts: Facts) -> tuple[Prospect, ...]:
    seats = concerned(facts, effect.who)
    return (_drawing(facts, {seat: max(0, effect.least - sum(facts.tokens[seat])) for seat in seats}),)


@foresee.register
def give_back(effect: Return, facts: Facts) -> tuple[Prospect, ...]:
    held = {seat: facts.tokens[seat] for seat in concerned(facts, effect.who)}
    if effect.colour is None:
        return (_with(facts, {seat: kept(tokens, sum(tokens) - effect.count) for seat, tokens in held.items()}),)
    return (_with(facts, {seat: (_less(tokens, effect.colour, effect.count),) for seat, tokens in held.items()}),)


@foresee.register
def level(effect: Level, facts: Facts) -> tuple[Prospect, ...]:
    seats = concerned(facts, effect.who)
    return (_with(facts, {seat: kept(facts.tokens[seat], effect.most) for seat in seats}),)


@foresee.register
def shed(effect: Shed, facts: Facts) -> tuple[Prospect, ...]:
    seats = concerned(facts, effect.who)
    return (
        _with(facts, {seat: (_less(facts.tokens[seat], effect.colour, sum(facts.tokens[seat])),) for seat in seats}),
    )


@foresee.register
def trim(effect: Trim, facts: Facts) -> tuple[Prospect, ...]:
    return (_with(facts, {seat: _trimmed(effect, facts.tokens[seat]) for seat in concerned(facts, effect.who)}),)


@foresee.register
def give(effect: Give, facts: Facts) -> tuple[Prospect, ...]:
    """Gift after gift: who gives later may pass on what was received."""
    may: dict[Seat, May] = {seat: (held,) for seat, held in enumerate(facts.tokens)}
    gifts = [(giver, taker(facts, giver, effect.to)) for giver in givers(facts, effect.who)]
    for giver, to in [gift for gift in gifts if gift[0] != gift[1] for _ in range(effect.count)]:
        given = _givable(may[giver], effect.colour)
        may[to] = unique(held if colour is None else plus(held, colour) for held in may[to] for colour in given)
        may[giver] = unique(left for held in may[giver] for left in _after_giving(held, effect.colour))
    return (_with(facts, may),)


@foresee.register
def rotate(effect: Rotate, facts: Facts) -> tuple[Prospect, ...]:
    seats = len(facts.tokens)
    before = -1 if effect.to == "left" else 1
    return (_with(facts, {seat: (facts.tokens[(seat + before) % seats],) for seat in range(seats)}),)


@foresee.register
def exchange(effect: Exchange, facts: Facts) -> tuple[Prospect, ...]:
    """One prospect for each seat that may be chosen."""
    first = one(facts, effect.one)
    assert first is not None, "there is always a richest and a poorest"
    others = [seat for seat in range(len(facts.tokens)) if seat != first]
    seconds = others if effect.other == "chosen" else [one(facts, effect.other)]
    return tuple(
        _with(facts, {first: (facts.tokens[second],), second: (facts.tokens[first],)})
        for second in seconds
        if second is not None
    )


@foresee.register
def barter(effect: Barter, facts: Facts) -> tuple[Prospect, ...]:
    pair = (facts.active, taker(facts, facts.active, effect.other))
    mine, theirs = (facts.tokens[seat] for seat in pair)
    if not (sum(mine) and sum(theirs)):
        return (as_it_is(facts),)
    swaps = [(gave, got) for gave in colours_of(mine) for got in colours_of(theirs)]
    after = unique(plus(minus(mine, gave), got) for gave, got in swaps)
    return (_with(facts, {pair[0]: after, pair[1]: unique(plus(minus(theirs, got), gave) for gave, got in swaps)}),)


@foresee.register
def repeal(effect: Repeal, facts: Facts) -> tuple[Prospect, ...]:
    """One prospect for each law that may be chosen."""
    laws = tuple(law for law, _ in facts.force)
    gone = [doomed(laws, effect.which)] if effect.which != "chosen" or not laws else [(law,) for law in laws]
    now = as_it_is(facts)
    return tuple(replace(now, force=tuple(each for each in now.force if each[0] not in going)) for going in gone)


@foresee.register
def rejoker(effect: Rejoker, facts: Facts) -> tuple[Prospect, ...]:
    lucky = [seat for seat in concerned(facts, effect.who) if not facts.holders[seat]][: facts.unheld_jokers]
    holders = tuple(holds or seat in lucky for seat, holds in enumerate(facts.holders))
    used = tuple(has and seat not in lucky for seat, has in enumerate(facts.used))
    return (replace(as_it_is(facts), holders=holders, used=used),)


@foresee.register
def burn(effect: Burn, facts: Facts) -> tuple[Prospect, ...]:
    burnt = concerned(facts, effect.who)
    holders = tuple(holds and seat not in burnt for seat, holds in enumerate(facts.holders))
    return (replace(as_it_is(facts), holders=holders),)


@lru_cache(maxsize=4096)
def picks(tokens: Tokens, count: int) -> May:
    """Every way to take so many of these tokens."""
    return tuple(_picks(tokens, count))


def _picks(tokens: Tokens, count: int) -> Iterator[Tokens]:
    most_red, most_blue, most_yellow, most_green = tokens
    for red in range(min(most_red, count) + 1):
        for blue in range(min(most_blue, count - red) + 1):
            for yellow in range(min(most_yellow, count - red - blue) + 1):
                green = count - red - blue - yellow
                if green <= most_green:
                    yield red, blue, yellow, green


def kept(tokens: Tokens, count: int) -> May:
    """What may be left when all but so many go, at their owner's choice."""
    return (tokens,) if count >= sum(tokens) else picks(tokens, max(0, count))


def unique(holdings: Iterable[Tokens]) -> May:
    return tuple(sorted(set(holdings)))


def _with(facts: Facts, may: Mapping[Seat, May]) -> Prospect:
    now = as_it_is(facts)
    return replace(now, may=tuple(may.get(seat, held) for seat, held in enumerate(now.may)))


def _drawing(facts: Facts, numbers: Mapping[Seat, int]) -> Prospect:
    """Each seat completes its draw before the next; when the bag is empty the rest is lost."""
    bag = bag_of(facts.tokens)
    left = sum(bag)
    may: dict[Seat, May] = {}
    for seat, number in numbers.items():
        got = min(number, left)
        left -= got
        may[seat] = tuple(counted(map(add, facts.tokens[seat], pick)) for pick in picks(bag, got))
    return replace(_with(facts, may), ends=left == 0)


def _less(tokens: Tokens, colour: Colour, most: int) -> Tokens:
    return minus(tokens, colour, min(most, tokens[COLOURS.index(colour)]))


def _trimmed(effect: Trim, tokens: Tokens) -> May:
    if effect.of == "each":
        return (counted(min(held, effect.most) for held in tokens),)
    beyond = max(0, max(tokens) - effect.most)
    return unique(minus(tokens, colour, beyond) for colour in favourites(tokens)) or (tokens,)


def _givable(may: May, colour: Colour | None) -> tuple[Colour | None, ...]:
    """What a gift may be, None being nothing."""
    gifts = {gift for held in may for gift in (colours_of(held) or (None,))}
    if colour is not None:
        gifts = {gift if gift == colour else None for held in may for gift in _one_or_none(held, colour)}
    return tuple(gift for gift in (None, *COLOURS) if gift in gifts)


def _after_giving(held: Tokens, colour: Colour | None) -> May:
    gifts = colours_of(held) if colour is None else tuple(gift for gift in _one_or_none(held, colour) if gift)
    return tuple(minus(held, gift) for gift in gifts) or (held,)


def _one_or_none(held: Tokens, colour: Colour) -> tuple[Colour | None, ...]:
    return (colour,) if colour in colours_of(held) else (None,)
