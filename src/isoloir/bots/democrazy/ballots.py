"""How a vote in Démocrazy may go: everybody's likely card, and what each way of voting leads to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import exp

from msgspec.structs import replace

from isoloir.core import Seat
from isoloir.games.democrazy.board import Standing
from isoloir.games.democrazy.deck import law_of
from isoloir.games.democrazy.laws import Circle, Draw, Law, Return, Weight
from isoloir.games.democrazy.view import View
from isoloir.games.democrazy.voting import Outcome, Rule, Vote, outcome, ruled
from isoloir.games.democrazy.who import concerned

CAPRICE = 0.1
"""How often anybody votes for reasons nobody sees."""
SURE = 0.25
"""A gain of so many points makes a YES e times as likely as a NO."""
FEW = 6
"""Up to so many others every way of voting is gone through; of more, those who hardly care are taken at their word."""


def leanings(gains: Sequence[float]) -> list[float]:
    """How likely each seat is to say YES to what would bring it this over the average of the others."""
    return [CAPRICE + (1 - 2 * CAPRICE) / (1 + exp(-max(-30.0, min(30.0, gain / SURE)))) for gain in gains]


def laws_standing(view: View) -> list[tuple[Law, Standing]]:
    return [(law_of(view, standing.law), standing) for standing in view.force]


def rule_of(view: View) -> Rule:
    """How votes are counted under the laws in force, oldest first."""
    rule = Rule((1,) * view.seats)
    for law, _ in laws_standing(view):
        rule = ruled(rule, law, concerned(view, law.effect.who) if isinstance(law.effect, Weight) else ())
    return rule


def ways(view: View, seat: Seat, circle: Circle, yes: Sequence[float], card: Vote) -> Iterator[tuple[float, Outcome]]:
    """Every way the others may vote while we lay this card, with how likely it is."""
    rule = rule_of(view)
    others = sorted((each for each in range(view.seats) if each != seat), key=lambda each: abs(yes[each] - 0.5))
    open_minds, settled = others[:FEW], others[FEW:]
    votes: list[Vote] = [card] * view.seats
    for each in settled:
        votes[each] = "yes" if yes[each] >= 0.5 else "no"
    for said in product((True, False), repeat=len(open_minds)):
        likely = 1.0
        for each, is_yes in zip(open_minds, said, strict=True):
            votes[each] = "yes" if is_yes else "no"
            likely *= yes[each] if is_yes else 1 - yes[each]
        yield likely, outcome(tuple(votes), circle, view.joker_mode, rule)


def stirred(view: View, result: Outcome) -> list[float]:
    """By seat: the tokens that laws about votes give or take at this result."""
    change = [0.0] * view.seats
    for law, _ in laws_standing(view):
        if law.trigger == "vote" and isinstance(law.effect, Draw | Return) and _is_due(law, result):
            sign = 1 if isinstance(law.effect, Draw) else -1
            for seat in concerned(replace(view, vote=result), law.effect.who):
                change[seat] += sign * law.effect.count
    return change


def _is_due(law: Law, result: Outcome) -> bool:
    due = {
        "adopted": result.adopted,
        "rejected": not result.adopted,
        "tie": result.is_tie,
        "unanimous": result.is_unanimous,
    }
    return due.get(law.when, True)
