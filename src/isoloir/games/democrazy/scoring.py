"""The final count: one point per token, then each law in force says otherwise, oldest first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from operator import sub
from typing import Protocol, TypeAlias

from isoloir.core import Value

from .board import Standing, Tokens
from .deck import HasLaws, law_of
from .laws import COLOURS, AnyEffect, Bonus, LawId, Lead, PerGroup, PerSet, Raise, Scoring, Sole, Times, Trait, Worth
from .who import Public, lacked

FACE_VALUE: Tokens = (1, 1, 1, 1)
VALUES = (Worth, Raise, Times)


class Countable(Public, HasLaws, Protocol):
    """A board or a view, as far as its points go."""

    @property
    def force(self) -> tuple[Standing, ...]: ...


class Line(Value, frozen=True):
    """What one law adds to or takes from a seat's points; None stands for the tokens at one point each."""

    law: LawId | None
    points: int


class Others(Value, frozen=True):
    """As much of the other seats' tokens as a law may ask for."""

    most: int
    fewest: int
    most_of: tuple[int, ...]
    """By colour, the most that any of them has."""


class Holding(Value, frozen=True):
    """What a law may ask of the seat that is counted."""

    may: tuple[Tokens, ...]
    """Its tokens; in a forecast, whatever they may come to be."""
    holds_joker: bool
    used_joker: bool


Ruling: TypeAlias = tuple[AnyEffect, bool]
"""An effect, and whether the seat declared that it is about them."""


def scores(table: Countable) -> tuple[int, ...]:
    """Every seat's points if the game ended now."""
    return tuple(sum(line.points for line in lines) for lines in explained(table))


def explained(table: Countable) -> tuple[tuple[Line, ...], ...]:
    """How every seat's points come about, law by law in the order of their age."""
    laws = ((law_of(table, standing.law).effect, standing) for standing in table.force)
    return _explained(table.tokens, table.holders, table.used, tuple(law for law in laws if counts(law[0])))


@lru_cache(maxsize=1024)
def _explained(
    tokens: tuple[Tokens, ...],
    holders: tuple[bool, ...],
    used: tuple[bool, ...],
    laws: tuple[tuple[AnyEffect, Standing], ...],
) -> tuple[tuple[Line, ...], ...]:
    names = (None, *(standing.law for _, standing in laws))
    rows = []
    for seat, held in enumerate(tokens):
        holding, others = Holding((held,), holders[seat], used[seat]), beside((*tokens[:seat], *tokens[seat + 1 :]))
        rulings = [(effect, seat in standing.declared) for effect, standing in laws]
        rows.append(tuple(map(Line, names, by_law(holding, others, rulings))))
    return tuple(rows)


def counts(effect: AnyEffect) -> bool:
    """Does this law say anything about points?"""
    return isinstance(effect, Scoring | Trait)


def about_others(effect: AnyEffect) -> bool:
    """Does what it brings a seat hang on what the others hold?"""
    return isinstance(effect, Sole | Lead) or (isinstance(effect, Bonus) and effect.who in ("richest", "poorest"))


def beside(others: Iterable[Tokens]) -> Others:
    held = tuple(others)
    wealth = [sum(tokens) for tokens in held]
    return Others(max(wealth), min(wealth), tuple(max(colour) for colour in zip(*held, strict=True)))


def by_law(holding: Holding, others: Others, rulings: Sequence[Ruling]) -> Iterator[int]:
    """First the tokens, then what each law changes given the older ones."""
    values = FACE_VALUE
    yield from worths(holding.may, values)
    for effect, declared in rulings:
        if isinstance(effect, VALUES):
            before, values = values, revalued(values, effect)
            yield from worths(holding.may, tuple(map(sub, values, before)))
        else:
            yield from bonus(effect, holding, others, declared=declared)


def worths(may: Iterable[Tokens], values: Iterable[int]) -> list[int]:
    of_red, of_blue, of_yellow, of_green = values
    return [red * of_red + blue * of_blue + yellow * of_yellow + green * of_green for red, blue, yellow, green in may]


def revalued(values: Tokens, effect: Worth | Raise | Times) -> Tokens:
    """A set value overrides what older laws said; what adds or multiplies stacks on it."""
    place = COLOURS.index(effect.colour)
    red, blue, yellow, green = [_value(value, effect) if here == place else value for here, value in enumerate(values)]
    return red, blue, yellow, green


def _value(before: int, effect: Worth | Raise | Times) -> int:
    match effect:
        case Worth(points=points):
            return points
        case Raise(points=points):
            return before + points
        case Times(factor=factor):
            return before * factor


def bonus(effect: AnyEffect, holding: Holding, others: Others, *, declared: bool) -> list[int]:
    """For each holding it may be."""
    may, most_of = holding.may, others.most_of
    match effect:
        case PerSet(points=points):
            return [points * min(tokens) for tokens in may]
        case PerGroup(size=size, points=points):
            return [points * sum([held // size for held in tokens]) for tokens in may]
        case Sole(points=points):
            return [points * sum([has > 0 == most for has, most in zip(held, most_of, strict=True)]) for held in may]
        case Lead(points=points):
            return [
                points * sum([has >= max(1, most) for has, most in zip(held, most_of, strict=True)]) for held in may
            ]
        case Bonus(who=who, points=points):
            return [points * earned for earned in earns(who, holding, others, declared=declared)]
        case Trait(points=points):
            return [points * declared] * len(may)
        case _:
            return [0] * len(may)


def earns(who: str, holding: Holding, others: Others, *, declared: bool) -> list[bool]:
    """Is the final bonus for this seat? If several are equally rich or poor, it's for all of them."""
    may = holding.may
    match who:
        case "everyone" | "declared" | "pointed":
            return [declared or who == "everyone"] * len(may)
        case "richest":
            return [sum(tokens) >= others.most for tokens in may]
        case "poorest":
            return [sum(tokens) <= others.fewest for tokens in may]
        case "holders":
            return [holding.holds_joker] * len(may)
        case "users":
            return [holding.used_joker] * len(may)
        case _:
            colour = COLOURS.index(lacked(who))
            return [tokens[colour] == 0 for tokens in may]
