"""How a vote in Démocrazy may go: everyone's likely card, and what each way of voting leads to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import exp
from typing import TypeAlias

from msgspec.structs import replace

from isoloir.core import Seat
from isoloir.games.democrazy.board import Standing
from isoloir.games.democrazy.deck import law_of
from isoloir.games.democrazy.jokers import pack
from isoloir.games.democrazy.laws import Circle, Draw, Law, Return, Weight
from isoloir.games.democrazy.view import View
from isoloir.games.democrazy.voting import Outcome, Rule, Vote, outcome, ruled
from isoloir.games.democrazy.who import concerned

from .regular import likely_adopted, price_of

Ballot: TypeAlias = list[tuple[Vote, float]]
"""The cards a seat may play, and how likely each is."""

CAPRICE = 0.04
"""How often a seat votes for reasons we can't see."""
SURE = 0.12
"""A gain of this many points makes a YES e times as likely as a NO."""
TEMPTED = 0.8
"""How often a seat plays a joker that would help, when much is at stake."""
NEVER = 0.01
FEW = 5
"""Up to this many others every way of voting is tried; of more, those who hardly care are taken at their word."""


def leanings(gains: Sequence[float]) -> list[float]:
    """How likely each seat is to say YES to gaining this much over the others' average."""
    return [CAPRICE + (1 - 2 * CAPRICE) / (1 + exp(-max(-30.0, min(30.0, gain / SURE)))) for gain in gains]


def laws_standing(view: View) -> list[tuple[Law, Standing]]:
    return [(law_of(view, standing.law), standing) for standing in view.force]


def rule_of(view: View) -> Rule:
    """How votes are counted under the laws in force, oldest first."""
    rule = Rule((1,) * view.seats)
    for law, standing in laws_standing(view):
        about = replace(view, said=standing.declared) if isinstance(law.effect, Weight) else view
        rule = ruled(rule, law, concerned(about, law.effect.who) if isinstance(law.effect, Weight) else ())
    return rule


def ballots_of(view: View, seat: Seat, gains: Sequence[float], circle: Circle) -> list[Ballot]:
    """What each of the others may play, and how likely; with a joker, much to lose and no majority, they play it."""
    yes = leanings(gains)
    price = price_of(view)
    adopted = likely_adopted(gains, circle)
    unseen = list(pack(view.joker_split))
    for joker in (*view.joker_discard, *(() if view.joker is None else (view.joker,))):
        unseen.remove(joker)
    found: list[Ballot] = []
    for each, gain in enumerate(gains):
        wants = gain > 0
        ballot: Ballot = [("yes", yes[each]), ("no", 1 - yes[each])]
        if view.holders[each] and each != seat and abs(gain) >= price and (adopted < 0.5) == wants and unseen:
            shoe: Vote = "white" if wants else "black"
            likely = TEMPTED * sum(joker in (shoe, "scam") for joker in unseen) / len(unseen)
            ballot = [*((card, share * (1 - likely)) for card, share in ballot), (shoe, likely)]
        found.append([(card, share) for card, share in ballot if share > NEVER])
    return found


def ways(
    view: View, seat: Seat, circle: Circle, ballots: Sequence[Ballot], card: Vote
) -> Iterator[tuple[float, Outcome]]:
    """Every way the others may vote when we play this card, and how likely each is."""
    rule = rule_of(view)
    others = sorted((each for each in range(view.seats) if each != seat), key=lambda each: _certainty(ballots[each]))
    open_minds, settled = others[:FEW], others[FEW:]
    votes: list[Vote] = [card] * view.seats
    for each in settled:
        votes[each] = max(ballots[each], key=lambda laid: laid[1])[0]
    for said in product(*(ballots[each] for each in open_minds)):
        likely = 1.0
        for each, (vote, share) in zip(open_minds, said, strict=True):
            votes[each] = vote
            likely *= share
        yield likely, outcome(tuple(votes), circle, view.joker_mode, rule)


def _certainty(ballot: Ballot) -> float:
    return max(share for _, share in ballot)


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
