"""What an expert of The Third Man would tell a learner."""

from __future__ import annotations

from isoloir.bots.advice import Advice, best, percent
from isoloir.core import Ask, Chance
from isoloir.games.third_man.board import Card
from isoloir.games.third_man.view import View

from .expert import places, weigh

FIRST, _SECOND, THIRD = range(3)


def advise(view: View, question: Ask[Card], dice: Chance) -> list[Advice]:
    found = []
    for weighed in best(weigh(view, question)):
        card = question.options[question.options.index(weighed.choice[0])]
        likely = places(view, card)
        reason = "third-man-third" if likely[THIRD] >= likely[FIRST] else "third-man-first"
        often = percent(max(likely[THIRD], likely[FIRST]))
        found.append(Advice(weighed.choice, reason, {"often": often}))
    return found
