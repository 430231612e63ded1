"""What a law of Démocrazy is likely to bring: where between the least and the most each seat will end up.

The table's own preview says only how far it may go. A player who parts with a token parts with the cheapest, a draw
brings what the bag is worth on average, and everyone knows whether a law about people is about them.
"""

from __future__ import annotations

from typing import NamedTuple

from isoloir.core import Seat
from isoloir.games.democrazy.deck import law_of
from isoloir.games.democrazy.laws import (
    Draw,
    Exchange,
    Fill,
    Give,
    Law,
    Level,
    Renew,
    Repeal,
    Return,
    Trim,
    inquiry,
)
from isoloir.games.democrazy.preview import Outlook, Range
from isoloir.games.democrazy.scoring import FACE_VALUE, VALUES, revalued
from isoloir.games.democrazy.view import View

from .regular import has_trait

GIFT = 0.25
"""Where a gift lies between the cheapest and the dearest it may be: its giver chooses."""
RENEWED = 0.6
POINTED, MAYBE_POINTED = 0.5, 0.25
"""How likely a law that may be about us is about us, and how likely about anyone else."""


class Forecast(NamedTuple):
    """By seat, if the law is adopted."""

    points: list[float]
    tokens: list[float]


def forecast(view: View, seat: Seat, law: Law, out: Outlook) -> Forecast:
    """As the seat sees it."""
    spots = [_spot(view, seat, each, law) for each in range(view.seats)]
    points = [_at(span, spot) for span, spot in zip(out.points_with, spots, strict=True)]
    tokens = [_at(span, spot) for span, spot in zip(out.tokens, spots, strict=True)]
    if law.kind == "red" and inquiry(law.effect) == "declare":
        points[seat], tokens[seat] = _declared(view, seat, law, out)
    elif isinstance(law.effect, Exchange) and law.effect.other == "chosen":
        points = _exchanged(view, [_at(span, 0.5) for span in out.points_without])
    return Forecast(points, tokens)


def _at(span: Range, spot: float) -> float:
    return span.low + spot * (span.high - span.low)


def _spot(view: View, me: Seat, seat: Seat, law: Law) -> float:
    """Between 0, the least, and 1, the most."""
    match inquiry(law.effect):
        case "point":
            return POINTED * has_trait(view, me, law.id) if seat == me else MAYBE_POINTED
        case "declare" if seat == me and law.kind == "blue":
            return float(has_trait(view, me, law.id))
        case None:
            return _chosen(view, seat, law)
        case _:
            return 0.5


def _chosen(view: View, seat: Seat, law: Law) -> float:
    match law.effect:
        case Draw() | Fill():
            return _luck(view)
        case Renew():
            return RENEWED
        case Return() | Level() | Trim():
            return 1.0
        case Give(who=who):
            return 0.5 if who == "everyone" else GIFT
        case Repeal(which="chosen"):
            return 1.0 if seat == view.active else 0.5
        case _:
            return 0.5


def values_of(view: View) -> tuple[int, ...]:
    """What a token of each colour counts under the laws in force."""
    values = FACE_VALUE
    for standing in view.force:
        effect = law_of(view, standing.law).effect
        if isinstance(effect, VALUES):
            values = revalued(values, effect)
    return values


def _luck(view: View) -> float:
    """Where a token of the bag lies on average between the cheapest and the dearest that are left in it."""
    there = [(value, number) for value, number in zip(values_of(view), view.bag, strict=True) if number]
    if not there or min(there)[0] == max(there)[0]:
        return 0.5
    low, high = min(there)[0], max(there)[0]
    return sum((value - low) * number for value, number in there) / (high - low) / sum(view.bag)


def _declared(view: View, seat: Seat, law: Law, out: Outlook) -> tuple[float, float]:
    """A red law about people: we know whether it's about us."""
    now = _at(out.points_without[seat], 0.5)
    if not has_trait(view, seat, law.id):
        return now, 0.0
    if isinstance(law.effect, Draw):
        worth = sum(value * number for value, number in zip(values_of(view), view.bag, strict=True)) / sum(view.bag)
        return now + law.effect.count * worth, law.effect.count
    lost = [value for value, held in zip(values_of(view), view.tokens[seat], strict=True) if held]
    count = getattr(law.effect, "count", 1) if lost else 0
    return now - count * min(lost, default=0), -count


def _exchanged(view: View, points: list[float]) -> list[float]:
    """The active seat takes the best there is."""
    best = max((each for each in range(view.seats) if each != view.active), key=points.__getitem__)
    after = list(points)
    after[view.active], after[best] = points[best], points[view.active]
    return after
