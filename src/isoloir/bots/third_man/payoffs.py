"""What every way to answer a lead comes to: everyone's chances of winning the match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from isoloir.core import Seat
from isoloir.games.third_man.board import BIDS, LIMIT, SEATS, Card, Gains
from isoloir.games.third_man.scoring import ahead, first_clockwise, gains, is_void

from .value import Crowd, Four, chances, reckoner, stakes

Row: TypeAlias = list[float]
Worths: TypeAlias = list[list[Row]]
"""By the place of one follower's card, then of the next one's, then of our own."""


class Spot(NamedTuple):
    """Where a bid begins."""

    hands: tuple[tuple[Card, ...], ...]
    scores: tuple[int, ...]
    bids: tuple[Gains, ...]
    leader: Seat
    voids: int
    tokens: tuple[int, ...]

    @property
    def followers(self) -> tuple[Seat, Seat, Seat]:
        first, second, third = (seat for seat in SEATS if seat != self.leader)
        return first, second, third


class Payoffs(NamedTuple):
    """The followers in the order of their seats; the last are the leader's, by the cards of all three."""

    first: Worths
    second: Worths
    third: Worths
    leader: Worths


@lru_cache(maxsize=48)
def payoffs(spot: Spot, lead: Card, crowd: Crowd = "usual") -> Payoffs:
    """Kept for a while: three who follow one lead think about the same bid."""
    one, two, three = spot.followers
    payoff, cards = payoff_at(spot, crowd), [lead] * len(SEATS)
    hands = [range(len(spot.hands[seat])) for seat in spot.followers]
    found = Payoffs(*([[[0.0] * len(c) for _ in b] for _ in a] for a, b, c in _orders(*hands)))
    first, second, third, leader = found
    hand, next_hand, last_hand = (spot.hands[seat] for seat in spot.followers)
    for x, cards[one] in enumerate(hand):
        for y, cards[two] in enumerate(next_hand):
            by_first, by_second, by_third, by_leader = first[y], second[x], third[x][y], leader[x][y]
            for z, cards[three] in enumerate(last_hand):
                worth = payoff((cards[0], cards[1], cards[2], cards[3]))
                by_first[z][x], by_second[z][y], by_third[z] = worth[one], worth[two], worth[three]
                by_leader[z] = worth[spot.leader]
    return found


def _orders(one: range, two: range, three: range) -> Iterator[tuple[range, range, range]]:
    return iter(((two, three, one), (one, three, two), (one, two, three), (one, two, three)))


def payoff_at(spot: Spot, crowd: Crowd) -> Callable[[tuple[Card, ...]], Four]:
    """Everyone's chances of winning the match once these cards are shown."""
    (a, b, c, d), stake = spot.scores, stakes(spot.tokens)
    void = _staked(chances(len(spot.bids), spot.scores, spot.hands, spot.leader, crowd), stake)
    last = len(spot.bids) + 1 == BIDS
    reckon = None if last else reckoner(len(spot.bids) + 1, spot.hands, crowd)

    def payoff(cards: tuple[Card, ...]) -> Four:
        if is_void(cards):
            return void
        w, x, y, z = gained = gains(cards)
        scores = (a + w, b + x, c + y, d + z)
        best = max(scores)
        winners = (scores.index(best),) if scores.count(best) == 1 else ahead(scores, (*spot.bids, gained))
        if reckon is None or best >= LIMIT or min(scores) <= -LIMIT:
            return _staked([(seat in winners) / len(winners) for seat in SEATS], stake)
        return _staked(reckon(scores, cards, first_clockwise(winners, spot.leader)), stake)

    return payoff


def _staked(deal: list[float], stake: tuple[Four, ...]) -> Four:
    p, q, r, s = deal
    (a, b, c, d), (e, f, g, h), (i, j, k, m), (n, o, t, u) = stake
    return (
        p * a + q * b + r * c + s * d,
        p * e + q * f + r * g + s * h,
        p * i + q * j + r * k + s * m,
        p * n + q * o + r * t + s * u,
    )
