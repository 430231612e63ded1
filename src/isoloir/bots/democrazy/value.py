"""What a position of Démocrazy is worth to each seat: how likely it is to win.

The numbers in `value.json` were learnt from games: `python -m tools.democrazy_value` makes the file again.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from math import exp, tanh

import msgspec

from isoloir.core import OVER, Seat
from isoloir.games.democrazy.board import AMONG, Board
from isoloir.games.democrazy.force import laws_in_force
from isoloir.games.democrazy.scoring import VALUES, explained

from .flows import flows
from .regular import Table

ALONE = 2.0
"""A victory counts its share to this power: one that is shared is worth less than its share."""
TIE = 0.15
"""What a tie of two would cost everybody twice over, those who don't share it too: a game should have a winner."""
LASTS, FADES = 0.58, 0.8
"""How likely those who are first are to be so until the count if votes are still to come, more or less; and what is
left of that with each vote."""
NEAR, FAR = 2.0, 5.0
"""Points by which a lead, or what is missing to it, counts most of what it can."""


class Learnt(msgspec.Struct, frozen=True):
    """How much each trait of a seat adds to its strength, at some sizes of the deck; in between, a mixture."""

    traits: list[str]
    decks: list[int]
    thinking: list[list[float]]
    """Among people who vote for what they gain by."""
    anyhow: list[list[float]]
    """Among people who do anything."""


@cache
def learnt() -> Learnt:
    return msgspec.json.decode((files(__package__) / "value.json").read_bytes(), type=Learnt)


def worth(board: Board, seat: Seat, whim: float = 0.0, deck: int | None = None) -> float:
    """Of a board that is over, or at a proposal: the card just drawn might have been the End as well. If a deck is
    given, as if that many cards were left."""
    points = [sum([line.points for line in lines]) for lines in explained(board)]
    if board.next == OVER:
        return final(points)[seat]
    size = len(board.deck) if deck is None else deck
    going_on = chances(board, size, whim)[seat] - tie(points) * lasts(size)
    end = 0.0 if deck is not None or size > AMONG else 1 / (size + 1)
    return end * final(points)[seat] + (1 - end) * going_on


def final(points: list[int]) -> list[float]:
    """What this count is worth to each."""
    best = max(points)
    share, loss = (1 / points.count(best)) ** ALONE, tie(points)
    return [(share if each == best else 0.0) - loss for each in points]


def tie(points: list[int]) -> float:
    """What it costs everybody if it stays like this."""
    return TIE * (1 - 1 / points.count(max(points)))


@lru_cache(maxsize=64)
def lasts(deck: int) -> float:
    """How likely it is to stay like this, on average over the votes that may still come."""
    ways = range(max(1, deck - AMONG), deck + 1)
    return sum(LASTS * FADES**votes for votes in ways) / max(1, len(ways))


def chances(table: Table, deck: int, whim: float = 0.0) -> list[float]:
    """How likely each seat is to win, with this many cards in the deck and a proposal to come, if the others are as
    likely as this to do anything."""
    weights = weights_at(deck, whim)
    strengths = [sum([a * b for a, b in zip(row, weights, strict=True)]) for row in traits(table, deck)]
    best = max(strengths)
    powers = [exp(each - best) for each in strengths]
    whole = sum(powers)
    return [each / whole for each in powers]


def weights_at(deck: int, whim: float) -> list[float]:
    thinking, anyhow = _weights_at(deck)
    return [(1 - whim) * one + whim * other for one, other in zip(thinking, anyhow, strict=True)]


@lru_cache(maxsize=64)
def _weights_at(deck: int) -> tuple[list[float], list[float]]:
    table = learnt()
    place = min(max(deck, table.decks[0]), table.decks[-1])
    after = max(1, next(each for each, size in enumerate(table.decks) if size >= place))
    part = (place - table.decks[after - 1]) / (table.decks[after] - table.decks[after - 1])
    thinking, anyhow = (
        [_between(*pair, part) for pair in zip(rows[after - 1], rows[after], strict=True)]
        for rows in (table.thinking, table.anyhow)
    )
    return thinking, anyhow


def _between(one: float, other: float, part: float) -> float:
    return (1 - part) * one + part * other


TRAITS = ("tokens", "colours", "plain", "hats", "flow", "joker", "used", "kin", "wait", "first", "near", "far")


def traits(table: Table, deck: int) -> list[list[float]]:
    """By seat, in the order of TRAITS: points by where they come from, what is to flow, jokers, how much it has in
    common with the others, how long until its turn, and how far it is ahead or behind."""
    laws = {law.id: law for law in laws_in_force(table)}
    flow, kin, seats = flows(table, deck, laws.values()), kinship(table), table.seats
    rows, points = [], []
    for seat, lines in enumerate(explained(table)):
        colours = plain = hats = 0
        for line in lines[1:]:
            law = laws[line.law or ""]
            if isinstance(law.effect, VALUES):
                colours += line.points
            elif law.symbol == "hat":
                hats += line.points
            else:
                plain += line.points
        tokens = lines[0].points
        points.append(tokens + colours + plain + hats)
        wait = (seat - table.active) % seats / seats
        rows.append([tokens, colours, plain, hats, flow[seat], table.holders[seat], table.used[seat], kin[seat], wait])
    return [[*row, *ahead] for row, ahead in zip(rows, leads(points), strict=True)]


def leads(points: list[int]) -> list[list[float]]:
    """By seat: its share if it were over, and how far it is ahead of the best other, or behind."""
    *_, second, best = sorted(points)
    share = 1 / points.count(best)
    found = []
    for each in points:
        gap = each - (second if each == best else best)
        found.append([share if each == best else 0.0, tanh(gap / NEAR), tanh(gap / FAR)])
    return found


def kinship(table: Table) -> list[float]:
    """By seat: tokens beyond the average, in colours of which most others have more than the average, too."""
    seats = table.seats
    found = [0.0] * seats
    for held in zip(*table.tokens, strict=True):
        average = sum(held) / seats
        signs = [(each > average) - (each < average) for each in held]
        whole = sum(signs)
        for seat, each in enumerate(held):
            found[seat] += (each - average) * (whole - signs[seat]) / (seats - 1)
    return found
