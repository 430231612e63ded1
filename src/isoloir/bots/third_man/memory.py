"""The bids of a match as they were when they were played, from the digits a view remembers."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from isoloir.games.third_man.board import ALL_CARDS, MOST_VOIDS, Card
from isoloir.games.third_man.scoring import deal_is_over, gains, is_void, total

from .payoffs import Spot

DIGITS = 5
AT_FIRST = (0, 0, 0, 0)


class Shown(NamedTuple):
    spot: Spot
    cards: tuple[Card, ...]


@lru_cache(maxsize=256)
def shown_in(course: str) -> tuple[Shown, ...]:
    """Oldest first. Tokens are left out: we assume that bids don't depend on them."""
    found: list[Shown] = []
    spot = _fresh()
    for at in range(0, len(course), DIGITS):
        leader, *cards = map(int, course[at : at + DIGITS])
        found.append(Shown(spot._replace(leader=leader), tuple(cards)))
        spot = _after(spot, tuple(cards))
    return tuple(found)


def _fresh() -> Spot:
    return Spot((ALL_CARDS,) * 4, AT_FIRST, (), 0, 0, AT_FIRST)


def _after(spot: Spot, cards: tuple[Card, ...]) -> Spot:
    """Who leads next is in the digits."""
    if is_void(cards) and spot.voids + 1 < MOST_VOIDS:
        return spot._replace(voids=spot.voids + 1)
    gained = gains(cards) or AT_FIRST
    scores, bids = total(spot.scores, gained), (*spot.bids, gained)
    if deal_is_over(scores, bids):
        return _fresh()
    hands = tuple(tuple(each for each in hand if each != card) for hand, card in zip(spot.hands, cards, strict=True))
    return Spot(hands, scores, bids, 0, 0, AT_FIRST)
