"""An expert of The Third Man: plays each bid as those who think do, and notices over the match who doesn't.

Hands, scores and everything played are public, so one thought serves the whole table: everyone else is imagined as
someone who plays anything, a novice, a regular, or an expert like us, and regret matching finds what experts in all
seats do at once, each against all the others. Among experts that can be known and hardly helps: the shares are such
that no card does much better than the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import prod
from random import Random
from typing import Any

from isoloir.bots.regret import drawn
from isoloir.bots.search import Plan, Weighed
from isoloir.core import Ask, Chance, Choice, Match, Seat
from isoloir.games.third_man.board import SEATS, Card
from isoloir.games.third_man.view import View

from .kinds import crowd_of, kinds_of, solved
from .payoffs import Spot
from .regular import habit
from .value import chances, stakes

FREER, MOST_FREE = 0.15, 0.6
"""How much more random they get with each void in a row."""
TRIES = 100
"""Of each card, by a search that plays against others."""
VOID = 2
"""This many others with the same card cancel the bid."""


def expert(view: View, question: Ask[Card], dice: Chance) -> Choice:
    weighed = weigh(view, question)
    return weighed[drawn([each.share for each in weighed], Random(dice.fork()).random())].choice


def weigh(view: View, question: Ask[Card]) -> list[Weighed]:
    """Each card of the hand, how often to play it, and our chances in the match."""
    assert view.seat is not None
    if len(question.options) == 1:
        return [Weighed(question.options, 1.0, 0.0)]
    spot = Spot(view.hands, view.scores, view.bids, view.leader, view.voids, view.tokens)
    kinds, hand = kinds_of(view.course), view.hands[view.seat]
    crowd = crowd_of(kinds, view.seat)
    if view.lead is None:
        leads = [solved(spot, card, kinds, crowd).leader for card in hand]
        best = leads.index(max(leads))
        return [Weighed((card,), float(place == best), leads[place]) for place, card in enumerate(hand)]
    found, place = solved(spot, view.lead, kinds, crowd), spot.followers.index(view.seat)
    shares = _freer(found.shares[place], view.voids)
    return [Weighed((card,), *each) for card, *each in zip(hand, shares, found.worths[place], strict=True)]


def plan(view: View, question: Ask[Card]) -> Plan:
    """To the end of the bid, the others as experts; what follows is looked up."""
    tries, horizon = TRIES * len(question.options), int(question.what == "lead")
    return Plan(playouts=tries, horizon=horizon, worth=_worth, rollout=expert)


def _worth(match: Match[Any], seat: Seat) -> float:
    """The chances of winning the match."""
    if match.is_over:
        return (seat in match.winners) / len(match.winners)
    board = match.board
    deal = chances(len(board.bids), board.scores, board.hands, board.leader, "usual")
    return sum(chance * stake for chance, stake in zip(deal, stakes(board.tokens)[seat], strict=True))


def _freer(shares: Sequence[float], voids: int) -> list[float]:
    """Players who think alike would cancel the same bid again and again."""
    free = min(MOST_FREE, FREER * voids)
    return [(1 - free) * share + free / len(shares) for share in shares]


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
