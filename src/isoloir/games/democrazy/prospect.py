"""How a law may turn out: every holding each seat may end up with, from what everyone knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TypeAlias

from msgspec.structs import replace

from isoloir.core import Seat, Value, lately

from .board import Standing, Tokens
from .laws import Law
from .tokens import bag_of, counted
from .voting import Outcome

May: TypeAlias = tuple[Tokens, ...]
"""The holdings a seat may have; one if it is certain."""
Force: TypeAlias = tuple[tuple[Law, Standing], ...]
"""The laws in force, oldest first."""


class Facts(Value, frozen=True):
    """What a forecast rests on: nothing that isn't public."""

    active: Seat
    tokens: tuple[Tokens, ...]
    holders: tuple[bool, ...]
    used: tuple[bool, ...]
    force: Force
    unheld_jokers: int
    vote: Outcome | None = None
    said: tuple[Seat, ...] = ()


class Prospect(Value, frozen=True):
    """One way it may turn out, up to what chance or a player's taste decides."""

    may: tuple[May, ...]
    holders: tuple[bool, ...]
    used: tuple[bool, ...]
    force: Force
    unheld_jokers: int
    bag: Tokens
    """What the bag held before anyone drew."""
    left: int
    """How many tokens it still holds."""
    ends: bool = False
    """The bag is empty and the game over."""

    def having(self, may: Mapping[Seat, May]) -> Prospect:
        return replace(self, may=tuple([may.get(seat, held) for seat, held in enumerate(self.may)]))


@lately(4)
def as_it_is(facts: Facts) -> Prospect:
    bag = bag_of(facts.tokens)
    may = tuple(zip(facts.tokens, strict=True))
    return Prospect(may, facts.holders, facts.used, facts.force, facts.unheld_jokers, bag, sum(bag))


def changed(prospect: Prospect, seat: Seat, after: Callable[[Tokens], Iterable[Tokens]]) -> Prospect:
    """Whatever a seat may hold becomes any of what `after` makes of it."""
    may = prospect.may
    held = {held for before in may[seat] for held in after(before)}
    return replace(prospect, may=(*may[:seat], tuple(sorted(held)), *may[seat + 1 :]))


def either(one: Prospect, other: Prospect) -> Prospect:
    """What may be if it can go either way; the bag is as empty as it could get."""
    may = tuple([a if a is b else unique((*a, *b)) for a, b in zip(one.may, other.may, strict=True)])
    bag = counted(map(max, one.bag, other.bag))
    return replace(one, may=may, bag=bag, left=min(one.left, other.left), ends=one.ends or other.ends)


def unique(holdings: Iterable[Tokens]) -> May:
    return tuple(sorted(set(holdings)))


@lru_cache(maxsize=256)
def with_any(held: Tokens, bag: Tokens, count: int) -> May:
    """What a seat may hold after it has drawn this many."""
    return with_each(held, picks(bag, count))


def with_each(held: Tokens, more: May) -> May:
    red, blue, yellow, green = held
    return tuple([(red + r, blue + b, yellow + y, green + g) for r, b, y, g in more])


@lru_cache(maxsize=4096)
def picks(tokens: Tokens, count: int) -> May:
    """Every way to take this many of these tokens."""
    return tuple(_picks(tokens, count))


def _picks(tokens: Tokens, count: int) -> Iterator[Tokens]:
    most_red, most_blue, most_yellow, most_green = tokens
    for red in range(min(most_red, count) + 1):
        for blue in range(min(most_blue, count - red) + 1):
            rest = count - red - blue
            for yellow in range(max(0, rest - most_green), min(most_yellow, rest) + 1):
                yield red, blue, yellow, rest - yellow
