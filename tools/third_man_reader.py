"""A reader of The Third Man's experts: how far can they be beaten by someone who knows their code?

    isoloir ladder third-man --bots tools/third_man_reader.py --among expert --games N --seed S

Everything but the draw lies open in this game, so the reader works out how often each expert would play each card after
any lead, and leads and answers what does best against that, by the same value.
"""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.bots.third_man.bidding import Bid, Model
from isoloir.bots.third_man.expert import weigh
from isoloir.bots.third_man.payoffs import Spot
from isoloir.core import Ask, Chance, Choice
from isoloir.games.third_man.board import Card
from isoloir.games.third_man.view import View


def reader(view: View, question: Ask[Card], dice: Chance) -> Choice:
    if len(question.options) == 1:
        return question.options
    assert view.seat is not None
    hand = view.hands[view.seat]
    if view.lead is None:
        return (max(hand, key=lambda lead: _read(view, lead).leader_worth()),)
    worths = _read(view, view.lead).worths[_spot(view).followers.index(view.seat)]
    return (hand[worths.index(max(worths))],)


def _spot(view: View) -> Spot:
    return Spot(view.hands, view.scores, view.bids, view.leader, view.voids, view.tokens)


def _read(view: View, lead: Card) -> Bid:
    models = []
    for seat in _spot(view).followers:
        seen = weigh(replace(view, seat=seat, lead=lead), Ask("follow", view.hands[seat]))
        models.append(Model([each.share for each in seen], 0.0))
    return Bid(_spot(view), lead, models)


BOTS = {"expert": reader}
