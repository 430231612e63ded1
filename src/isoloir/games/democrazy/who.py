"""Who a law is about: the words *richest*, *neighbours*, *lone dissenter*, fixed once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Protocol

from isoloir.core import Seat

from .board import Tokens
from .laws import COLOURS, Colour
from .voting import Outcome


class Public(Protocol):
    """A board, a view, or the bare facts of one: whatever is known to everyone."""

    @property
    def active(self) -> Seat: ...
    @property
    def tokens(self) -> tuple[Tokens, ...]: ...
    @property
    def holders(self) -> tuple[bool, ...]: ...
    @property
    def used(self) -> tuple[bool, ...]: ...
    @property
    def vote(self) -> Outcome | None: ...
    @property
    def said(self) -> tuple[Seat, ...]:
        """Who the law at work is about, as the people have said."""


@cache
def clockwise(start: Seat, seats: int) -> tuple[Seat, ...]:
    return tuple([(start + step) % seats for step in range(seats)])


def concerned(table: Public, who: str) -> tuple[Seat, ...]:
    """Everyone a law is about, clockwise from the active seat; if several are equally rich or poor, all of them."""
    everybody = clockwise(table.active, len(table.tokens))
    if who == "everyone":
        return everybody
    found = tuple(_found(table, who))
    return tuple([seat for seat in everybody if seat in found])


def one(table: Public, who: str) -> Seat | None:
    """For gifts and swaps, the first of them clockwise from the active seat."""
    return next(iter(concerned(table, who)), None)


def givers(table: Public, who: str) -> tuple[Seat, ...]:
    """A gift of the richest or the poorest is one seat's, even if several are equally rich or poor."""
    seats = concerned(table, who)
    return seats[:1] if who in ("richest", "poorest") else seats


def taker(table: Public, giver: Seat, to: str) -> Seat | None:
    """Left and right are the giver's own; None if nobody was pointed at."""
    if to in ("left", "right"):
        return beside(giver, to, len(table.tokens))
    return one(table, to)


def beside(seat: Seat, side: str, seats: int) -> Seat:
    return (seat + (1 if side == "left" else -1)) % seats


def _found(table: Public, who: str) -> Iterable[Seat]:
    seats = range(len(table.tokens))
    match who:
        case "everyone":
            return seats
        case "others":
            return (seat for seat in seats if seat != table.active)
        case "active" | "neighbours" | "left" | "right":
            return _placed(table.active, len(seats), who)
        case "richest" | "poorest":
            return _by_wealth(table, who)
        case "one-richest" | "one-poorest":
            return concerned(table, who.removeprefix("one-"))[:1]
        case "declared" | "pointed" | "caught":
            return table.said
        case "active-declared":
            return (seat for seat in table.said if seat == table.active)
        case "holders":
            return (seat for seat in seats if table.holders[seat])
        case "users":
            return (seat for seat in seats if table.used[seat])
        case "winners" | "losers" | "lone" | "yes" | "no":
            return _by_vote(table.vote, who)
        case _:
            colour = COLOURS.index(lacked(who))
            return (seat for seat in seats if table.tokens[seat][colour] == 0)


@cache
def lacked(who: str) -> Colour:
    """`green` of `lacking-green`."""
    return next(colour for colour in COLOURS if who == f"lacking-{colour}")


def _placed(active: Seat, seats: int, who: str) -> tuple[Seat, ...]:
    left, right = (active + 1) % seats, (active - 1) % seats
    return {"active": (active,), "left": (left,), "right": (right,), "neighbours": (left, right)}[who]


def _by_wealth(table: Public, who: str) -> list[Seat]:
    """Rich and poor are counted in tokens, never in points."""
    wealth = [sum(tokens) for tokens in table.tokens]
    mark = max(wealth) if who == "richest" else min(wealth)
    return [seat for seat, tokens in enumerate(wealth) if tokens == mark]


def _by_vote(vote: Outcome | None, who: str) -> list[Seat]:
    if vote is None:
        return []
    won = "yes" if vote.adopted else "no"
    lost = "no" if vote.adopted else "yes"
    stance = {"winners": won, "losers": lost, "lone": lost}.get(who, who)
    found = [seat for seat, stood in enumerate(vote.stances) if stood == stance]
    return [] if who == "lone" and len(found) != 1 else found
