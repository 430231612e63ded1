"""What sort of player each seat is, and what experts would do knowing that: the same thought for the whole table."""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import NamedTuple, TypeAlias

from isoloir.core import Seat
from isoloir.games.third_man.board import SEATS, Card

from .bidding import Bid, Model
from .memory import Shown, shown_in
from .payoffs import Row, Spot
from .regular import habit
from .value import Crowd

EFFORT = 3_000
"""Of regret matching, for one lead: pairs of others' cards that are met. Twenty times as many hardly change a share."""
MEMORABLE = 60
"""Bids: what people are like is learnt from the first of a match, if it's a very long one."""
FADES = 0.97
"""What is left of what we saw a bid later; people change, and so does a table."""
LIKELY = 10.0
"""How much likelier than any other sort an expert is, before we've seen anything: if in doubt, they can read us."""
SLIPS = 0.1
"""How much random play we allow an expert."""
FLOOR = 1e-3
"""Nobody is ever quite sure."""
SURE = 0.75
"""Once each of the others is likelier than this to play anything, or nearly, what follows is valued accordingly."""


class Kind(NamedTuple):
    """How likely a seat is to be each sort of player."""

    random: float
    novice: float
    regular: float
    expert: float


Kinds: TypeAlias = tuple[Kind, ...]
"""By seat."""
AT_FIRST = (Kind(0.0, 0.0, 0.0, log(LIKELY)),) * len(SEATS)
"""Logarithms."""


class Solved(NamedTuple):
    """What experts do after a lead: by follower, in the order of their seats, and by the place of a card."""

    shares: tuple[Row, ...]
    worths: tuple[Row, ...]
    leader: float
    """What the lead is worth to the leader."""


@lru_cache(maxsize=64)
def kinds_of(course: str) -> Kinds:
    """Bayes over the bids shown, each judged by what was known before it."""
    seen = AT_FIRST
    for bid in shown_in(course)[:MEMORABLE]:
        seen = _after(seen, bid)
    return _known(seen)


@lru_cache(maxsize=1 << 11)
def _after(seen: Kinds, bid: Shown) -> Kinds:
    kinds = _known(seen)
    return tuple(_remembered(before, _explained(bid, seat, kinds)) for seat, before in enumerate(seen))


def _remembered(before: Kind, now: Kind) -> Kind:
    return Kind(*(FADES * old + new for old, new in zip(before, now, strict=True)))


def _known(seen: Kinds) -> Kinds:
    return tuple(map(_kind, seen))


def _kind(logs: Kind) -> Kind:
    weights = [max(FLOOR, exp(each - max(logs))) for each in logs]
    return Kind(*(weight / sum(weights) for weight in weights))


def _explained(bid: Shown, seat: Seat, kinds: Kinds) -> Kind:
    """How likely each sort of player was to play what this seat played, as logarithms."""
    spot, leads = bid.spot, seat == bid.spot.leader
    hand = spot.hands[seat]
    place, anything = hand.index(bid.cards[seat]), 1 / len(hand)
    lead = -1 if leads else bid.cards[spot.leader]
    novice, regular = (shares[place] for shares in habit(spot.hands, spot.scores, spot.voids, seat, spot.leader, lead))
    if leads:
        return Kind(log(anything), log(novice), log(regular), log((anything + regular) / 2))
    shares = solved(spot, lead, kinds, crowd_of(kinds, seat)).shares[spot.followers.index(seat)]
    return Kind(log(anything), log(novice), log(regular), log((1 - SLIPS) * shares[place] + SLIPS * anything))


def crowd_of(kinds: Kinds, me: Seat) -> Crowd:
    loose = [kind.random + kind.novice for seat, kind in enumerate(kinds) if seat != me]
    return "anything" if min(loose) > SURE else "usual"


@lru_cache(maxsize=1 << 10)
def solved(spot: Spot, lead: Card, kinds: Kinds, crowd: Crowd) -> Solved:
    bid = Bid(
        spot,
        lead,
        [Model(_by_habit(spot, lead, seat, kinds[seat]), kinds[seat].expert) for seat in spot.followers],
        crowd,
    )
    bid.think(EFFORT)
    return Solved(tuple(bid.shares), tuple(bid.worths), bid.leader_worth())


def _by_habit(spot: Spot, lead: Card, seat: Seat, kind: Kind) -> list[float]:
    """All sorts that don't think in one, each as likely as it looks."""
    whole = kind.random + kind.novice + kind.regular
    any_card = kind.random / whole / len(spot.hands[seat])
    seen = habit(spot.hands, spot.scores, spot.voids, seat, spot.leader, lead)
    return [
        any_card + kind.novice / whole * novice + kind.regular / whole * regular
        for novice, regular in zip(*seen, strict=True)
    ]
