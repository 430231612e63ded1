"""One bid of The Third Man as a small game of its own: three followers at once, against what comes after."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from isoloir.bots.regret import Regrets, drawn
from isoloir.core import Seat
from isoloir.games.third_man.board import SEATS, Card, Gains
from isoloir.games.third_man.scoring import ahead, deal_is_over, first_clockwise, gains, is_void, total

from .value import Four, chances, stakes

Shares = Sequence[float]
"""How often each card of a hand is played."""
Payoffs = dict[tuple[Card, ...], Four]


class Spot(NamedTuple):
    """Where a bid begins."""

    hands: tuple[tuple[Card, ...], ...]
    scores: tuple[int, ...]
    bids: tuple[Gains, ...]
    leader: Seat
    voids: int
    tokens: tuple[int, ...]


class Model(NamedTuple):
    """How a follower is imagined: by habit with these shares, or thinking as we do, in that part of all cases."""

    habit: Shares
    thinks: float


class Solved(NamedTuple):
    shares: Mapping[Seat, list[float]]
    """What each follower plays on average, when it thinks."""
    worth: Four
    """Each seat's chances of winning the match."""


class Bid:
    """The followers' answers to one lead; payoffs are worked out when first met."""

    def __init__(self, spot: Spot, lead: Card, models: Mapping[Seat, Model], luck: Random) -> None:
        self._spot, self._lead, self._models, self._luck = spot, lead, models, luck
        self._followers = [seat for seat in SEATS if seat != spot.leader]
        self._regrets = {seat: Regrets(len(spot.hands[seat])) for seat in self._followers}
        self._payoffs: Payoffs = {}
        self._sums = [0.0] * len(SEATS)
        self._rounds = self._counted = 0

    def think(self, rounds: int) -> None:
        """External sampling: each follower in turn regrets, against one draw of the others' cards."""
        for _ in range(rounds):
            self._rounds += 1
            weight = float(self._rounds)
            for seat in self._followers:
                self._regrets[seat].regret(self._worths(seat), weight)
            if self._rounds > rounds // 4:
                self._count()

    def solved(self) -> Solved:
        counted = max(1, self._counted)
        a, b, c, d = (each / counted for each in self._sums)
        return Solved({seat: regrets.average for seat, regrets in self._regrets.items()}, (a, b, c, d))

    def _worths(self, seat: Seat) -> list[float]:
        spot, cards = self._spot, self._drawn(seat)
        worths = []
        for card in spot.hands[seat]:
            cards[seat] = card
            worths.append(self._payoff(tuple(cards))[seat])
        return worths

    def _count(self) -> None:
        for seat, worth in enumerate(self._payoff(tuple(self._drawn(None)))):
            self._sums[seat] += worth
        self._counted += 1

    def _drawn(self, but: Seat | None) -> list[Card]:
        luck, hands = self._luck.random, self._spot.hands
        cards = [self._lead] * len(SEATS)
        for seat in self._followers:
            if seat != but:
                model = self._models[seat]
                shares = self._regrets[seat].strategy if luck() < model.thinks else model.habit
                cards[seat] = hands[seat][drawn(shares, luck())]
        return cards

    def _payoff(self, cards: tuple[Card, ...]) -> Four:
        found = self._payoffs.get(cards)
        if found is None:
            found = self._payoffs[cards] = payoff(self._spot, cards)
        return found


def payoff(spot: Spot, cards: tuple[Card, ...]) -> Four:
    """Everybody's chances of winning the match once these cards are shown."""
    deal = _chances_after(spot, cards)
    a, b, c, d = (
        deal[0] * stake[0] + deal[1] * stake[1] + deal[2] * stake[2] + deal[3] * stake[3]
        for stake in stakes(spot.tokens)
    )
    return (a, b, c, d)


def _chances_after(spot: Spot, cards: tuple[Card, ...]) -> Sequence[float]:
    if is_void(cards):
        return chances(len(spot.bids), spot.scores, spot.hands, spot.leader)
    gained = gains(cards)
    scores, bids = total(spot.scores, gained), (*spot.bids, gained)
    best = ahead(scores, bids)
    if deal_is_over(scores, bids):
        return [(seat in best) / len(best) for seat in SEATS]
    hands = tuple(map(_without, spot.hands, cards))
    return chances(len(bids), scores, hands, first_clockwise(best, spot.leader))


@cache
def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple([each for each in hand if each != card])
