"""What may be on the agenda: each item is a step of its own, and some ask someone.

What becomes of an item, and what can be foreseen of it, stands in `effects/`.
"""

from __future__ import annotations

from typing import TypeAlias

from isoloir.core import Seat, Value

from .laws import Colour, LawId, Side, Which


class Item(Value, frozen=True, kw_only=True, tag_field="item", tag=True):
    """The next thing to do, and the law that wants it done."""

    law: LawId = ""
    """Written on the item when the law acts."""


class Fire(Item, frozen=True):
    """A law acts, if it is still there."""

    law: LawId
    asked: bool = False
    """People have just said who it's about."""


class Declare(Item, frozen=True):
    """Every seat says whether a law is about them."""

    law: LawId


class Doubt(Item, frozen=True):
    """Every seat may raise a hand against one of those who declared."""

    law: LawId


class Point(Item, frozen=True):
    """Everyone points at the one it's about."""

    law: LawId


class Catch(Item, frozen=True):
    """Everyone says who was caught, or owns up."""

    law: LawId


class Expire(Item, frozen=True):
    """A law that acts once has acted."""

    law: LawId


class DrawTokens(Item, frozen=True):
    seat: Seat
    count: int


class ReturnToken(Item, frozen=True):
    seat: Seat
    colour: Colour | None = None
    """None: whichever the seat chooses."""


class ReturnBeyond(Item, frozen=True):
    """What is beyond this many of these colours goes back into the bag."""

    seat: Seat
    most: int
    colours: tuple[Colour, ...]


class TrimFavourite(Item, frozen=True):
    seat: Seat
    most: int


class GiveToken(Item, frozen=True):
    seat: Seat
    to: Seat
    colour: Colour | None = None


class BarterTokens(Item, frozen=True):
    seat: Seat
    other: Seat


class RotateTokens(Item, frozen=True):
    to: Side


class ExchangeTokens(Item, frozen=True):
    seat: Seat
    other: Seat


class ChooseExchange(Item, frozen=True):
    seat: Seat


class RepealLaws(Item, frozen=True):
    which: Which


class ChooseRepeal(Item, frozen=True):
    seat: Seat


class HandOutJokers(Item, frozen=True):
    seats: tuple[Seat, ...]


class LayDownJoker(Item, frozen=True):
    seat: Seat


class PassAllHands(Item, frozen=True):
    to: Side


class DrawLaws(Item, frozen=True):
    seat: Seat
    count: int


class DropLaw(Item, frozen=True):
    seat: Seat


class Move(Value, frozen=True, omit_defaults=True):
    """Something a proposer would do to carry out a law by hand."""

    do: str
    who: Seat | None = None
    """None: everyone."""
    to: Seat | None = None
    colour: Colour | None = None
    """None: whichever its owner chooses."""
    law: LawId | None = None


class LayOut(Item, frozen=True):
    """The proposer lays out what a law comes to, move by move."""

    seat: Seat
    moves: tuple[Move, ...] = ()
    begun: tuple[str | int, ...] = ()
    """What has been said of the next one."""


class Judge(Item, frozen=True):
    """The others say whether that's what the law said."""

    seat: Seat
    moves: tuple[Move, ...]


AnyItem: TypeAlias = (
    Fire | Declare | Doubt | Point | Catch | Expire | DrawTokens | ReturnToken | ReturnBeyond | TrimFavourite
    | GiveToken | BarterTokens | RotateTokens | ExchangeTokens | ChooseExchange | RepealLaws | ChooseRepeal
    | HandOutJokers | LayDownJoker | PassAllHands | DrawLaws | DropLaw | LayOut | Judge
)  # fmt: skip
