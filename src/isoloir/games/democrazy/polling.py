"""A vote at this table: which cards a seat may put down, how they are counted, which laws act on the result."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import Ask

from .board import Board
from .deck import law_of
from .laws import Law, Weight
from .view import View
from .voting import JOKERS, Joker, Outcome, Rule, Vote, each_counts, ruled
from .who import concerned

VOTE: dict[Joker | None, Ask[Vote]] = {
    None: Ask("vote", ("yes", "no")),
    **{joker: Ask("vote", ("yes", "no", joker)) for joker in JOKERS},
}
"""What a seat may put down, by the joker it holds."""


def counting(table: Board | View) -> Rule:
    """How votes are counted under the laws in force, oldest first."""
    rule = each_counts(table.seats)
    for standing in table.force:
        law = law_of(table, standing.law)
        if law.trigger == "count":
            about = replace(table, said=standing.declared)
            rule = ruled(rule, law, concerned(about, law.effect.who) if isinstance(law.effect, Weight) else ())
    return rule


def is_due(law: Law, result: Outcome) -> bool:
    """Does this law act after such a vote?"""
    if law.trigger != "vote":
        return False
    match law.when:
        case "adopted":
            return result.adopted
        case "rejected":
            return not result.adopted
        case "tie":
            return result.is_tie
        case "unanimous":
            return result.is_unanimous
        case "always":
            return True
