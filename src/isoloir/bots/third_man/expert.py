"""An expert of The Third Man: solves each bid, and notices over the match what the others are like.

Everybody else is imagined as somebody who plays anything, a regular, or somebody who thinks as we do, weighted by how
well each explains what that seat has shown so far; then regret matching finds an answer to all of them at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from math import exp, log, prod
from random import Random
from typing import NamedTuple

from isoloir.bots.regret import drawn, without_rarities
from isoloir.bots.search import Weighed
from isoloir.core import Ask, Chance, Choice, Seat
from isoloir.games.third_man.board import SEATS, Card
from isoloir.games.third_man.view import View

from .bidding import Bid, Model, Spot
from .memory import Shown, shown_in
from .regular import habit

ROUNDS = 450
"""Of regret matching, for an answer."""
FIRST_ROUNDS, FINALISTS = 120, 4
"""A lead is first tried so long; the best few are then thought through."""
ROUNDS_BACK = 60
"""For what somebody who thinks would have played in a bid of the past."""
LONGEST_MEMORY = 14
"""Bids; people change, and so does a table."""
RARE = 0.08
OPEN_MIND = 0.3
"""How much of anything at all is granted to somebody who thinks."""
VOID = 2
"""So many others with one's own card cancel the bid."""


class Kind(NamedTuple):
    """How likely a seat is to be each sort of player."""

    random: float
    regular: float
    thinking: float


def expert(view: View, question: Ask[Card], dice: Chance) -> Choice:
    luck = Random(dice.fork())
    weighed = weigh(view, question, luck)
    return weighed[drawn([each.share for each in weighed], luck.random())].choice


def weigh(view: View, question: Ask[Card], luck: Random) -> list[Weighed]:
    """Each card of the hand, how often to play it, and our chances in the match where they were worked out."""
    assert view.seat is not None
    if len(question.options) == 1:
        return [Weighed(question.options, 1.0, 0.0)]
    spot = Spot(view.hands, view.scores, view.bids, view.leader, view.voids, view.tokens)
    kinds = kinds_of(view.course)
    if view.lead is None:
        leads = _leads(spot, kinds, luck)
        best = max(leads, key=leads.__getitem__)
        return [Weighed((card,), float(card == best), leads.get(card, 0.0)) for card in question.options]
    bid = Bid(spot, view.lead, _models(spot, view.lead, kinds, view.seat), luck)
    bid.think(ROUNDS)
    shares = without_rarities(bid.solved().shares[view.seat], RARE)
    return [Weighed((card,), share, share) for card, share in zip(view.hands[view.seat], shares, strict=True)]


def _leads(spot: Spot, kinds: Mapping[Seat, Kind], luck: Random) -> dict[Card, float]:
    """The best few. A lead lies open, so nothing is gained by being unreadable: the best of them is played."""
    hand = spot.hands[spot.leader]
    bids = {card: Bid(spot, card, _models(spot, card, kinds, None), luck) for card in hand}
    for bid in bids.values():
        bid.think(FIRST_ROUNDS)
    by_worth = sorted(hand, key=lambda card: -bids[card].solved().worth[spot.leader])
    for card in by_worth[:FINALISTS]:
        bids[card].think(ROUNDS)
    return {card: bids[card].solved().worth[spot.leader] for card in by_worth[:FINALISTS]}


def _models(spot: Spot, lead: Card, kinds: Mapping[Seat, Kind], me: Seat | None) -> dict[Seat, Model]:
    """What each follower is taken to do; we ourselves think."""
    return {
        seat: Model(_by_habit(spot, lead, seat, kinds[seat]), 1.0 if seat == me else kinds[seat].thinking)
        for seat in SEATS
        if seat != spot.leader
    }


def _by_habit(spot: Spot, lead: Card, seat: Seat, kind: Kind) -> list[float]:
    """The random and the regular in one, each as likely as it looks."""
    whole = kind.random + kind.regular
    any_card = kind.random / whole / len(spot.hands[seat])
    seen = habit(spot.hands, spot.scores, spot.voids, seat, spot.leader, lead)
    return [any_card + kind.regular / whole * share for share in seen]


@lru_cache(maxsize=256)
def kinds_of(course: str) -> dict[Seat, Kind]:
    """Bayes over the last bids shown; nobody is ever quite sure."""
    bids = shown_in(course)[-LONGEST_MEMORY:]
    return {seat: _kind([_likely(bid, seat) for bid in bids if len(bid.spot.hands[seat]) > 1]) for seat in SEATS}


def _kind(seen: list[Kind]) -> Kind:
    logs = [sum(log(each[sort]) for each in seen) for sort in range(len(Kind._fields))]
    weights = [max(1e-3, exp(each - max(logs))) for each in logs]
    return Kind(*(weight / sum(weights) for weight in weights))


@lru_cache(maxsize=1 << 12)
def _likely(bid: Shown, seat: Seat) -> Kind:
    """How likely each sort of player was to play what this seat played."""
    spot, leads = bid.spot, seat == bid.spot.leader
    hand = spot.hands[seat]
    place, anything = hand.index(bid.cards[seat]), 1 / len(hand)
    lead = -1 if leads else bid.cards[spot.leader]
    usual = habit(spot.hands, spot.scores, spot.voids, seat, spot.leader, lead)[place]
    thought = (anything + usual) / 2 if leads else _thought(spot, lead)[seat][place]
    return Kind(anything, usual, (1 - OPEN_MIND) * thought + OPEN_MIND * anything)


@lru_cache(maxsize=1 << 11)
def _thought(spot: Spot, lead: Card) -> Mapping[Seat, list[float]]:
    """What followers who all think play on average; its luck is its own, so that it is always the same."""
    models = {seat: Model((), 1.0) for seat in SEATS if seat != spot.leader}
    bid = Bid(spot, lead, models, Random(repr((spot, lead))))
    bid.think(ROUNDS_BACK)
    return bid.solved().shares


def places(view: View, card: Card) -> tuple[float, float, float, float]:
    """How likely the card is to come first, second, third or last, or the bid to be void, against regulars."""
    assert view.seat is not None
    lead = card if view.lead is None else view.lead
    found = [0.0] * len(SEATS)
    others = [seat for seat in SEATS if seat not in (view.seat, view.leader)]
    shares = [habit(view.hands, view.scores, view.voids, seat, view.leader, lead) for seat in others]
    hands = [list(zip(view.hands[seat], share, strict=True)) for seat, share in zip(others, shares, strict=True)]
    for way in product(*hands):
        played = [each for each, _ in way] + ([] if view.lead is None else [lead])
        likely = prod(share for _, share in way)
        if played.count(card) < VOID:
            found[sum(other > card for other in played)] += likely
    return (found[0], found[1], found[2], found[3])
