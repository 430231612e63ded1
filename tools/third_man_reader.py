"""A reader of The Third Man's experts: how far can they be beaten by someone who knows their code?

    isoloir ladder third-man --bots tools/third_man_reader.py --among expert --games N --seed S

Everything but the draw lies open in this game, so the reader works out how often each expert would play each card, and
answers that as well as the same value allows. It leads as an expert does.
"""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.bots.third_man.bidding import Bid, Model
from isoloir.bots.third_man.expert import expert, weigh
from isoloir.bots.third_man.payoffs import Spot
from isoloir.core import Ask, Chance, Choice
from isoloir.games.third_man.board import Card
from isoloir.games.third_man.view import View


def reader(view: View, question: Ask[Card], dice: Chance) -> Choice:
    if view.lead is None or len(question.options) == 1:
        return expert(view, question, dice)
    assert view.seat is not None
    spot = Spot(view.hands, view.scores, view.bids, view.leader, view.voids, view.tokens)
    models = {}
    for seat in spot.followers:
        hand = view.hands[seat]
        seen = weigh(replace(view, seat=seat), Ask("follow", hand)) if seat != view.seat else []
        models[seat] = Model([each.share for each in seen] or [1 / len(hand)] * len(hand), 0.0)
    worths = Bid(spot, view.lead, models).worths(view.seat)
    return (view.hands[view.seat][worths.index(max(worths))],)


BOTS = {"expert": reader}
