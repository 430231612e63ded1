"""The arithmetic of a vote: cards, circle, jokers, and who stood on which side."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias, get_args

from isoloir.core import Value

from .laws import Circle, Counting, Share, Ties

Joker: TypeAlias = Literal["white", "black", "scam"]
"""White shoe: surely adopted. Black shoe: surely rejected. Scam: the other way round."""
JOKERS: tuple[Joker, ...] = get_args(Joker)
JokerMode: TypeAlias = Literal["all-void", "shoes-void-scams-flip"]
Vote: TypeAlias = Literal["yes", "no", "white", "black", "scam"]
Stance: TypeAlias = Literal["yes", "no", "none"]


class Rule(Value, frozen=True):
    """How the YES and NO cards are counted just now."""

    weights: tuple[int, ...]
    tie: bool | None = None
    """What a tie means, if a law says it; else the circle does."""
    share: Share | None = None


class Outcome(Value, frozen=True):
    votes: tuple[Vote, ...]
    yes: int
    no: int
    stances: tuple[Stance, ...]
    """The side each seat stood on, for the laws that ask: a shoe has one, a Scam or a void joker none."""
    adopted: bool

    @property
    def is_tie(self) -> bool:
        return self.yes == self.no

    @property
    def is_unanimous(self) -> bool:
        return len(set(self.stances)) == 1 and "none" not in self.stances


def outcome(votes: tuple[Vote, ...], circle: Circle, mode: JokerMode, rule: Rule) -> Outcome:
    yes = sum(weight for weight, vote in zip(rule.weights, votes, strict=True) if vote == "yes")
    no = sum(weight for weight, vote in zip(rule.weights, votes, strict=True) if vote == "no")
    jokers = valid_jokers(votes, mode)
    stances = tuple(stance(vote, jokers) for vote in votes)
    return Outcome(votes, yes, no, stances, with_jokers(by_cards(yes, no, circle, rule), jokers))


def by_cards(yes: int, no: int, circle: Circle, rule: Rule) -> bool:
    """More YES adopts, more NO rejects, a tie is for the circle to break, unless a law counts otherwise."""
    if rule.share is not None:
        return yes > 0 and yes * rule.share.of >= (yes + no) * rule.share.yes
    if yes != no:
        return yes > no
    return circle == "white" if rule.tie is None else rule.tie


def valid_jokers(votes: tuple[Vote, ...], mode: JokerMode) -> tuple[Vote, ...]:
    """Two jokers or more are void; in the other mode two shoes or more are, and Scams never."""
    jokers = tuple(vote for vote in votes if vote in JOKERS)
    if mode == "all-void":
        return jokers if len(jokers) == 1 else ()
    scams = tuple(joker for joker in jokers if joker == "scam")
    return jokers if len(jokers) - len(scams) <= 1 else scams


def with_jokers(adopted: bool, jokers: tuple[Vote, ...]) -> bool:
    """A shoe decides, each Scam turns what was decided round."""
    if "white" in jokers or "black" in jokers:
        adopted = "white" in jokers
    return adopted ^ (jokers.count("scam") % 2 == 1)


def stance(vote: Vote, jokers: tuple[Vote, ...]) -> Stance:
    match vote:
        case "yes" | "no":
            return vote
        case "white" | "black" if vote in jokers:
            return "yes" if vote == "white" else "no"
        case _:
            return "none"


def ruled(rule: Rule, effects: Iterable[Counting]) -> Rule:
    """How ties are broken and majorities made, oldest law first: of two that say it differently the newer holds."""
    tie, share = rule.tie, rule.share
    for effect in effects:
        match effect:
            case Ties(adopt=adopt):
                tie, share = adopt, None
            case Share():
                tie, share = None, effect
            case _:
                pass
    return Rule(rule.weights, tie, share)
