"""The bids of a match as they were when they were played, from the digits a view remembers."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from isoloir.games.third_man.board import ALL_CARDS, MOST_VOIDS, Card
from isoloir.games.third_man.scoring import ahead, deal_is_over, gains, is_void, total, without

from .payoffs import Spot
from .value import with_token

DIGITS = 5
AT_FIRST = (0, 0, 0, 0)


class Shown(NamedTuple):
    spot: Spot
    cards: tuple[Card, ...]


@lru_cache(maxsize=256)
def shown_in(course: str) -> tuple[Shown, ...]:
    """Oldest first."""
    found: list[Shown] = []
    spot = _fresh(AT_FIRST)
    for at in range(0, len(course), DIGITS):
        leader, *cards = map(int, course[at : at + DIGITS])
        spot = spot._replace(leader=leader)
        found.append(Shown(spot, tuple(cards)))
        spot = _after(spot, tuple(cards))
    return tuple(found)


def _fresh(tokens: tuple[int, ...]) -> Spot:
    return Spot((ALL_CARDS,) * 4, AT_FIRST, (), 0, 0, tokens)


def _after(spot: Spot, cards: tuple[Card, ...]) -> Spot:
    """Who leads next is in the digits."""
    if is_void(cards) and spot.voids + 1 < MOST_VOIDS:
        return spot._replace(voids=spot.voids + 1)
    gained = gains(cards) or AT_FIRST
    scores, bids = total(spot.scores, gained), (*spot.bids, gained)
    if deal_is_over(scores, bids):
        best = ahead(scores, bids)
        return _fresh(with_token(spot.tokens, best[0]) if len(best) == 1 else spot.tokens)
    return Spot(without(spot.hands, cards), scores, bids, 0, 0, spot.tokens)
