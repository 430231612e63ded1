"""An expert of The Third Man: solves each bid, and notices over the match what the others are like.

Everyone else is imagined as someone who plays anything, a novice, a regular, or someone who thinks as we do, each
weighted by how well it explains what that seat has shown; then regret matching finds an answer to all of them at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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

from .bidding import Bid, Model
from .memory import Shown, shown_in
from .payoffs import Spot
from .regular import habit
from .value import Crowd

EFFORT = 6_000
"""Of regret matching, for an answer: pairs of others' cards that are met. Ten times as many hardly change a share."""
FIRST_EFFORT, FINALISTS = 1_000, 3
"""A lead is first tried this long; the best few are then thought through."""
EFFORT_BACK = 1_000
"""For what a thinking seat would have played in a past bid."""
LONGEST_MEMORY = 24
"""Bids; people change, and so does a table."""
RARE = 0.08
OPEN_MIND = 0.3
"""How much random play we allow a thinking seat."""
FREER, MOST_FREE = 0.15, 0.6
"""How much more random they get with each void in a row."""
SURE = 0.75
"""Once each of the others is likelier than this to play anything, or nearly, what follows is valued accordingly."""
VOID = 2
"""This many others with the same card cancel the bid."""


class Kind(NamedTuple):
    """How likely a seat is to be each sort of player."""

    random: float
    novice: float
    regular: float
    thinking: float


def expert(view: View, question: Ask[Card], dice: Chance) -> Choice:
    weighed = weigh(view, question)
    return weighed[drawn([each.share for each in weighed], Random(dice.fork()).random())].choice


def weigh(view: View, question: Ask[Card]) -> list[Weighed]:
    """Each card of the hand, how often to play it, and our chances in the match where they were worked out."""
    assert view.seat is not None
    if len(question.options) == 1:
        return [Weighed(question.options, 1.0, 0.0)]
    spot = Spot(view.hands, view.scores, view.bids, view.leader, view.voids, view.tokens)
    kinds = kinds_of(view.course)
    crowd = _crowd(kinds, view.seat)
    if view.lead is None:
        leads = _leads(spot, kinds, crowd)
        best = max(leads, key=leads.__getitem__)
        return [Weighed((card,), float(card == best), leads.get(card, 0.0)) for card in question.options]
    bid = Bid(spot, view.lead, _models(spot, view.lead, kinds, view.seat), crowd)
    bid.think(EFFORT)
    shares = _freer(without_rarities(bid.shares(view.seat), RARE), view.voids)
    worths = bid.worths(view.seat)
    return [Weighed((card,), *each) for card, *each in zip(view.hands[view.seat], shares, worths, strict=True)]


def _freer(shares: Sequence[float], voids: int) -> list[float]:
    """Players who think alike would cancel the same bid again and again."""
    free = min(MOST_FREE, FREER * voids)
    return [(1 - free) * share + free / len(shares) for share in shares]


def _crowd(kinds: Mapping[Seat, Kind], me: Seat) -> Crowd:
    loose = [kind.random + kind.novice for seat, kind in kinds.items() if seat != me]
    return "anything" if min(loose) > SURE else "usual"


def _leads(spot: Spot, kinds: Mapping[Seat, Kind], crowd: Crowd) -> dict[Card, float]:
    """The best few. A lead is face up, so there's nothing to gain by being unpredictable: the best one is played."""
    hand = spot.hands[spot.leader]
    bids = {card: Bid(spot, card, _models(spot, card, kinds, None), crowd) for card in hand}
    for bid in bids.values():
        bid.think(FIRST_EFFORT)
    finalists = sorted(hand, key=lambda card: -bids[card].leader_worth())[:FINALISTS]
    for card in finalists:
        bids[card].think(EFFORT)
    return {card: bids[card].leader_worth() for card in finalists}


def _models(spot: Spot, lead: Card, kinds: Mapping[Seat, Kind], me: Seat | None) -> dict[Seat, Model]:
    """What each follower is taken to do; we ourselves think."""
    return {
        seat: Model(_by_habit(spot, lead, seat, kinds[seat]), 1.0 if seat == me else kinds[seat].thinking)
        for seat in spot.followers
    }


def _by_habit(spot: Spot, lead: Card, seat: Seat, kind: Kind) -> list[float]:
    """All sorts that don't think in one, each as likely as it looks."""
    whole = kind.random + kind.novice + kind.regular
    any_card = kind.random / whole / len(spot.hands[seat])
    seen = habit(spot.hands, spot.scores, spot.voids, seat, spot.leader, lead)
    return [
        any_card + kind.novice / whole * novice + kind.regular / whole * regular
        for novice, regular in zip(*seen, strict=True)
    ]


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
    novice, regular = (shares[place] for shares in habit(spot.hands, spot.scores, spot.voids, seat, spot.leader, lead))
    thought = (anything + regular) / 2 if leads else _thought(spot, lead)[seat][place]
    return Kind(anything, novice, regular, (1 - OPEN_MIND) * thought + OPEN_MIND * anything)


@lru_cache(maxsize=1 << 11)
def _thought(spot: Spot, lead: Card) -> Mapping[Seat, list[float]]:
    """What followers who all think play on average."""
    bid = Bid(spot, lead, {seat: Model((), 1.0) for seat in spot.followers})
    bid.think(EFFORT_BACK)
    return {seat: bid.shares(seat) for seat in spot.followers}


def places(view: View, card: Card) -> tuple[float, float, float, float]:
    """How likely the card is to come first, second, third or last, or the bid to be void, against regulars."""
    assert view.seat is not None
    lead = card if view.lead is None else view.lead
    found = [0.0] * len(SEATS)
    others = [seat for seat in SEATS if seat not in (view.seat, view.leader)]
    shares = [habit(view.hands, view.scores, view.voids, seat, view.leader, lead).regular for seat in others]
    hands = [list(zip(view.hands[seat], share, strict=True)) for seat, share in zip(others, shares, strict=True)]
    for way in product(*hands):
        played = [each for each, _ in way] + ([] if view.lead is None else [lead])
        likely = prod(share for _, share in way)
        if played.count(card) < VOID:
            found[sum(other > card for other in played)] += likely
    return (found[0], found[1], found[2], found[3])
