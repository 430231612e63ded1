"""What an expert of The Third Man would tell a learner."""

from __future__ import annotations

from isoloir.bots.advice import Advice, by_worth
from isoloir.core import Ask, Chance
from isoloir.games.third_man.board import Card
from isoloir.games.third_man.view import View

from .expert import places, weigh

FIRST, _SECOND, THIRD = range(3)


def advise(view: View, question: Ask[Card], dice: Chance) -> list[Advice]:
    """By the chances in the match, which are said; a card that's only sometimes played has nearly the best."""
    if len(question.options) == 1:
        return [Advice(question.options, "only", {})]
    found = by_worth("won", [each for each in weigh(view, question) if each.worth > 0])
    return [Advice(each.choice, f"third-man-{_how(view, each)}", each.facts) for each in found]


def _how(view: View, advised: Advice) -> str:
    """The place that card takes most often, of those that bring something."""
    likely = places(view, next(card for card in view.hands[view.seat or 0] if card == advised.choice[0]))
    return "third" if likely[THIRD] >= likely[FIRST] else "first"
