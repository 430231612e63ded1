"""Many deals of The Third Man at once, in machine code: how fast these rules can be played where Match is too slow.

The rules are those of `games/third_man`, written again for columns of numbers; a test plays a million bids through both
and compares every hand, score and leader. The functions are plain Python, a deal after another; numba compiles them
when they're first called, which takes a second or two.
"""

from __future__ import annotations

from typing import Any, Self

import numpy as np
from numba import njit as compiled

CARDS, SEATS, BIDS, LIMIT, PRIZE, MOST_VOIDS = 10, 4, 9, 20, 10, 20
BITS, LOWEST_GAIN, LOWEST_SCORE = 5, -9, -64
"""A gain takes five bits, from -9 on; nine of them and a score above make one number to compare seats by."""
NEWEST = BITS * (BIDS - 1)
"""Where the gain of the last bid stands among the others'."""


class Deals:
    """`count` deals, each at its own bid; those that are over stay as they ended."""

    def __init__(self, leaders: Any) -> None:
        self.leader: Any = np.array(leaders, np.int64)
        count = len(self.leader)
        self.hands: Any = np.ones((count, SEATS, CARDS), np.bool_)
        self.scores: Any = np.zeros((count, SEATS), np.int64)
        self.bids: Any = np.zeros(count, np.int64)
        self.voids: Any = np.zeros(count, np.int64)
        self.over: Any = np.zeros(count, np.bool_)
        self._progress: Any = np.zeros((count, SEATS), np.int64)
        """The gains of the scored bids, the newest in the highest bits."""

    def any_cards(self, random: np.random.Generator) -> Any:
        """A random card from each hand."""
        cards: Any = np.empty((len(self.over), SEATS), np.int64)
        _any_cards(self.hands, self.bids, random, cards)
        return cards

    def bid(self, cards: Any) -> None:
        """One bid of every deal: four cards by seat. What stands there for a deal that is over is ignored."""
        cards = np.asarray(cards)
        if cards.shape != self.scores.shape:
            raise IndexError(f"cards of shape {cards.shape}, for deals of {self.scores.shape}")
        _bid(cards, self.hands, self.scores, self._progress, self.bids, self.voids, self.over, self.leader)

    def ahead(self) -> Any:
        """By deal, the seats in the lead: highest score, then who progressed most just now, then just before."""
        standing = (self.scores - LOWEST_SCORE << BITS * BIDS) | self._progress
        return standing == standing.max(axis=1, keepdims=True)

    def going_on(self) -> Self:
        """Only the deals that aren't over."""
        kept = type(self)(self.leader[~self.over])
        for name in ("hands", "scores", "bids", "voids", "over", "_progress"):
            setattr(kept, name, getattr(self, name)[~self.over])
        return kept

    def winners(self) -> Any:
        """Who takes the token of each deal; -1 where it isn't over, or nobody is ahead of all the others."""
        ahead = self.ahead()
        return np.where(self.over & (ahead.sum(axis=1) == 1), ahead.argmax(axis=1), -1)


def decisions_of_random_deals(count: int, random: np.random.Generator) -> int:
    """Plays this many deals to their end at random; how many cards were chosen."""
    deals = Deals(random.integers(SEATS, size=count))
    made = 0
    while left := int((~deals.over).sum()):
        made += SEATS * left
        deals.bid(deals.any_cards(random))
        if left < 0.7 * len(deals.over):
            deals = deals.going_on()
    return made


@compiled
def _any_cards(hands, bids, random, cards):  # type: ignore[no-untyped-def]
    """Every hand has a card for each bid to come, and one more. The loop takes the same way whatever the hand."""
    for deal in range(len(bids)):
        left = CARDS - bids[deal]
        for seat in range(SEATS):
            lower = int(random.random() * left)
            card = -1
            for each in range(CARDS):
                card += lower >= 0
                lower -= hands[deal, seat, each]
            cards[deal, seat] = card


@compiled
def _bid(cards, hands, scores, progress, bids, voids, over, leader):  # type: ignore[no-untyped-def]
    """One bid of every deal that isn't over."""
    gains: Any = np.empty(SEATS, np.int64)
    for deal in range(len(over)):
        if over[deal]:
            continue
        if _gains(cards[deal], gains):
            if voids[deal] + 1 < MOST_VOIDS:
                voids[deal] += 1
                continue
            gains[:] = 0
        voids[deal] = 0
        bids[deal] += 1
        far = False
        for seat in range(SEATS):
            scores[deal, seat] += gains[seat]
            far |= abs(scores[deal, seat]) >= LIMIT
            progress[deal, seat] = (gains[seat] - LOWEST_GAIN << NEWEST) | progress[deal, seat] >> BITS
            hands[deal, seat, cards[deal, seat]] = False
        if far or bids[deal] == BIDS:
            over[deal] = True
        else:
            leader[deal] = _leads(scores[deal], progress[deal], leader[deal])


@compiled
def _gains(cards, gains):  # type: ignore[no-untyped-def]
    """Whether three or four bid the same; if not, what the bid brings each."""
    void = False
    for seat in range(SEATS):
        card = cards[seat]
        if not 0 <= card < CARDS:
            raise IndexError("no such card")  # machine code would write beside the hand
        higher, same = 0, 0
        for other in range(SEATS):
            higher += cards[other] > card
            same += cards[other] == card
        void |= same >= 3
        if higher == 0:
            gains[seat] = PRIZE // same - card
        elif higher == 1:
            gains[seat] = -card
        elif higher == 2:
            gains[seat] = 2 * card
        else:
            gains[seat] = 0
    return void


@compiled
def _leads(scores, progress, leader):  # type: ignore[no-untyped-def]
    """The first seat in the lead, clockwise from the one that led."""
    first = leader
    for step in range(1, SEATS):
        seat = (leader + step) % SEATS
        if (scores[seat], progress[seat]) > (scores[first], progress[first]):
            first = seat
    return first
