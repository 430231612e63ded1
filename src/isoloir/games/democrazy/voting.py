"""The arithmetic of a vote: cards, circle, jokers, and who stood on which side."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache, lru_cache
from typing import Literal, TypeAlias, get_args

from msgspec.structs import replace

from isoloir.core import Seat, Value

from .laws import Circle, Law, LawId, Share, Ties, Weight

Joker: TypeAlias = Literal["white", "black", "scam"]
"""White shoe: surely adopted. Black shoe: surely rejected. Scam: the other way round."""
JOKERS: tuple[Joker, ...] = get_args(Joker)
JokerMode: TypeAlias = Literal["all-void", "shoes-void-scams-flip"]
Vote: TypeAlias = Literal["yes", "no", "white", "black", "scam"]
Stance: TypeAlias = Literal["yes", "no", "none"]
Because: TypeAlias = Literal[
    "weight", "void", "shoes-void", "majority", "circle", "ties", "share", "white", "black", "scam"
]  # fmt: skip
"""Why a vote comes out as it does: a law about whose vote counts more, void jokers, the cards, a law about ties or
about majorities, a joker that counts."""


class Rule(Value, frozen=True):
    """How the YES and NO cards are counted just now."""

    weights: tuple[int, ...]
    tie: bool | None = None
    """What a tie means, if a law says it; else the circle does."""
    share: Share | None = None
    settled_by: LawId | None = None
    """The law that says what a tie means, or how many YES it takes."""
    weighed_by: tuple[LawId | None, ...] = ()
    """By seat, the law that gives it its weight; empty if there's none."""


class Reason(Value, frozen=True):
    """One step on the way from the cards to the result."""

    because: Because
    law: LawId | None = None
    """The law in force that makes it so."""
    adopts: bool | None = None
    """What the vote comes to as far as this; None if this alone says nothing about it."""


class Outcome(Value, frozen=True):
    votes: tuple[Vote, ...]
    yes: int
    no: int
    stances: tuple[Stance, ...]
    """The side each seat stood on, for the laws that ask: a shoe has one, a Scam or a void joker none."""
    adopted: bool
    why: tuple[Reason, ...] = ()
    """In the order of the argument; the last one decides."""

    @property
    def is_tie(self) -> bool:
        return self.yes == self.no

    @property
    def is_unanimous(self) -> bool:
        return len(set(self.stances)) == 1 and "none" not in self.stances


@cache
def each_counts(seats: int) -> Rule:
    """One vote for each, as long as no law says otherwise."""
    return Rule((1,) * seats)


@lru_cache(maxsize=4096)
def outcome(votes: tuple[Vote, ...], circle: Circle, mode: JokerMode, rule: Rule) -> Outcome:
    yes, no = _sum("yes", votes, rule), _sum("no", votes, rule)
    jokers = valid_jokers(votes, mode)
    stances = tuple([stance(vote, jokers) for vote in votes])
    why = (*weighed(votes, rule), *voided(votes, jokers), *decided(yes, no, circle, rule, jokers))
    return Outcome(votes, yes, no, stances, with_jokers(by_cards(yes, no, circle, rule), jokers), why)


def _sum(side: Vote, votes: tuple[Vote, ...], rule: Rule) -> int:
    """The votes of one side, each as much as it weighs."""
    if rule.weights.count(1) == len(votes):
        return votes.count(side)
    return sum([weight for weight, vote in zip(rule.weights, votes, strict=True) if vote == side])


def by_cards(yes: int, no: int, circle: Circle, rule: Rule) -> bool:
    """More YES adopts, more NO rejects, a tie is for the circle to break, unless a law counts otherwise."""
    if rule.share is not None:
        return yes > 0 and yes * rule.share.of >= (yes + no) * rule.share.yes
    if yes != no:
        return yes > no
    return circle == "white" if rule.tie is None else rule.tie


def weighed(votes: tuple[Vote, ...], rule: Rule) -> Iterator[Reason]:
    """The laws without which the sums would be different."""
    if not rule.weighed_by:
        return iter(())
    counted = zip(votes, rule.weights, rule.weighed_by, strict=True)
    laws = [law for vote, weight, law in counted if vote in ("yes", "no") and weight != 1]
    return (Reason("weight", law) for law in dict.fromkeys(laws))


def voided(votes: tuple[Vote, ...], jokers: tuple[Vote, ...]) -> Iterator[Reason]:
    """Anyone who played a joker for nothing is told why."""
    if len(jokers) < sum(map(votes.count, JOKERS)):
        yield Reason("shoes-void" if jokers else "void")


def decided(yes: int, no: int, circle: Circle, rule: Rule, jokers: tuple[Vote, ...]) -> Iterator[Reason]:
    """The cards, or the shoe that overrules them; then each Scam."""
    shoe = next((joker for joker in JOKERS[:2] if joker in jokers), None)
    if shoe is None:
        adopts = by_cards(yes, no, circle, rule)
        yield Reason(*_settled(yes, no, rule), adopts)
    else:
        adopts = shoe == "white"
        yield Reason(shoe, None, adopts)
    for _ in range(jokers.count("scam")):
        adopts = not adopts
        yield Reason("scam", None, adopts)


def _settled(yes: int, no: int, rule: Rule) -> tuple[Because, LawId | None]:
    """What makes a result of the cards, and the law behind it if there is one."""
    if rule.share is not None:
        return "share", rule.settled_by
    if yes != no:
        return "majority", None
    return ("circle", None) if rule.tie is None else ("ties", rule.settled_by)


def valid_jokers(votes: tuple[Vote, ...], mode: JokerMode) -> tuple[Vote, ...]:
    """Two jokers or more are void; in the other mode two shoes or more are, and Scams never."""
    jokers = tuple([vote for vote in votes if vote in JOKERS])
    if mode == "all-void":
        return jokers if len(jokers) == 1 else ()
    scams = tuple(joker for joker in jokers if joker == "scam")
    return jokers if len(jokers) - len(scams) <= 1 else scams


def with_jokers(adopted: bool, jokers: tuple[Vote, ...]) -> bool:
    """A shoe decides, and each Scam flips what was decided."""
    if "white" in jokers or "black" in jokers:
        adopted = "white" in jokers
    return adopted ^ (jokers.count("scam") % 2 == 1)


def stance(vote: Vote, jokers: tuple[Vote, ...]) -> Stance:
    if vote == "yes" or vote == "no":
        return vote
    match vote:
        case "white" | "black" if vote in jokers:
            return "yes" if vote == "white" else "no"
        case _:
            return "none"


def ruled(rule: Rule, law: Law, whose: Collection[Seat]) -> Rule:
    """The rule with this law taken into account too: if two disagree, the later one wins."""
    match law.effect:
        case Weight(votes=votes):
            weights = tuple(votes if seat in whose else old for seat, old in enumerate(rule.weights))
            before = rule.weighed_by or (None,) * len(weights)
            return replace(
                rule,
                weights=weights,
                weighed_by=tuple(law.id if seat in whose else old for seat, old in enumerate(before)),
            )
        case Ties(adopt=adopt):
            return replace(rule, tie=adopt, share=None, settled_by=law.id)
        case Share():
            return replace(rule, tie=None, share=law.effect, settled_by=law.id)
        case _:
            return rule
